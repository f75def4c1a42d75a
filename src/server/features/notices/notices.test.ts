import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setDayStatus } from '#contract/api/day-statuses';
import { deleteEmployee, removeEmployees, undoRemoval } from '#contract/api/employees';
import * as api from '#contract/api/notices';
import * as rosters from '#contract/api/roster';
import * as shifts from '#contract/api/shifts';
import { LIMITS } from '#contract/limits';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { generationsOf } from '../auto-roster/testing';
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

const publish = (employeeId: string, date = '2027-03-10') =>
  roster.manager.browser.call(rosters.changeCells, {
    body: { action: 'publish', cells: [{ employeeId, dates: [date] }] },
  });
const noticesOf = ({ browser }: Person) => browser.call(api.listNotices, { query: {} });
const subjects = (mails: { to: string; subject: string }[]) =>
  mails.map(({ to, subject }) => [to, subject]);

/** A published shift of Amy that she has been told about. */
async function told(changes: Parameters<Roster['add']>[0] = {}) {
  const shift = await roster.add(changes);
  await publish(shift.employee_id, shift.date);
  await emailsAt(testApp, '2027-01-06T02:00:00Z');
  await testApp.sql('delete from notices');
  return shift;
}

test('publishing a shift tells its person once, by email and in the app', async () => {
  const { id } = await roster.add({ roleLabel: 'Nurse' });
  await publish(roster.amyId);
  expect(await emailsAt(testApp, Date.now() + 60_000)).toEqual([]);
  expect(await noticesOf(roster.amy)).toEqual({ unread: 0, notices: [], more: false });
  const [mail, ...others] = await emailsAt(testApp, '2027-01-06T02:00:00Z');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: roster.amy.user.email, subject: '1 new shift at Acacia' });
  expect(mail?.text).toBe(`Hi A employee,

Your roster at Acacia has 1 new shift.

New:
- Wed 10 Mar, 09:00–17:00 at Depot (Nurse)

Times are in Sydney time.

See your shift: http://localhost:3000/my-shifts?shift=${id}

You get this email because you have an account at Acacia. Choose which emails you get under Account.
`);
  expect(mail?.html).toContain('<li>Wed 10 Mar, 09:00–17:00 at Depot (Nurse)</li>');
  const { unread, notices } = await noticesOf(roster.amy);
  expect(unread).toBe(1);
  expect(notices).toEqual([
    expect.objectContaining({
      kind: 'published',
      urgent: false,
      read: false,
      items: [
        expect.objectContaining({
          was: null,
          now: {
            date: '2027-03-10',
            start_at: '2027-03-09T22:00:00.000Z',
            end_at: '2027-03-10T06:00:00.000Z',
            site: 'Depot',
            timezone: 'Australia/Sydney',
            role_label: 'Nurse',
          },
        }),
      ],
    }),
  ]);
  expect(await emailsAt(testApp, '2027-01-06T03:00:00Z')).toEqual([]);
  expect((await noticesOf(roster.ben)).unread).toBe(0);
});

test('a draft is nobody’s business: adding, changing and deleting it tells nobody', async () => {
  const shift = await roster.add();
  await roster.manager.browser.call(shifts.updateShift, {
    params: { id: shift.id },
    body: { startTime: '10:00', endTime: '18:00' },
  });
  await roster.manager.browser.call(shifts.deleteShift, { params: { id: shift.id } });
  expect(await emailsAt(testApp)).toEqual([]);
  expect((await noticesOf(roster.amy)).unread).toBe(0);
});

test('moved and undone within five minutes is no message', async () => {
  const shift = await told();
  const moved = await roster.manager.browser.call(rosters.transferCells, {
    body: {
      mode: 'move',
      cells: [{ employeeId: roster.amyId, dates: [shift.date] }],
      days: 1,
      onConflict: 'refuse',
    },
  });
  await roster.manager.browser.call(rosters.undoChange, {
    params: { id: moved.undo_id ?? '' },
    body: {},
  });
  expect(await emailsAt(testApp)).toEqual([]);
  expect((await noticesOf(roster.amy)).unread).toBe(0);
});

