import { expect, test } from 'vitest';
import { readEmployeesSearch } from './employees-search';

test('takes what the page knows', () => {
  const known = { tab: 'groups', search: 'amy', role: 'managers', group: 'unassigned' };
  expect(readEmployeesSearch(known)).toEqual(known);
});

test('refuses the rest by name, so that the router forgets it', () => {
  const refused = { tab: undefined, search: undefined, role: undefined, group: undefined };
  expect(readEmployeesSearch({ tab: 'x', search: '', role: 'owner', group: ['a'] })).toStrictEqual(
    refused,
  );
  expect(readEmployeesSearch({})).toStrictEqual(refused);
});

test('a search for digits stays a search', () => {
  expect(readEmployeesSearch({ search: 400 }).search).toBe('400');
});
