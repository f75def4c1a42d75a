import type { Employee } from '#contract/api/employees';
import { levelOf } from '#contract/rights';
import { compareNames } from '../../../platform/compare-names';

export const SORT_COLUMNS = ['name', 'role', 'group', 'email', 'phone', 'added'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface Sort {
  column: SortColumn;
  descending: boolean;
}

/** '-added' is the newest first. */
export function readSort(text: string | undefined): Sort | undefined {
  const descending = text?.startsWith('-') ?? false;
  const column = SORT_COLUMNS.find((known) => known === (descending ? text?.slice(1) : text));
  return column && { column, descending };
}

/** What a click on a column's head asks for: up, then down, then the order of the server. */
export function nextSort(sort: Sort | undefined, column: SortColumn): string | undefined {
  if (sort?.column !== column) return column;
  return sort.descending ? undefined : `-${column}`;
}

/** Empty values stay last in both directions. Without a sort, by group and name as the server lists them. */
export function sortEmployees(
  employees: readonly Employee[],
  sort: Sort | undefined,
): readonly Employee[] {
  if (!sort) return employees;
  const { column, descending } = sort;
  return employees.toSorted((one, other) => {
    const [a, b] = [sortValue(one, column), sortValue(other, column)];
    if (a === '' || b === '') return a === b ? byName(one, other) : a === '' ? 1 : -1;
    const order = compareNames(a, b);
    return (descending ? -order : order) || byName(one, other);
  });
}

function byName(one: Employee, other: Employee): number {
  return compareNames(one.name, other.name);
}

function sortValue(employee: Employee, column: SortColumn): string {
  switch (column) {
    case 'role':
      return employee.role ? String(levelOf(employee.role)) : '';
    case 'group':
      return employee.shift_group?.name ?? '';
    case 'added':
      return employee.created_at ?? '';
    default:
      return employee[column] ?? '';
  }
}
