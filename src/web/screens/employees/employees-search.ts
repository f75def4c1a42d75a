// What the address of the page holds: /employees?tab=groups&search=amy&role=managers&group=unassigned, /employees?tab=fairness&year=coming
import { textParam } from '../../platform/search-params';

export const UNASSIGNED = 'unassigned';

export interface EmployeesSearch {
  tab?: 'groups' | 'fairness' | undefined;
  search?: string | undefined;
  role?: 'managers' | 'employees' | undefined;
  /** The id of a shift group, or 'unassigned'. */
  group?: string | undefined;
  /** A column, or a minus and a column: 'name', '-added'. */
  sort?: string | undefined;
  /** Of the fairness ledger; left out: the last one. */
  year?: 'coming' | undefined;
}

export function readEmployeesSearch(search: Record<string, unknown>): EmployeesSearch {
  const { tab, role, year } = search;
  return {
    tab: tab === 'groups' || tab === 'fairness' ? tab : undefined,
    search: textParam(search.search),
    role: role === 'managers' || role === 'employees' ? role : undefined,
    group: textParam(search.group),
    sort: textParam(search.sort),
    year: year === 'coming' ? year : undefined,
  };
}