test('someone who was removed and brought back is told what they missed, and no more', async () => {
  const known = await told();
  await roster.add({ date: '2027-03-11' });
  await publish(roster.amyId, '2027-03-11');
  const { undo_id } = await roster.owner.browser.call(removeEmployees, {
    body: { employeeIds: [roster.amyId] },
  });
  await roster.owner.browser.call(undoRemoval, { params: { id: undo_id } });
  const [mail, ...others] = await emailsAt(testApp, '2027-01-06T02:00:00Z');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('1 new shift at Acacia');
  expect(mail?.text).toContain('Thu 11 Mar');
  expect((await roster.all()).map(({ id }) => id)).toContain(known.id);
});

test('many changes are one message with what is new, changed and removed', async () => {
  const changed = await told();
  const removed = await told({ date: '2027-03-11' });
  for (const startTime of ['10:00', '11:00', '12:00']) {
    await roster.manager.browser.call(shifts.updateShift, {
      params: { id: changed.id },
      body: { startTime, endTime: '17:00' },
    });
  }
  await roster.manager.browser.call(shifts.deleteShift, { params: { id: removed.id } });
  await roster.add({ date: '2027-03-12' });
  await publish(roster.amyId, '2027-03-12');
  const [mail, ...others] = await emailsAt(testApp, '2027-01-06T02:00:00Z');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your roster at Acacia has changed');
  expect(mail?.text).toContain(`Changed:
- Wed 10 Mar, 09:00–17:00 at Depot → Wed 10 Mar, 12:00–17:00 at Depot

Removed:
- Thu 11 Mar, 09:00–17:00 at Depot

New:
- Fri 12 Mar, 09:00–17:00 at Depot`);
});

test('a shift that is given to someone else is removed for one and new for the other', async () => {
  const shift = await told();
  await roster.manager.browser.call(shifts.updateShift, {
    params: { id: shift.id },
    body: { employeeId: roster.benId },
  });
  expect(subjects(await emailsAt(testApp, '2027-01-06T02:00:00Z')).sort()).toEqual(
    [
      [roster.amy.user.email, 'Your roster at Acacia has changed'],
      [roster.ben.user.email, '1 new shift at Acacia'],
    ].sort(),
  );
  const [notice] = (await noticesOf(roster.amy)).notices;
  expect(notice).toMatchObject({ kind: 'removed' });
  expect(JSON.stringify(notice)).not.toContain(roster.benId);
});

test('managers are not told what they did to their own shifts, only what others did', async () => {
  const own = roster.manager.user.employee_id ?? '';
  const shift = await roster.add({ employeeId: own });
  await publish(own);
  expect(await emailsAt(testApp)).toEqual([]);
  await roster.owner.browser.call(shifts.updateShift, {
    params: { id: shift.id },
    body: { startTime: '10:00', endTime: '17:00' },
  });
  const [mail] = await emailsAt(testApp, '2027-01-06T02:00:00Z');
  expect(mail?.text).toContain(
    'Wed 10 Mar, 09:00–17:00 at Depot → Wed 10 Mar, 10:00–17:00 at Depot',
  );
});

test('what is not urgent waits for the morning, and is read again when it goes out', async () => {
  const shift = await roster.add();
  await publish(roster.amyId);
  // 23:00 in Sydney.
  expect(await emailsAt(testApp, '2027-01-05T12:00:00Z')).toEqual([]);
  expect((await noticesOf(roster.amy)).unread).toBe(1);
  await roster.manager.browser.call(shifts.deleteShift, { params: { id: shift.id } });
  expect(await emailsAt(testApp, '2027-01-05T12:10:00Z')).toEqual([]);
  expect(await emailsAt(testApp, '2027-01-05T21:00:00Z')).toEqual([]);
  expect(await testApp.sql('select distinct state from deliveries')).toEqual([
    { state: 'dropped' },
  ]);
});

test('what is urgent goes out in quiet hours', async () => {
  await roster.add();
  await publish(roster.amyId);
  const night = '2027-03-09T13:00:00Z';
  expect(subjects(await emailsAt(testApp, night))).toEqual([
    [roster.amy.user.email, '1 new shift at Acacia'],
  ]);
  expect((await noticesOf(roster.amy)).notices[0]?.urgent).toBe(true);
});

