// One organisation that keeps the server busy, and its neighbour.
import { request as httpRequest } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listEmployees } from '#contract/api/employees';
import { updateOrganization } from '#contract/api/organization';
import { changeCells } from '#contract/api/roster';
import { asAppError } from '../db/database-error';
import { cookieHeader } from '../testing/browser';
import { addOrganization } from '../testing/people';
import { createRoster, type Roster } from '../testing/roster';
import { createTestApp, type TestApp } from '../testing/test-app';

const PATIENCE = { connectionMs: 60_000, rosterMs: 60_000, lockMs: 60_000 };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ patience: PATIENCE });
});
afterAll(() => testApp.close());

function holdRoster(app: TestApp, { orgId }: Roster) {
  return app.hold('insert into roster_revisions (org_id, revision) values ($1, 1)', [orgId]);
}

function markAsSick({ manager, amyId }: Roster, day: number) {
  const dates = [`2027-03-${String(day + 1).padStart(2, '0')}`];
  return manager.browser.request(changeCells, {
    body: { action: 'sick', cells: [{ employeeId: amyId, dates }] },
  });
}

async function statusesOf(answers: Promise<{ statusCode: number }>[]) {
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

/** How many transactions of the app wait for a lock. */
async function waitingForALock(): Promise<unknown> {
  const [row] = await testApp.sql(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return row?.count;
}

test('changes that wait for their roster hold one connection, and a neighbour reads meanwhile', async () => {
  const roster = await createRoster(testApp);
  const neighbour = await addOrganization(testApp, 'Banksia');
  const letGo = await holdRoster(testApp, roster);
  const changes = Array.from({ length: 20 }, (_, day) => markAsSick(roster, day));
  await vi.waitFor(async () => expect(await waitingForALock()).toBe(1));
  const reads = Array.from({ length: 20 }, () => neighbour.browser.request(listEmployees));
  expect(await statusesOf(reads)).toEqual(reads.map(() => 200));
  // The organisation itself reads on, too.
  expect((await roster.manager.browser.request(listEmployees)).statusCode).toBe(200);
  expect(await waitingForALock()).toBe(1);
  await letGo();
  expect(await statusesOf(changes)).toEqual(changes.map(() => 200));
});

test('calls that wait inside PostgreSQL leave connections for a neighbour', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const neighbour = await addOrganization(testApp, 'Banksia');
  const letGo = await testApp.hold('select from organizations where id = $1 for update', [
    owner.user.org_id,
  ]);
  const changes = Array.from({ length: 20 }, (_, turn) =>
    owner.browser.request(updateOrganization, { body: { notes: `turn ${turn}` } }),
  );
  await vi.waitFor(async () => expect(await waitingForALock()).toBe(5));
  const reads = Array.from({ length: 20 }, () => neighbour.browser.request(listEmployees));
  expect(await statusesOf(reads)).toEqual(reads.map(() => 200));
  await letGo();
  expect(await statusesOf(changes)).toEqual(changes.map(() => 200));
});

test('a change that waits too long answers 503 and when to try again, and saves nothing', async () => {
  const hasty = await createTestApp({ patience: { ...PATIENCE, rosterMs: 100, lockMs: 400 } });
  const roster = await createRoster(hasty);
  const letGo = await holdRoster(hasty, roster);
  // The first one waits for the lock of another process, the second one for the first.
  const [first, second] = await Promise.all([markAsSick(roster, 1), markAsSick(roster, 2)]);
  expect([first.statusCode, first.headers['retry-after'], first.body]).toEqual([
    503,
    '2',
    'Muster is busy right now. Try again in a moment.',
  ]);
  expect([second.statusCode, second.headers['retry-after'], second.body]).toEqual([
    503,
    '2',
    'Other changes to this roster are still running, so nothing was saved. Try again.',
  ]);
  await letGo();
  expect(await hasty.sql('select * from day_statuses')).toEqual([]);
  expect((await markAsSick(roster, 3)).statusCode).toBe(200);
  await hasty.close();
});

test('a change whose caller has gone while it waited is not made', async () => {
  const roster = await createRoster(testApp);
  const address = await testApp.app.listen({ port: 0 });
  const letGo = await holdRoster(testApp, roster);
  const first = markAsSick(roster, 1);
  await vi.waitFor(async () => expect(await waitingForALock()).toBe(1));
  const caller = httpRequest(`${address}${changeCells.path}`, {
    method: changeCells.method,
    headers: {
      cookie: cookieHeader(roster.manager.browser.cookies),
      'content-type': 'application/json',
    },
  }).on('error', () => undefined);
  const cells = [{ employeeId: roster.amyId, dates: ['2027-03-20'] }];
  caller.end(JSON.stringify({ action: 'sick', cells }));
  await vi.waitFor(() => expect(testApp.database.waiting()).toBe(1));
  caller.destroy();
  await vi.waitFor(() => expect(testApp.database.waiting()).toBe(0));
  await letGo();
  expect((await first).statusCode).toBe(200);
  expect(
    await testApp.sql('select date::text from day_statuses where org_id = $1', [roster.orgId]),
  ).toEqual([{ date: '2027-03-02' }]);
});

test.each([
  ['a statement that takes too long', 'statement_timeout', sql`select pg_sleep(5)`],
  ['a lock that is not let go', 'lock_timeout', sql`lock table users in exclusive mode`],
])('%s answers 503, not 500', async (_, setting, statement) => {
  const letGo = await testApp.hold('lock table users in exclusive mode');
  const failed = testApp.database.transact({}, async (db) => {
    await sql`set local role none`.execute(db);
    await sql.raw(`set local ${setting} = '100ms'`).execute(db);
    await statement.execute(db);
  });
  const error = asAppError(await failed.catch((thrown: unknown) => thrown));
  expect(error).toMatchObject({ code: 'busy', status: 503, details: { retryAfterSeconds: 2 } });
  await letGo();
});
