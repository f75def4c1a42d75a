// Runs a short selection of `npm run test:fuzz`, and every case it has ever found.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateRoster } from '#contract/api/auto-roster';
import { receiveStripeEvent } from '#contract/api/billing';
import { createShiftTemplate } from '#contract/api/shift-templates';
import { send } from '../testing/fuzz/client';
import { asCurl, fuzz } from '../testing/fuzz/fuzz';
import type { FuzzRequest } from '../testing/fuzz/make-request';
import { addOrganization } from '../testing/people';
import { createRoster } from '../testing/roster';
import { createTestApp, type TestApp } from '../testing/test-app';

let testApp: TestApp;
let port: number;
beforeAll(async () => {
  testApp = await createTestApp();
  await testApp.app.listen({ port: 0, host: 'localhost' });
  port = (testApp.app.server.address() as AddressInfo).port;
});
afterAll(() => testApp.close());

const SEED = 1;
const COUNT = 350;

test(`${COUNT} bad requests of seed ${SEED}: refused in a sentence, and nothing is broken`, async () => {
  const result = await fuzz({ port, ground: testApp, seed: SEED, from: 0, count: COUNT });
  const faults = result.outcomes
    .filter(({ fault }) => fault)
    .map(({ fault, request }) => `${request.number} ${fault}\n${asCurl(request)}`);
  expect([...faults, ...result.broken]).toEqual([]);
  expect(result.outcomes).toHaveLength(COUNT);
});

const GET: Omit<FuzzRequest, 'headers'> = {
  number: 0,
  wrong: '',
  endpoint: '',
  caller: 'nobody',
  method: 'GET',
  target: '/api/health',
  version: 'HTTP/1.1',
  body: Buffer.alloc(0),
};

describe('a malformed request is refused with a sentence too', () => {
  const HOST: [string, string][] = [
    ['host', 'localhost'],
    ['connection', 'close'],
  ];
  test.each<[string, number, string, Partial<FuzzRequest>]>([
    ['a fine one', 200, '{"status":"ok"}', { headers: HOST }],
    ['no Host', 400, "We couldn't understand the request.", { headers: HOST.slice(1) }],
    ['an unknown method', 400, "We couldn't understand the request.", { method: 'FOO' }],
    [
      'a header of 20 kB',
      431,
      'The request headers are too long.',
      { headers: [...HOST, ['x-long', 'x'.repeat(20_000)]] },
    ],
    [
      'two lengths',
      400,
      "We couldn't understand the request.",
      { headers: [...HOST, ['content-length', '1'], ['content-length', '2']] },
    ],
    [
      'an expectation',
      417,
      "This server can't meet the Expect header of the request.",
      { headers: [...HOST, ['expect', 'a miracle']] },
    ],
  ])('%s', async (_name, status, body, changes) => {
    const answer = await send(port, { ...GET, headers: HOST, ...changes });
    expect([answer.status, answer.body]).toEqual([status, body]);
  });
});

test('a body that nests too deep is refused, with an Idempotency-Key too', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const response = await browser.send('POST', '/api/auth/fix-session', deep, {
    'idempotency-key': 'deep',
  });
  expect([response.statusCode, response.body]).toEqual([400, "The request isn't valid JSON."]);
});

test('a caller who sends far too much is read to the end and gets the answer', async () => {
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'host: localhost',
    'connection: close',
    'content-type: application/json',
    'content-length: 10000000',
  ];
  const socket = connect({ port, host: 'localhost' });
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  // Some programs read only after they have written everything. A reset would lose the unread answer.
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(10_000_000, 'x'), () => socket.resume());
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 413.*That's too much data\. The limit is 1 MB\.$/s);
});

test('a caller who hangs up is not logged as a database failure', async () => {
  const chunked: [string, string][] = [
    ['host', 'localhost'],
    ['content-type', 'application/json'],
    ['transfer-encoding', 'chunked'],
  ];
  const answer = await send(port, {
    ...GET,
    method: 'POST',
    target: '/api/auth/login',
    headers: chunked,
    body: Buffer.from('2\r\n{}\r\nzz\r\n'),
  });
  expect(answer.status).toBe(400);
  expect(testApp.log()).not.toContain('cannot reach its database');
});

