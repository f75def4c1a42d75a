// What the address of the page holds: /roster?view=list&date=2027-04-04
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';

export const ROSTER_VIEWS = ['grid', 'map', 'list'] as const;
export type RosterView = (typeof ROSTER_VIEWS)[number];

/** The grid's modes exclude each other: these three, or the ids of groups. */
export const FILTER_MODES = ['unassigned', 'auto', 'manual'] as const;

export interface RosterSearch {
  view?: RosterView | undefined;
  /** The day that the view begins with or shows. */
  date?: CalendarDate | undefined;
  /** One of FILTER_MODES, or the ids of groups with commas between. */
  filter?: string | undefined;
  zoom?: 'compact' | undefined;
}

/** Names every key even when it is refused: what a check leaves out, the router keeps as it came. */
export function readRosterSearch(search: Record<string, unknown>): RosterSearch {
  const { view, date, filter, zoom } = search;
  return {
    view: ROSTER_VIEWS.find((known) => known === view && known !== 'grid'),
    date: typeof date === 'string' ? parseCalendarDate(date) : undefined,
    filter: typeof filter === 'string' && filter !== '' ? filter : undefined,
    zoom: zoom === 'compact' ? zoom : undefined,
  };
}
