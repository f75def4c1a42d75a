import { expect, test } from 'vitest';
import type { SessionUser } from '#contract/session-user';
import { isCurrent, navigationFor, roleLabel } from './navigation';

const user: SessionUser = {
  id: '2b0f2a5e-6f0e-4c55-9c3b-0d8f6d1a0001',
  email: 'amy@example.com',
  name: 'Amy Able',
  phone: null,
  role: 'employee',
  platform_role: 'standard',
  org_id: '2b0f2a5e-6f0e-4c55-9c3b-0d8f6d1a0002',
  org_name: 'Wattle Health',
  org_timezone: 'Australia/Sydney',
  org_week_starts_on: 'monday',
  org_deletes_at: null,
  employee_id: null,
  must_change_password: false,
  must_set_up_two_step: false,
};
const superAdmin: SessionUser = { ...user, role: null, org_id: null, platform_role: 'super_admin' };

const labels = (someone: SessionUser) => navigationFor(someone).map(({ label }) => label);

test.each(['owner', 'admin', 'manager'] as const)('%s sees the pages for managers', (role) => {
  expect(labels({ ...user, role })).toEqual([
    'Dashboard',
    'Employees',
    'Roster',
    'Sites',
    'My Shifts',
    'Requests',
    'Leave',
    'Rules',
    'Time',
    'Patterns',
  ]);
});

test('an employee sees only the dashboard, My Shifts, Requests and Leave', () => {
  expect(labels(user)).toEqual(['Dashboard', 'My Shifts', 'Requests', 'Leave']);
});

test('a super admin sees the platform pages and those of their own role', () => {
  const platform = ['Signup Requests', 'Platform Admin'];
  expect(labels(superAdmin)).toEqual(['Dashboard', ...platform, 'My Shifts']);
  expect(labels({ ...user, role: 'owner', platform_role: 'super_admin' })).toEqual([
    'Dashboard',
    'Employees',
    'Roster',
    'Sites',
    ...platform,
    'My Shifts',
    'Requests',
    'Leave',
    'Rules',
    'Time',
    'Patterns',
  ]);
});

test('the home page is marked as the dashboard', () => {
  const [dashboard] = navigationFor(user);
  expect(dashboard && isCurrent(dashboard, '/')).toBe(true);
  expect(dashboard && isCurrent(dashboard, '/dashboard')).toBe(true);
  expect(dashboard && isCurrent(dashboard, '/dashboard/')).toBe(true);
  expect(dashboard && isCurrent(dashboard, '/roster')).toBe(false);
});

test('the badge shows the role', () => {
  expect(roleLabel(user)).toBe('employee');
  expect(roleLabel(superAdmin)).toBe('super admin');
  expect(roleLabel({ ...superAdmin, platform_role: 'standard' })).toBeNull();
});
