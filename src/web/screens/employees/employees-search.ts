// What the address of the page holds: /employees?tab=groups&search=amy&role=managers&group=unassigned
export const UNASSIGNED = 'unassigned';

export interface EmployeesSearch {
  tab?: 'groups' | undefined;
  search?: string | undefined;
  role?: 'managers' | 'employees' | undefined;
  /** The id of a shift group, or 'unassigned'. */
  group?: string | undefined;
}

/** Names every key even when it is refused: what a check leaves out, the router keeps as it came. */
export function readEmployeesSearch(search: Record<string, unknown>): EmployeesSearch {
  const { tab, role } = search;
  return {
    tab: tab === 'groups' ? tab : undefined,
    search: asText(search.search),
    role: role === 'managers' || role === 'employees' ? role : undefined,
    group: asText(search.group),
  };
}

/** The router reads ?search=0400 as a number. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
