// The address of the page: /roster?view=list&date=2027-04-04
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';

export const ROSTER_VIEWS = ['grid', 'map', 'list'] as const;
export type RosterView = (typeof ROSTER_VIEWS)[number];

/** A filter is one of these, or a list of groups; never both. */
export const FILTER_MODES = ['unassigned', 'auto', 'manual'] as const;

export interface RosterSearch {
  view?: RosterView | undefined;
  /** The day that the view shows, or starts with. */
  date?: CalendarDate | undefined;
  /** One of FILTER_MODES, or ids of groups, separated by commas. */
  filter?: string | undefined;
  zoom?: 'compact' | undefined;
}

/** Returns every key, because the router keeps the unchecked value of a missing one. */
export function readRosterSearch(search: Record<string, unknown>): RosterSearch {
  const { view, date, filter, zoom } = search;
  return {
    view: ROSTER_VIEWS.find((known) => known === view && known !== 'grid'),
    date: typeof date === 'string' ? parseCalendarDate(date) : undefined,
    filter: typeof filter === 'string' && filter !== '' ? filter : undefined,
    zoom: zoom === 'compact' ? zoom : undefined,
  };
}
