// A mistyped address is corrected: whatever was sent to the wrong mailbox stops working.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgotPassword, resetPassword } from '#contract/api/auth';
import * as api from '#contract/api/employees';
import { getMe } from '#contract/api/me';
import { changesOf, hire, newEmployee, TEMPORARY } from '../../testing/hire';
import { addMember, addOrganization, PASSWORD, type Person, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  owner = await addOrganization(testApp, 'Acacia');
});
afterAll(() => testApp.close());

const newAddress = () => `${randomUUID()}@example.com`;

function correct(employee: api.Employee, email = newAddress()) {
  return owner.browser.call(api.updateEmployee, {
    params: { id: employee.id },
    body: { ...changesOf(employee), email },
  });
}

async function tokenTo(email: string | null): Promise<string> {
  const mail = (await testApp.sentMails()).findLast(({ to }) => to === email);
  return /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

function setPassword(token: string) {
  return testApp.visitor().request(resetPassword, { body: { token, newPassword: PASSWORD } });
}

test('the link of an invitation to the old address sets no password', async () => {
  const employee = await hire(owner, { sendInvitation: true });
  const token = await tokenTo(employee.email);
  expect(token).not.toBe('');
  await correct(employee);
  expect((await setPassword(token)).statusCode).toBe(400);
});

test('neither does a link that was asked for with the old address', async () => {
  const employee = await hire(owner);
  await testApp.visitor().call(forgotPassword, { body: { email: employee.email ?? '' } });
  const token = await tokenTo(employee.email);
  expect(token).not.toBe('');
  await correct(employee);
  expect((await setPassword(token)).statusCode).toBe(400);
});

test('a link stays good while only the name changes', async () => {
  const employee = await hire(owner, { sendInvitation: true });
  const token = await tokenTo(employee.email);
  await correct({ ...employee, name: 'Amy Abel' }, employee.email ?? '');
  expect((await setPassword(token)).statusCode).toBe(200);
});

test('an update by import changes no address', async () => {
  const employee = await hire(owner, { sendInvitation: true });
  const token = await tokenTo(employee.email);
  const row = newEmployee({ email: employee.email?.toUpperCase(), name: 'Amy Abel' });
  await owner.browser.call(api.importEmployees, {
    body: { dryRun: false, existing: 'update', rows: [row] },
  });
  expect((await setPassword(token)).statusCode).toBe(200);
});

test('whoever signed in with the temporary password is signed out', async () => {
  const employee = await hire(owner);
  const stranger = await signIn(testApp, employee.email ?? '', TEMPORARY);
  await correct(employee);
  expect((await stranger.browser.request(getMe)).statusCode).toBe(401);
});

test('someone who has chosen a password stays signed in', async () => {
  const { browser, user } = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  const employees = await owner.browser.call(api.listEmployees);
  const employee = employees.find(({ id }) => id === user.employee_id) as api.Employee;
  const { email } = await correct(employee);
  expect((await browser.call(getMe)).user.email).toBe(email);
});

test('an invitation to join with an account elsewhere ends, too', async () => {
  const agency = await addOrganization(testApp, 'Agency');
  const wrong = await addMember(testApp, agency.user.org_id ?? '', 'employee');
  const employee = await hire(owner, { email: wrong.user.email });
  const token = await tokenTo(wrong.user.email);
  expect(token).not.toBe('');
  const corrected = await correct(employee);
  await correct(corrected, wrong.user.email);
  const answer = await wrong.browser.request(api.acceptInvitation, { body: { token } });
  expect(answer.statusCode).toBe(400);
});
