import type { Employee } from '#contract/api/employees';
import { ERRORS } from '#contract/errors';
import { levelOf } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';

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
