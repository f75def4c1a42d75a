import { get } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changePassword, forgotPassword, login } from '#contract/api/auth';
import { getMe, updateMe } from '#contract/api/me';
import { createShiftGroup, deleteShiftGroup, listShiftGroups } from '#contract/api/shift-groups';
import type { Instant } from '#engine/time/kinds';
import { runDueJobs } from '../jobs/jobs';
import { createLog } from '../log';
import { cookieHeader } from '../testing/browser';
import { addOrganization, PASSWORD } from '../testing/people';
import { createTestApp, type TestApp } from '../testing/test-app';

const CANARY = 'CANARY-4711';
const TOKEN = `${CANARY}-of-the-operator`;
const PATIENTLY = { timeout: 20_000, interval: 50 };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => testApp.close());

type Line = Record<string, unknown>;

function linesOf(log: string): Line[] {
  return log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

/** Waits for the line of a request, which may be written after its answer has arrived. */
function linesAbout(id: unknown): Promise<Line[]> {
  return vi.waitFor(() => {
    const all = linesOf(testApp.log()).filter(({ reqId }) => reqId === id);
    const lines = all.filter(({ level }) => level !== 'debug');
    expect(lines.some(({ route }) => route !== undefined)).toBe(true);
    return lines;
  }, PATIENTLY);
}

test('logs one line per request with time, method, route pattern, status and duration', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  const id = crypto.randomUUID();
  const { headers } = await browser.request(deleteShiftGroup, { params: { id } });
  const lines = await linesAbout(headers['x-request-id']);
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: headers['x-request-id'],
      method: 'DELETE',
      route: '/api/shift-groups/:id',
      status: 404,
      duration_ms: expect.any(Number),
      address: expect.stringMatching(/^10\.0\./),
      msg: 'request answered',
    },
  ]);
  expect(lines[0]?.duration_ms).toBeGreaterThan(0);
});

test.each([
  ['/roster?date=2027-04-04', 'page', 200],
  ['/unknown.txt', 'unknown', 404],
  ['/api/unknown', 'unknown', 404],
  ['/%zz', 'unknown', 400],
  ['/api/health', '/api/health', 200],
  ['/api/docs/', '/api/docs', 200],
  ['/metrics', '/metrics', 404],
])('%s is logged once too', async (url, route, status) => {
  const answer = await testApp.visitor().send('GET', url);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  const lines = await linesAbout(answer.headers['x-request-id']);
  expect(lines).toMatchObject([{ method: 'GET', route, status }]);
});

test('the log holds no secrets and nothing that people typed', async () => {
  const { browser, user } = await addOrganization(testApp, CANARY);
  const session = browser.cookies.get('muster') ?? '';
  await browser.send('GET', `/api/me?token=${CANARY}`);
  await browser.send('GET', `/${CANARY}?token=${CANARY}`);
  await browser.send('GET', `/api/${CANARY}`);
  await browser.send('GET', `/%zz${CANARY}`);
  await browser.send('GET', '/metrics', undefined, { authorization: `Bearer ${TOKEN}` });
  await browser.send('GET', '/api/me', undefined, { 'x-request-id': CANARY });
  await browser.send('POST', '/api/shift-groups', `{"name":"${CANARY}`);
  await browser.send('POST', '/api/shift-groups', { [CANARY]: CANARY });
  await browser.request(createShiftGroup, { body: { name: CANARY } });
  await browser.request(login, { body: { email: user.email, password: CANARY } });
  await browser.request(changePassword, {
    body: { currentPassword: PASSWORD, newPassword: `${CANARY} new` },
  });
  const { statusCode } = await browser.request(getMe);
  expect(statusCode).toBe(200);
  for (const secret of [CANARY, session, PASSWORD, user.email, user.id])
    expect(testApp.log()).not.toContain(secret);
});

test('an unexpected error is logged with its reference, without the row that PostgreSQL quotes', async () => {
  const { browser, user } = await addOrganization(testApp, 'Banksia');
  await testApp.sql(
    "alter table users add constraint surprise check (name not like 'Heron%') not valid",
  );
  const { statusCode, body, headers } = await browser.request(updateMe, {
    body: { name: 'Heron 4711' },
  });
  expect(statusCode).toBe(500);
  const reference = headers['x-request-id'];
  expect(body).toContain(`Reference ${reference}`);
  expect(await linesAbout(reference)).toMatchObject([
    { level: 'error', err: { code: '23514', constraint: 'surprise' }, msg: 'unexpected error' },
    { level: 'info', route: '/api/me', status: 500 },
  ]);
  for (const quoted of ['Heron', '$argon2', user.email])
    expect(testApp.log()).not.toContain(quoted);
});

test('a caller who goes away before the answer is logged', async () => {
  const { browser } = await addOrganization(testApp, 'Correa');
  const address = await testApp.app.listen({ port: 0 });
  const holder = await testApp.database.pool.connect();
  await holder.query('begin; lock table shift_groups');
  const request = get(`${address}${listShiftGroups.path}`, {
    headers: { cookie: cookieHeader(browser.cookies) },
  }).on('error', () => undefined);
  await vi.waitFor(async () => {
    const waiting = await testApp.sql(
      'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
    );
    expect(waiting).toHaveLength(1);
  }, PATIENTLY);
  request.destroy();
  await vi.waitFor(() => {
    expect(linesOf(testApp.log())).toContainEqual(
      expect.objectContaining({
        route: '/api/shift-groups',
        method: 'GET',
        msg: 'caller went away before the answer',
      }),
    );
  }, PATIENTLY);
  await holder.query('rollback');
  holder.release();
});

test('an email that cannot be sent is logged without its link', async () => {
  const { browser, user } = await addOrganization(testApp, 'Daviesia');
  await browser.call(forgotPassword, { body: { email: user.email } });
  const lines: string[] = [];
  const { config, database, payments, push } = testApp;
  let text = '';
  await runDueJobs({
    config,
    database,
    payments,
    push,
    clock: () => Date.now() as Instant,
    log: createLog('debug', { write: (line: string) => lines.push(line) }),
    mailer: {
      async send(mail) {
        text = mail.text;
        throw new Error('the mail server is away');
      },
      close: () => undefined,
    },
  });
  const token = /#([\w-]+)/.exec(text)?.[1] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(lines.join('')).not.toContain(token);
  expect(lines.join('')).not.toContain(user.email);
  expect(linesOf(lines.join('')).filter(({ level }) => level === 'error')).toMatchObject([
    {
      job: { task: 'send-mail', attempts: 1 },
      err: { message: 'the mail server is away' },
      msg: expect.stringMatching(/^Failed task \d+ \(send-mail, /),
    },
  ]);
});
