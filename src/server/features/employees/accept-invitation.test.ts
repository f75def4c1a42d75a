// People who have an account elsewhere: agency staff work for two organisations.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/api/employees';
import { deleteOrganization } from '#contract/api/leaving';
import { register } from '#contract/api/register';
import { hire, newEmployee } from '../../testing/hire';
import { addMember, addOrganization, PASSWORD, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

function tokenIn(text: string): string {
  return /accept-invitation#(\S+)/.exec(text)?.[1] ?? '';
}

async function agencyNurse() {
  const agency = await addOrganization(testApp, 'Agency');
  const nurse = await addMember(testApp, agency.user.org_id ?? '', 'employee');
  const hospital = await addOrganization(testApp, 'Hospital');
  await testApp.sentMails();
  return { agency, nurse, hospital };
}

test('someone with an account elsewhere is invited, keeps the password, and joins by accepting', async () => {
  const { nurse, hospital } = await agencyNurse();
  const { email } = nurse.user;
  const employee = await hire(hospital, { email, name: 'Nina Nurse', role: 'manager' });
  expect(employee).toMatchObject({ name: 'Nina Nurse', role: 'manager', user_id: null });
  const [mail] = await testApp.sentMails();
  expect(mail).toMatchObject({ to: email, subject: 'Invitation to the roster of Hospital' });

  const body = { token: tokenIn(mail?.text ?? '') };
  const stranger = await hospital.browser.request(api.acceptInvitation, { body });
  expect([stranger.statusCode, stranger.body]).toEqual([
    403,
    `This invitation isn't for ${hospital.user.email}. Sign in with the address that got the email.`,
  ]);
  const { user } = await nurse.browser.call(api.acceptInvitation, { body });
  expect(user).toMatchObject({ org_name: 'Hospital', role: 'manager', employee_id: employee.id });
  expect((await nurse.browser.request(api.acceptInvitation, { body })).statusCode).toBe(400);
  await signIn(testApp, email, PASSWORD);
});

test('the caller cannot tell whether the address has an account', async () => {
  const { nurse, hospital } = await agencyNurse();
  const plain = ({ id, email, created_at, ...rest }: api.Employee) => rest;
  const known = await hire(hospital, { email: nurse.user.email });
  const unknown = await hire(hospital);
  expect(plain(known)).toEqual(plain(unknown));
  const list = await hospital.browser.call(api.listEmployees);
  expect(list.map(plain)).toEqual([plain(known), plain(unknown)]);
  const rows = [newEmployee({ email: (await agencyNurse()).nurse.user.email }), newEmployee()];
  const dry = await hospital.browser.call(api.importEmployees, { body: { rows } });
  expect(dry).toMatchObject({ problems: [], existing: [] });
  const { created } = await hospital.browser.call(api.importEmployees, {
    body: { dryRun: false, rows },
  });
  expect(created).toBe(2);
});

test('nobody joins an organisation that is being deleted', async () => {
  const { nurse, hospital } = await agencyNurse();
  await hire(hospital, { email: nurse.user.email });
  const [mail] = await testApp.sentMails();
  await hospital.browser.call(deleteOrganization, { body: { name: 'Hospital' } });
  const body = { token: tokenIn(mail?.text ?? '') };
  expect((await nurse.browser.request(api.acceptInvitation, { body })).statusCode).toBe(409);
});

test('an invitation of someone removed since, or an old one, is no longer valid', async () => {
  const { nurse, hospital } = await agencyNurse();
  const { id } = await hire(hospital, { email: nurse.user.email });
  const [mail] = await testApp.sentMails();
  await hospital.browser.call(api.deleteEmployee, { params: { id } });
  const body = { token: tokenIn(mail?.text ?? '') };
  expect((await nurse.browser.request(api.acceptInvitation, { body })).statusCode).toBe(400);

  await hire(hospital, { email: nurse.user.email });
  const [again] = await testApp.sentMails();
  await testApp.sql("update employee_invitations set expires_at = now() - interval '1 minute'");
  const late = { token: tokenIn(again?.text ?? '') };
  expect((await nurse.browser.request(api.acceptInvitation, { body: late })).statusCode).toBe(400);
});

test('an owner puts themselves on the roster once, and keeps their role', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const own = await owner.browser.call(api.addMyself);
  expect(own).toMatchObject({ name: owner.user.name, role: 'owner', user_id: owner.user.id });
  expect((await owner.browser.request(api.addMyself)).statusCode).toBe(409);
  const manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
  expect((await manager.browser.request(api.addMyself)).statusCode).toBe(409);
});

test('adding the address of a member without a record gives them one, with their own account', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  await hire(owner, { email: owner.user.email, name: 'Olive Owner' });
  const [own] = await owner.browser.call(api.listEmployees);
  expect(own).toMatchObject({ role: 'owner', user_id: owner.user.id });
});

test('an owner who says so at registration is on the roster from the first minute', async () => {
  const { user } = await testApp.visitor().call(register, {
    body: {
      orgName: 'Corner Café',
      ownerName: 'Olive Owner',
      ownerEmail: 'olive@corner.example',
      ownerPassword: PASSWORD,
      worksHere: true,
    },
  });
  expect(user).toMatchObject({ role: 'owner', employee_id: expect.any(String) });
});
