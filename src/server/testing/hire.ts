// Adds employees for tests over HTTP, as a manager does.
import { randomUUID } from 'node:crypto';
import { createEmployee } from '#contract/api/employees';
import type { Role } from '#contract/rights';
import type { Person } from './people';

export const TEMPORARY = 'first day words';

export function newEmployee(changes: Record<string, unknown> = {}) {
  return {
    name: 'Amy Able',
    email: `${randomUUID()}@example.com`,
    phone: '0491 570 006',
    role: 'employee' as const,
    tempPassword: TEMPORARY,
    ...changes,
  };
}

export async function hire({ browser }: Person, changes: Record<string, unknown> = {}) {
  return browser.call(createEmployee, { body: newEmployee(changes) });
}

/** The body of an update that changes nothing. */
export function changesOf(employee: { name: string; email: string | null; role: Role | null }) {
  return {
    name: employee.name,
    email: employee.email ?? '',
    role: employee.role ?? ('employee' as const),
  };
}
