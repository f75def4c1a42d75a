import { expect, it } from 'vitest';
import type { SessionUser } from '#contract/session-user';
import { shortcutOf, shortcutsFor } from './shortcut-keys';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ['t', {}, 'today'],
  ['T', {}, 'today'],
  ['T', { shiftKey: true }, undefined],
  ['t', { ctrlKey: true }, undefined],
  ['t', { altKey: true }, undefined],
  ['?', { shiftKey: true }, 'help'],
  ['/', { shiftKey: true }, 'search'],
  ['/', {}, 'search'],
  ['k', {}, undefined],
  ['k', { ctrlKey: true }, 'menu'],
  ['k', { metaKey: true }, 'menu'],
  ['K', { ctrlKey: true, shiftKey: true }, undefined],
  ['k', { ctrlKey: true, altKey: true }, undefined],
  ['Enter', {}, undefined],
])('%s with %j runs %s', (key, held, id) => {
  expect(shortcutOf({ ...NONE, ...held, key }, true)).toBe(id);
});

it('only the shortcut with a modifier is left when single keys are off', () => {
  expect(shortcutOf({ ...NONE, key: 't' }, false)).toBeUndefined();
  expect(shortcutOf({ ...NONE, key: '?' }, false)).toBeUndefined();
  expect(shortcutOf({ ...NONE, key: 'k', ctrlKey: true }, false)).toBe('menu');
});

it('an employee gets no roster shortcuts', () => {
  const person = { role: 'employee', platform_role: 'standard', must_change_password: false };
  const ids = (role: string) =>
    shortcutsFor({ ...person, role } as SessionUser).map(({ id }) => id);
  expect(ids('employee')).toEqual(['menu', 'help', 'search', 'today']);
  expect(ids('manager')).toContain('new-shift');
});
