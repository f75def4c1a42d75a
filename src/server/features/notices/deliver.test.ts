// How messages get out: once, whatever dies or refuses meanwhile, and with a way to end them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as api from '#contract/api/notices';
import * as rosters from '#contract/api/roster';
import * as shifts from '#contract/api/shifts';
import { addMember, type Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { emailsAt } from './testing';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  for (const table of ['untold_changes', 'notices', 'rate_limits'])
    await testApp.sql(`delete from ${table}`);
  roster = await createRoster(testApp);
});

const publish = (employeeId: string) =>
  roster.manager.browser.call(rosters.changeCells, {
    body: { action: 'publish', cells: [{ employeeId, dates: ['2027-03-10'] }] },
  });

test('one click in an email ends emails of its kind, signed out; opening the address changes nothing', async () => {
  await roster.add();
  await publish(roster.amyId);
  const [mail] = await emailsAt(testApp, '2027-01-06T02:00:00Z');
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const address = new URL((mail?.headers?.['List-Unsubscribe'] ?? '').slice(1, -1));
  const opened = await testApp.app.inject({ url: address.pathname });
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    `/unsubscribe#${address.pathname.split('/').at(-1)}`,
  ]);
  const choices = () => roster.amy.browser.call(api.getNoticePreferences);
  expect((await choices()).email.published).toBe(true);
  const clicked = await testApp.app.inject({
    method: 'POST',
    url: address.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([clicked.statusCode, clicked.body]).toEqual([204, '']);
  const { email } = await choices();
  expect(api.NOTICE_KINDS.filter((kind) => !email[kind])).toEqual(['published']);
  expect(testApp.log()).not.toContain(address.pathname.split('/').at(-1));
  const unknown = await testApp.app.inject({
    method: 'POST',
    url: `/api/unsubscribe/${'x'.repeat(43)}`,
  });
  expect(unknown.statusCode).toBe(404);
});

test('forms are accepted for nothing else', async () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await roster.amy.browser.send('POST', '/api/notices/read', 'ids=all', type);
  expect(answer.statusCode).toBe(415);
});

test('two processes send each message once', async () => {
  await roster.add();
  await publish(roster.amyId);
  await roster.add({ employeeId: roster.benId });
  await publish(roster.benId);
  const both = await Promise.all([
    emailsAt(testApp, '2027-01-06T02:00:00Z'),
    emailsAt(testApp, '2027-01-06T02:00:00Z'),
  ]);
  expect(
    both
      .flat()
      .map(({ to }) => to)
      .sort(),
  ).toEqual([roster.amy, roster.ben].map(({ user }) => user.email).sort());
});

test('an email server that refuses is tried again later, with what is true then', async () => {
  const shift = await roster.add();
  await publish(roster.amyId);
  const refuse = async () => {
    throw new Error('450 try later');
  };
  expect(await emailsAt(testApp, '2027-01-06T02:00:00Z', refuse)).toEqual([]);
  expect(await emailsAt(testApp, '2027-01-06T02:01:00Z')).toEqual([]);
  await roster.manager.browser.call(shifts.updateShift, {
    params: { id: shift.id },
    body: { startTime: '10:00', endTime: '18:00' },
  });
  const [mail, ...others] = await emailsAt(testApp, '2027-01-06T02:10:00Z');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('New:\n- Wed 10 Mar, 10:00–18:00 at Depot');
});

test('a server killed between sending and noting it sends one duplicate at most', async () => {
  await roster.add();
  await publish(roster.amyId);
  const sent: string[] = [];
  // The connections are gone before the sending is noted, as when the process dies.
  const die = async () => {
    sent.push('sent');
    await testApp.sql("update deliveries set state = 'sending'");
    await testApp.sql(
      'create or replace function refuse() returns trigger language plpgsql as $$ begin return old; end $$',
    );
    await testApp.sql(
      'create trigger dead before update on deliveries for each row execute function refuse()',
    );
  };
  const revive = () => testApp.sql('drop trigger dead on deliveries');
  const hours = (count: number) => Date.parse('2027-01-06T00:00:00Z') + count * 3_600_000;
  await emailsAt(testApp, hours(0), die);
  await revive();
  expect(await emailsAt(testApp, hours(0) + 60_000)).toEqual([]);
  await emailsAt(testApp, hours(1), die);
  await revive();
  for (const hour of [2, 3, 4])
    await emailsAt(testApp, hours(hour), async () => void sent.push('again'));
  expect(sent).toEqual(['sent', 'sent']);
  expect(await testApp.sql('select state from deliveries')).toEqual([{ state: 'failed' }]);
});

test('1,000 shifts published for 100 people are 100 messages, and no subject names a person, a site or a time', async () => {
  const people: Person[] = [];
  for (let count = 0; count < 100; count += 1)
    people.push(await addMember(testApp, roster.orgId, 'employee'));
  const ids = people.map(({ user }) => user.employee_id ?? '');
  await testApp.sql(
    `insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at)
     select $1, id, $2, date '2027-03-09' + n, timestamptz '2027-03-08 22:00Z' + n * interval '1 day',
       timestamptz '2027-03-09 06:00Z' + n * interval '1 day'
     from unnest($3::uuid[]) as id, generate_series(1, 10) as n`,
    [roster.orgId, roster.depot.id, ids],
  );
  const dates = Array.from({ length: 10 }, (_, day) => `2027-03-${String(10 + day)}`);
  await roster.manager.browser.call(rosters.changeCells, {
    body: { action: 'publish', cells: ids.map((employeeId) => ({ employeeId, dates })) },
  });
  const mails = await emailsAt(testApp, '2027-01-06T02:00:00Z');
  expect(new Set(mails.map(({ to }) => to)).size).toBe(100);
  expect(mails).toHaveLength(100);
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(
    new Set(['10 new shifts at Acacia']),
  );
});
