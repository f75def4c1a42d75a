// The manager of the demo publishes a fortnight: what people are told, in every way, is what the roster says.
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCalendarFeed } from '#contract/api/calendar-feeds';
import { listNotices } from '#contract/api/notices';
import { publishRoster } from '#contract/api/publish-roster';
import { listPushDevices, turnOnPush } from '#contract/api/push-subscriptions';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { emailsAt } from '../../features/notices/testing';
import { type FakePushService, startFakePushService } from '../../testing/fake-push-service';
import { signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { DEMO_PASSWORD } from './accounts';
import { organizationId } from './rows';
import { ensureDemo } from './seed';
import { WATTLE } from './wattle';
import { EMPLOYEE, OWNER } from './wattle-staff';

const NOW = new Date(Date.now() - (Date.now() % 86_400_000) + 2 * 3_600_000);
const TODAY = NOW.toISOString().slice(0, 10) as CalendarDate;
/** In the afternoon, when also those have slept who worked at night, in Sydney and in Perth. */
const LATER = new Date(NOW.getTime() + 29.5 * 3_600_000).toISOString();

interface Published {
  id: string;
  email: string;
  line: string;
  times: string;
}

let service: FakePushService;
let testApp: TestApp;
beforeAll(async () => {
  service = await startFakePushService();
  testApp = await createTestApp({
    now: NOW.toISOString(),
    env: { PUBLIC_URL: 'https://roster.example.com' },
    pushOrigin: service.origin,
  });
  await ensureDemo(testApp.database, TODAY);
});
afterAll(async () => {
  await testApp.close();
  await service.close();
});

/** The drafts of a fortnight, read without the code that tells people about them. */
async function listDrafts(from: CalendarDate, to: CalendarDate): Promise<Published[]> {
  const rows = await testApp.sql(
    `select s.id, u.email,
       to_char(s.local_date, 'Dy FMDD Mon')
         || case when date_part('year', s.local_date) = $4 then '' else to_char(s.local_date, ' YYYY') end || ', ' || to_char(s.start_at at time zone l.timezone, 'HH24:MI')
         || '–' || to_char(s.end_at at time zone l.timezone, 'HH24:MI') || ' at ' || l.name
         || coalesce(' (' || s.role_label || ')', '') as line,
       to_char(s.start_at at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') || ' '
         || to_char(s.end_at at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as times
     from shifts s
       join employees e on e.org_id = s.org_id and e.id = s.employee_id
       join users u on u.id = e.user_id
       join locations l on l.org_id = s.org_id and l.id = s.location_id
     where s.org_id = $1 and not s.published and s.local_date between $2 and $3`,
    [organizationId(WATTLE), from, to, new Date(LATER).getUTCFullYear()],
  );
  return rows as unknown as Published[];
}

const sorted = (texts: readonly string[]) => [...texts].sort();

test('the inbox, the emails, the push notification and the calendar agree with the roster to the shift', async () => {
  const owner = await signIn(testApp, OWNER.email, DEMO_PASSWORD);
  const liam = await signIn(testApp, EMPLOYEE.email, DEMO_PASSWORD);
  const [first] = await testApp.sql(
    `select min(s.local_date)::text as date from shifts s join employees e on e.id = s.employee_id
     where s.org_id = $1 and not s.published and s.local_date > $2 and e.email = $3`,
    [organizationId(WATTLE), TODAY, EMPLOYEE.email],
  );
  const from = String(first?.date) as CalendarDate;
  const to = addDays(from, 13);
  const drafts = await listDrafts(from, to);
  const people = [...new Set(drafts.map(({ email }) => email))];
  expect(people.length).toBeGreaterThan(20);
  const { key } = await liam.browser.call(listPushDevices);
  await liam.browser.call(turnOnPush, { body: service.subscribe(key) });
  const { url } = await liam.browser.call(createCalendarFeed, {
    body: { label: 'My phone', scope: 'shifts' },
  });
  const path = new URL(url ?? '').pathname;
  const before = await timesIn(path);

  const { shifts } = await owner.browser.call(publishRoster, { body: { from, to } });
  expect(shifts).toBe(drafts.length);
  const mails = await emailsAt(testApp, LATER);

  // Of one's own publishing nobody is told.
  const told = drafts.filter(({ email }) => email !== OWNER.email);
  const byEmail = mails.flatMap(({ to: email, text }) =>
    (/\nNew:\n((?:- .*\n)+)/.exec(text)?.[1] ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => `${email} ${line.slice(2)}`),
  );
  expect(sorted(byEmail)).toEqual(sorted(told.map(({ email, line }) => `${email} ${line}`)));

  const inApp = await testApp.sql(
    `select u.email || ' ' || (item->>'shiftId') as told
     from notices n join users u on u.id = n.user_id, jsonb_array_elements(n.items) as item
     where n.org_id = $1 and n.created_at = $2`,
    [organizationId(WATTLE), LATER],
  );
  expect(sorted(inApp.map((row) => String(row.told)))).toEqual(
    sorted(told.map(({ email, id }) => `${email} ${id}`)),
  );

  const own = told.filter(({ email }) => email === EMPLOYEE.email);
  const { notices } = await liam.browser.call(listNotices, { query: { limit: 1 } });
  expect(sorted(notices.flatMap(({ items }) => items.map((item) => item.shift_id)))).toEqual(
    sorted(own.map(({ id }) => id)),
  );
  expect(service.received().map(({ text }) => JSON.parse(text).body)).toEqual([
    `${own.length} shifts`,
  ]);
  expect(await timesIn(path)).toEqual(sorted([...before, ...own.map(({ times }) => times)]));
}, 120_000);

async function timesIn(path: string): Promise<string[]> {
  const { body } = await testApp.visitor().send('GET', path);
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
  const text = (event: ICAL.Component, name: string) =>
    String(event.getFirstPropertyValue(name)).replaceAll(/[-:]/g, '');
  return sorted(events.map((event) => `${text(event, 'dtstart')} ${text(event, 'dtend')}`));
}
