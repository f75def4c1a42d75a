// F17: public holidays worked in a year.
import { counted } from '../../counted';
import { DAY_MS, dateOfDayNumber, yearOf } from '../../time/dates';
import { MINUTE_MS } from '../../time/instants';
import { offsetAt, offsetsOf } from '../../time/zone-offsets';
import type { Book, Holiday } from '../book';
import type { Kind } from '../kind';
import type { RosterShift } from '../person';

const YEAR = 366;

export const publicHolidays: Kind<'public-holidays'> = {
  reach: () => YEAR,
  find({ timeline, book, report }, { count }) {
    for (const [year, holidays] of workedByYear(timeline.shifts, book)) {
      if (holidays.size <= count) continue;
      const inOrder = [...holidays].sort(([one], [other]) => one - other);
      const [first, last] = [inOrder[0], inOrder.at(-1)];
      const beyond = inOrder[count];
      if (!first || !last || !beyond) continue;
      report({
        at: beyond[1],
        shifts: [...new Set(inOrder.map(([, shift]) => shift))],
        from: first[0],
        to: last[0],
        margin: YEAR,
        measured: holidays.size,
        limit: count,
        about: String(year),
      });
    }
  },
  say: ({ measured, limit, about }) => ({
    what: `${counted(measured, 'public holiday')} worked`,
    when: `in ${about}`,
    limit: `${limit} is the maximum`,
  }),
};

/** By year, the days that are public holidays, each with its last shift. */
function workedByYear(shifts: readonly RosterShift[], { sites }: Book) {
  const years = new Map<number, Map<number, RosterShift>>();
  for (const shift of shifts) {
    const holidays = sites.get(shift.siteId)?.holidays;
    if (!holidays || holidays.size === 0) continue;
    const offsets = offsetsOf(shift.zone);
    const start = shift.start + offsetAt(offsets, shift.start);
    const end = shift.end + offsetAt(offsets, shift.end);
    for (let day = Math.floor(start / DAY_MS); day * DAY_MS < end; day += 1) {
      const date = dateOfDayNumber(day);
      if (!holidays.get(date)?.some((each) => isWorked(each, day, start, end))) continue;
      const year = years.get(yearOf(date)) ?? new Map<number, RosterShift>();
      year.set(day, shift);
      years.set(yearOf(date), year);
    }
  }
  return years;
}

function isWorked({ from, to }: Holiday, day: number, start: number, end: number): boolean {
  const midnight = day * DAY_MS;
  return start < midnight + to * MINUTE_MS && midnight + from * MINUTE_MS < end;
}
