// F25: the server dies in the middle of an approval of leave that takes four shifts in four ways. All of it is there
// afterwards or nothing, and what waits can still be decided.
import { query } from '../database';
import { type Muster, newMuster } from '../muster';
import { newOrganisation, type Organisation } from '../organisation';
import { type Trial, until } from '../trial';

/** Rows that someone else holds: the approval waits for each of them at another moment. */
const HELD: Record<string, string> = {
  'the roster': 'roster_revisions where org_id = $1',
  'the request': 'requests where org_id = $1 and id = $2',
  'the person':
    'employees where org_id = $1 and id = (select employee_id from requests where id = $2)',
  'the shift that becomes open': 'shifts where org_id = $1 and id = ($3::uuid[])[1]',
  'the shift that is given': 'shifts where org_id = $1 and id = ($3::uuid[])[2]',
  'the site': 'locations where org_id = $1',
  'the kind of leave': "leave_types where org_id = $1 and name = 'Annual leave'",
  'the organisation': 'organizations where id = $1',
};
const AFTER_COMMIT = 'after-commit-before-reply:1';
const POINTS = [...Object.keys(HELD), AFTER_COMMIT];
const POINTS_IN_SHORT = ['the shift that is given', 'the kind of leave'];
const DAYS = ['2031-03-10', '2031-03-11', '2031-03-12', '2031-03-13'];

interface Asked {
  id: string;
  body: object;
  shiftIds: string[];
}

/** Someone with a shift on each day asks for leave on all of them. */
async function askForLeave(muster: Muster, organisation: Organisation, employeeId: string) {
  const { call, siteId, id: orgId } = organisation;
  for (const date of DAYS) {
    const times = { date, startTime: '09:00', endTime: '17:00', published: true };
    await call('POST', '/api/shifts', { employeeId, locationId: siteId, ...times });
  }
  const [row] = await query<{ id: string }>(
    muster.dataDir,
    `with asked as (
      insert into requests (org_id, kind, state, employee_id, starts_at, created_at, details)
      select $1, 'leave', 'waiting', $2, $3::date, now(), jsonb_build_object('typeId', t.id, 'first', $3::text,
        'last', $4::text, 'startTime', null, 'endTime', null, 'zone', 'Australia/Sydney', 'endsAt', ($4::date + 1)::timestamptz)
      from leave_types t where t.org_id = $1 and t.name = 'Annual leave' returning id)
    insert into request_parties (org_id, request_id, employee_id, part)
    select $1, id, $2, 'asker' from asked returning request_id as id`,
    [orgId, employeeId, DAYS[0], DAYS.at(-1)],
  );
  return row?.id ?? '';
}

/** One shift becomes open, one goes to a colleague, one stays uncovered, and one is worked. */
async function readCard(organisation: Organisation, id: string, giveTo: string): Promise<Asked> {
  const answer = await organisation.call('GET', '/api/inbox');
  const { cards } = (await answer.json()) as {
    cards: { leave?: { id: string; fingerprint: string; preview: { shifts: { id: string }[] } } }[];
  };
  const leave = cards.find((card) => card.leave?.id === id)?.leave;
  const shiftIds = leave?.preview.shifts.map((shift) => shift.id) ?? [];
  const [open, give, uncovered, keep] = shiftIds;
  const perShift = [
    { shiftId: open, decision: 'open' },
    { shiftId: give, decision: 'give', employeeId: giveTo },
    { shiftId: uncovered, decision: 'uncovered' },
    { shiftId: keep, decision: 'keep' },
  ];
  const body = { decision: 'approve', fingerprint: leave?.fingerprint, perShift };
  return { id, body, shiftIds };
}

