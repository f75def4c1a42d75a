import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount, deleteOrganization, leaveOrganization } from '#contract/api/leaving';
import { getMe } from '#contract/api/me';
import { addMember, addOrganization, PASSWORD, signIn } from '../../testing/people';
import { createRoster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function join(userId: string, orgId: string | null, role: string): Promise<void> {
  await testApp.sql('insert into memberships (org_id, user_id, role) values ($1, $2, $3)', [
    orgId,
    userId,
    role,
  ]);
}

function recordOf(id: string) {
  return testApp.sql(
    'select name, email, phone, user_id, deleted_at is not null as left from employees where id = $1',
    [id],
  );
}

const LEFT = { name: 'Amy Able', email: '', phone: null, user_id: null, left: true };

test('a person leaves: past shifts keep the name, future ones go, and managers are told', async () => {
  const { amy, amyId, owner, manager, add } = await createRoster(testApp);
  await add({ published: true });
  const past = await add({ date: '2027-03-11', published: true });
  await testApp.sql(
    `update shifts set local_date = '2024-03-11', start_at = '2024-03-11T00:00Z', end_at = '2024-03-11T08:00Z'
     where id = $1`,
    [past.id],
  );
  const { user } = await amy.browser.call(leaveOrganization);
  expect(user).toMatchObject({ id: amy.user.id, org_id: null, role: null });
  expect(await recordOf(amyId)).toEqual([LEFT]);
  expect(await testApp.sql('select id from shifts where employee_id = $1', [amyId])).toEqual([
    { id: past.id },
  ]);
  const mails = await testApp.sentMails();
  expect(mails.map(({ to }) => to).sort()).toEqual([owner.user.email, manager.user.email].sort());
  expect(mails[0]?.text).toContain('1 future shift was removed from the roster.');
  // The account stays.
  await signIn(testApp, amy.user.email);
});

test('whoever belongs to another organisation goes on there', async () => {
  const first = await addOrganization(testApp, 'First');
  const second = await addOrganization(testApp, 'Second');
  const amy = await addMember(testApp, first.user.org_id ?? '', 'employee');
  await join(amy.user.id, second.user.org_id, 'manager');
  const { user } = await amy.browser.call(leaveOrganization);
  expect(user).toMatchObject({ org_id: second.user.org_id, role: 'manager' });
  expect((await amy.browser.call(getMe)).user).toEqual(user);
});

test('the last owner can neither leave nor delete their account, and is told what to do', async () => {
  const owner = await addOrganization(testApp, 'Hakea');
  const { browser } = owner;
  const sentence =
    'You are the only owner of Hakea. Make someone else an owner, or delete the organisation first.';
  const attempts = () => [
    browser.request(leaveOrganization),
    browser.request(deleteAccount, { body: { password: PASSWORD } }),
  ];
  for (const { statusCode, body } of await Promise.all(attempts())) {
    expect([statusCode, body]).toEqual([409, sentence]);
  }
  await browser.call(deleteOrganization, { body: { name: 'Hakea' } });
  for (const { statusCode, body } of await Promise.all(attempts())) {
    expect(statusCode).toBe(409);
    expect(body).toMatch(/^You are the only owner of Hakea, which is being deleted\./);
  }
  await addMember(testApp, owner.user.org_id ?? '', 'owner');
  await browser.call(leaveOrganization);
});

test('an account is deleted with its sessions, links and memberships in every organisation', async () => {
  const { amy, amyId, orgId } = await createRoster(testApp);
  const second = await addOrganization(testApp, 'Second');
  await join(amy.user.id, second.user.org_id, 'owner');
  const elsewhere = await signIn(testApp, amy.user.email);
  await testApp.sql(
    "insert into signup_requests (organization_name, requester_name, requester_email) values ('X', 'Amy', $1)",
    [amy.user.email],
  );

  const wrong = await amy.browser.request(deleteAccount, { body: { password: 'not mine' } });
  expect([wrong.statusCode, wrong.body]).toEqual([400, "Your password isn't correct."]);

  const gone = await amy.browser.request(deleteAccount, { body: { password: PASSWORD } });
  expect(gone.statusCode).toBe(204);
  for (const { browser } of [amy, elsewhere]) {
    expect((await browser.request(getMe)).statusCode).toBe(401);
  }
  await expect(signIn(testApp, amy.user.email)).rejects.toThrow('401');
  expect(await recordOf(amyId)).toEqual([LEFT]);
  for (const [table, column] of [
    ['users', 'id'],
    ['memberships', 'user_id'],
    ['sessions', 'user_id'],
    ['password_resets', 'user_id'],
  ]) {
    const rows = await testApp.sql(`select from ${table} where ${column} = $1`, [amy.user.id]);
    expect(rows, table).toEqual([]);
  }
  const requests = await testApp.sql('select from signup_requests where requester_email = $1', [
    amy.user.email,
  ]);
  expect(requests).toEqual([]);
  const left = await testApp.sql(
    "select org_id from audit_log where action = 'employee.left' and actor_user_id = $1",
    [amy.user.id],
  );
  expect(left.map(({ org_id }) => org_id).sort()).toEqual([orgId, second.user.org_id].sort());
});

test('an account that is the last owner anywhere leaves nothing, not even elsewhere', async () => {
  const { amy, amyId } = await createRoster(testApp);
  const own = await addOrganization(testApp, 'Own');
  await testApp.sql('delete from memberships where org_id = $1', [own.user.org_id]);
  await join(amy.user.id, own.user.org_id, 'owner');
  const refused = await amy.browser.request(deleteAccount, { body: { password: PASSWORD } });
  expect(refused.statusCode).toBe(409);
  expect(await recordOf(amyId)).toMatchObject([{ user_id: amy.user.id, left: false }]);
});
