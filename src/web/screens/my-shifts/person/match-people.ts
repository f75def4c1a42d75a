import type { Employee } from '#contract/api/employees';

/** By any part of the name; none while nothing is typed. */
export function matchPeople(people: readonly Employee[], typed: string): Employee[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  return people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
