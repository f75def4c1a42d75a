import { expect, it } from 'vitest';
import type { SessionUser } from '#contract/session-user';
import { commandsFor, filterCommands } from './commands';

const somebody = (role: SessionUser['role'], platform_role = 'standard') =>
  ({ role, platform_role, must_change_password: false }) as SessionUser;
const labels = (user: SessionUser) => commandsFor(user).map(({ label }) => label);

it('offers an employee their own pages and nothing to make', () => {
  expect(labels(somebody('employee'))).toEqual([
    'Go to today',
    'Dashboard',
    'My Shifts',
    'Organization',
    'Your account',
    'Help',
    'Light theme',
    'Dark theme',
    'Theme of the system',
    'Keyboard shortcuts',
    'Logout',
  ]);
});

it('offers each rank what it may do', () => {
  const manager = labels(somebody('manager'));
  expect(manager).toEqual(expect.arrayContaining(['New shift', 'Add job site', 'Roster map']));
  expect(manager).not.toContain('Create shift group');
  expect(labels(somebody('admin'))).toContain('Create shift group');
  expect(labels(somebody('admin'))).not.toContain('Organizations');
  expect(labels(somebody('owner'))).toContain('Organizations');
  expect(labels(somebody(null, 'super_admin'))).toContain('Platform Admin');
  expect(labels(somebody(null, 'super_admin'))).not.toContain('New shift');
});

it('finds every word, also one that is not shown, the best first', () => {
  const find = (typed: string) =>
    filterCommands(commandsFor(somebody('owner')), typed).map(({ label }) => label);
  expect(find('ro ma')).toEqual(['Roster map']);
  expect(find('MAP')).toEqual(['Roster map']);
  expect(find('csv')).toEqual(['Import employees']);
  expect(find('e').at(0)).toBe('Employees');
  expect(find('xyzzy')).toEqual([]);
});