test('brackets in a text do not count as nesting', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  const name = `\\" ${'[{'.repeat(50)}`;
  const response = await browser.send('PATCH', '/api/me', { name });
  expect([response.statusCode, response.json().user?.name]).toEqual([200, name]);
});

test('the names of unknown fields are shortened in the answer', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  const fields = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`${index}${'x'.repeat(5_000)}`, 1]),
  );
  const response = await browser.send('PATCH', '/api/me', fields);
  expect(response.statusCode).toBe(400);
  expect(response.body).toMatch(/^Unknown fields 0x{39}, 1x{39}, 2x{39} and 7 more\.$/);
});

const TEMPLATE = {
  name: 'Two on, two off',
  type: 'fixed',
  cycle_days: 1,
  pattern_json: '{"A":["D"]}',
  start_times_json: '{"D":"07:00"}',
  duration_hours: 12,
  teams_json: '["A"]',
  legend_json: '{"D":"Day"}',
} as const;

describe('a template', () => {
  test.each<[string, Record<string, unknown>]>([
    ['with a team that every object knows', { pattern_json: '{}', teams_json: '["constructor"]' }],
    ['with NUL in its legend', { legend_json: '{"D":"\\u0000"}' }],
    ['with half a character in its legend', { legend_json: '{"D":"\\ud800"}' }],
    [
      'with NUL in the name of a team',
      { pattern_json: '{"\\u0000":["D"]}', teams_json: '["\\u0000"]' },
    ],
    [
      'with a team called __proto__',
      { pattern_json: '{"__proto__":["D"]}', teams_json: '["__proto__"]' },
    ],
    ['that nests', { legend_json: '['.repeat(25_000) + ']'.repeat(25_000) }],
  ])('%s is refused', async (_name, changes) => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    const response = await browser.request(createShiftTemplate, {
      body: { ...TEMPLATE, ...changes },
    });
    expect([response.statusCode, response.body]).toEqual([
      400,
      expect.stringMatching(/_json: .*\.$/),
    ]);
  });

  test('with more decimals than the database keeps is accepted', async () => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    const code_durations_json = `{"D":8.${'0'.repeat(40_000)}}`;
    const response = await browser.request(createShiftTemplate, {
      body: { ...TEMPLATE, code_durations_json },
    });
    expect(response.statusCode).toBe(201);
  });
});

test('a generation with a code that cannot be saved is refused', async () => {
  const roster = await createRoster(testApp);
  const template = await roster.manager.browser.call(createShiftTemplate, { body: TEMPLATE });
  const response = await roster.manager.browser.request(generateRoster, {
    body: {
      templateId: template.id,
      startDate: '2027-03-01',
      endDate: '2027-03-28',
      employeeIds: [roster.amyId],
      shiftCodes: { 'D\0': { locationId: roster.depot.id, startTime: '09:00', duration: 8 } },
    },
  });
  expect(response.statusCode).toBe(400);
});

describe('a signed event of the card provider', () => {
  const SECRET = 'whsec_x';
  let paid: TestApp;
  beforeAll(async () => {
    paid = await createTestApp({
      env: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: SECRET },
    });
  });
  afterAll(() => paid.close());

  test.each<[string, number, unknown]>([
    ['about nobody we know', 200, { id: 'evt_1', type: 'x', data: { object: {} } }],
    ['without an id', 400, { type: 'x', data: { object: {} } }],
    ['with a number as id', 400, { id: 5, type: 'x', data: { object: {} } }],
    ['with NUL in its id', 400, { id: 'evt_\0', type: 'x', data: { object: {} } }],
    ['without a type', 400, { id: 'evt_2', data: { object: {} } }],
    ['with nothing in it', 400, { id: 'evt_3', type: 'x', data: { object: null } }],
    ['without data', 400, { id: 'evt_4', type: 'x' }],
    ['with NUL in its customer', 400, { id: 'e', type: 'x', data: { object: { customer: '\0' } } }],
    ['that is a list', 400, []],
    ['that is null', 400, null],
  ])('%s: %i', async (_name, status, event) => {
    const body = JSON.stringify(event);
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex');
    const response = await paid.visitor().send('POST', receiveStripeEvent.path, body, {
      'stripe-signature': `t=${at},v1=${signature}`,
    });
    expect(response.statusCode).toBe(status);
  });
});
