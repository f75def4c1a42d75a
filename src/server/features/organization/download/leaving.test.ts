import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { downloadOrganization } from '#contract/api/organization';
import { addHeavyShifts } from '../../../testing/add-heavy-shifts';
import { cookieHeader } from '../../../testing/browser';
import { createRoster, type Roster } from '../../../testing/roster';
import { createTestApp, type TestApp } from '../../../testing/test-app';

const WITHIN = { timeout: 20_000, interval: 100 };

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp();
  roster = await createRoster(testApp);
  await addHeavyShifts(testApp, roster);
});
afterAll(() => testApp.close());

let address: string | undefined;
async function listening(): Promise<string> {
  address ??= await testApp.app.listen({ port: 0 });
  return address;
}

/** Counts transactions of the app that are open and idle. */
async function openTransactions() {
  const [row] = await testApp.sql(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  return row?.count;
}

async function begunDownloads() {
  const [row] = await testApp.sql(
    "select count(*)::int as count from audit_log where action = 'organization.data_downloaded'",
  );
  return Number(row?.count);
}

test('a caller who goes away during a download leaves no transaction open', async () => {
  const { owner } = roster;
  const url = `${await listening()}${downloadOrganization.path}`;
  const request = get(url, {
    agent: false,
    headers: { cookie: cookieHeader(owner.browser.cookies) },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  // Nobody reads the answer, so the download stops in the middle.
  await vi.waitFor(async () => expect(await openTransactions()).toBe(1), WITHIN);
  request.destroy();
  await vi.waitFor(async () => expect(await openTransactions()).toBe(0), WITHIN);
  expect((await owner.browser.send('GET', '/api/me')).statusCode).toBe(200);
});

// Archives of 10 MB are read to their end, which takes a busy machine its time.
test('a caller who goes away while waiting is skipped', { timeout: 90_000 }, async () => {
  const { owner } = roster;
  const url = `${await listening()}${downloadOrganization.path}`;
  const headers = { cookie: cookieHeader(owner.browser.cookies) };
  const open = async () => {
    const request = get(url, { agent: false, headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { request, response };
  };
  const before = await begunDownloads();
  // Two downloads stop in the middle, so the others wait.
  const slow = [await open(), await open()];
  await vi.waitFor(async () => expect(await openTransactions()).toBe(2), WITHIN);
  const waiting = [1, 2, 3].map(() => get(url, { agent: false, headers }));
  for (const request of waiting) request.on('error', () => undefined);
  await vi.waitFor(async () => expect(await begunDownloads()).toBe(before + 5), WITHIN);
  for (const request of waiting) request.destroy();
  for (const { response } of slow) {
    response.resume();
    await once(response, 'end');
  }
  await vi.waitFor(async () => expect(await openTransactions()).toBe(0), WITHIN);
  const last = await open();
  last.response.resume();
  await once(last.response, 'end');
});
