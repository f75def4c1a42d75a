// A view of a few people costs what is in it, however many work with them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { createRoster, type Roster } from '../../testing/roster';
import { countRowsRead } from '../../testing/rows-read';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { readHours } from '../contracts/read-hours';
import type { People } from '../employees/people-of-groups';
import { readWindow } from '../roster/read-window';
import { readRosterAnswers } from '../shift-answers/shift-answers.queries';

const WINDOW = { from: '2027-03-01' as CalendarDate, to: '2027-04-05' as CalendarDate };
const DAYS = 36;
const COLLEAGUES = 500;

let testApp: TestApp;
let roster: Roster;
let few: string[];
beforeAll(async () => {
  testApp = await createTestApp();
  roster = await createRoster(testApp);
  const { orgId, depot, owner } = roster;
  // Organisations with three sites and a few shifts: PostgreSQL takes them for what every organisation is like.
  await testApp.sql(
    `with org as (insert into organizations (name, owner_user_id, timezone)
        select 'Small ' || n, $1, 'UTC' from generate_series(1, 200) n returning id),
      site as (insert into locations (org_id, name, timezone)
        select id, 'Site ' || n, 'UTC' from org, generate_series(1, 3) n returning org_id, id, right(name, 1)::int as number),
      person as (insert into employees (org_id, name, email)
        select id, 'Person', 'person@' || id || '.example' from org returning org_id, id)
     insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, published, version)
       select org_id, person.id, site.id, day, day + interval '9 hours', day + interval '17 hours', true, 1
       from person join site using (org_id),
         generate_series('2027-01-01'::timestamp + number * interval '1 day', '2027-04-30', '7 days') day`,
    [owner.user.id],
  );
  await testApp.sql(
    `insert into employees (org_id, name, email)
       select $1, 'Person ' || n, n || '@people.example' from generate_series(1, ${COLLEAGUES}) n`,
    [orgId],
  );
  await testApp.sql(
    `insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, published, version)
       select e.org_id, e.id, $2, day, day + interval '9 hours', day + interval '17 hours', true, 1
       from employees e, generate_series('2027-03-01'::timestamp, '2027-04-05', '1 day') day
       where e.org_id = $1`,
    [orgId, depot.id],
  );
  await testApp.sql(
    `insert into contracts (org_id, employee_id, valid_from, type, ordinary_minutes, ordinary_days,
         averaging_days, averaging_anchor)
       select org_id, id, '2022-01-01', 'full-time', 2280, 7, 28, '2022-03-01' from employees where org_id = $1`,
    [orgId],
  );
  await testApp.sql('analyze');
  const rows = await testApp.sql('select id from employees where org_id = $1 order by id limit 5', [
    orgId,
  ]);
  few = rows.map(({ id }) => id as string);
});
afterAll(() => testApp.close());

const VIEWS: Record<string, (scope: TenantScope, people: People) => Promise<unknown>> = {
  'the roster': (scope, people) => readWindow(scope, WINDOW, 1, { people }),
  'its answers': (scope, people) =>
    readRosterAnswers(scope, WINDOW, people, Date.parse('2027-03-01T00:00:00Z') as Instant),
  'hours against contracts': (scope, people) =>
    readHours(scope, { date: WINDOW.from, weekStart: 'monday', people, publishedOnly: false }),
};

test.each(Object.entries(VIEWS))(
  'no shift of a colleague is read for %s of a few',
  async (_, read) => {
    const rowsRead = await countRowsRead(testApp, roster.orgId, ['shifts'], (scope) =>
      read(scope, few),
    );
    expect(rowsRead).toBeGreaterThan(0);
    expect(rowsRead).toBeLessThan(few.length * DAYS * 3);
  },
);
