// Who may take over the shift of somebody who is away.
import type { Employee } from '#contract/api/employees';
import type { PeopleOfDay } from '../day-list/people-of-day';

/** Those who are free come before those who work already, the same shift group first. */
export function takersFor(employeeId: string, { free, working, away }: PeopleOfDay): Employee[] {
  const group = away.find(({ employee }) => employee.id === employeeId)?.employee.shift_group?.id;
  const others = (people: PeopleOfDay['free']) => {
    const employees = people.map(({ employee }) => employee).filter(({ id }) => id !== employeeId);
    const ofGroup = employees.filter(({ shift_group }) => group && shift_group?.id === group);
    return [...ofGroup, ...employees.filter((employee) => !ofGroup.includes(employee))];
  };
  return [...others(free), ...others(working)];
}
