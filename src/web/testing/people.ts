// Employees and shift groups for the tests of screens.
import type { Employee } from '#contract/api/employees';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { idOf, ORG_ID } from './screen-test';

export function employee(name: string, changes: Partial<Employee> = {}): Employee {
  return {
    id: idOf(name),
    org_id: ORG_ID,
    user_id: idOf(`${name}!`),
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    phone: null,
    role: 'employee',
    created_at: '2026-01-01T00:00:00Z',
    shift_group: null,
    ...changes,
  };
}

export function group(name: string, changes: Partial<ShiftGroup> = {}): ShiftGroup {
  return {
    id: idOf(name),
    org_id: ORG_ID,
    name,
    color_hex: '#10B981',
    position: 0,
    member_count: 0,
    ...changes,
  };
}
