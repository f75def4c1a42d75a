import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as api from '#contract/api/notices';
import type { Instant } from '#engine/time/kinds';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { type News, tellPeople } from './tell-people';
import { emailsAt } from './testing';

const NOON = '2027-03-08T02:00:00Z';
const NIGHT = '2027-03-08T15:00:00Z';
const NEWS: News = {
  kind: 'cannot',
  urgent: false,
  subject: {
    title: "Someone can't work a shift",
    lines: [{ who: '<b>Amy</b>', text: 'Wed 10 Mar, 09:00–17:00 at Depot' }],
    link: { label: 'See the roster', path: '/roster?date=2027-03-10' },
  },
};

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  await testApp.sql('delete from notices');
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

function tell(news: News, at: string) {
  const { orgId, manager } = roster;
  return testApp.database.transact({ orgId }, (db) =>
    tellPeople({ db, orgId }, [manager.user.id], news, Date.parse(at) as Instant),
  );
}

test('a notice of any kind is in the inbox and goes out by email', async () => {
  await tell(NEWS, NOON);
  const { unread, notices } = await roster.manager.browser.call(api.listNotices, { query: {} });
  expect(unread).toBe(1);
  expect(notices).toEqual([
    expect.objectContaining({ kind: 'cannot', items: [], subject: NEWS.subject }),
  ]);
  const [mail] = await emailsAt(testApp, NOON);
  expect(mail?.subject).toBe("Someone can't work a shift at Acacia");
  expect(mail?.text).toBe(`Hi A manager,

Here is what's new at Acacia.

Someone can't work a shift:
- <b>Amy</b>: Wed 10 Mar, 09:00–17:00 at Depot

See the roster: http://localhost:3000/roster?date=2027-03-10

You get this email because you have an account at Acacia. Choose which emails you get under Account.
`);
  expect(mail?.html).toContain('<li>&lt;b&gt;Amy&lt;/b&gt;: Wed');
});

test('two notices are one email, which leads to the inbox', async () => {
  await tell(NEWS, NOON);
  const link = { label: 'See the request', path: '/requests' };
  const subject = { ...NEWS.subject, title: 'A request waits for you', link };
  await tell({ ...NEWS, kind: 'request_asked', subject }, NOON);
  const [mail, ...others] = await emailsAt(testApp, NOON);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('News for you at Acacia');
  expect(mail?.text).toContain('See your inbox: http://localhost:3000/inbox');
});

test('notices of the same moment are listed as they were made, the last one first', async () => {
  const titles = Array.from({ length: 8 }, (_, at) => `News ${at}`);
  for (const title of titles) await tell({ ...NEWS, subject: { ...NEWS.subject, title } }, NOON);
  const { notices } = await roster.manager.browser.call(api.listNotices, { query: {} });
  expect(notices.map(({ subject }) => subject?.title)).toEqual(titles.toReversed());
});

test('at night only what is urgent goes out', async () => {
  await tell(NEWS, NIGHT);
  expect(await emailsAt(testApp, NIGHT)).toEqual([]);
  expect(await emailsAt(testApp, '2027-03-08T20:00:00Z')).toHaveLength(1);
  await tell({ ...NEWS, urgent: true }, NIGHT);
  expect(await emailsAt(testApp, NIGHT)).toHaveLength(1);
});

test('what must be told once is told once', async () => {
  await tell({ ...NEWS, once: 'cannot 1' }, NOON);
  await tell({ ...NEWS, once: 'cannot 1' }, NOON);
  const { unread } = await roster.manager.browser.call(api.listNotices, { query: {} });
  expect(unread).toBe(1);
});

test('a kind that someone turned off is not emailed, and one click turns off no other', async () => {
  await tell(NEWS, NOON);
  const [mail] = await emailsAt(testApp, NOON);
  const address = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '');
  await testApp.app.inject({ method: 'POST', url: address.pathname });
  const { email } = await roster.manager.browser.call(api.getNoticePreferences);
  expect(api.NOTICE_KINDS.filter((kind) => !email[kind])).toEqual(['cannot']);
  await tell(NEWS, NOON);
  expect(await emailsAt(testApp, NOON)).toEqual([]);
  await tell({ ...NEWS, kind: 'unconfirmed' }, NOON);
  expect(await emailsAt(testApp, NOON)).toHaveLength(1);
});
