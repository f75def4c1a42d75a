import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateMe } from '#contract/api/me';
import * as api from '#contract/api/notices';
import { getSystem } from '#contract/api/platform';
import * as rosters from '#contract/api/roster';
import * as shifts from '#contract/api/shifts';
import { LIMITS } from '#contract/limits';
import type { Instant } from '#engine/time/kinds';
import { type FakeSmsGateway, startFakeSmsGateway } from '../../testing/fake-sms-gateway';
import { addSuperAdmin, type Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { tellPeople } from './tell-people';
import { emailsAt } from './testing';

const SECRET = 'a-secret-that-nobody-else-may-know';
const NUMBER = '+61491570006';

let gateway: FakeSmsGateway;
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  gateway = await startFakeSmsGateway(SECRET);
  testApp = await createTestApp({
    env: {
      PUBLIC_URL: 'https://roster.example.com',
      SMS_WEBHOOK_URL: gateway.url,
      SMS_WEBHOOK_SECRET: SECRET,
    },
  });
});
afterAll(async () => {
  await testApp.close();
  await gateway.close();
});
beforeEach(async () => {
  for (const table of ['untold_changes', 'notices', 'rate_limits'])
    await testApp.sql(`delete from ${table}`);
  gateway.behave(202);
  gateway.received();
  roster = await createRoster(testApp);
  await setPhone(roster.amy, '0491 570 006');
});

const setPhone = ({ browser }: Person, phone: string) =>
  browser.call(updateMe, { body: { phone } });

async function publish(employeeId = roster.amyId, date = '2027-03-10') {
  const shift = await roster.add({ employeeId, date, roleLabel: 'Nurse', notes: 'Ask for Kim' });
  await roster.manager.browser.call(rosters.changeCells, {
    body: { action: 'publish', cells: [{ employeeId, dates: [date] }] },
  });
  return shift;
}

/** A shift of the person that they know of, and that has moved by an hour since. */
async function move(employeeId = roster.amyId) {
  const { id } = await publish(employeeId);
  await emailsAt(testApp, '2027-01-06T01:00:00Z');
  await roster.manager.browser.call(shifts.updateShift, {
    params: { id },
    body: { startTime: '10:00', endTime: '18:00' },
  });
}

async function smsAt(moment: number | string = '2027-01-06T02:00:00Z') {
  await emailsAt(testApp, moment);
  return gateway.received();
}

const statesOf = () =>
  testApp.sql("select state from deliveries where channel = 'sms' order by due_at");

test('a change goes to the mobile number, signed, once, and says nothing private', async () => {
  await move();
  expect(await smsAt()).toEqual([
    {
      status: 202,
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      phone: NUMBER,
      text: 'Your roster has changed: 1 shift. https://roster.example.com/inbox',
    },
  ]);
  expect(await statesOf()).toEqual([{ state: 'sent' }]);
  expect(await smsAt('2027-01-06T03:00:00Z')).toEqual([]);
});

test('what is not about shifts is only counted', async () => {
  const moment = '2027-01-06T02:00:00Z';
  const { orgId, manager } = roster;
  await setPhone(manager, '+64 21 123 4567');
  await testApp.database.transact({ orgId }, (db) =>
    tellPeople(
      { db, orgId },
      [manager.user.id],
      {
        kind: 'cannot',
        urgent: true,
        subject: {
          title: "Someone can't work",
          lines: [{ who: 'Amy Able', text: 'Sick leave' }],
          link: { label: 'See it', path: '/roster' },
        },
      },
      Date.parse(moment) as Instant,
    ),
  );
  expect(await smsAt(moment)).toMatchObject([
    {
      phone: '+64211234567',
      text: 'New in your inbox: 1 message. https://roster.example.com/inbox',
    },
  ]);
});

test('new shifts come by SMS to those only who turn it on', async () => {
  const { browser } = roster.amy;
  const before = await browser.call(api.getNoticePreferences);
  expect(api.NOTICE_KINDS.filter((kind) => before.sms?.[kind])).toEqual([
    'changed',
    'removed',
    'cannot',
  ]);
  await publish();
  expect(await smsAt()).toEqual([]);
  expect(await statesOf()).toEqual([]);
  const sms = { ...before.sms, published: true, changed: false };
  const saved = await browser.call(api.setNoticePreferences, { body: { ...before, sms } });
  expect(saved).toEqual({ ...before, sms });
  expect(await browser.call(api.getNoticePreferences)).toEqual(saved);
  const { id } = await publish(roster.amyId, '2027-03-17');
  expect((await smsAt()).map(({ phone }) => phone)).toEqual([NUMBER]);
  await roster.manager.browser.call(shifts.updateShift, {
    params: { id },
    body: { startTime: '10:00', endTime: '18:00' },
  });
  expect(await smsAt('2027-01-06T04:00:00Z')).toEqual([]);
});

test('choices about SMS stay when a tab from before the upgrade saves others', async () => {
  const { browser } = roster.amy;
  const choices = await browser.call(api.getNoticePreferences);
  const sms = { ...choices.sms, published: true, removed: false };
  await browser.call(api.setNoticePreferences, { body: { ...choices, sms } });
  const { sms: _sms, ...old } = choices;
  const saved = await browser.call(api.setNoticePreferences, {
    body: { ...old, reminder_hours: 2 },
  });
  expect(saved).toEqual({ ...choices, sms, reminder_hours: 2 });
});

