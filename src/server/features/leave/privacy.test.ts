// Two organisations that differ only in the kind of Ben's leave, annual or sick. All that a colleague can read is the same
// in both, to the letter, and takes the same statements: neither the answers nor how long they take tell the kind.
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCalendarFeed } from '#contract/api/calendar-feeds';
import { getInbox } from '#contract/api/inbox';
import * as leave from '#contract/api/leave';
import { listLeaveTypes } from '#contract/api/leave-types';
import { publish } from '../../db/publish';
import { cookieHeader } from '../../testing/browser';
import type { Person } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createTrades, type Trades } from '../requests/testing';
import { insertStarterLeaveTypes } from './leave-types';

let testApp: TestApp;
let address: string;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-08T02:00:00Z' });
  address = await testApp.app.listen({ port: 0 });
});
afterAll(() => testApp.close());

async function goOnLeave(roster: Trades, kind: string): Promise<void> {
  const { types } = await roster.ben.browser.call(listLeaveTypes);
  const typeId = types.find(({ name }) => name === kind)?.id ?? '';
  const body = { typeId, first: '2027-03-10', last: '2027-03-12', reason: `A secret of ${kind}` };
  const { id, state } = await roster.ben.browser.call(leave.askForLeave, { body });
  if (state !== 'waiting') return;
  const { cards } = await roster.manager.browser.call(getInbox);
  const [found] = cards.flatMap((card) => (card.type === 'leave' ? [card.leave] : []));
  await roster.manager.browser.call(leave.decideLeave, {
    params: { id },
    body: { decision: 'approve', fingerprint: found?.fingerprint ?? '', perShift: [] },
  });
}

/** The events of a stream from now on, until one about sites. */
async function follow({ browser }: Person) {
  const { body } = await fetch(`${address}/api/events`, {
    headers: { cookie: cookieHeader(browser.cookies) },
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  return async () => {
    let read = '';
    while (!read.includes('locations')) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error(`the stream ended after ${read}`);
      read += chunk.value;
    }
    await reader?.cancel();
    return read;
  };
}

const MARCH = 'from=2027-03-01&to=2027-03-31';
const INSTANTS = 'from=2027-03-01T00:00:00.000Z&to=2027-03-31T00:00:00.000Z';

/** What an employee's screens ask for, with the colleague's id where one can be given. */
const pathsOf = ({ benId }: Trades) => [
  `/api/shifts?${INSTANTS}`,
  `/api/shifts?${INSTANTS}&employeeId=${benId}`,
  `/api/day-statuses?${MARCH}`,
  `/api/day-statuses?${MARCH}&employeeId=${benId}`,
  `/api/my-year?${MARCH}`,
  '/api/dashboard/stats',
  '/api/employees',
  '/api/leave',
  '/api/leave-balances',
  `/api/leave-balances?employeeId=${benId}`,
  '/api/notices',
  '/api/open-shifts',
  '/api/requests',
  '/api/shift-answers',
  `/api/timesheets?${MARCH}`,
  `/api/timesheets?${MARCH}&employeeId=${benId}`,
  '/api/days-off-links',
  `/api/roster?${MARCH}`,
  `/api/cover?${MARCH}`,
  '/api/inbox',
];

/** Each answer with the number of its statements, then the calendars and the events. */
async function readAll(kind: string): Promise<string[]> {
  const roster = await createTrades(testApp);
  const { orgId, amy, ben } = roster;
  await testApp.database.transact({ orgId }, (db) => insertStarterLeaveTypes({ db, orgId }));
  await roster.on(15);
  await roster.on(11, roster.benId);
  const feeds: string[] = [];
  for (const scope of ['shifts', 'busy', 'pattern', 'leave'] as const) {
    const body = { label: scope, scope };
    feeds.push((await ben.browser.call(createCalendarFeed, { body })).url ?? '');
  }
  const events = await follow(amy);
  await goOnLeave(roster, kind);
  await testApp.database.transact({ orgId }, (db) => publish({ db, orgId }, 'locations'));
  const read = [`events ${await events()}`];
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  for (const path of pathsOf(roster)) {
    statements.mockClear();
    const { statusCode, body } = await amy.browser.send('GET', path);
    read.push(`${path}: ${countOwn(statements.mock.calls)} statements, ${statusCode} ${body}`);
  }
  for (const url of feeds) {
    const path = new URL(url).pathname;
    statements.mockClear();
    const { statusCode, body } = await testApp.visitor().send('GET', path);
    read.push(`feed: ${countOwn(statements.mock.calls)} statements, ${statusCode} ${body}`);
  }
  statements.mockRestore();
  return withoutIds(read);
}

/** Without the question who calls: it takes one statement or two, as another test happens to write in between or not. */
function countOwn(calls: readonly unknown[][]): number {
  const isLookup = (query: unknown) => typeof query === 'object' && query && 'submit' in query;
  return calls.filter(([query]) => !isLookup(query)).length;
}

/** Ids, addresses and the moments of the database differ in every organisation. */
function withoutIds(read: readonly string[]): string[] {
  const ids = new Map<string, string>();
  return read.map((text) =>
    text
      .replaceAll('\r\n ', '')
      .replaceAll(/[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f-]{20,27}/g, (id) => {
        if (!ids.has(id)) ids.set(id, `id ${ids.size}`);
        return ids.get(id) ?? '';
      })
      .replaceAll(/"(created_at|updated_at)":"[^"]+"/g, '"$1":"then"')
      .replaceAll(/(DTSTAMP|LAST-MODIFIED|SEQUENCE):\w+/g, '$1:then'),
  );
}

test('the kind of a leave changes nothing that a colleague reads, nor how many statements it takes', async () => {
  const annual = await readAll('Annual leave');
  // Own balances name every kind that there is.
  const others = annual.filter((text) => !text.startsWith('/api/leave-balances:')).join('\n');
  expect(others).not.toMatch(/secret|annual|sick|personal/i);
  expect(others).toContain('"status":"unavailable"');
  expect(others.match(/, 200 /g)?.length).toBeGreaterThan(15);
  expect(await readAll('Personal leave')).toEqual(annual);
}, 60_000);
