import { expect, test } from 'vitest';
import type { Employee } from '#contract/api/employees';
import { nextSort, readSort, sortEmployees } from './sort-employees';

function employee(name: string, changes: Partial<Employee> = {}): Employee {
  return {
    id: name,
    org_id: 'org',
    user_id: null,
    name,
    email: `${name}@example.com`,
    phone: null,
    role: 'employee',
    created_at: '2026-01-01T00:00:00Z',
    shift_group: null,
    ...changes,
  };
}

const people = [
  employee('Zoë', { phone: '0400', role: 'manager' }),
  employee('Élodie', { created_at: '2026-03-01T00:00:00Z' }),
  employee('Adam', { phone: '0300' }),
  employee('Eve'),
];

test.each([
  [undefined, 'Zoë Élodie Adam Eve'],
  ['name', 'Adam Élodie Eve Zoë'],
  ['-name', 'Zoë Eve Élodie Adam'],
  ['phone', 'Adam Zoë Élodie Eve'],
  ['-phone', 'Zoë Adam Élodie Eve'],
  ['-role', 'Zoë Adam Élodie Eve'],
  ['-added', 'Élodie Adam Eve Zoë'],
  ['shoe size', 'Zoë Élodie Adam Eve'],
])('sorted by %s', (text, names) => {
  expect(
    sortEmployees(people, readSort(text))
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names);
});

test('a column is sorted up, then down, then not at all', () => {
  expect(nextSort(undefined, 'email')).toBe('email');
  expect(nextSort(readSort('email'), 'email')).toBe('-email');
  expect(nextSort(readSort('-email'), 'email')).toBeUndefined();
  expect(nextSort(readSort('-email'), 'name')).toBe('name');
});
