// What can be done with an employee of the list, and why something can't be done.
import { createContext, use } from 'react';
import type { Employee } from '#contract/api/employees';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { ERRORS } from '#contract/errors';
import { levelOf } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';

interface EmployeeActions {
  edit: (employee: Employee) => void;
  /** Asks first. True when the employee is on the way out of the list. */
  remove: (employee: Employee) => Promise<boolean>;
  removeMany: (employees: readonly Employee[]) => Promise<boolean>;
  /** Null takes them out of every group. */
  move: (employees: readonly Employee[], to: ShiftGroup | null) => void;
}

export const EmployeeActionsContext = createContext<EmployeeActions | undefined>(undefined);

export function useEmployeeActions(): EmployeeActions {
  const actions = use(EmployeeActionsContext);
  if (!actions) throw new Error('Employees are edited only in their list');
  return actions;
}

/** The sentence with which the server would refuse, or nothing. */
export function whyNotEdit(user: SessionUser, employee: Employee): string | undefined {
  if (!user.role || !employee.role || levelOf(employee.role) > levelOf(user.role)) {
    return ERRORS.role_too_high[1];
  }
  return undefined;
}

export function whyNotDelete(user: SessionUser, employee: Employee): string | undefined {
  if (employee.user_id === user.id) return ERRORS.own_record[1];
  return whyNotEdit(user, employee);
}
