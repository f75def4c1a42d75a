// The public holidays of a place in a year, with what the organisation changed.
import { australianDays, regionsNotKnown } from './australian-days';
import type { Holiday, HolidayChange, HolidayPlace } from './holiday';
import { isKnownYear } from './known-years';
import { withChanges } from './with-changes';

export type Holidays =
  | {
      known: true;
      holidays: Holiday[];
      /** Regions of the place whose own days haven't been published for this year. */
      notKnownIn: string[];
    }
  /** Outside the years of the table: only what the organisation added itself. */
  | { known: false; own: Holiday[] };

export function holidaysOf(
  place: HolidayPlace,
  year: number,
  changes: readonly HolidayChange[] = [],
): Holidays {
  const byLaw = (each: number) => (isKnownYear(each) ? australianDays(place, each) : []);
  const holidays = withChanges(byLaw, year, changes, place.siteId);
  return isKnownYear(year)
    ? { known: true, holidays, notKnownIn: regionsNotKnown(place, year) }
    : { known: false, own: holidays };
}
