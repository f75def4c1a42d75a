import type { Employee } from '#contract/api/employees';
import type { CellContent } from '#contract/api/roster-window';
import { contentAt } from '#contract/cell-codes';
import { daysBetween, yearOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { holidaysByDate } from '../../../components/holiday-text';
import { useEmployees } from '../../../data/employees';
import { useHolidaysOfYears } from '../../../data/holidays';
import { usePlaces } from '../../../data/locations';
import { useRosterWindow } from '../../../data/roster-window';
import { type OnPaper, printedShifts, timesOfCodes } from './printed-cell';

export interface PrintedGroup {
  id: string;
  name: string;
  people: { employee: Employee; cells: CellContent[] }[];
  /** The key: the codes that are printed, and their times. */
  codes: ReadonlyMap<string, string>;
  /** The zones of the printed shifts. */
  zones: string[];
  /** The public holidays where the group works, in words. */
  holidays: ReadonlyMap<CalendarDate, string>;
}

export interface Printout {
  groups: PrintedGroup[];
  siteName: (site: number) => string;
}

const NOTHING: CellContent = { status: null, shifts: [] };

/** Gives no printout until everything on the paper has loaded. */
export function usePrintout(days: CalendarDate[], paper: OnPaper) {
  const [from, to] = [days[0], days.at(-1)] as [CalendarDate, CalendarDate];
  const employees = useEmployees();
  const places = usePlaces();
  const window = useRosterWindow({ from, to });
  const calendars = useHolidaysOfYears([...new Set([yearOf(from), yearOf(to)])]);
  const failed = [employees, places, window].find(({ error }) => error);
  const roster = window.isPlaceholderData ? undefined : window.data;
  if (!employees.data || !places.data || !roster) return { printout: undefined, failed };
  const sites = roster.sites.map((id) => places.data.find((place) => place.id === id));
  const rows = new Map(roster.rows.map(({ employee_id, cells }) => [employee_id, cells]));
  const cellsOf = ({ id }: Employee) => {
    const cells = rows.get(id);
    return days.map((date) =>
      cells ? (roster.contents[contentAt(cells, daysBetween(from, date))] ?? NOTHING) : NOTHING,
    );
  };
  const groups = byGroup(employees.data).map(({ members, ...group }): PrintedGroup => {
    const people = members.map((employee) => ({ employee, cells: cellsOf(employee) }));
    const contents = people.flatMap(({ cells }) => cells);
    const shifts = contents.flatMap((content) => printedShifts(content, paper));
    return {
      ...group,
      people,
      codes: timesOfCodes(contents, paper),
      zones: [...new Set(shifts.map(({ site }) => sites[site]?.timezone ?? 'UTC'))],
      holidays: holidaysByDate(calendars, new Set(shifts.map(({ site }) => sites[site]?.id ?? ''))),
    };
  });
  const printout: Printout = {
    groups,
    siteName: (site) => sites[site]?.name ?? '',
  };
  return { printout, failed };
}

/** Keeps the order of the list, which is sorted by group. */
function byGroup(employees: Employee[]) {
  const groups = new Map<string, { id: string; name: string; members: Employee[] }>();
  for (const employee of employees) {
    const { id, name } = employee.shift_group ?? { id: 'unassigned', name: 'Unassigned' };
    const group = groups.get(id) ?? { id, name, members: [] };
    group.members.push(employee);
    groups.set(id, group);
  }
  return [...groups.values()];
}