/** Everything that an approval writes, in figures. */
async function traces(muster: Muster, orgId: string, { id, shiftIds }: Asked): Promise<string> {
  const rows = await query(
    muster.dataDir,
    `select r.state, (select count(*) from leaves where request_id = r.id) as leaves,
      (select count(*) from request_events where request_id = r.id) as events,
      (select count(*) from leave_entries where request_id = r.id) as entries,
      (select count(*) from day_statuses d where d.employee_id = r.employee_id) as days,
      (select count(*) from shifts s where s.id = any($3::uuid[]) and s.employee_id = r.employee_id) as own,
      (select count(*) from shifts s where s.id = any($3::uuid[]) and s.employee_id <> r.employee_id) as given,
      (select count(*) from open_shift_claims c where c.shift_id = any($3::uuid[])) as opened,
      (select count(*) from audit_log a where a.target_id = r.id::text and a.action = 'leave.approved') as audited
    from requests r where r.org_id = $1 and r.id = $2`,
    [orgId, id, shiftIds],
  );
  return JSON.stringify(rows[0]);
}

/** Until it is dead: by its own hand, or killed while it waits for a row that someone else holds. */
async function dieAt(muster: Muster, point: string, values: unknown[], send: Send) {
  if (point === AFTER_COMMIT) {
    const answered = (await send()) !== undefined;
    if (!answered) await muster.died();
    return !answered;
  }
  const held = query(
    muster.dataDir,
    `with held as materialized (select 1 from ${HELD[point]} for update), given as (select $1::uuid, $2::uuid, $3::uuid[])
    select pg_sleep(300) from held, given`,
    values,
  ).catch(() => undefined);
  const look = (what: string) =>
    query(
      muster.dataDir,
      `${what} from pg_stat_activity where pid <> pg_backend_pid() and ${HOLDS}`,
    );
  await until('the row is held', 10_000, async () => (await look('select 1')).length > 0);
  const sent = send();
  await until('the approval waits for the row', 20_000, async () => {
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
    return (await query(muster.dataDir, waiting)).length > 0;
  });
  await muster.end('SIGKILL');
  await look('select pg_cancel_backend(pid)');
  await Promise.all([held, sent]);
  return true;
}

const HOLDS = "wait_event = 'PgSleep' and application_name = 'faults'";

type Send = () => Promise<number | undefined>;

export const killInApproval: Trial = {
  id: 'F25',
  title: 'kill -9 at each point of an approval of leave',
  async run(ground) {
    const muster = await newMuster(ground, { dataDir: await ground.newFolder('approval') });
    await muster.start();
    const organisation = await newOrganisation(muster);
    const { call, id: orgId, people } = organisation;
    const points = ground.short ? POINTS_IN_SHORT : POINTS;
    const rounds = Math.min(ground.rounds ?? points.length, people.shifts.length);
    const outcomes = { none: 0, all: 0 };
    const unreached: string[] = [];
    let nothing: string | undefined;
    let whole: string | undefined;
    for (let round = 0; round < rounds; round += 1) {
      const point = points[round % points.length] ?? '';
      const id = await askForLeave(muster, organisation, people.shifts[round] ?? '');
      const asked = await readCard(organisation, id, people.statuses[round] ?? '');
      nothing ??= await traces(muster, orgId, asked);
      if (point === AFTER_COMMIT) {
        await muster.end('SIGTERM');
        await muster.start({ faultAt: point });
      }
      const path = `/api/leave/${id}/decide`;
      const send: Send = () =>
        call('POST', path, asked.body, { key: id }).then(
          ({ status }) => status,
          () => undefined,
        );
      const died = await dieAt(muster, point, [orgId, id, asked.shiftIds], send);
      if (!died) unreached.push(point);
      if (!muster.isRunning()) await muster.start();

      const after = await traces(muster, orgId, asked);
      outcomes[after === nothing ? 'none' : 'all'] += 1;
      const repeated = await call('POST', path, asked.body, { key: id });
      if (repeated.status !== 200) ground.wrong(`${point}: answered ${await repeated.text()}`);
      const decided = await traces(muster, orgId, asked);
      whole ??= decided;
      if (decided !== whole || (after !== nothing && after !== whole)) {
        ground.wrong(`${point}: ${after}, then ${decided}, of ${whole}`);
      }
    }
    const missed = unreached.length > 0 ? `, not reached: ${unreached.join(' ')}` : '';
    return `${rounds - unreached.length} kills in ${rounds} rounds, ${outcomes.none} left nothing and ${outcomes.all} all of ${whole}${missed}`;
  },
};
