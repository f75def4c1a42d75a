// F17: public holidays worked in a year.
import { counted } from '../../counted';
import { reachedHolidays } from '../../holidays/reached-holidays';
import { dayNumber, yearOf } from '../../time/dates';
import type { Book } from '../book';
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
    for (const date of reachedHolidays(shift, sites.get(shift.siteId)?.holidays)) {
      const year = years.get(yearOf(date)) ?? new Map<number, RosterShift>();
      year.set(dayNumber(date), shift);
      years.set(yearOf(date), year);
    }
  }
  return years;
}
