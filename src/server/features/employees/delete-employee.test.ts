import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/api/employees';
import { getMe } from '#contract/api/me';
import { createShiftGroup, moveEmployees } from '#contract/api/shift-groups';
import { hire } from '../../testing/hire';
import { addMember, addOrganization, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('ends access straight away, removes future shifts, keeps past shifts with the name, and frees the email', async () => {
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

test('nobody can delete themselves, and a deleted employee is not found', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
  const own = await manager.browser.request(api.deleteEmployee, {
    params: { id: manager.user.employee_id },
  });
  expect([own.statusCode, own.body]).toEqual([
    409,
    "You can't delete yourself. Ask another manager to do it.",
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

test('an account with another organisation stays in that one', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const other = await addOrganization(testApp, 'Banksia');
  const person = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  await testApp.sql("insert into memberships (org_id, user_id, role) values ($1, $2, 'manager')", [
    other.user.org_id,
    person.user.id,
  ]);
  await owner.browser.call(api.deleteEmployee, { params: { id: person.user.employee_id ?? '' } });
  expect((await signIn(testApp, person.user.email)).user.org_name).toBe('Banksia');
});

test('many are removed at once, and undo brings them back with password, role, group and shifts', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const orgId = owner.user.org_id ?? '';
  const group = await owner.browser.call(createShiftGroup, { body: { name: 'Night' } });
  const amy = await addMember(testApp, orgId, 'manager');
  const ben = await addMember(testApp, orgId, 'employee');
  const ids = [amy, ben].map(({ user }) => user.employee_id ?? '');
  await testApp.sql(
    `with site as (insert into locations (org_id, name) values ($1, 'Depot') returning id)
     insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at)
     select $1, $2, site.id, (now() + interval '1 day')::date, now() + interval '1 day', now() + interval '32 hours'
     from site`,
    [orgId, ids[0]],
  );
  await owner.browser.call(moveEmployees, {
    body: { moves: ids.map((employeeId) => ({ employeeId, groupId: group.id })) },
  });
  const before = await owner.browser.call(api.listEmployees);
  const { undo_id, ...done } = await owner.browser.call(api.removeEmployees, {
    body: { employeeIds: ids },
  });
  expect(done).toEqual({ removed: 2, shifts: 1 });
  expect(await owner.browser.call(api.listEmployees)).toEqual([]);

  const params = { id: undo_id };
  expect((await amy.browser.request(api.undoRemoval, { params })).statusCode).toBe(401);
  expect(await owner.browser.call(api.undoRemoval, { params })).toEqual({ restored: 2 });
  expect(await owner.browser.call(api.listEmployees)).toEqual(before);
  expect((await signIn(testApp, amy.user.email)).user.role).toBe('manager');
  expect(await testApp.sql('select employee_id from shifts where org_id = $1', [orgId])).toEqual([
    { employee_id: ids[0] },
  ]);
  expect((await owner.browser.request(api.undoRemoval, { params })).statusCode).toBe(404);
});

test('of many, none is removed when one may not be; and a second account at the address refuses the undo', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const { user } = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  const manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
  const employeeIds = [user.employee_id ?? '', manager.user.employee_id ?? ''];
  const own = await manager.browser.request(api.removeEmployees, { body: { employeeIds } });
  expect(own.statusCode).toBe(409);
  expect(await owner.browser.call(api.listEmployees)).toHaveLength(2);

  const { undo_id } = await owner.browser.call(api.removeEmployees, {
    body: { employeeIds: employeeIds.slice(0, 1) },
  });
  await hire(owner, { email: user.email });
  const refused = await owner.browser.request(api.undoRemoval, { params: { id: undo_id } });
  expect(refused.statusCode).toBe(409);
});

test('what was kept for an undo is forgotten after an hour', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const { id } = await hire(owner);
  const { undo_id } = await owner.browser.call(api.removeEmployees, {
    body: { employeeIds: [id] },
  });
  await testApp.sql("update employee_removals set created_at = now() - interval '61 minutes'");
  const late = await owner.browser.request(api.undoRemoval, { params: { id: undo_id } });
  expect(late.statusCode).toBe(404);
  await testApp.database.transact({}, (db) =>
    sql`select enqueue_job('remove-expired', '{}'::json)`.execute(db),
  );
  await testApp.sentMails();
  expect(await testApp.sql('select id from employee_removals where id = $1', [undo_id])).toEqual(
    [],
  );
});