test('after a night shift, the email waits until eight hours after its end', async () => {
  await told({ date: '2027-03-03', startTime: '22:00', endTime: '06:00' });
  await roster.add();
  await publish(roster.amyId);
  const end = Date.parse('2027-03-03T19:00:00Z');
  expect(await emailsAt(testApp, end + 3 * 3_600_000)).toEqual([]);
  expect(await emailsAt(testApp, end + 8 * 3_600_000 - 60_000)).toEqual([]);
  expect(await emailsAt(testApp, end + 8 * 3_600_000)).toHaveLength(1);
});

test('generating with notifications sends one message; without them it is in the app only', async () => {
  const { generated } = generationsOf(() => roster);
  const first = await generated({ published: true, sendNotifications: true });
  expect(first.summary.created).toBe(14);
  expect(
    subjects(await emailsAt(testApp, '2027-01-06T02:00:00Z')).map(([, subject]) => subject),
  ).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/^\d+ new shifts at Acacia$/)));
  await generated({ published: true, startDate: '2027-04-05', endDate: '2027-04-11' });
  expect(await emailsAt(testApp, '2027-01-06T02:00:00Z')).toEqual([]);
  expect((await noticesOf(roster.amy)).unread).toBe(2);
});

test('without room for emails today the message waits, and nothing is lost', async () => {
  await told();
  await testApp.sql('update rate_limits set used = $1 where account is null', [
    LIMITS.emailsPerDay,
  ]);
  await roster.add({ date: '2027-03-20' });
  await publish(roster.amyId, '2027-03-20');
  expect(await emailsAt(testApp, '2027-01-06T03:00:00Z')).toEqual([]);
  await testApp.sql('delete from rate_limits');
  expect(await emailsAt(testApp, '2027-01-06T04:00:00Z')).toHaveLength(1);
});

test('someone who is removed is told nothing more', async () => {
  await told();
  await roster.manager.browser.call(deleteEmployee, { params: { id: roster.amyId } });
  expect(await emailsAt(testApp)).toEqual([]);
  expect(await testApp.sql('select from untold_changes')).toEqual([]);
});

test('a reminder comes as many hours before as its person chose, once, and again only for a shift that moves', async () => {
  const shift = await told();
  const choices = await roster.amy.browser.call(api.getNoticePreferences);
  await roster.amy.browser.call(api.setNoticePreferences, {
    body: { ...choices, reminder_hours: 2 },
  });
  const at = (time: string) => emailsAt(testApp, `2027-03-09T${time}:00Z`);
  // The shift starts at 22:00 UTC, and 20:00 is 7 am in Sydney.
  expect(await at('19:59')).toEqual([]);
  const [mail] = await at('20:00');
  expect(mail?.subject).toBe('Reminder: 1 shift at Acacia');
  expect(mail?.text).toContain('Coming up:\n- Wed 10 Mar, 09:00–17:00 at Depot');
  expect(await at('20:01')).toEqual([]);
  await roster.manager.browser.call(shifts.updateShift, {
    params: { id: shift.id },
    body: { startTime: '11:00', endTime: '18:00' },
  });
  expect((await at('21:00')).map(({ subject }) => subject)).toEqual([
    'Your roster at Acacia has changed',
  ]);
  expect((await at('22:00')).map(({ subject }) => subject)).toEqual([
    'Reminder: 1 shift at Acacia',
  ]);
});

test('nobody is reminded of a shift on a day on which they are sick', async () => {
  await told();
  const choices = await roster.amy.browser.call(api.getNoticePreferences);
  await roster.amy.browser.call(api.setNoticePreferences, {
    body: { ...choices, reminder_hours: 2 },
  });
  const body = { employeeId: roster.amyId, date: '2027-03-10', status: 'sick' as const };
  await roster.manager.browser.call(setDayStatus, { body });
  const mails = await emailsAt(testApp, '2027-03-09T20:00:00Z');
  expect(mails.map(({ subject }) => subject)).not.toContain('Reminder: 1 shift at Acacia');
});

