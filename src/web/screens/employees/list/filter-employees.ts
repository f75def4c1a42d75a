import type { Employee } from '#contract/api/employees';
import { levelOf } from '#contract/rights';
import { type EmployeesSearch, UNASSIGNED } from '../employees-search';

export type EmployeeFilter = Pick<EmployeesSearch, 'search' | 'role' | 'group'>;

export function filterEmployees(
  employees: readonly Employee[],
  { search = '', role, group }: EmployeeFilter,
): readonly Employee[] {
  const wanted = search.trim().toLowerCase();
  return employees.filter(
    (employee) =>
      (wanted === '' || matches(employee, wanted)) &&
      (role === undefined || isManager(employee) === (role === 'managers')) &&
      (group === undefined || (employee.shift_group?.id ?? UNASSIGNED) === group),
  );
}

function matches({ name, email }: Employee, wanted: string): boolean {
  return name.toLowerCase().includes(wanted) || Boolean(email?.toLowerCase().includes(wanted));
}

/** Admins and owners manage too. */
function isManager({ role }: Employee): boolean {
  return role !== null && levelOf(role) >= levelOf('manager');
}
