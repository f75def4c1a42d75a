// How long the manager's queue of 500 cards takes, with the effect of each, beside the bare read of what they are about.
import { sql } from 'kysely';
import type { CalendarDate, Instant, Zone } from '../../src/engine/time/kinds';
import { readInbox } from '../../src/server/features/inbox/read-inbox';
import { insertStarterLeaveTypes } from '../../src/server/features/leave/leave-types';
import { toldApart } from '../../src/server/features/leave/tell';
import { createRequest } from '../../src/server/features/requests/move-request';
import { readSnapshots } from '../../src/server/features/requests/requests.queries';
import { tradeKind } from '../../src/server/features/requests/trade-kind';
import { insertStarterRules } from '../../src/server/features/rules/rules.queries';
import { prepare } from '../../src/server/startup';
import { mediansByTurns, print, say } from './measure';
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
const queue = () =>
  within(async (scope) =>
    JSON.stringify(await readInbox(scope, kinds, viewer as Parameters<typeof readInbox>[2], NOW)),
  );
const bare = () =>
  within(async ({ db }) => {
    const { rows } = await sql`
      select r.*, (select jsonb_agg(s) from shifts s where s.org_id = r.org_id and s.employee_id = p.employee_id
        and s.start_at between r.starts_at - interval '28 days' and r.starts_at + interval '28 days') as shifts
      from requests r join request_parties p on p.org_id = r.org_id and p.request_id = r.id
      where r.org_id = ${orgId} and r.ended_at is null`.execute(db);
    return JSON.stringify(rows);
  });
const { cards } = JSON.parse(await queue());
say(
  `${cards.length} cards of an organisation of ${peopleIds.length} people, medians of 9, by turns`,
);
await bare();
const [floor = 0, read = 0] = await mediansByTurns(9, [bare, queue]);
print('the requests with the shifts of their people (floor)', floor);
print(`the queue with effects (goal: below ${GOAL_MS} ms)`, read, floor);
await ground.close();