test('reading notices lowers the count, of one’s own only', async () => {
  await roster.add();
  await publish(roster.amyId);
  await roster.add({ employeeId: roster.benId });
  await publish(roster.benId);
  await emailsAt(testApp);
  const [notice] = (await noticesOf(roster.amy)).notices;
  const read = ({ browser }: Person, ids?: string[]) =>
    browser.call(api.readNotices, { body: { ids } });
  await expect(read(roster.ben, [notice?.id ?? ''])).rejects.toThrow('404');
  expect((await noticesOf(roster.amy)).unread).toBe(1);
  expect(await read(roster.amy, [notice?.id ?? ''])).toEqual({ unread: 0 });
  expect((await noticesOf(roster.amy)).notices[0]?.read).toBe(true);
  expect(await read(roster.ben)).toEqual({ unread: 0 });
});

test('notices are read 50 at a time', async () => {
  const { user } = roster.amy;
  await testApp.sql(
    `insert into notices (org_id, user_id, kind, urgency, items, created_at)
     select $1, $2, 'published', 'soon', '[]', timestamptz '2027-01-01' + n / 2 * interval '1 second'
     from generate_series(1, 60) as n`,
    [roster.orgId, user.id],
  );
  const first = await noticesOf(roster.amy);
  expect([first.unread, first.notices.length, first.more]).toEqual([60, 50, true]);
  const rest = await roster.amy.browser.call(api.listNotices, {
    query: { before: first.notices.at(-1)?.id },
  });
  expect([rest.notices.length, rest.more]).toEqual([10, false]);
  const ids = [...first.notices, ...rest.notices].map(({ id }) => id);
  expect(new Set(ids).size).toBe(60);
  expect(await roster.amy.browser.call(api.listNotices, { query: { limit: 0 } })).toEqual({
    unread: 60,
    notices: [],
    more: true,
  });
});

test('kinds that someone muted are not emailed, and are in the app', async () => {
  const choices = await roster.amy.browser.call(api.getNoticePreferences);
  const everyKind = Object.fromEntries(api.NOTICE_KINDS.map((kind) => [kind, true]));
  expect(choices).toEqual({
    email: everyKind,
    push: everyKind,
    quiet: { from: '21:00', to: '07:00' },
    sleep_aware: true,
    digest_at: null,
    reminder_hours: null,
    timezone: null,
  });
  const wanted = { ...choices, email: { ...choices.email, published: false } };
  expect(await roster.amy.browser.call(api.setNoticePreferences, { body: wanted })).toEqual(wanted);
  expect(await roster.amy.browser.call(api.getNoticePreferences)).toEqual(wanted);
  const shift = await roster.add();
  await publish(roster.amyId);
  expect(await emailsAt(testApp, '2027-01-06T02:00:00Z')).toEqual([]);
  expect((await noticesOf(roster.amy)).unread).toBe(1);
  await roster.manager.browser.call(shifts.deleteShift, { params: { id: shift.id } });
  expect(await emailsAt(testApp, '2027-01-06T02:00:00Z')).toHaveLength(1);
});

test('a tab from before an upgrade saves its choices, and leaves the channels and kinds it does not know', async () => {
  const { browser } = roster.amy;
  const choices = await browser.call(api.getNoticePreferences);
  await browser.call(api.setNoticePreferences, {
    body: {
      ...choices,
      email: { ...choices.email, open_shift: false },
      push: { ...choices.push, changed: false },
    },
  });
  const { push: _push, ...old } = choices;
  const { open_shift: _kind, ...oldKinds } = choices.email;
  const saved = await browser.call(api.setNoticePreferences, {
    body: { ...old, email: { ...oldKinds, removed: false }, digest_at: '18:00' },
  });
  expect(saved).toEqual({
    ...choices,
    email: { ...choices.email, open_shift: false, removed: false },
    push: { ...choices.push, changed: false },
    digest_at: '18:00',
  });
  expect(await browser.call(api.getNoticePreferences)).toEqual(saved);
});

test('a digest waits for its time of the day, in the zone that its person chose', async () => {
  const choices = await roster.amy.browser.call(api.getNoticePreferences);
  const timezone = 'Australia/Perth' as const;
  await roster.amy.browser.call(api.setNoticePreferences, {
    body: { ...choices, digest_at: '18:00', timezone },
  });
  await roster.add();
  await publish(roster.amyId);
  expect(await emailsAt(testApp, '2027-01-06T02:00:00Z')).toEqual([]);
  expect(await emailsAt(testApp, '2027-01-06T09:59:00Z')).toEqual([]);
  expect(await emailsAt(testApp, '2027-01-06T10:00:00Z')).toHaveLength(1);
});
