import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login, resetPassword, secondStep } from '#contract/api/auth';
import { listEmployees, removeEmployees, resetTwoStep, undoRemoval } from '#contract/api/employees';
import { getMe, updateMe } from '#contract/api/me';
import { getOrganization, requireTwoStep } from '#contract/api/organization';
import { getTwoStep } from '#contract/api/two-step';
import { hashToken, newToken } from '../../http/tokens';
import { addMember, addOrganization, PASSWORD, type Person, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { turnOnApp } from '../../testing/two-step';

let testApp: TestApp;
let owner: Person;
let manager: Person;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

beforeEach(async () => {
  owner = await addOrganization(testApp, 'Wattle Health');
  manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
});

const turnOn = (person: Person) => turnOnApp(person, new Date().toISOString());

async function requireIt(): Promise<void> {
  await turnOn(owner);
  await owner.browser.call(requireTwoStep, { body: { required: true } });
}

test('an owner without two-step sign-in cannot require it, so nobody locks themselves out', async () => {
  const body = { required: true };
  const refused = await owner.browser.request(requireTwoStep, { body });
  expect([refused.statusCode, refused.body]).toEqual([
    409,
    'Set up two-step sign-in for your own account first. Otherwise you would lock yourself out.',
  ]);
  await turnOn(owner);
  expect(await owner.browser.call(requireTwoStep, { body })).toMatchObject({
    require_two_step: true,
  });
  expect(await owner.browser.call(getOrganization)).toMatchObject({ require_two_step: true });
});

test('where it is required, a manager without it can only set it up', async () => {
  await requireIt();
  expect((await manager.browser.call(getMe)).user.must_set_up_two_step).toBe(true);
  for (const endpoint of [listEmployees, getOrganization]) {
    const refused = await manager.browser.request(endpoint);
    expect([refused.statusCode, refused.body]).toEqual([
      403,
      'Set up two-step sign-in to continue.',
    ]);
  }
  expect((await manager.browser.request(updateMe, { body: { name: 'M' } })).statusCode).toBe(403);
  await turnOn(manager);
  expect((await manager.browser.call(getMe)).user.must_set_up_two_step).toBe(false);
  expect((await manager.browser.request(listEmployees)).statusCode).toBe(200);
});

test('a new sign-in is led to it as well, and employees and other organisations are not', async () => {
  await requireIt();
  expect((await signIn(testApp, manager.user.email)).user.must_set_up_two_step).toBe(true);
  const employee = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  expect(employee.user.must_set_up_two_step).toBe(false);
  const other = await addOrganization(testApp, 'Banksia');
  expect(other.user.must_set_up_two_step).toBe(false);
});

test('once it is no longer required, nobody has to set it up', async () => {
  await requireIt();
  await owner.browser.call(requireTwoStep, { body: { required: false } });
  expect((await manager.browser.request(listEmployees)).statusCode).toBe(200);
});

test('an owner resets it for a member, who is signed out and hears about it', async () => {
  await turnOn(manager);
  await testApp.sentMails();
  const params = { id: manager.user.employee_id ?? '' };
  await owner.browser.call(resetTwoStep, { params });
  expect((await manager.browser.request(getMe)).statusCode).toBe(401);
  const again = await signIn(testApp, manager.user.email);
  expect(await again.browser.call(getTwoStep)).toEqual({
    app: false,
    passkeys: [],
    recovery_codes_left: 0,
  });
  const [mail] = await testApp.sentMails();
  expect(mail?.to).toBe(manager.user.email);
  expect(mail?.text).toContain(
    'Owner of Wattle Health, an owner of Wattle Health, turned off two-step sign-in for your account.',
  );
  const entries = await testApp.sql(
    "select org_id, actor_user_id from audit_log where target_id = $1 and action = 'user.two_step_reset'",
    [manager.user.id],
  );
  expect(entries).toEqual([{ org_id: owner.user.org_id, actor_user_id: owner.user.id }]);
  const twice = await owner.browser.request(resetTwoStep, { params });
  expect([twice.statusCode, twice.body]).toEqual([
    409,
    "This person doesn't use two-step sign-in.",
  ]);
});

test('an owner cannot reset it for someone who also belongs to another organisation', async () => {
  const other = await addOrganization(testApp, 'Banksia');
  const orgId = other.user.org_id ?? '';
  await testApp.database.transact({ orgId }, (db) =>
    db
      .insertInto('memberships')
      .values({ org_id: orgId, user_id: manager.user.id, role: 'employee' })
      .execute(),
  );
  await turnOn(manager);
  const params = { id: manager.user.employee_id ?? '' };
  const refused = await owner.browser.request(resetTwoStep, { params });
  expect([refused.statusCode, refused.body]).toEqual([
    409,
    'This person also belongs to another organisation, so only whoever runs Muster can reset their two-step sign-in.',
  ]);
  expect((await manager.browser.call(getTwoStep)).app).toBe(true);
});

test('a new password by email does not remove the second step', async () => {
  await turnOn(manager);
  const token = newToken();
  await testApp.sql(
    "insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')",
    [hashToken(token), manager.user.id],
  );
  const visitor = testApp.visitor();
  await visitor.call(resetPassword, { body: { token, newPassword: `${PASSWORD} again` } });
  const answer = await visitor.call(login, {
    body: { email: manager.user.email, password: `${PASSWORD} again` },
  });
  expect(answer).toEqual({ second_step: { app: true, passkey: false } });
});

test('removing someone and undoing that keeps their second step', async () => {
  const { recoveryCodes } = await turnOn(manager);
  const { undo_id } = await owner.browser.call(removeEmployees, {
    body: { employeeIds: [manager.user.employee_id ?? ''] },
  });
  await owner.browser.call(undoRemoval, { params: { id: undo_id } });
  const visitor = testApp.visitor();
  const body = { email: manager.user.email, password: PASSWORD };
  expect(await visitor.call(login, { body })).toEqual({
    second_step: { app: true, passkey: false },
  });
  const [code = ''] = recoveryCodes;
  expect((await visitor.call(secondStep, { body: { code } })).user.id).toBe(manager.user.id);
});
