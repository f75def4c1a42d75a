// Who works on a day, who is away, who is free, and who of them can take a shift.
import type { DayStatus } from '#contract/api/day-statuses';
import type { Employee } from '#contract/api/employees';
import type { Shift } from '#contract/api/shifts';
import { instantOfText } from '../../../platform/formats';

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

/** By the shifts and statuses of one day. Someone with a status is away, whatever their shifts. */
export function peopleOfDay(
  employees: readonly Employee[],
  shifts: readonly Shift[],
  statuses: readonly DayStatus[],
): PeopleOfDay {
  const statusOf = new Map(statuses.map(({ employee_id, status }) => [employee_id, status]));
  const shiftsOf = new Map<string, Shift[]>();
  for (const shift of shifts) {
    const before = shiftsOf.get(shift.employee_id);
    if (before) before.push(shift);
    else shiftsOf.set(shift.employee_id, [shift]);
  }
  const people = employees.map(
    (employee): PersonOfDay => ({
      employee,
      status: statusOf.get(employee.id) ?? null,
      shifts: shiftsOf.get(employee.id) ?? [],
    }),
  );
  return {
    working: people
      .filter(({ status, shifts: own }) => !status && own.length > 0)
      .sort((one, other) => firstStart(one) - firstStart(other)),
    away: people.filter(({ status }) => status),
    free: people.filter(({ status, shifts: own }) => !status && own.length === 0),
  };
}

function firstStart({ shifts: [first] }: PersonOfDay): number {
  return first ? instantOfText(first.start_at) : 0;
}

/** Puts free people before those who already work, and in each the same shift group first. */
export function whoCanCover(employeeId: string, { free, working, away }: PeopleOfDay): Employee[] {
  const group = away.find(({ employee }) => employee.id === employeeId)?.employee.shift_group?.id;
  const others = (people: PersonOfDay[]) => {
    const employees = people.map(({ employee }) => employee).filter(({ id }) => id !== employeeId);
    const ofGroup = employees.filter(({ shift_group }) => group && shift_group?.id === group);
    return [...ofGroup, ...employees.filter((employee) => !ofGroup.includes(employee))];
  };
  return [...others(free), ...others(working)];
}
