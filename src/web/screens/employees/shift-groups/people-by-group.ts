import type { Employee } from '#contract/api/employees';
import { searchEmployees } from '../../../components/search-employees';

export interface People {
  /** Those whom the search finds. */
  shown: Employee[];
  /** All of them. */
  count: number;
}

/** By the id of the group, null for the unassigned; in the order of the list. */
export function peopleByGroup(employees: Employee[], search: string): Map<string | null, People> {
  const groups = new Map<string | null, People>();
  const found = new Set(searchEmployees(employees, search));
  for (const employee of employees) {
    const key = employee.shift_group?.id ?? null;
    const people = groups.get(key) ?? { shown: [], count: 0 };
    people.count += 1;
    if (found.has(employee)) people.shown.push(employee);
    groups.set(key, people);
  }
  return groups;
}
