import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { changePassword } from '#contract/api/auth';
import * as api from '#contract/api/employees';
import { getMe } from '#contract/api/me';
import { createShiftGroup, GroupOfEmployee } from '#contract/api/shift-groups';
import { changesOf, hire, newEmployee, TEMPORARY } from '../../testing/hire';
import { addMember, addOrganization, addSuperAdmin, PASSWORD, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function counts() {
  const [row] = await testApp.sql(
    'select (select count(*) from users) as users, (select count(*) from employees) as employees, (select count(*) from memberships) as memberships',
  );
  return row;
}

describe('create', () => {
  test('creates the account, the membership and the record, with a temporary password', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const body = newEmployee({ role: 'manager' });
    const employee = await owner.browser.call(api.createEmployee, { body });
    expect(employee).toMatchObject({
      name: 'Amy Able',
      email: body.email,
      phone: '0491 570 006',
      role: 'manager',
      org_id: owner.user.org_id,
      shift_group: null,
    });
    expect(employee.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    const { browser, user } = await signIn(testApp, body.email, TEMPORARY);
    expect(user).toMatchObject({
      must_change_password: true,
      role: 'manager',
      employee_id: employee.id,
    });
    expect((await browser.request(api.listEmployees)).statusCode).toBe(403);
    await browser.call(changePassword, {
      body: { currentPassword: TEMPORARY, newPassword: PASSWORD },
    });
    expect(await browser.call(api.listEmployees)).toHaveLength(1);
  });

  test('a name has one space between its words, and names are listed as in a phone book', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    for (const name of [
      'Zoë Adams',
      'Elton  Hall',
      'Élodie \t Ng',
      'adam west',
      "O'Brien 10",
      "O'Brien 9",
    ]) {
      await hire(owner, { name });
    }
    expect((await owner.browser.call(api.listEmployees)).map(({ name }) => name)).toEqual([
      'adam west',
      'Élodie Ng',
      'Elton Hall',
      "O'Brien 9",
      "O'Brien 10",
      'Zoë Adams',
    ]);
  });

  test.each([
    ['name', '', 'name: Required.'],
    ['email', 'nobody', 'email: Please enter a valid email address.'],
    ['tempPassword', '12345', 'tempPassword: Password must be at least 6 characters.'],
    ['role', 'admin', 'role: Invalid input.'],
    ['role', 'owner', 'role: Invalid input.'],
    ['role', undefined, 'role: Required.'],
  ])('refuses %s = %j', async (field, value, sentence) => {
    const owner = await addOrganization(testApp, 'Acacia');
    const before = await counts();
    const response = await owner.browser.request(api.createEmployee, {
      body: newEmployee({ [field]: value }),
    });
    expect([response.statusCode, response.body]).toEqual([400, sentence]);
    expect(await counts()).toEqual(before);
  });

  test('the email of an employee answers 409 and changes nothing', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const taken = await hire(owner);
    const before = await counts();
    const response = await owner.browser.request(api.createEmployee, {
      body: newEmployee({ email: taken.email?.toUpperCase(), tempPassword: 'another one' }),
    });
    expect([response.statusCode, response.body]).toEqual([
      409,
      'This email address already has an account.',
    ]);
    expect(await counts()).toEqual(before);
    await signIn(testApp, taken.email ?? '', TEMPORARY);
  });

  test('a caller can add people to another of their organisations, but not to a stranger’s', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const second = await addOrganization(testApp, 'Second');
    const stranger = await addOrganization(testApp, 'Stranger');
    await testApp.sql("insert into memberships (org_id, user_id, role) values ($1, $2, 'owner')", [
      second.user.org_id,
      owner.user.id,
    ]);
    const employee = await hire(owner, { org_id: second.user.org_id });
    expect(employee.org_id).toBe(second.user.org_id);
    const refused = await owner.browser.request(api.createEmployee, {
      body: newEmployee({ org_id: stranger.user.org_id }),
    });
    const unknown = await owner.browser.request(api.createEmployee, {
      body: newEmployee({ org_id: randomUUID() }),
    });
    expect([refused.statusCode, refused.body]).toEqual([404, 'Not found.']);
    expect([unknown.statusCode, unknown.body]).toEqual([404, 'Not found.']);
  });

  test('the caller’s role in the other organisation decides', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const second = await addOrganization(testApp, 'Second');
    await testApp.sql(
      "insert into memberships (org_id, user_id, role) values ($1, $2, 'employee')",
      [second.user.org_id, owner.user.id],
    );
    const response = await owner.browser.request(api.createEmployee, {
      body: newEmployee({ org_id: second.user.org_id }),
    });
    expect(response.statusCode).toBe(404);
  });
});

