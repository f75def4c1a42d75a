// Who works on a day, who is away, and who is free.
import type { DayStatus } from '#contract/api/day-statuses';
import type { Employee } from '#contract/api/employees';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';

export interface PersonOfDay {
  employee: Employee;
  status: DayStatus['status'] | null;
  shifts: Shift[];
}

export interface PeopleOfDay {
  working: PersonOfDay[];
  away: PersonOfDay[];
  free: PersonOfDay[];
}

/** By the first start; a day status counts before the shifts of the day. */
export function peopleOfDay(
  date: CalendarDate,
  employees: Employee[],
  shifts: Shift[],
  statuses: DayStatus[],
): PeopleOfDay {
  const people = employees.map(
    (employee): PersonOfDay => ({
      employee,
      status:
        statuses.find((day) => day.employee_id === employee.id && day.date === date)?.status ??
        null,
      shifts: shifts.filter((shift) => shift.employee_id === employee.id && shift.date === date),
    }),
  );
  const firstStart = ({ shifts: [first] }: PersonOfDay) => first?.start_at ?? '';
  return {
    working: people
      .filter(({ status, shifts: own }) => !status && own.length > 0)
      .sort((one, other) => firstStart(one).localeCompare(firstStart(other))),
    away: people.filter(({ status }) => status),
    free: people.filter(({ status, shifts: own }) => !status && own.length === 0),
  };
}
