import type { Employee } from '#contract/api/employees';
import type { CellContent } from '#contract/api/roster-window';
import { contentAt } from '#contract/cell-codes';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { useEmployees } from '../../../data/employees';
import { usePlaces } from '../../../data/locations';
import { useRosterWindow } from '../../../data/roster-window';

export interface PrintedGroup {
  id: string;
  name: string;
  employees: Employee[];
}

export interface Printout {
  groups: PrintedGroup[];
  siteName: (site: number) => string;
  /** The zones of the sites that occur. */
  zones: string[];
  cell: (employeeId: string, date: CalendarDate) => CellContent | undefined;
}

/** Gives no printout until everything on the paper has loaded. */
export function usePrintout(days: CalendarDate[]) {
  const [from, to] = [days[0], days.at(-1)] as [CalendarDate, CalendarDate];
  const employees = useEmployees();
  const places = usePlaces();
  const window = useRosterWindow({ from, to });
  const failed = [employees, places, window].find(({ error }) => error);
  const roster = window.isPlaceholderData ? undefined : window.data;
  if (!employees.data || !places.data || !roster) return { printout: undefined, failed };
  const sites = roster.sites.map((id) => places.data.find((place) => place.id === id));
  const used = new Set(roster.contents.flatMap(({ shifts }) => shifts.map(({ site }) => site)));
  const rows = new Map(roster.rows.map(({ employee_id, cells }) => [employee_id, cells]));
  const printout: Printout = {
    groups: byGroup(employees.data),
    siteName: (site) => sites[site]?.name ?? '',
    zones: [...new Set([...used].map((site) => sites[site]?.timezone ?? 'UTC'))],
    cell(employeeId, date) {
      const cells = rows.get(employeeId);
      return cells ? roster.contents[contentAt(cells, daysBetween(from, date))] : undefined;
    },
  };
  return { printout, failed };
}

/** Keeps the order of the list, which is sorted by group. */
function byGroup(employees: Employee[]): PrintedGroup[] {
  const groups = new Map<string, PrintedGroup>();
  for (const employee of employees) {
    const { id, name } = employee.shift_group ?? { id: 'unassigned', name: 'Unassigned' };
    const group = groups.get(id) ?? { id, name, employees: [] };
    group.employees.push(employee);
    groups.set(id, group);
  }
  return [...groups.values()];
}
