import { expect, it } from 'vitest';
import type { SessionUser } from '#contract/session-user';
import { commandsFor, filterCommands } from './commands';

const someone = (role: SessionUser['role'], platform_role = 'standard') =>
  ({ role, platform_role, must_change_password: false }) as SessionUser;
const labels = (user: SessionUser) => commandsFor(user).map(({ label }) => label);

it('an employee is offered their own pages and nothing to roster', () => {
  expect(labels(someone('employee'))).toEqual([
    'Go to today',
    'Dashboard',
    'My Shifts',
    'Requests',
    'Leave',
    'Organization',
    'New organisation',
    'Inbox',
    'Your account',
    'Help',
    'Light theme',
    'Dark theme',
    'System theme',
    'Keyboard shortcuts',
    'Logout',
  ]);
});

it('each role is offered what it may do', () => {
  const manager = labels(someone('manager'));
  expect(manager).toEqual(expect.arrayContaining(['New shift', 'Add job site', 'Roster map']));
  expect(manager).not.toContain('Create shift group');
  expect(labels(someone('admin'))).toContain('Create shift group');
  expect(labels(someone('admin'))).not.toContain('Organizations');
  expect(labels(someone('owner'))).toContain('Organizations');
  expect(labels(someone(null, 'super_admin'))).toContain('Platform Admin');
  expect(labels(someone(null, 'super_admin'))).not.toContain('New shift');
});

it('a search finds hidden words too, with the best match first', () => {
  const find = (typed: string) =>
    filterCommands(commandsFor(someone('owner')), typed).map(({ label }) => label);
  expect(find('ro ma')).toEqual(['Roster map']);
  expect(find('MAP')).toEqual(['Roster map']);
  expect(find('csv')).toEqual(['Import employees']);
  expect(find('e').at(0)).toBe('Employees');
  expect(find('xyzzy')).toEqual([]);
});
