import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createBrotliDecompress } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { READS_TOGETHER, readTogether } from '#contract/api/answers';
import { listHolidays } from '#contract/api/holidays';
import { getMe } from '#contract/api/me';
import { urlOf } from '#contract/endpoint';
import { ALL_ENDPOINTS } from '#contract/endpoints';
import { type Browser, cookieHeader } from '../testing/browser';
import { createCallers } from '../testing/callers';
import { addOrganization } from '../testing/people';
import { sampleInput } from '../testing/sample-input';
import { createTestApp, type TestApp } from '../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-01T00:00:00Z' });
});
afterAll(() => testApp.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';

const addresses = ALL_ENDPOINTS.filter(
  (endpoint) => endpoint.method === 'GET' && endpoint.response && endpoint !== readTogether,
).map((endpoint) =>
  urlOf(
    endpoint,
    sampleInput(endpoint, () => NOBODY),
  ),
);

/** The sizes of the disk and the database go on changing, whoever asks. */
const withoutSizes = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/[\d.]+ [MG]B( \(\d+ %\))?/g, 'a size'));

function ask(browser: Browser, of: string[]) {
  return browser.request(readTogether, { query: { of: of.join(' ') } });
}

async function answersTogether(browser: Browser): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (let begin = 0; begin < addresses.length; begin += READS_TOGETHER) {
    const response = await ask(browser, addresses.slice(begin, begin + READS_TOGETHER));
    expect(response.statusCode).toBe(200);
    for (const { of, answer } of readTogether.response.parse(response.json()))
      found.set(of, withoutSizes(answer));
  }
  return found;
}

async function answersAlone(browser: Browser): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const address of addresses) {
    const response = await browser.send('GET', address);
    if (response.statusCode === 200) found.set(address, withoutSizes(response.json()));
  }
  return found;
}

test('every caller gets together exactly what they get alone', async () => {
  const { all } = await createCallers(testApp);
  for (const name of ['nobody', 'employee', 'manager', 'super admin', 'kiosk']) {
    const browser = all[name]?.browser ?? testApp.visitor();
    const alone = await answersAlone(browser);
    expect(alone.size, name).toBeGreaterThan(0);
    expect(await answersTogether(browser), name).toEqual(alone);
  }
});

test.each([
  ['a stream', '/api/events'],
  ['a file', '/api/employees/export'],
  ['itself', '/api/answers?of=%2Fapi%2Fme'],
  ['a change', '/api/auth/logout'],
  ['an address that nobody knows', '/api/nothing'],
  ['a page', '/roster'],
  ['another server', 'http://example.com/api/me'],
])('%s is refused, with everything beside it', async (_what, address) => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  const response = await ask(browser, ['/api/me', address]);
  expect(response.statusCode).toBe(400);
  expect(response.body).toMatch(/asked together|reads of this API/);
});

test('too many at once are refused', async () => {
  const of = Array.from({ length: READS_TOGETHER + 1 }, () => '/api/me');
  expect((await ask(testApp.visitor(), of)).statusCode).toBe(400);
});

test('a tab that shows another organisation is told nothing of this one', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  const of = ['/api/employees', '/api/installation'];
  const headers = { 'x-muster-organization': NOBODY };
  const response = await browser.request(readTogether, { query: { of: of.join(' ') }, headers });
  expect(readTogether.response.parse(response.json()).map((each) => each.of)).toEqual([
    '/api/installation',
  ]);
});

test('a slow answer keeps none of the others', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  const slow = urlOf(listHolidays, { query: { from: '2027-01-01', to: '2027-12-31' } });
  const letGo = await testApp.hold('lock table holiday_changes in access exclusive mode');
  const address = await testApp.app.listen({ port: 0 });
  const query = new URLSearchParams({ of: `${slow} ${getMe.path}` });
  const request = get(`${address}${readTogether.path}?${query}`, {
    agent: false,
    headers: { cookie: cookieHeader(browser.cookies), 'accept-encoding': 'br' },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.headers['content-encoding']).toBe('br');
  const text = response.pipe(createBrotliDecompress()).setEncoding('utf8');
  const [first] = (await once(text, 'data')) as [string];
  expect(first).toMatch(/^\[\{"of":"\/api\/me","answer":\{.*\}\n$/);
  await letGo();
  let rest = '';
  for await (const part of text) rest += part;
  expect(readTogether.response.parse(JSON.parse(first + rest)).map(({ of }) => of)).toEqual([
    getMe.path,
    slow,
  ]);
});
