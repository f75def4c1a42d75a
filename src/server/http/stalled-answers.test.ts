// Real sockets that ask and never read, or that never finish asking.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { downloadOrganization } from '#contract/api/organization';
import { listShifts } from '#contract/api/shifts';
import { addHeavyShifts } from '../testing/add-heavy-shifts';
import { cookieHeader } from '../testing/browser';
import type { Person } from '../testing/people';
import { createRoster, type Roster } from '../testing/roster';
import { createTestApp, type TestApp } from '../testing/test-app';

const WITHIN = { timeout: 30_000, interval: 100 };
const PATIENT = { connectionMs: 60_000, rosterMs: 60_000, lockMs: 60_000 };
const A_YEAR = `${listShifts.path}?from=1989-06-01T00:00:00Z&to=1990-06-01T00:00:00Z`;

let testApp: TestApp;
let address: URL;
let busy: Roster;
beforeAll(async () => {
  testApp = await createTestApp({
    patience: PATIENT,
    headersMs: 500,
    answerDeadlines: { stalledMs: 1_000, longestMs: 60_000, stoppingMs: 100 },
  });
  address = new URL(await testApp.app.listen({ port: 0 }));
  busy = await createRoster(testApp);
  await addHeavyShifts(testApp, busy);
});
afterAll(() => testApp.close());

/** A caller who asks and never reads a byte. */
function askAndNeverRead({ browser }: Person, path: string, at = address): Socket {
  const socket = connect(Number(at.port), at.hostname);
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookieHeader(browser.cookies)}\r\n\r\n`,
  );
  return socket;
}

async function read({ browser }: Person, path: string): Promise<number | undefined> {
  const headers = { cookie: cookieHeader(browser.cookies) };
  const request = get(new URL(path, address), { agent: false, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

async function openTransactions(app = testApp) {
  const [row] = await app.sql(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  return row?.count;
}

test.each([
  ['a year of shifts', A_YEAR],
  ['the data of the organisation', downloadOrganization.path],
])('%s that nobody reads stops no neighbour, and ends', { timeout: 90_000 }, async (_, path) => {
  const neighbour = await createRoster(testApp);
  const deaf = [1, 2, 3].map(() => askAndNeverRead(busy.owner, path));
  // Two of them have the turns of their organisation.
  await vi.waitFor(() => expect(testApp.database.waiting()).toBe(1), { ...WITHIN, interval: 10 });
  expect(await read(neighbour.owner, path)).toBe(200);
  // The first two are ended, then the third has its turn and is ended as well.
  await vi.waitFor(() => expect(testApp.database.waiting()).toBe(0), WITHIN);
  await vi.waitFor(async () => expect(await openTransactions()).toBe(0), WITHIN);
  expect(await read(busy.owner, path)).toBe(200);
  for (const socket of deaf) socket.destroy();
});

test('an answer stops when PostgreSQL ends its connection, though its reader waits', async () => {
  const slow = await createTestApp({ patience: PATIENT });
  const url = await slow.app.listen({ port: 0 });
  const gone = new AbortController();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const work = () => new Promise<never>(() => begin());
  const ended = slow.database
    .readLong({}, work, gone.signal)
    .catch((error: Error) => error.message);
  await begun;
  await vi.waitFor(async () => {
    const rows = await slow.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`,
    );
    expect(rows).toHaveLength(1);
  }, WITHIN);
  expect(await ended).toBe('Connection terminated during a long answer');
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  await slow.close();
});

test('a stop neither waits for a download that is read slowly nor for changes in the line', async () => {
  const stopped = await createTestApp({
    patience: PATIENT,
    answerDeadlines: { stalledMs: 60_000, longestMs: 60_000, stoppingMs: 100 },
  });
  const url = new URL(await stopped.app.listen({ port: 0 }));
  const roster = await createRoster(stopped);
  await addHeavyShifts(stopped, roster);
  const deaf = askAndNeverRead(roster.owner, A_YEAR, url);
  await vi.waitFor(async () => expect(await openTransactions(stopped)).toBe(1), WITHIN);
  const letGo = await stopped.hold('insert into roster_revisions values ($1, 1)', [roster.orgId]);
  const [first, second] = [roster.add(), roster.add({ date: '2027-03-11' })];
  const refused = expect(second).rejects.toMatchObject({ response: { statusCode: 503 } });
  await vi.waitFor(() => expect(stopped.database.waiting()).toBe(1), WITHIN);
  const closing = stopped.close();
  await refused;
  await letGo();
  expect(await first).toMatchObject({ date: '2027-03-10' });
  await closing;
  deaf.destroy();
});

test('a call that takes its time is answered, however long nothing is sent', async () => {
  const roster = await createRoster(testApp);
  const letGo = await testApp.hold('lock table employees');
  const answer = read(roster.owner, '/api/employees');
  setTimeout(letGo, 2_500);
  expect(await answer).toBe(200);
});

test('a request whose head never ends is cut off, however steadily it arrives', async () => {
  const socket = connect(Number(address.port), address.hostname);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => undefined);
  socket.write('GET /api/health HTTP/1.1\r\nx-slow: ');
  const dripping = setInterval(() => socket.write('a'), 50);
  await once(socket, 'close');
  clearInterval(dripping);
  expect(received).toMatch(/^HTTP\/1.1 408 .*The request took too long to arrive\. Try again\.$/s);
});
