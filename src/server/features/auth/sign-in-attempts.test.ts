// Guesses at a password are limited, and yet nobody locks anyone else out (decision 036).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword, forgotPassword, login, resetPassword } from '#contract/api/auth';
import { addMember, addOrganization, PASSWORD, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let orgId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  const owner = await addOrganization(testApp, 'Acacia');
  orgId = owner.user.org_id ?? '';
});
afterAll(() => testApp.close());

const WRONG = 'not it at all';
const newAccount = async () => (await addMember(testApp, orgId, 'employee')).user.email;

function attempt(email: string, password: string, from?: string, browser = testApp.visitor()) {
  return browser.request(login, {
    body: { email, password },
    ...(from ? { headers: { 'x-forwarded-for': from } } : {}),
  });
}

async function guess(email: string, times: number, from: (at: number) => string) {
  const statuses = new Set<number>();
  for (let at = 0; at < times; at += 1) {
    statuses.add((await attempt(email, WRONG, from(at))).statusCode);
  }
  return [...statuses];
}

const elsewhere = (at: number) => `198.51.100.${at}`;

test('ten wrong passwords from one address lock that address for the account, and no other', async () => {
  const [email, other] = [await newAccount(), await newAccount()];
  const from = '203.0.113.7';
  expect(await guess(email, 10, () => from)).toEqual([401]);
  const refused = await attempt(email, PASSWORD, from);
  expect([refused.statusCode, refused.body]).toEqual([
    429,
    'Too many attempts. Try again in 15 minutes.',
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect((await attempt(other, PASSWORD, from)).statusCode).toBe(200);
  expect((await attempt(email, PASSWORD)).statusCode).toBe(200);
});

test('all addresses of an IPv6 network count as one', async () => {
  const email = await newAccount();
  expect(await guess(email, 10, (at) => `2001:db8:7:7::${at + 1}`)).toEqual([401]);
  expect((await attempt(email, PASSWORD, '2001:db8:7:7:ffff::1')).statusCode).toBe(429);
  expect((await attempt(email, PASSWORD, '2001:db8:7:8::1')).statusCode).toBe(200);
});

test('forty wrong passwords from everywhere keep strangers out for an hour, but not a browser that knows the account', async () => {
  const [email, colleague] = [await newAccount(), await newAccount()];
  const { browser } = await signIn(testApp, email);
  const shared = (await signIn(testApp, colleague)).browser;
  expect(await guess(email, 40, elsewhere)).toEqual([401]);
  const refused = await attempt(email, PASSWORD);
  expect([refused.statusCode, refused.body]).toEqual([
    429,
    'Too many attempts. Try again in 60 minutes.',
  ]);
  // A browser is known to the accounts that signed in there, and to no others.
  expect((await attempt(email, PASSWORD, undefined, shared)).statusCode).toBe(429);
  expect((await attempt(email, PASSWORD, undefined, browser)).statusCode).toBe(200);
});

test('an account that does not exist answers the same', async () => {
  const email = `${randomUUID()}@example.com`;
  expect(await guess(email, 10, () => '203.0.113.8')).toEqual([401]);
  const refused = await attempt(email, WRONG, '203.0.113.8');
  expect([refused.statusCode, refused.body]).toEqual([
    429,
    'Too many attempts. Try again in 15 minutes.',
  ]);
});

test('a browser that knows the account has ten guesses of its own', async () => {
  const email = await newAccount();
  const { browser } = await signIn(testApp, email);
  for (let at = 0; at < 10; at += 1) {
    expect((await attempt(email, WRONG, elsewhere(at), browser)).statusCode).toBe(401);
  }
  expect((await attempt(email, PASSWORD, undefined, browser)).statusCode).toBe(429);
  expect((await attempt(email, PASSWORD)).statusCode).toBe(200);
});

test('a reset by email forgets the attempts, and lets its browser in while strangers go on', async () => {
  const email = await newAccount();
  const mine = '203.0.113.9';
  await guess(email, 10, () => mine);
  await guess(email, 30, elsewhere);
  await testApp.visitor().call(forgotPassword, { body: { email } });
  const [mail] = await testApp.sentMails();
  const token = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const browser = testApp.visitor();
  const newPassword = 'quiet harbour lights';
  await browser.call(resetPassword, { body: { token, newPassword } });
  expect((await attempt(email, newPassword, mine)).statusCode).toBe(200);
  await guess(email, 40, (at) => `192.0.2.${at}`);
  expect((await attempt(email, newPassword)).statusCode).toBe(429);
  expect((await attempt(email, newPassword, undefined, browser)).statusCode).toBe(200);
});

test('successful sign-ins use nothing up', async () => {
  const email = await newAccount();
  for (let at = 0; at < 12; at += 1) {
    expect((await attempt(email, PASSWORD, '203.0.113.10')).statusCode).toBe(200);
  }
});

test('strangers do not keep someone from changing their password', async () => {
  const email = await newAccount();
  const { browser } = await signIn(testApp, email);
  await guess(email, 40, elsewhere);
  const body = { currentPassword: PASSWORD, newPassword: 'quiet harbour lights' };
  expect((await browser.request(changePassword, { body })).statusCode).toBe(200);
});
