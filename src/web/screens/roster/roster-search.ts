// The address of the page: /roster?view=list&date=2027-04-04
import { ROLES, type Role } from '#contract/rights';
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';

export const ROSTER_VIEWS = ['grid', 'map', 'list'] as const;
export type RosterView = (typeof ROSTER_VIEWS)[number];

/** A filter is one of these, or a list of groups; never both. */
export const FILTER_MODES = ['unassigned', 'auto', 'manual'] as const;

/** How far the arrows of the toolbar go. A week when the address says nothing. */
export const STEPS = ['week', 'fortnight', 'month'] as const;
export type Step = (typeof STEPS)[number];

export interface RosterSearch {
  view?: RosterView | undefined;
  /** The day that the view shows, or starts with. */
  date?: CalendarDate | undefined;
  /** One of FILTER_MODES, or ids of groups, separated by commas. */
  filter?: string | undefined;
  zoom?: 'compact' | undefined;
  step?: Step | undefined;
  /** What was typed to find people. */
  find?: string | undefined;
  /** Only people who work at this site on the days in view. */
  site?: string | undefined;
  /** Only people with this role. */
  who?: Role | undefined;
  /** Only people with findings on the days in view. */
  found?: 'only' | undefined;
  /** Beside `fill`: everyone, and not only the people whose shifts it would change. */
  beside?: 'everyone' | undefined;
  /** The list of findings beside the grid. */
  checks?: 'open' | undefined;
  /** The requests that wait for a decision, beside the grid. Never with the findings. */
  requests?: 'open' | undefined;
  /** The fill whose proposal the grid shows. */
  fill?: string | undefined;
  /** Ids of the groups that are folded, separated by commas. */
  folded?: string | undefined;
}

/** Returns every key, because the router keeps the unchecked value of a missing one. */
export function readRosterSearch(search: Record<string, unknown>): RosterSearch {
  const { view, date, zoom, who, step } = search;
  const text = (key: string) => {
    const value = search[key];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    view: ROSTER_VIEWS.find((known) => known === view && known !== 'grid'),
    date: typeof date === 'string' ? parseCalendarDate(date) : undefined,
    filter: text('filter'),
    zoom: zoom === 'compact' ? zoom : undefined,
    step: STEPS.find((known) => known === step && known !== 'week'),
    find: text('find'),
    site: text('site'),
    who: ROLES.find((known) => known === who),
    found: search.found === 'only' ? 'only' : undefined,
    beside: search.beside === 'everyone' ? 'everyone' : undefined,
    checks: search.checks === 'open' ? 'open' : undefined,
    requests: search.requests === 'open' && search.checks !== 'open' ? 'open' : undefined,
    fill: text('fill'),
    folded: text('folded'),
  };
}
