// Passwords that anyone would try first are refused, wherever a password is chosen.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword, forgotPassword, resetPassword } from '#contract/api/auth';
import { createEmployee, importEmployees, updateEmployee } from '#contract/api/employees';
import { signUp } from '#contract/api/onboarding';
import { register } from '#contract/api/register';
import { changesOf, hire, newEmployee } from '../../testing/hire';
import { addMember, addOrganization, PASSWORD, type Person } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  owner = await addOrganization(testApp, 'Acacia');
});
afterAll(() => testApp.close());

type Choose = (email: string, password: string) => Promise<{ statusCode: number; body: string }>;

const ways: Record<string, Choose> = {
  'create an organisation': (ownerEmail, ownerPassword) =>
    testApp.visitor().request(register, {
      body: { orgName: 'Wattle', ownerName: 'Olive', ownerEmail, ownerPassword },
    }),
  'sign up': (adminEmail, password) =>
    testApp.visitor().request(signUp, {
      body: {
        organizationName: 'Wattle',
        adminName: 'Olive',
        adminEmail,
        password,
        acceptTerms: true,
      },
    }),
  'add someone': (email, tempPassword) =>
    owner.browser.request(createEmployee, { body: newEmployee({ email, tempPassword }) }),
  'give someone a new password': async (email, tempPassword) => {
    const employee = await hire(owner, { email });
    return owner.browser.request(updateEmployee, {
      params: { id: employee.id },
      body: { ...changesOf(employee), tempPassword },
    });
  },
  'change the password': async (email, newPassword) => {
    const { browser, user } = await addMember(testApp, owner.user.org_id ?? '', 'employee');
    await testApp.sql('update users set email = $1 where id = $2', [email, user.id]);
    return browser.request(changePassword, { body: { currentPassword: PASSWORD, newPassword } });
  },
  'reset the password': async (email, newPassword) => {
    const { user } = await addMember(testApp, owner.user.org_id ?? '', 'employee');
    await testApp.sql('update users set email = $1 where id = $2', [email, user.id]);
    await testApp.visitor().call(forgotPassword, { body: { email } });
    const mail = (await testApp.sentMails()).findLast(({ to }) => to === email);
    const token = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const refused = await testApp
      .visitor()
      .request(resetPassword, { body: { token, newPassword } });
    // The link is still good for a better password.
    await testApp.visitor().call(resetPassword, { body: { token, newPassword: PASSWORD } });
    return refused;
  },
};

test.each(Object.keys(ways))('the own address is refused to %s', async (way) => {
  const email = `${randomUUID()}@example.com`;
  const answer = await ways[way]?.(email, email.toUpperCase());
  expect([answer?.statusCode, answer?.body]).toEqual([
    400,
    "The password can't be the email address. Choose another one.",
  ]);
});

test.each(Object.keys(ways))('a password of spaces is refused to %s', async (way) => {
  const answer = await ways[way]?.(`${randomUUID()}@example.com`, ' \u00a0      ');
  expect(answer?.statusCode).toBe(400);
  expect(answer?.body).toContain("Password can't be only spaces.");
});

test('an import names the row', async () => {
  const row = newEmployee();
  const { problems } = await owner.browser.call(importEmployees, {
    body: { rows: [newEmployee(), { ...row, tempPassword: row.email }] },
  });
  expect(problems).toEqual([
    { row: 1, field: 'tempPassword', message: "The password can't be the email address" },
  ]);
});
