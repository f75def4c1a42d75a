// How long the manager's queue of 500 cards takes, with the effect of each, beside the bare read of what they are about:
// again, after a change of one shift, and with nothing kept.
import { sql } from 'kysely';
import type { CalendarDate, Instant, Zone } from '../../src/engine/time/kinds';
import { readInbox } from '../../src/server/features/inbox/read-inbox';
import { insertStarterLeaveTypes } from '../../src/server/features/leave/leave-types';
import { toldApart } from '../../src/server/features/leave/tell';
import { createKeptWorlds, type WorldsAhead } from '../../src/server/features/requests/kept-worlds';
import { createRequest } from '../../src/server/features/requests/move-request';
import { readSnapshots } from '../../src/server/features/requests/requests.queries';
import { tradeKind } from '../../src/server/features/requests/trade-kind';
import { editRoster } from '../../src/server/features/roster/edit-roster';
import { changedShift, replaceShifts } from '../../src/server/features/roster/edit-rows';
import { insertStarterRules } from '../../src/server/features/rules/rules.queries';
import { findShiftRecord } from '../../src/server/features/shifts/shifts.queries';
import { prepare } from '../../src/server/startup';
import { median, percentile, print, say } from './measure';
import { addOrganisation } from './organisation';
import { addShifts } from './shifts-of-a-month';

const EACH = 250;
const GOAL_MS = 300;
const NOW = Date.parse('2027-03-01T00:00:00Z') as Instant;
const ZONE = 'Australia/Sydney' as Zone;

const ground = await prepare('server');
const { database } = ground;
const organisation = await addOrganisation(database);
const { within, orgId, userId, siteId, peopleIds } = organisation;
await addShifts(organisation);
const author = { id: userId, name: 'Owner' };
await within(async (scope) => {
  const { db } = scope;
  await sql`update shifts set published = true`.execute(db);
  await insertStarterRules(scope);
  await insertStarterLeaveTypes(scope);
  await sql`
    insert into cover_needs (org_id, location_id, label, weekdays, on_holidays, start_time, end_time, minimum, target)
    values (${orgId}, ${siteId}, 'Day', '{1,2,3,4,5,6,7}', 'as-weekday', '07:00', '19:00', 200, 210)`.execute(
    db,
  );
});

/** Each gives a shift to the next person, who has accepted it. */
await within(async (scope) => {
  const { rows } = await sql<{ id: string; employee_id: string; start_at: Date }>`
    select distinct on (employee_id) id, employee_id, start_at from shifts
    where org_id = ${orgId} and employee_id = any(${peopleIds.slice(0, EACH)}::uuid[]) and local_date > '2027-03-08'
    order by employee_id, start_at`.execute(scope.db);
  const snapshots = await readSnapshots(
    scope,
    rows.map(({ id }) => id),
  );
  for (const { id, employee_id, start_at } of rows) {
    const snapshot = snapshots.get(id);
    const partner = peopleIds[peopleIds.indexOf(employee_id) + 1];
    if (!snapshot || !partner) throw new Error('No such shift or person');
    await createRequest(
      scope,
      author,
      {
        kind: 'give',
        state: 'waiting',
        employeeId: employee_id,
        reason: null,
        details: {},
        startsAt: start_at,
        expiresAt: null,
        shifts: [{ shiftId: id, side: 'given', chosen: true, snapshot }],
        parties: [
          { employeeId: employee_id, part: 'asker' },
          { employeeId: partner, part: 'partner' },
        ],
      },
      { at: NOW, newsOf: toldApart },
    );
  }
});

/** Others ask for four days off, on different days. */
await within(async (scope) => {
  const { rows } = await sql<{ id: string }>`
    select id from leave_types where org_id = ${orgId} and name = 'Annual leave'`.execute(scope.db);
  for (const [at, employeeId] of peopleIds.slice(2 * EACH, 3 * EACH).entries()) {
    const day = (more: number) => `2027-03-${10 + (at % 18) + more}` as CalendarDate;
    const ends = Date.parse(`${day(4)}T00:00:00+11:00`);
    await createRequest(
      scope,
      author,
      {
        kind: 'leave',
        state: 'waiting',
        employeeId,
        reason: null,
        details: {
          first: day(0),
          last: day(3),
          startTime: null,
          endTime: null,
          zone: ZONE,
          typeId: rows[0]?.id,
          endsAt: new Date(ends).toISOString(),
        },
        startsAt: new Date(`${day(0)}T00:00:00+11:00`),
        expiresAt: null,
        shifts: [],
        parties: [{ employeeId, part: 'asker' }],
      },
      { at: NOW, newsOf: toldApart },
    );
  }
});
await database.pool.query('analyze');