describe('list', () => {
  test('is sorted by group position, then name, unassigned last', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const [night, day] = [
      await owner.browser.call(createShiftGroup, { body: { name: 'Night' } }),
      await owner.browser.call(createShiftGroup, { body: { name: 'Day', position: 0 } }),
    ];
    const put = async (name: string, shiftGroupId: string) => {
      const employee = await hire(owner, { name });
      await owner.browser.call(api.updateEmployee, {
        params: { id: employee.id },
        body: { ...changesOf(employee), shiftGroupId },
      });
    };
    await put('Zoe', day.id);
    await put('bea', night.id);
    await put('Amy', night.id);
    await hire(owner, { name: 'Aaron' });
    const list = await owner.browser.call(api.listEmployees);
    expect(list.map(({ name, shift_group }) => [name, shift_group?.name])).toEqual([
      ['Zoe', 'Day'],
      ['Amy', 'Night'],
      ['bea', 'Night'],
      ['Aaron', undefined],
    ]);
  });

  test('employees see only the name and group of a colleague', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const colleague = await hire(owner);
    const employee = await addMember(testApp, owner.user.org_id ?? '', 'employee');
    const list = await employee.browser.call(api.listEmployees);
    expect(list.find(({ id }) => id === colleague.id)).toEqual({
      id: colleague.id,
      org_id: owner.user.org_id,
      user_id: null,
      name: 'Amy Able',
      email: null,
      phone: null,
      role: null,
      created_at: null,
      shift_group: null,
    });
    expect(list.find(({ id }) => id === employee.user.employee_id)?.email).toBe(
      employee.user.email,
    );
  });

  test('the list has what the contract declares and no more, whoever reads it', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const { id: shiftGroupId } = await owner.browser.call(createShiftGroup, {
      body: { name: 'Night' },
    });
    const added = await hire(owner, { name: 'Amy "Ace" \\ O\u2019Neill\u2028' });
    await owner.browser.call(api.updateEmployee, {
      params: { id: added.id },
      body: { ...changesOf(added), shiftGroupId },
    });
    const member = await addMember(testApp, owner.user.org_id ?? '', 'employee');
    const declared = z.array(
      api.Employee.extend({ shift_group: GroupOfEmployee.strict().nullable() }).strict(),
    );
    for (const { browser } of [owner, member]) {
      const answer = await browser.request(api.listEmployees);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      const list = declared.parse(answer.json());
      expect(list.find(({ id }) => id === added.id)).toMatchObject({
        name: added.name,
        shift_group: { id: shiftGroupId, name: 'Night' },
      });
    }
  });
});

describe('update', () => {
  test('changes name, email, phone, role and group, on the account too', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const group = await owner.browser.call(createShiftGroup, { body: { name: 'Night' } });
    const employee = await hire(owner);
    const email = `${randomUUID()}@example.com`;
    const updated = await owner.browser.call(api.updateEmployee, {
      params: { id: employee.id },
      body: { name: 'Bea Brown', email, phone: '', role: 'admin', shiftGroupId: group.id },
    });
    expect(updated).toMatchObject({
      name: 'Bea Brown',
      email,
      phone: null,
      role: 'admin',
      shift_group: { id: group.id, name: 'Night' },
    });
    expect((await signIn(testApp, email, TEMPORARY)).user.name).toBe('Bea Brown');
    const unassigned = await owner.browser.call(api.updateEmployee, {
      params: { id: employee.id },
      body: { ...changesOf(updated), shiftGroupId: '' },
    });
    expect(unassigned.shift_group).toBeNull();
  });

  test('a new temporary password must be changed again, and ends that person’s sessions', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const { browser, user } = await addMember(testApp, owner.user.org_id ?? '', 'employee');
    await owner.browser.call(api.updateEmployee, {
      params: { id: user.employee_id ?? '' },
      body: { name: 'A employee', email: user.email, role: 'employee', tempPassword: TEMPORARY },
    });
    expect((await browser.request(getMe)).statusCode).toBe(401);
    const again = await signIn(testApp, user.email, TEMPORARY);
    expect(again.user.must_change_password).toBe(true);
  });

  test('a taken email answers 409 and changes nothing', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const [amy, bea] = [await hire(owner), await hire(owner, { name: 'Bea' })];
    const response = await owner.browser.request(api.updateEmployee, {
      params: { id: amy.id },
      body: { ...changesOf(amy), name: 'Changed', email: bea.email },
    });
    expect(response.statusCode).toBe(409);
    const list = await owner.browser.call(api.listEmployees);
    expect(list.map(({ name }) => name)).toEqual(['Amy Able', 'Bea']);
  });

  test('an account in two organisations keeps its email and password', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const victim = await addMember(testApp, owner.user.org_id ?? '', 'employee');
    const other = await addOrganization(testApp, 'Banksia');
    await testApp.sql("insert into memberships (org_id, user_id, role) values ($1, $2, 'owner')", [
      other.user.org_id,
      victim.user.id,
    ]);
    const params = { id: victim.user.employee_id ?? '' };
    const body = { name: 'Victim', email: victim.user.email, role: 'employee' as const };
    for (const attack of [{ tempPassword: TEMPORARY }, { email: `${randomUUID()}@example.com` }]) {
      const response = await owner.browser.request(api.updateEmployee, {
        params,
        body: { ...body, ...attack },
      });
      expect([response.statusCode, response.body]).toEqual([
        409,
        'This person also belongs to another organisation, so only they can change their email and password.',
      ]);
    }
    await owner.browser.call(api.updateEmployee, { params, body });
  });

  test('an organisation cannot set a super admin’s password', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const admin = await addSuperAdmin(testApp);
    await testApp.sql(
      "insert into memberships (org_id, user_id, role) values ($1, $2, 'employee')",
      [owner.user.org_id, admin.user.id],
    );
    const [row] = await testApp.sql(
      'insert into employees (org_id, user_id, name, email) values ($1, $2, $3, $4) returning id',
      [owner.user.org_id, admin.user.id, 'Root', admin.user.email],
    );
    const response = await owner.browser.request(api.updateEmployee, {
      params: { id: row?.id },
      body: { name: 'Root', email: admin.user.email, role: 'employee', tempPassword: TEMPORARY },
    });
    expect(response.statusCode).toBe(409);
  });
});
