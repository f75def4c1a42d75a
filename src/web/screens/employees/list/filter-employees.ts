import type { Employee } from '#contract/api/employees';
import { levelOf } from '#contract/rights';
import { matchEmployees } from '../../../components/match-employees';
import { type EmployeesSearch, UNASSIGNED } from '../employees-search';

export type EmployeeFilter = Pick<EmployeesSearch, 'search' | 'role' | 'group'>;

export function filterEmployees(
  employees: readonly Employee[],
  { search = '', role, group }: EmployeeFilter,
): readonly Employee[] {
  return matchEmployees(employees, search).filter(
    (employee) =>
      (role === undefined || isManager(employee) === (role === 'managers')) &&
      (group === undefined || (employee.shift_group?.id ?? UNASSIGNED) === group),
  );
}

/** Admins and owners manage too. */
function isManager({ role }: Employee): boolean {
  return role !== null && levelOf(role) >= levelOf('manager');
}
