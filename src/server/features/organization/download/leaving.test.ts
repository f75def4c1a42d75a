import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { downloadOrganization } from '#contract/api/organization';
import { cookieHeader } from '../../../testing/browser';
import { createRoster } from '../../../testing/roster';
import { createTestApp, type TestApp } from '../../../testing/test-app';

const WITHIN = { timeout: 20_000, interval: 100 };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** The transactions of the app that wait for it to go on. */
async function openTransactions() {
  const [row] = await testApp.sql(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  return row?.count;
}

test('whoever goes away in the middle of a download leaves no transaction open', async () => {
  const { owner, orgId, amyId, depot } = await createRoster(testApp);
  await testApp.sql(
    `insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, notes)
     select $1, $2, $3, date '1990-01-01' + n, timestamptz '1990-01-01 00:00Z' + n * interval '1 day',
            timestamptz '1990-01-01 08:00Z' + n * interval '1 day',
            (select string_agg(md5(n || ' ' || i), '') from generate_series(1, 50) i)
       from generate_series(1, 12000) n`,
    [orgId, amyId, depot.id],
  );
  const address = await testApp.app.listen({ port: 0 });
  const request = get(`${address}${downloadOrganization.path}`, {
    agent: false,
    headers: { cookie: cookieHeader(owner.browser.cookies) },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  // Nobody reads: the download stands still in the middle.
  await vi.waitFor(async () => expect(await openTransactions()).toBe(1), WITHIN);
  request.destroy();
  await vi.waitFor(async () => expect(await openTransactions()).toBe(0), WITHIN);
  expect((await owner.browser.send('GET', '/api/me')).statusCode).toBe(200);
});
