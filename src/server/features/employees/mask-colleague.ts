import type { Employee } from '#contract/api/employees';

/** Of a colleague an employee learns the name and the group, nothing to reach or rank them by. */
export function maskColleague(employee: Employee, ownEmployeeId: string | null): Employee {
  if (employee.id === ownEmployeeId) return employee;
  return { ...employee, user_id: null, email: null, phone: null, role: null, created_at: null };
}
