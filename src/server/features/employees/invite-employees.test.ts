import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgotPassword, resetPassword } from '#contract/api/auth';
import { createEmployee, importEmployees } from '#contract/api/employees';
import { newEmployee, TEMPORARY } from '../../testing/hire';
import { addOrganization, PASSWORD, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('a new employee needs only the link in the email', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  const body = { ...newEmployee(), sendInvitation: true };
  await browser.call(createEmployee, { body });
  const [mail, ...others] = await testApp.sentMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: body.email, subject: 'Your roster at Acacia' });
  expect(mail?.text).not.toContain(TEMPORARY);
  const token = /reset-password#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await testApp.visitor().call(resetPassword, { body: { token, newPassword: PASSWORD } });
  const { user } = await signIn(testApp, body.email, PASSWORD);
  expect(user).toMatchObject({ must_change_password: false, org_name: 'Acacia' });
});

test('nobody is emailed unless they are invited', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  await browser.call(createEmployee, { body: newEmployee() });
  const rows = [row()];
  await browser.call(importEmployees, { body: { dryRun: true, rows, sendInvitations: true } });
  await browser.call(importEmployees, { body: { dryRun: false, rows } });
  expect(await testApp.sentMails()).toEqual([]);
});

test('an import invites everyone in it, each with their own link', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  const rows = [row(), row(), row()];
  await browser.call(importEmployees, { body: { dryRun: false, rows, sendInvitations: true } });
  const mails = await testApp.sentMails();
  expect(mails.map(({ to }) => to).sort()).toEqual(rows.map(({ email }) => email).sort());
  expect(new Set(mails.map(({ text }) => /#(\S+)/.exec(text)?.[1])).size).toBe(3);
});

test('whoever forgot a password waits for no invitation', async () => {
  const { browser, user } = await addOrganization(testApp, 'Acacia');
  const rows = [row(), row(), row()];
  await browser.call(importEmployees, { body: { dryRun: false, rows, sendInvitations: true } });
  await testApp.visitor().call(forgotPassword, { body: { email: user.email } });
  const [first, ...others] = await testApp.sentMails();
  expect(first?.to).toBe(user.email);
  expect(others).toHaveLength(3);
});

function row() {
  const { name, email, role, tempPassword } = newEmployee();
  return { name, email, role, tempPassword };
}
