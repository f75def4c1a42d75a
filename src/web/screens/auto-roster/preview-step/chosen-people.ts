import type { Employee } from '#contract/api/employees';
import type { WizardState } from '../wizard/wizard-state';

/** The selected employees, or the members of the selected groups, in the order of the list. */
export function chosenPeople<Person extends Pick<Employee, 'id' | 'shift_group'>>(
  { teamMode, selectedEmployeeIds, selectedGroupIds }: WizardState['teams'],
  employees: readonly Person[],
): Person[] {
  const chosen = new Set(teamMode === 'groups' ? selectedGroupIds : selectedEmployeeIds);
  return employees.filter(({ id, shift_group }) =>
    teamMode === 'groups' ? shift_group && chosen.has(shift_group.id) : chosen.has(id),
  );
}
