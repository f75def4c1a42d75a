// Everything that cover depends on.
import type { Holiday } from '../holidays/holiday';
import type { CalendarDate, Interval, Zone } from '../time/kinds';
import type { Need } from './need';

export interface CoverShift extends Interval {
  employeeId: string;
  siteId: string;
  published: boolean;
  role: string | null;
  groupId: string | null;
  /** The person's skills that still hold when the shift ends. */
  skills: readonly string[];
}

export interface CoverSite {
  id: string;
  zone: Zone;
  holidays: readonly Pick<Holiday, 'date' | 'hours'>[];
}

export interface Away {
  /** A day status, or leave for the whole day. */
  days: readonly { employeeId: string; date: CalendarDate }[];
  /** Leave with times. */
  hours: readonly (Interval & { employeeId: string })[];
}

export interface CoverInput {
  needs: readonly Need[];
  /** Those of the window, and those that reach into it from the day before. */
  shifts: readonly CoverShift[];
  away: Away;
  sites: readonly CoverSite[];
  from: CalendarDate;
  to: CalendarDate;
}
