import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/api/employees';
import { getMe } from '#contract/api/me';
import { createShiftGroup } from '#contract/api/shift-groups';
import type { Role } from '#contract/rights';
import { changesOf, hire } from '../../testing/hire';
import { addMember, addOrganization } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const ROLES: Role[] = ['employee', 'manager', 'admin', 'owner'];

test('people can change and delete only people whose role is not above their own', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const orgId = owner.user.org_id ?? '';
  const seen: string[] = [];
  for (const own of ROLES.slice(1)) {
    for (const other of ROLES) {
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
          "You can't manage someone with a higher role than your own.",
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

test('nobody can give a role above their own', async () => {
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
        "You can't give someone a higher role than your own.",
      ]);
    }
  }
});

test('a manager can save an employee but not move them to another group', async () => {
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

test('the last owner stays an owner, even when two owners are removed at the same time', async () => {
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
    'An organisation must have at least one owner. Make someone else an owner first.',
  ]);
});
