// A public holiday, where it is kept, and what an organisation changes about it.
import type { CalendarDate } from '../time/kinds';

export const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type AustralianState = (typeof AUSTRALIAN_STATES)[number];

export interface HolidayPlace {
  state: AustralianState;
  /** The regions with days of their own that the site lies in, spelt as `regionsOf` gives them. */
  regions: readonly string[];
  /** The site, for changes that an organisation made for it alone. */
  siteId?: string | undefined;
}

/** Minutes after midnight on the clock of the site; 1440 is the end of the day. */
export interface PartOfDay {
  start: number;
  end: number;
}

export type HolidayHours = 'all-day' | 'unknown' | PartOfDay;

export interface Holiday {
  date: CalendarDate;
  name: string;
  /** Unknown where a day is known to be a part day, but not from when to when. */
  hours: HolidayHours;
  /** Expected where the law hasn't settled the day; own where the organisation added or moved it. */
  status: 'law' | 'declared' | 'expected' | 'own';
  note: string;
}

/** A change names a day by its date and name. Without a site it is for all sites. */
export type HolidayChange = {
  date: CalendarDate;
  name: string;
  siteId?: string | undefined;
} & (
  | { kind: 'add'; hours?: PartOfDay | undefined }
  | { kind: 'move'; to: CalendarDate }
  | { kind: 'remove' }
);
