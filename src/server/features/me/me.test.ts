import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe, updateMe } from '#contract/api/me';
import { addMember, registerOwner } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('name and phone change on the account and on the employee record', async () => {
  const owner = await registerOwner(testApp);
  const { browser, user } = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  const { user: changed } = await browser.call(updateMe, {
    body: { name: 'Amy Able', phone: '0491 570 006' },
  });
  expect(changed).toMatchObject({ name: 'Amy Able', phone: '0491 570 006' });
  expect((await browser.call(getMe)).user).toEqual(changed);
  expect(
    await testApp.sql('select name, phone from employees where id = $1', [user.employee_id]),
  ).toEqual([{ name: 'Amy Able', phone: '0491 570 006' }]);
  const cleared = await browser.call(updateMe, { body: { phone: '' } });
  expect(cleared.user).toMatchObject({ name: 'Amy Able', phone: null });
});

test('each change leaves an audit entry with the field names but not their values', async () => {
  const { browser, user } = await registerOwner(testApp);
  await browser.call(updateMe, { body: { name: 'Olive Other' } });
  const [entry] = await testApp.sql(
    "select action, actor_user_id, metadata from audit_log where org_id = $1 and action like 'user.%'",
    [user.org_id],
  );
  expect(entry).toEqual({
    action: 'user.profile_updated',
    actor_user_id: user.id,
    metadata: { fields: 'name' },
  });
});

test.each([
  [{ name: '' }, 'name: Required.'],
  [{ name: 'x'.repeat(201) }, 'name: Must be at most 200 characters.'],
  [{ phone: 'x'.repeat(51) }, 'phone: Must be at most 50 characters.'],
  [{ email: 'new@example.com' }, 'Unknown field email.'],
])('refuses %j', async (body, sentence) => {
  const { browser } = await registerOwner(testApp);
  const response = await browser.request(updateMe, { body });
  expect([response.statusCode, response.body]).toEqual([400, sentence]);
});
