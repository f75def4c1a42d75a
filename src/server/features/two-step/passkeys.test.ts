import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login } from '#contract/api/auth';
import { getMe } from '#contract/api/me';
import {
  addPasskey,
  askPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
} from '#contract/api/passkeys';
import { getTwoStep } from '#contract/api/two-step';
import type { Browser } from '../../testing/browser';
import { addMember, addOrganization, PASSWORD, type Person } from '../../testing/people';
import { createSoftwarePasskey, type SoftwarePasskey } from '../../testing/software-passkey';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let owner: Person;
let amy: Person;
let passkey: SoftwarePasskey;

beforeAll(async () => {
  testApp = await createTestApp();
  owner = await addOrganization(testApp, 'Wattle Health');
});
afterAll(() => testApp.close());

beforeEach(async () => {
  amy = await addMember(testApp, owner.user.org_id ?? '', 'manager');
  passkey = createSoftwarePasskey();
});

const start = ({ browser }: Person) => browser.call(startPasskey, { body: { password: PASSWORD } });

async function add(person: Person, added = passkey, name = 'Work laptop') {
  const { challenge } = await start(person);
  return person.browser.call(addPasskey, { body: { name, answer: added.create(challenge) } });
}

async function ask(browser: Browser): Promise<string> {
  return (await browser.call(askPasskey)).challenge;
}

const answer = (browser: Browser, signed: unknown) =>
  browser.request(signInWithPasskey, { body: { answer: signed } });

test('a passkey is added with a name, and the first one brings recovery codes', async () => {
  expect((await add(amy)).recovery_codes).toHaveLength(10);
  expect((await add(amy, createSoftwarePasskey(), 'Phone')).recovery_codes).toBeNull();
  const { passkeys } = await amy.browser.call(getTwoStep);
  expect(passkeys.map(({ name, last_used_at }) => [name, last_used_at])).toEqual([
    ['Work laptop', null],
    ['Phone', null],
  ]);
  expect((await owner.browser.call(getTwoStep)).passkeys).toEqual([]);
});

test('a passkey alone signs in, because it has checked who holds it', async () => {
  await add(amy);
  const browser = testApp.visitor();
  const response = await answer(browser, passkey.sign(await ask(browser)));
  expect(response.json().user).toEqual(amy.user);
  expect((await browser.call(getMe)).user.id).toBe(amy.user.id);
});

test('after the password, a passkey of the same account is the second step', async () => {
  await add(amy);
  const browser = testApp.visitor();
  const first = await browser.call(login, { body: { email: amy.user.email, password: PASSWORD } });
  expect(first).toEqual({ second_step: { app: false, passkey: true } });
  const options = await browser.call(askPasskey);
  expect(options.allowCredentials).toMatchObject([{ id: passkey.id }]);
  expect((await answer(browser, passkey.sign(options.challenge))).statusCode).toBe(200);
});

test("after the password, a colleague's passkey does not help", async () => {
  await add(amy);
  const hers = createSoftwarePasskey();
  await add(await addMember(testApp, owner.user.org_id ?? '', 'employee'), hers);
  const browser = testApp.visitor();
  await browser.call(login, { body: { email: amy.user.email, password: PASSWORD } });
  expect((await answer(browser, hers.sign(await ask(browser)))).statusCode).toBe(400);
});

test('strangers learn nothing about passkeys from the question', async () => {
  await add(amy);
  const options = await testApp.visitor().call(askPasskey);
  expect(options.allowCredentials ?? []).toEqual([]);
});

test('an answer works once, and so does each question', async () => {
  await add(amy);
  const browser = testApp.visitor();
  const challenge = await ask(browser);
  const signed = passkey.sign(challenge);
  expect((await answer(browser, signed)).statusCode).toBe(200);
  const thief = testApp.visitor();
  expect((await answer(thief, signed)).statusCode).toBe(400);
  expect((await answer(thief, passkey.sign(challenge))).statusCode).toBe(400);
  expect((await thief.request(getMe)).statusCode).toBe(401);
});

test('a wrong answer uses up the question, too', async () => {
  await add(amy);
  const browser = testApp.visitor();
  const challenge = await ask(browser);
  expect((await answer(browser, passkey.sign(challenge, { userVerified: false }))).statusCode).toBe(
    400,
  );
  expect((await answer(browser, passkey.sign(challenge))).statusCode).toBe(400);
});

test('of two answers to one question at the same moment, one signs in', async () => {
  await add(amy);
  const browser = testApp.visitor();
  const signed = passkey.sign(await ask(browser));
  const answers = await Promise.all([answer(testApp.visitor(), signed), answer(browser, signed)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

test.each([
  ['for another site', { origin: 'https://muster.example.org' }],
  ['without checking who holds it', { userVerified: false }],
  ['with a count that is not higher than before', { counter: 1 }],
])('an answer %s is refused', async (_what, circumstances) => {
  await add(amy);
  const browser = testApp.visitor();
  expect((await answer(browser, passkey.sign(await ask(browser)))).statusCode).toBe(200);
  const visitor = testApp.visitor();
  const response = await answer(visitor, passkey.sign(await ask(visitor), circumstances));
  expect([response.statusCode, response.body]).toEqual([
    400,
    "We couldn't check this passkey. Try again, or sign in another way.",
  ]);
});

test('a question that was asked too long ago is refused', async () => {
  await add(amy);
  const browser = testApp.visitor();
  const challenge = await ask(browser);
  await testApp.sql("update passkey_challenges set expires_at = now() - interval '1 second'");
  expect((await answer(browser, passkey.sign(challenge))).statusCode).toBe(400);
});

test('a question for signing in does not add a passkey, nor one for someone else', async () => {
  const forSignIn = await ask(amy.browser);
  const forOwner = (await start(owner)).challenge;
  for (const challenge of [forSignIn, forOwner, 'made-up']) {
    const body = { name: 'Stolen', answer: passkey.create(challenge) };
    expect((await amy.browser.request(addPasskey, { body })).statusCode).toBe(400);
  }
});

test('a passkey without a check of its holder cannot be added, and one passkey has one account', async () => {
  const { challenge } = await start(amy);
  const unchecked = passkey.create(challenge, { userVerified: false });
  const body = { name: 'Key', answer: unchecked };
  expect((await amy.browser.request(addPasskey, { body })).statusCode).toBe(400);
  await add(amy);
  await expect(add(owner)).rejects.toThrow('409: This passkey is already in use.');
});

test('a passkey is renamed and removed, with the password, by its owner only', async () => {
  await add(amy);
  const [{ id = '' } = {}] = (await amy.browser.call(getTwoStep)).passkeys;
  const params = { id };
  const others = { params, body: { password: PASSWORD } };
  expect((await owner.browser.request(removePasskey, others)).statusCode).toBe(404);
  await amy.browser.call(renamePasskey, { params, body: { name: 'Home laptop' } });
  expect((await amy.browser.call(getTwoStep)).passkeys).toMatchObject([{ name: 'Home laptop' }]);
  const wrong = await amy.browser.request(removePasskey, { params, body: { password: 'wrong' } });
  expect(wrong.statusCode).toBe(400);
  await amy.browser.call(removePasskey, { params, body: { password: PASSWORD } });
  const browser = testApp.visitor();
  expect((await answer(browser, passkey.sign(await ask(browser)))).statusCode).toBe(400);
  const signedIn = await browser.call(login, {
    body: { email: amy.user.email, password: PASSWORD },
  });
  expect(signedIn).toHaveProperty('user');
});
