// Bad input of every kind is answered with a 4xx status and a sentence.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, logout } from '#contract/api/auth';
import { getMe, updateMe } from '#contract/api/me';
import { addOrganization, type Person, registerOwner, signIn } from '../testing/people';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createStorageGuard } from './storage-guard';

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  owner = await registerOwner(testApp);
});
afterAll(() => testApp.close());

const LOGIN = '/api/auth/login';

test.each([
  ['broken JSON', '{"email":', 400, "The request isn't valid JSON."],
  ['__proto__', '{"__proto__": {"role": "owner"}}', 400, "The request isn't valid JSON."],
  ['no body', undefined, 400, 'The request has no body.'],
  ['an empty body', '', 400, 'The request has no body.'],
  ['a list', '[]', 400, 'Invalid input.'],
  ['null', 'null', 400, 'Invalid input.'],
  ['a number', '9007199254740993', 400, 'Invalid input.'],
  [
    'too much',
    JSON.stringify({ email: 'x'.repeat(1_100_000) }),
    413,
    "That's too much data. The limit is 1 MB.",
  ],
])('%s', async (_name, body, status, sentence) => {
  const response = await testApp.visitor().send('POST', LOGIN, body);
  expect([response.statusCode, response.body]).toEqual([status, sentence]);
});

test('a different content type is refused', async () => {
  const response = await testApp.app.inject({
    method: 'POST',
    url: LOGIN,
    headers: { 'content-type': 'text/plain' },
    payload: '{}',
  });
  expect([response.statusCode, response.body]).toEqual([
    415,
    'Send the request as application/json.',
  ]);
});

test.each([
  ['GET', '/api/nothing'],
  ['DELETE', '/api/me'],
  ['GET', '/api/%00'],
  ['GET', '/api/%E0%A4%A'],
])('%s %s is not found', async (method, url) => {
  const response = await testApp.visitor().send(method, url);
  expect([400, 404]).toContain(response.statusCode);
  expect(response.body).toMatch(/^[A-Z].*\.$/);
});

test('a caller who accepts problem+json gets a code and the fields at fault', async () => {
  const response = await testApp.visitor().request(login, {
    body: { email: 'nobody' },
    headers: { accept: 'application/problem+json' },
  });
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(response.json()).toEqual({
    type: 'about:blank',
    title: 'Check what you entered and try again.',
    status: 400,
    detail: 'email: Please enter a valid email address. password: Required.',
    code: 'invalid_input',
    errors: [
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'password', message: 'Required' },
    ],
  });
});

describe('a request from another site', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:3000' }, 200],
    [{}, 200],
  ])('with %j answers %i', async (headers, status) => {
    const response = await owner.browser.request(updateMe, {
      body: { name: 'Olive' },
      headers: headers as Record<string, string>,
    });
    expect(response.statusCode).toBe(status);
  });
});

test('no answer lets another origin read it', async () => {
  const response = await owner.browser.send('GET', '/api/me', undefined, {
    origin: 'https://evil.example',
  });
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
});

test('every answer of the API has its security headers', async () => {
  const { headers } = await owner.browser.send('GET', '/api/me');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['strict-transport-security']).toBeUndefined();
});

test.each(['/login', '/api/docs'])('the page %s has its security headers', async (address) => {
  const { headers } = await testApp.app.inject(address);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['permissions-policy']).toContain('geolocation=(self)');
});

test('a page has a policy without unsafe-inline, and its own nonce', async () => {
  const pages = [await testApp.app.inject('/login'), await testApp.app.inject('/login')];
  const policies = pages.map((page) => String(page.headers['content-security-policy']));
  expect(policies[0]).not.toContain('unsafe');
  expect(policies[0]).toMatch(/style-src 'self' 'nonce-[\w+/=]{24}'/);
  expect(policies[0]).not.toBe(policies[1]);
});

test('an unexpected error shows a reference and no internals', async () => {
  const broken = await createTestApp();
  await broken.sql('alter table users rename to people');
  const response = await broken
    .visitor()
    .request(login, { body: { email: 'a@example.com', password: 'x' } });
  expect(response.statusCode).toBe(500);
  expect(response.body).toMatch(
    /^Something went wrong on our side\. Try again\. \(Reference [0-9a-f-]{36}\)$/,
  );
  expect(broken.log()).toContain(String(response.headers['x-request-id']));
  await broken.close();
});

test('while storage is nearly full, changes answer 503; reading, signing in and signing out work', async () => {
  const full = await createTestApp({ storage: createStorageGuard('.', Number.POSITIVE_INFINITY) });
  const { user } = await addOrganization(full, 'Acacia');
  const { browser } = await signIn(full, user.email);
  const refused = await browser.request(updateMe, { body: { name: 'New Name' } });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
  expect(refused.body).toMatch(/^Storage is full, so nothing was saved\./);
  expect((await browser.request(getMe)).statusCode).toBe(200);
  expect((await browser.request(logout)).statusCode).toBe(204);
  expect((await browser.request(getMe)).statusCode).toBe(401);
  await full.close();
});
