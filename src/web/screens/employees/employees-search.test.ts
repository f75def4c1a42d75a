import { expect, test } from 'vitest';
import { readEmployeesSearch } from './employees-search';

test('known values are taken from the address', () => {
  const known = {
    tab: 'groups',
    search: 'amy',
    role: 'managers',
    group: 'unassigned',
    sort: '-name',
    year: 'coming',
  };
  expect(readEmployeesSearch(known)).toEqual(known);
  expect(readEmployeesSearch({ tab: 'fairness', year: 'last' })).toMatchObject({
    tab: 'fairness',
    year: undefined,
  });
});

test('other values become undefined, so that the router drops them', () => {
  const refused = {
    tab: undefined,
    search: undefined,
    role: undefined,
    group: undefined,
    sort: undefined,
    year: undefined,
  };
  expect(readEmployeesSearch({ tab: 'x', search: '', role: 'owner', group: ['a'] })).toStrictEqual(
    refused,
  );
  expect(readEmployeesSearch({})).toStrictEqual(refused);
});

test('a search for digits stays a search', () => {
  expect(readEmployeesSearch({ search: 400 }).search).toBe('400');
});
