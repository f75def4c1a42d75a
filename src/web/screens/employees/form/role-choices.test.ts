import { expect, test } from 'vitest';
import { roleChoices } from './role-choices';

test('nobody grants a rank above their own', () => {
  expect(roleChoices('manager', 'employee')).toEqual(['employee', 'manager']);
  expect(roleChoices('admin', 'manager')).toEqual(['employee', 'manager', 'admin']);
});

test('owner is offered only for somebody who is one', () => {
  expect(roleChoices('owner', 'admin')).toEqual(['employee', 'manager', 'admin']);
  expect(roleChoices('owner', 'owner')).toEqual(['employee', 'manager', 'admin', 'owner']);
});