const kinds = { give: tradeKind };
const viewer = { id: userId, name: 'Owner', role: 'owner', employee_id: null, org_timezone: ZONE };
const kept = createKeptWorlds();
const queue = (worlds: WorldsAhead) =>
  within(async (scope) =>
    JSON.stringify(
      await readInbox(scope, kinds, viewer as Parameters<typeof readInbox>[2], NOW, worlds),
    ),
  );

/** The requests, and the shifts that the rules look at, in plain columns and without a word about any of them. */
const bare = () =>
  within(async ({ db }) => {
    const { rows } = await sql<{ id: string }>`
      select r.*, array_agg(p.employee_id::text) as people from requests r
        join request_parties p on p.org_id = r.org_id and p.request_id = r.id
      where r.org_id = ${orgId} and r.ended_at is null group by r.org_id, r.id`.execute(db);
    await sql`
      select s.id, s.employee_id, s.local_date::text, s.location_id, s.published, s.template_code, s.role_label, s.version,
        date_part('epoch', s.start_at) as start, date_part('epoch', s.end_at) as end
      from requests r join request_parties p on p.org_id = r.org_id and p.request_id = r.id
        join shifts s on s.org_id = r.org_id and s.employee_id = p.employee_id
          and s.local_date between r.starts_at::date - 28 and r.starts_at::date + 28
      where r.org_id = ${orgId} and r.ended_at is null`.execute(db);
    return JSON.stringify(rows);
  });

/** Someone with a card starts a quarter of an hour later or earlier than before. */
let turn = 0;
async function changeCell() {
  turn += 1;
  await within(async (scope) => {
    const { rows } = await sql<{ id: string; start_at: Date }>`
      select id, start_at from shifts where org_id = ${orgId} and employee_id = ${peopleIds[2 * EACH + turn] ?? ''}
        and local_date > '2027-03-08' order by start_at limit 1`.execute(scope.db);
    const shift = rows[0] && (await findShiftRecord(scope, rows[0].id));
    if (!rows[0] || !shift) throw new Error('No such shift');
    const start_at = new Date(rows[0].start_at.getTime() + 15 * 60_000).toISOString();
    await editRoster(
      scope,
      author,
      async (edit) => {
        await replaceShifts(edit, [changedShift(edit, shift, { start_at })]);
        return {
          result: null,
          auditEntry: { action: 'shift.updated', targetType: 'shift', targetId: shift.id },
        };
      },
      'not asked',
    );
  });
}

const { cards } = JSON.parse(await queue(kept));
say(
  `${cards.length} cards of an organisation of ${peopleIds.length} people, medians of 9, by turns`,
);
const works = [
  { name: 'the requests with the shifts of their people (floor)', work: bare },
  { name: `the queue again, nothing changed (goal: ${GOAL_MS} ms)`, work: () => queue(kept) },
  {
    name: 'the queue after a change of one shift',
    before: changeCell,
    work: () => queue(kept),
  },
  { name: 'the queue with nothing kept', work: () => queue(createKeptWorlds()) },
];
for (const { before, work } of works) {
  await before?.();
  await work();
}
const taken = works.map((): number[] => []);
for (let round = 0; round < 9; round += 1) {
  for (const [at, { before, work }] of works.entries()) {
    await before?.();
    taken[at]?.push(await median(1, work));
  }
}
const [floor = 0, ...reads] = taken.map((each) => percentile(each, 50));
print(works[0]?.name ?? '', floor);
for (const [at, read] of reads.entries()) print(works[at + 1]?.name ?? '', read, floor);
await ground.close();
