import type { DayStatus } from '#contract/api/day-statuses';
import type { Shift } from '#contract/api/shifts';

/** Leaves out the shifts of people who are off, sick or on holiday that day: they don't work them. */
export function workedShifts(shifts: readonly Shift[], statuses: readonly DayStatus[]): Shift[] {
  const away = new Set(statuses.map(({ employee_id, date }) => `${employee_id} ${date}`));
  return shifts.filter(({ employee_id, date }) => !away.has(`${employee_id} ${date}`));
}
