// F25: what the grid knows of a person's days, as the rules read it.
import { type DayStatusName, intervalIn, type KnownCells } from '../cells/cell';
import { eachDay } from '../time/dates';
import type { CalendarDate } from '../time/kinds';
import type { Days } from './check';
import type { Person, RosterShift } from './person';

/** Days that haven't been read have neither shifts nor a status. The grid knows neither roles nor who was told when. */
export function shiftsAndStatusesOf(
  employeeId: string,
  { from, to }: Days,
  cells: KnownCells,
): Pick<Person, 'shifts' | 'statuses'> {
  const shifts: RosterShift[] = [];
  const statuses = new Map<CalendarDate, DayStatusName>();
  for (const date of eachDay(from, to)) {
    const cell = cells.read(employeeId, date);
    if (!cell) continue;
    if (cell.status) statuses.set(date, cell.status);
    for (const [index, shift] of cell.shifts.entries()) {
      const zone = cells.zoneOf(shift.site);
      const interval = intervalIn(date, shift, zone);
      if (!interval) continue;
      // Not spread: objects made by spreading are several times as slow to read, and a check reads them all.
      const { start, end } = interval;
      const { site: siteId, published, code } = shift;
      const id = shift.id ?? `${date} ${index}`;
      shifts.push({
        start,
        end,
        id,
        siteId,
        zone,
        date,
        published,
        role: null,
        code,
        toldAt: null,
      });
    }
  }
  return { shifts, statuses };
}
