// Tells people of an open shift in waves: whoever wants to be asked first, then those who took fewest, then everyone.
// It is never urgent, so quiet hours and sleep after a night shift hold: nobody is woken.
import { sql } from 'kysely';
import type { OpenShift } from '#contract/api/open-shifts';
import { wishAbout, wishesOn } from '#engine/availability/availability';
import { LAST_WAVE, waveOf } from '#engine/open-shifts/waves';
import { addDays } from '#engine/time/dates';
import { MINUTE_MS } from '#engine/time/instants';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listAvailability, NOTHING_SAID } from '../availability/availability.queries';
import { type News, tellPeople } from '../notices/tell-people';
import { shiftText } from '../requests/shift-text';
import { readObstacles } from './obstacles';
import { findOpenShift, listPeopleToTell } from './open-shifts.queries';

const BETWEEN_WAVES_MS = 30 * MINUTE_MS;
/** For a shift that starts sooner there is no time for waves. */
const ALL_AT_ONCE_MS = 24 * 60 * MINUTE_MS;

/** Those of the organisation whose next wave is due. */
export async function tellDueWaves(scope: TenantScope, now: Instant): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from open_shifts
    where org_id = ${scope.orgId} and next_wave_at <= ${new Date(now)}
    order by id for update skip locked`.execute(scope.db);
  for (const { id } of rows) await tellNextWave(scope, id, now);
}

/** A wave without anyone doesn't keep the next one waiting. */
export async function tellNextWave(scope: TenantScope, id: string, now: Instant): Promise<void> {
  const open = await findOpenShift(scope, id);
  if (!open) return;
  const gone = open.takers.length >= open.places || Date.parse(open.closes_at) <= now;
  const { next_wave, created_by } = await readProgress(scope, id);
  let wave = gone ? LAST_WAVE + 1 : next_wave;
  const soon = Date.parse(open.start_at) - now < ALL_AT_ONCE_MS;
  const people = gone ? [] : await listCandidates(scope, open, now);
  let told = 0;
  while (wave <= LAST_WAVE && (soon || told === 0)) {
    const members = new Set(waveOf(people, wave));
    const users = people.filter((person) => members.has(person.id)).map(({ user_id }) => user_id);
    const others = users.filter((userId) => userId !== created_by);
    await tellPeople(scope, others, newsOf(open), now);
    told += others.length;
    wave += 1;
  }
  const next = wave > LAST_WAVE ? null : new Date(now + BETWEEN_WAVES_MS);
  await scope.db
    .updateTable('open_shifts')
    .set({ next_wave: wave, next_wave_at: next })
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .execute();
}

function readProgress({ db, orgId }: TenantScope, id: string) {
  return db
    .selectFrom('open_shifts')
    .select(['next_wave', 'created_by'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Whoever may take it, but not those who said that they can't work then. */
async function listCandidates(scope: TenantScope, open: OpenShift, now: Instant) {
  const { date } = open;
  const all = await listPeopleToTell(scope, open);
  const ids = all.map(({ id }) => id);
  const obstacleTo = await readObstacles(scope, ids, [open], now);
  const people = all.filter(({ id }) => obstacleTo(id, open) === null);
  const said = await listAvailability(
    scope,
    people.map(({ id }) => id),
    { from: addDays(date, -2), to: addDays(date, 2) },
  );
  const shift = {
    date,
    start: Date.parse(open.start_at) as Instant,
    end: Date.parse(open.end_at) as Instant,
  };
  return people.flatMap((person) => {
    const availability = said.get(person.id) ?? NOTHING_SAID;
    if (wishAbout(availability, shift) === 'cannot') return [];
    return [{ ...person, extra: wishesOn(availability, date).extra }];
  });
}

function newsOf(open: OpenShift): News {
  const what = shiftText(open);
  return {
    kind: 'open_shift',
    urgent: false,
    once: `open shift ${open.id}`,
    subject: {
      title:
        open.claims === 'manager' ? 'An open shift you can ask for' : 'An open shift you can take',
      lines: [{ who: null, text: open.role_label ? `${what}, ${open.role_label}` : what }],
      link: { label: 'Show open shifts', path: '/my-shifts' },
    },
  };
}