test.each(['', '02 5550 2150', 'ask Kim'])('nobody is texted at %j', async (phone) => {
  await setPhone(roster.amy, phone);
  await move();
  expect(await smsAt()).toEqual([]);
  expect(await statesOf()).toEqual([]);
});

test('a number that was removed before the message goes out gets none', async () => {
  await move();
  gateway.behave(500);
  await smsAt();
  gateway.behave(202);
  await setPhone(roster.amy, '');
  expect(await smsAt('2027-01-06T03:00:00Z')).toEqual([]);
  expect(await statesOf()).toEqual([{ state: 'failed' }]);
});

test('a webhook that fails is called again later, with the same id', async () => {
  await move();
  gateway.behave(503);
  const [first] = await smsAt();
  gateway.behave(202);
  expect(await smsAt('2027-01-06T02:01:00Z')).toEqual([]);
  const [second] = await smsAt('2027-01-06T02:10:00Z');
  expect([first?.status, second?.status]).toEqual([503, 202]);
  expect(second?.id).toBe(first?.id);
  expect(await statesOf()).toEqual([{ state: 'sent' }]);
});

test.each([410, 422])('an answer of %i gives the message up', async (status) => {
  await move();
  gateway.behave(status);
  expect(await smsAt()).toHaveLength(1);
  expect(await smsAt('2027-01-06T04:00:00Z')).toEqual([]);
  expect(await statesOf()).toEqual([{ state: 'failed' }]);
});

test('a server killed between sending and noting it sends one duplicate at most, under the same id', async () => {
  await move();
  await testApp.sql(
    'create or replace function refuse() returns trigger language plpgsql as $$ begin return old; end $$',
  );
  // What the server notes after this moment is lost, as when the process dies.
  gateway.behave(async () => {
    await testApp.sql(
      'create or replace trigger dead before update on deliveries for each row execute function refuse()',
    );
  });
  const restart = () => testApp.sql('drop trigger dead on deliveries');
  const start = Date.parse('2027-01-06T02:00:00Z');
  const sent: string[] = [];
  for (const hour of [0, 1]) {
    sent.push(...(await smsAt(start + hour * 3_600_000)).map(({ id }) => id));
    await restart();
  }
  gateway.behave(202);
  for (const hour of [2, 3]) expect(await smsAt(start + hour * 3_600_000)).toEqual([]);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
  expect(await statesOf()).toEqual([{ state: 'failed' }]);
});

test('an organisation that has sent so many today waits, and a message tried again counts once', async () => {
  await move();
  await testApp.sql('delete from rate_limits');
  gateway.behave(503);
  await smsAt();
  gateway.behave(202);
  await smsAt('2027-01-06T02:10:00Z');
  const used = await testApp.sql('select used from rate_limits order by used');
  // One email and one SMS.
  expect(used).toEqual([{ used: 1 }, { used: 1 }]);
  await testApp.sql('update rate_limits set used = $1', [LIMITS.smsPerDay]);
  await setPhone(roster.ben, NUMBER);
  await move(roster.benId);
  expect(await smsAt('2027-01-06T03:00:00Z')).toEqual([]);
  await testApp.sql('delete from rate_limits');
  expect(await smsAt('2027-01-06T03:10:00Z')).toHaveLength(1);
});

test('neither the secret, nor the address with its key, nor a number is logged or answered', async () => {
  await move();
  gateway.behave(503);
  await smsAt();
  await testApp.sql("update deliveries set due_at = now() - interval '1 hour'");
  await testApp.sql("select graphile_worker.add_job('send-notices')");
  await testApp.sentMails();
  expect(testApp.log()).toContain('The SMS webhook answered 503');
  const admin = await addSuperAdmin(testApp);
  const system = await admin.browser.request(getSystem);
  expect(system.body).toContain(`Messages go to the webhook at ${new URL(gateway.url).host}.`);
  const choices = await roster.amy.browser.request(api.getNoticePreferences);
  const told = `${system.body}${choices.body}${testApp.log()}`;
  for (const secret of [SECRET, 'of-the-operator', NUMBER, '0491 570', '491570'])
    expect(told).not.toContain(secret);
});

test('without a webhook nobody has an SMS waiting or a choice about it', async () => {
  const plain = await createTestApp();
  try {
    const other = await createRoster(plain);
    await setPhone(other.amy, '0491 570 006');
    const choices = await other.amy.browser.call(api.getNoticePreferences);
    expect(choices.sms).toBeUndefined();
    const { id } = await other.add();
    await other.manager.browser.call(rosters.changeCells, {
      body: { action: 'publish', cells: [{ employeeId: other.amyId, dates: ['2027-03-10'] }] },
    });
    await emailsAt(plain, '2027-01-06T01:00:00Z');
    await other.manager.browser.call(shifts.deleteShift, { params: { id } });
    expect(await emailsAt(plain, '2027-01-06T02:00:00Z')).toHaveLength(1);
    expect(await plain.sql('select distinct channel from deliveries')).toEqual([
      { channel: 'email' },
    ]);
  } finally {
    await plain.close();
  }
});
