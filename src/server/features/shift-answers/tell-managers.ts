// Tells managers who can't work a shift, and what isn't confirmed a day before it starts. The note stays in the roster: it
// may be about someone's health, and emails are read over shoulders.
import type { OwnShift } from '#contract/api/shift-answers';
import type { Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { holdManagers, listManagers } from '../notices/managers.queries';
import { shiftText } from '../notices/shift-text';
import { tellPeople } from '../notices/tell-people';
import { listAnswered, listStillWaiting } from './shift-answers.queries';

type Shift = Omit<OwnShift, 'answer' | 'answer_note'> & { employee_name: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Straight away, and once for the same person, site and times, however often the answer is taken back and given again. */
export async function tellOfCannot(
  scope: TenantScope,
  userId: string,
  shifts: readonly Pick<OwnShift, 'id'>[],
  now: Instant,
): Promise<void> {
  const managers = (await listManagers(scope)).filter((id) => id !== userId);
  const ids = shifts.map(({ id }) => id);
  for (const shift of await listAnswered(scope, ids)) {
    await tellPeople(
      scope,
      managers,
      {
        kind: 'cannot',
        urgent: Date.parse(shift.start_at) - now <= DAY_MS,
        once: `cannot ${keyOf(shift)} ${userId}`,
        subject: {
          title: "Someone can't work a shift",
          lines: [lineOf(shift, now)],
          link: { label: 'See that day', path: `/roster?view=list&date=${shift.date}` },
        },
      },
      now,
    );
  }
}

/** All that became due since the last minute is one notice for each manager. Their own shifts are their own business. */
export async function tellOfUnconfirmed(scope: TenantScope, now: Instant): Promise<void> {
  const waiting = await listStillWaiting(scope, now);
  if (waiting.length === 0) return;
  for (const [manager, told] of await holdManagers(scope, 'unconfirmed', 2, now)) {
    const shifts = waiting.filter((shift) => shift.user_id !== manager && !told.has(keyOf(shift)));
    if (shifts.length === 0) continue;
    const subject = {
      title: "Some shifts aren't confirmed yet",
      lines: shifts.map((shift) => lineOf(shift, now)),
      link: { label: "See what isn't confirmed", path: '/dashboard' },
    };
    await tellPeople(scope, [manager], { kind: 'unconfirmed', urgent: false, subject }, now);
  }
}

export async function listStillCannot(
  scope: TenantScope,
  keys: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  const ahead = await listAhead(scope, keys, now);
  return new Set(ahead.filter(({ answer }) => answer === 'cannot').map(keyOf));
}

export async function listStillUnconfirmed(
  scope: TenantScope,
  keys: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  const ahead = await listAhead(scope, keys, now);
  const waits = ahead.filter(({ answer }) => answer === null || answer === 'seen');
  return new Set(waits.map(keyOf));
}

async function listAhead(scope: TenantScope, keys: readonly string[], now: Instant) {
  const ids = keys.map((key) => key.split(' ')[0] ?? '');
  const shifts = await listAnswered(scope, ids);
  return shifts.filter(({ start_at }) => Date.parse(start_at) > now);
}

/** A shift that gets another site or time is another one to its managers. */
function keyOf({ id, location_id, start_at, end_at }: Omit<Shift, 'role_label'>): string {
  return [id, location_id, start_at, end_at].join(' ');
}

export function lineOf(shift: Shift, now: Instant) {
  const text = shiftText(
    {
      date: shift.date,
      start: Date.parse(shift.start_at) as Instant,
      end: Date.parse(shift.end_at) as Instant,
      site: shift.location_name,
      zone: shift.timezone as Zone,
      role: shift.role_label,
    },
    now,
  );
  return { who: shift.employee_name, text, about: keyOf(shift) };
}
