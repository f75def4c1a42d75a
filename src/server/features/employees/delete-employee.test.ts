import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/api/employees';
import { getMe } from '#contract/api/me';
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
