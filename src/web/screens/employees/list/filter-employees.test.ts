import { expect, test } from 'vitest';
import type { Employee } from '#contract/api/employees';
import type { Role } from '#contract/rights';
import { filterEmployees } from './filter-employees';

function employee(name: string, role: Role, group: string | null = null): Employee {
  return {
    id: name,
    org_id: 'org',
    user_id: null,
    name,
    email: `${name.toLowerCase()}@example.com`,
    phone: null,
    role,
    created_at: '2026-11-13T00:00:00.000Z',
    shift_group: group ? { id: group, name: group, color_hex: null, position: 0 } : null,
  };
}

const all = [
  employee('Olive', 'owner'),
  employee('Adam', 'admin', 'nights'),
  employee('Mary', 'manager', 'nights'),
  employee('Élodie', 'employee', 'days'),
  employee('Emil', 'employee'),
];
const names = (filter: Parameters<typeof filterEmployees>[1]) =>
  filterEmployees(all, filter).map(({ name }) => name);

test('without a filter everyone is shown, in the given order', () => {
  expect(filterEmployees(all, {})).toEqual(all);
});

test.each(['  MAR ', 'mary@EXAMPLE'])(
  '%j is found by name or email, whatever the case',
  (search) => {
    expect(names({ search })).toEqual(['Mary']);
  },
);

test('capitals beyond ASCII match too', () => {
  expect(names({ search: 'éLO' })).toEqual(['Élodie']);
});

test('managers are those with the manager role or higher; employees are the others', () => {
  expect(names({ role: 'managers' })).toEqual(['Olive', 'Adam', 'Mary']);
  expect(names({ role: 'employees' })).toEqual(['Élodie', 'Emil']);
});

test('people are filtered by group, or by having none', () => {
  expect(names({ group: 'nights' })).toEqual(['Adam', 'Mary']);
  expect(names({ group: 'unassigned' })).toEqual(['Olive', 'Emil']);
  expect(names({ group: 'deleted since' })).toEqual([]);
});

test('filters add up', () => {
  expect(names({ search: 'm', role: 'managers', group: 'nights' })).toEqual(['Adam', 'Mary']);
  expect(names({ search: 'emil', role: 'managers' })).toEqual([]);
});
