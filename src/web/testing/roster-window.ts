// The grid's window as the server would answer it for these shifts and day statuses.
import type { DayStatus } from '#contract/api/day-statuses';
import type { CellContent, RosterWindow } from '#contract/api/roster-window';
import type { Shift } from '#contract/api/shifts';
import { cellCode } from '#contract/cell-codes';
import type { DayStatusName } from '#engine/cells/cell';
import { addDays, daysBetween } from '#engine/time/dates';
import { wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';

interface Roster {
  shifts: Shift[];
  statuses: DayStatus[];
  revision?: number;
}

export function rosterWindow(
  { shifts, statuses, revision = 1 }: Roster,
  from: CalendarDate,
  to: CalendarDate,
): RosterWindow {
  const sites = [...new Set(shifts.map(({ location_id }) => location_id))];
  const contents: CellContent[] = [{ status: null, shifts: [] }];
  const numberOf = (content: CellContent): number => {
    const text = JSON.stringify(content);
    const known = contents.findIndex((other) => JSON.stringify(other) === text);
    return known >= 0 ? known : contents.push(content) - 1;
  };
  const minutesAt = (instant: string, zone: string) => {
    const { time } = wallClockAt(Date.parse(instant) as Instant, zone as Zone);
    return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  };
  const cellOf = (employeeId: string, date: CalendarDate): CellContent => ({
    status:
      (statuses.find((day) => day.employee_id === employeeId && day.date === date)
        ?.status as DayStatusName) ?? null,
    shifts: shifts
      .filter((shift) => shift.employee_id === employeeId && shift.date === date)
      .map((shift) => ({
        start: minutesAt(shift.start_at, shift.timezone),
        end: minutesAt(shift.end_at, shift.timezone),
        site: sites.indexOf(shift.location_id),
        published: shift.published,
        auto: shift.template_code !== null,
        code: shift.template_code,
      })),
  });
  const people = new Set([...shifts, ...statuses].map(({ employee_id }) => employee_id));
  const rows = [...people].map((employee_id) => ({
    employee_id,
    cells: Array.from({ length: daysBetween(from, to) + 1 }, (_, day) =>
      String.fromCharCode(cellCode(numberOf(cellOf(employee_id, addDays(from, day))))),
    ).join(''),
  }));
  return { from, to, revision, sites, contents, rows };
}
