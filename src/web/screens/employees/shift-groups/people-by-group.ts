import type { Employee } from '#contract/api/employees';

export interface People {
  /** Those whom the search finds. */
  shown: Employee[];
  /** All of them. */
  count: number;
}

/** By the id of the group, null for the unassigned; in the order of the list. */
export function peopleByGroup(employees: Employee[], search: string): Map<string | null, People> {
  const wanted = search.trim().toLowerCase();
  const found = new Map<string | null, People>();
  for (const employee of employees) {
    const key = employee.shift_group?.id ?? null;
    const people = found.get(key) ?? { shown: [], count: 0 };
    people.count += 1;
    if (employee.name.toLowerCase().includes(wanted)) people.shown.push(employee);
    found.set(key, people);
  }
  return found;
}
