import { expect, test } from 'vitest';
import type { Employee } from '#contract/api/employees';
import { changesOf, EditValues, editValuesOf, NO_GROUP, roleChoices } from './edit-values';

const NIGHTS = '0b6cf33c-6a5e-4a3a-9d8f-1a2b3c4d5e6f';
const amy: Employee = {
  id: 'f1f7c6a4-3f5e-4a6b-8c9d-0e1f2a3b4c5d',
  org_id: 'f1f7c6a4-3f5e-4a6b-8c9d-0e1f2a3b4c5e',
  user_id: null,
  name: 'Amy Able',
  email: 'amy@example.com',
  phone: null,
  role: 'manager',
  created_at: '2026-11-13T00:00:00.000Z',
  shift_group: { id: NIGHTS, name: 'Nights', color_hex: null, position: 0 },
};
const person = { name: 'Amy Able', email: 'amy@example.com', phone: '', role: 'manager' };

function send(edited: Partial<ReturnType<typeof editValuesOf>>) {
  return changesOf(EditValues.parse({ ...editValuesOf(amy), ...edited }), amy);
}

test('password and group are sent only when they were changed', () => {
  expect(send({})).toStrictEqual(person);
  expect(send({ tempPassword: 'wattle' })).toStrictEqual({ ...person, tempPassword: 'wattle' });
});

test('leaving the group is sent as an empty id', () => {
  expect(send({ group: NO_GROUP })).toStrictEqual({ ...person, shiftGroupId: '' });
});

test('a new password must be long enough', () => {
  const { error } = EditValues.safeParse({ ...editValuesOf(amy), tempPassword: 'short' });
  expect(error?.issues).toMatchObject([
    { path: ['tempPassword'], message: 'Password must be at least 6 characters' },
  ]);
});

test('nobody can give a higher role than their own', () => {
  expect(roleChoices('manager')).toEqual(['employee', 'manager']);
  expect(roleChoices('admin')).toEqual(['employee', 'manager', 'admin']);
});

test('only an owner can make another owner', () => {
  expect(roleChoices('owner')).toEqual(['employee', 'manager', 'admin', 'owner']);
  expect(roleChoices('admin')).toEqual(['employee', 'manager', 'admin']);
});
