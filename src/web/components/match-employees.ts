import type { Employee } from '#contract/api/employees';

/** Those whose name or email holds the text, in the given order. */
export function matchEmployees(
  employees: readonly Employee[],
  search: string,
): readonly Employee[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return employees;
  return employees.filter(
    ({ name, email }) =>
      name.toLowerCase().includes(wanted) || email?.toLowerCase().includes(wanted),
  );
}
