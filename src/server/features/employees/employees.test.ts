import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword } from '#contract/api/auth';
import * as api from '#contract/api/employees';
import { getMe } from '#contract/api/me';
import { createShiftGroup } from '#contract/api/shift-groups';
import type { Role } from '#contract/rights';
import {
  addMember,
  addOrganization,
  addSuperAdmin,
  PASSWORD,
  type Person,
  signIn,
} from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const TEMPORARY = 'first day words';

function newEmployee(changes: Record<string, unknown> = {}) {
  return {
    name: 'Amy Able',
    email: `${randomUUID()}@example.com`,
    phone: '0491 570 006',
    role: 'employee' as const,
    tempPassword: TEMPORARY,
    ...changes,
  };
}

async function hire({ browser }: Person, changes: Record<string, unknown> = {}) {
  return browser.call(api.createEmployee, { body: newEmployee(changes) });
}

function changesOf(employee: { name: string; email: string | null; role: Role | null }) {
  return {
    name: employee.name,
    email: employee.email ?? '',
    role: employee.role ?? ('employee' as const),
  };
}

async function counts() {
  const [row] = await testApp.sql(
    'select (select count(*) from users) as users, (select count(*) from employees) as employees, (select count(*) from memberships) as memberships',
  );
  return row;
}

describe('create', () => {
  test('makes the account, the membership and the record, with a password to be changed', async () => {
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

  test('an email that has an account anywhere answers 409 and touches nothing', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const other = await addOrganization(testApp, 'Banksia');
    const taken = await hire(other);
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

  test('the organisation may be another one of the caller, and never a stranger’s', async () => {
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

  test('an employee’s rank in the other organisation decides there', async () => {
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
  test('is ordered by group position, then name, unassigned last', async () => {
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

  test('employees learn of colleagues only the name and the group', async () => {
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
});

describe('update', () => {
  test('changes name, email, phone, role and group, and the account with it', async () => {
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

  test('a new password must be changed again and ends the sessions of that person', async () => {
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

  test('an email that is taken answers 409 and changes nothing', async () => {
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

  test('an account that belongs to another organisation too keeps its email and password', async () => {
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
        'This person also belongs to another organisation and looks after email and password themselves.',
      ]);
    }
    await owner.browser.call(api.updateEmployee, { params, body });
  });

  test('a super admin’s password is not for an organisation to set', async () => {
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

describe('rank', () => {
  const RANKS: Role[] = ['employee', 'manager', 'admin', 'owner'];

  test('managers change and delete people at or below their own rank only', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const orgId = owner.user.org_id ?? '';
    const seen: string[] = [];
    for (const own of RANKS.slice(1)) {
      for (const other of RANKS) {
        const caller = await addMember(testApp, orgId, own);
        const target = await addMember(testApp, orgId, other);
        const params = { id: target.user.employee_id };
        const body = { name: 'Changed', email: target.user.email, role: other };
        const update = await caller.browser.request(api.updateEmployee, { params, body });
        const removal = await caller.browser.request(api.deleteEmployee, { params });
        expect(update.statusCode === 200).toBe(removal.statusCode === 204);
        if (update.statusCode === 200) seen.push(`${own} > ${other}`);
        else
          expect([update.statusCode, update.body]).toEqual([
            403,
            'You can only manage people at or below your own rank.',
          ]);
      }
    }
    expect(seen).toEqual([
      'manager > employee',
      'manager > manager',
      'admin > employee',
      'admin > manager',
      'admin > admin',
      'owner > employee',
      'owner > manager',
      'owner > admin',
      'owner > owner',
    ]);
  });

  test('nobody grants a rank above their own', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
    for (const role of ['admin', 'owner'] as const) {
      for (const id of [manager.user.employee_id, (await hire(owner)).id]) {
        const response = await manager.browser.request(api.updateEmployee, {
          params: { id },
          body: { name: 'Climber', email: `${randomUUID()}@example.com`, role },
        });
        expect([response.statusCode, response.body]).toEqual([
          403,
          'You cannot grant a rank above your own.',
        ]);
      }
    }
  });

  test('a manager keeps the group but does not change it', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const group = await owner.browser.call(createShiftGroup, { body: { name: 'Night' } });
    const manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
    const employee = await hire(owner);
    const params = { id: employee.id };
    const refused = await manager.browser.request(api.updateEmployee, {
      params,
      body: { ...changesOf(employee), shiftGroupId: group.id },
    });
    expect(refused.statusCode).toBe(403);
    await manager.browser.call(api.updateEmployee, {
      params,
      body: { ...changesOf(employee), shiftGroupId: '' },
    });
  });

  test('the last owner can be neither removed nor demoted, of two at once one stays', async () => {
    const first = await addOrganization(testApp, 'Acacia');
    const orgId = first.user.org_id ?? '';
    const second = await addMember(testApp, orgId, 'owner');
    await testApp.sql(
      'insert into employees (org_id, user_id, name, email) values ($1, $2, $3, $4)',
      [orgId, first.user.id, 'First', first.user.email],
    );
    const firstEmployee = (await first.browser.call(getMe)).user.employee_id;
    const answers = await Promise.all([
      first.browser.request(api.deleteEmployee, { params: { id: second.user.employee_id } }),
      second.browser.request(api.deleteEmployee, { params: { id: firstEmployee } }),
    ]);
    expect(answers.filter((answer) => answer.statusCode === 204)).toHaveLength(1);
    const owners = await testApp.sql(
      "select m.user_id, o.owner_user_id from memberships m join organizations o on o.id = m.org_id where m.org_id = $1 and m.role = 'owner'",
      [orgId],
    );
    expect(owners).toHaveLength(1);
    expect(owners[0]?.user_id).toBe(owners[0]?.owner_user_id);

    const left = owners[0]?.user_id === first.user.id ? first : second;
    const own = (await left.browser.call(getMe)).user;
    const demoted = await left.browser.request(api.updateEmployee, {
      params: { id: own.employee_id },
      body: { name: own.name, email: own.email, role: 'admin' },
    });
    expect([demoted.statusCode, demoted.body]).toEqual([
      409,
      'An organisation needs an owner: the last one can be neither removed nor demoted.',
    ]);
  });
});

describe('delete', () => {
  test('ends access at once, removes future shifts, keeps the past with the name, frees the email', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const orgId = owner.user.org_id ?? '';
    const employee = await addMember(testApp, orgId, 'employee');
    const employeeId = employee.user.employee_id ?? '';
    await testApp.sql(
      `with site as (insert into locations (org_id, name) values ($1, 'Depot') returning id)
       insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at)
       select $1, $2, site.id, (now() + d)::date, now() + d, now() + d + interval '8 hours'
       from site, unnest(array[interval '-2 days', interval '-1 hour', interval '1 day', interval '9 days']) d`,
      [orgId, employeeId],
    );
    await owner.browser.call(api.deleteEmployee, { params: { id: employeeId } });
    expect((await employee.browser.request(getMe)).statusCode).toBe(401);
    await expect(signIn(testApp, employee.user.email)).rejects.toThrow('401');
    expect((await owner.browser.call(api.listEmployees)).map(({ id }) => id)).not.toContain(
      employeeId,
    );
    const kept = await testApp.sql(
      'select e.name, s.start_at < now() as past from shifts s join employees e on e.id = s.employee_id where s.employee_id = $1',
      [employeeId],
    );
    expect(kept).toEqual([
      { name: 'A employee', past: true },
      { name: 'A employee', past: true },
    ]);
    await hire(owner, { email: employee.user.email });
  });

  test('nobody deletes themselves, and what is gone is not found', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
    const own = await manager.browser.request(api.deleteEmployee, {
      params: { id: manager.user.employee_id },
    });
    expect([own.statusCode, own.body]).toEqual([
      409,
      'You cannot delete yourself. Ask another manager to do it.',
    ]);
    const { id } = await hire(owner);
    await owner.browser.call(api.deleteEmployee, { params: { id } });
    for (const endpoint of [api.deleteEmployee, api.updateEmployee]) {
      const gone = await owner.browser.request(endpoint, {
        params: { id },
        body: { name: 'x', email: 'x@example.com', role: 'employee' },
      });
      expect(gone.statusCode).toBe(404);
    }
  });

  test('an account with another organisation lives on there', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    const other = await addOrganization(testApp, 'Banksia');
    const person = await addMember(testApp, owner.user.org_id ?? '', 'employee');
    await testApp.sql(
      "insert into memberships (org_id, user_id, role) values ($1, $2, 'manager')",
      [other.user.org_id, person.user.id],
    );
    await owner.browser.call(api.deleteEmployee, { params: { id: person.user.employee_id ?? '' } });
    expect((await signIn(testApp, person.user.email)).user.org_name).toBe('Banksia');
  });
});
