import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/api/auth';
import { endOwnSession, endOwnSessions, getMe, listOwnSessions } from '#contract/api/me';
import { addMember, addOrganization, PASSWORD, type Person, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  owner = await addOrganization(testApp, 'Wattle Health');
});
afterAll(() => testApp.close());

const addAmy = () => addMember(testApp, owner.user.org_id ?? '', 'employee');

test("lists one's own sessions with their browsers, this one first, and nobody else sees them", async () => {
  const amy = await addAmy();
  const phone = testApp.visitor();
  await phone.request(login, {
    body: { email: amy.user.email, password: PASSWORD },
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' },
  });
  const seen = await amy.browser.call(listOwnSessions);
  expect(seen.map(({ current, user_agent }) => [current, user_agent])).toEqual([
    [true, null],
    [false, 'Mozilla/5.0 (iPhone)'],
  ]);
  expect(await owner.browser.call(listOwnSessions)).toHaveLength(1);
  expect(JSON.stringify(seen)).not.toContain(phone.cookies.get('muster'));
});

test('sessions that have run out are not listed', async () => {
  const amy = await addAmy();
  await signIn(testApp, amy.user.email);
  const [, other] = await amy.browser.call(listOwnSessions);
  await testApp.sql("update sessions set expires_at = now() - interval '1 second' where id = $1", [
    other?.id,
  ]);
  expect(await amy.browser.call(listOwnSessions)).toHaveLength(1);
});

test('one session is signed out, and the others stay', async () => {
  const amy = await addAmy();
  const phone = await signIn(testApp, amy.user.email);
  const [, other] = await amy.browser.call(listOwnSessions);
  await amy.browser.call(endOwnSession, { params: { id: other?.id ?? '' } });
  expect((await phone.browser.request(getMe)).statusCode).toBe(401);
  expect((await amy.browser.request(getMe)).statusCode).toBe(200);
});

test("nobody can end a colleague's session, not even an owner", async () => {
  const amy = await addAmy();
  const [hers] = await amy.browser.call(listOwnSessions);
  const response = await owner.browser.request(endOwnSession, { params: { id: hers?.id } });
  expect(response.statusCode).toBe(404);
  expect((await amy.browser.request(getMe)).statusCode).toBe(200);
});

test('signing out everywhere ends this session too, and no one else', async () => {
  const amy = await addAmy();
  const phone = await signIn(testApp, amy.user.email);
  await amy.browser.call(endOwnSessions);
  expect((await phone.browser.request(getMe)).statusCode).toBe(401);
  expect((await amy.browser.request(getMe)).statusCode).toBe(401);
  expect(amy.browser.cookies.has('muster')).toBe(false);
  expect((await owner.browser.request(getMe)).statusCode).toBe(200);
  const entries = await testApp.sql(
    "select action from audit_log where actor_user_id = $1 and action = 'user.sessions_ended'",
    [amy.user.id],
  );
  expect(entries).toHaveLength(1);
});
