// A view costs what is in it, whatever was worked before and is rostered after it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { createRoster, type Roster } from '../../testing/roster';
import { countRowsRead } from '../../testing/rows-read';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { readHours } from '../contracts/read-hours';
import { readCover } from '../cover/read-cover';
import { countShifts } from '../dashboard/dashboard.queries';
import { listPeopleAtSite } from '../roster/people-at-site';
import { readWindow } from '../roster/read-window';
import { readRosterList } from '../roster-views/read-roster-list';
import { readSiteShifts } from '../roster-views/read-site-shifts';
import { readRosterAnswers } from '../shift-answers/shift-answers.queries';
import { selectShifts } from './shifts.queries';

const PEOPLE = 6;
const WINDOW = { from: '2027-03-01' as CalendarDate, to: '2027-04-05' as CalendarDate };
const DAYS = 36;

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp();
  roster = await createRoster(testApp);
  await testApp.sql(
    `insert into employees (org_id, name, email)
       select $1, 'Person ' || n, n || '@people.example' from generate_series(1, ${PEOPLE - 2}) n`,
    [roster.orgId],
  );
  // Ten years, with a shift for everyone on each day.
  await testApp.sql(
    `insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, published, version)
       select e.org_id, e.id, $2, day, day + interval '9 hours', day + interval '17 hours', true, 1
       from employees e, generate_series('2022-03-01'::timestamp, '2032-03-01', '1 day') day
       where e.org_id = $1`,
    [roster.orgId, roster.depot.id],
  );
  await testApp.sql(
    `insert into cover_needs (org_id, location_id, label, weekdays, on_holidays, start_time, end_time, minimum, target)
       values ($1, $2, 'Day', '{1,2,3,4,5,6,7}', 'as-weekday', '07:00', '19:00', 2, 3)`,
    [roster.orgId, roster.depot.id],
  );
  await testApp.sql(
    `insert into contracts (org_id, employee_id, valid_from, type, ordinary_minutes, ordinary_days,
         averaging_days, averaging_anchor)
       select org_id, id, '2022-01-01', 'full-time', 2280, 7, 28, '2022-03-01' from employees where org_id = $1`,
    [roster.orgId],
  );
  await testApp.sql(
    `insert into day_statuses (org_id, employee_id, date, status)
       select e.org_id, e.id, day, 'off'
       from employees e, generate_series('2022-03-01'::timestamp, '2032-03-01', '10 days') day
       where e.org_id = $1`,
    [roster.orgId],
  );
  await testApp.sql('analyze shifts, day_statuses');
});
afterAll(() => testApp.close());

const instant = (text: string) => Date.parse(text) as Instant;

const AROUND = {
  from: instant('2027-03-01T00:00:00Z'),
  to: instant('2027-04-05T00:00:00Z'),
  at: instant('2027-03-10T12:00:00Z'),
};

const VIEWS: Record<string, (scope: TenantScope) => Promise<unknown>> = {
  'the roster': (scope) => readWindow(scope, WINDOW, 1),
  'who works at a site': (scope) => listPeopleAtSite(scope, roster.depot.id, WINDOW),
  'its answers': (scope) =>
    readRosterAnswers(scope, WINDOW, 'everyone', instant('2027-03-01T00:00:00Z')),
  'its cover': (scope) => readCover(scope, WINDOW),
  'hours against contracts': (scope) =>
    readHours(scope, {
      date: WINDOW.from,
      weekStart: 'monday',
      people: 'everyone',
      publishedOnly: false,
    }),
  'the list of shifts': (scope) =>
    selectShifts(scope, {
      window: { start: instant('2027-03-01T00:00:00Z'), end: instant('2027-04-05T00:00:00Z') },
      publishedOnly: false,
    }).execute(),
  'the list of the roster': (scope) =>
    readRosterList(scope, { ...AROUND, active: 100, upcoming: 15 }),
  'the map of the roster': (scope) =>
    readSiteShifts(scope, { ...AROUND, today: '2027-03-10' as CalendarDate }),
  'the week of the dashboard': (scope) =>
    countShifts(scope, { from: WINDOW.from, to: '2027-03-07' as CalendarDate }, undefined),
};

test.each(Object.entries(VIEWS))(
  'no shift and no day off of another year is read for %s',
  async (_, read) => {
    const tables = ['shifts', 'day_statuses'];
    const rowsRead = await countRowsRead(testApp, roster.orgId, tables, read);
    expect(rowsRead).toBeLessThan(PEOPLE * (DAYS + 4) * 3);
  },
);
