// What happens at each site now and next, for the map and its list.
import type { Location } from '#contract/api/locations';
import type { SiteShifts, SomeShifts } from '#contract/api/roster-views';
import type { DayLights } from '#engine/cover/light';
import { addDays } from '#engine/time/dates';
import { startOfDate } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { Coordinates } from '../../../components/map/coordinates';
import { sectionsAt } from '../list/sections';

/** The strongest state first: several sites in one marker show theirs. */
export const SITE_STATES = ['active', 'scheduled', 'inactive'] as const;
export type SiteState = (typeof SITE_STATES)[number];

export interface SiteToday {
  site: Location;
  state: SiteState;
  /** Shifts under way, and shifts until the end of tomorrow: how many, and the first by start. */
  now: SomeShifts;
  next: SomeShifts;
  /** Of today on the site's own clock; undefined for a site that asks for nobody. */
  lights?: DayLights | undefined;
}

/** Reads from yesterday, for a night that is still running, to tomorrow, for who comes next. */
export function windowOfToday(today: CalendarDate, zone: string): { from: string; to: string } {
  const midnight = (date: CalendarDate) => new Date(startOfDate(date, zone as Zone)).toISOString();
  return { from: midnight(addDays(today, -1)), to: midnight(addDays(today, 2)) };
}

const NOBODY = { count: 0, shifts: [] };

export function sitesToday(
  sites: readonly Location[],
  known: readonly SiteShifts[],
  moment: Instant,
): SiteToday[] {
  const shiftsAt = new Map(known.map((each) => [each.location_id, each]));
  return sites.map((site) => {
    const { now = NOBODY, next = NOBODY, today } = shiftsAt.get(site.id) ?? {};
    const { active, upcoming } = sectionsAt({ active: now, upcoming: next }, moment);
    const state = active.count > 0 ? 'active' : today ? 'scheduled' : 'inactive';
    return { site, now: active, next: upcoming, state };
  });
}

export function strongest(sites: readonly SiteToday[]): SiteState {
  return SITE_STATES.find((state) => sites.some((site) => site.state === state)) ?? 'inactive';
}

export interface LocatedSite extends SiteToday {
  at: Coordinates;
}

/** Only the sites with coordinates. */
export function locatedSites(sites: readonly SiteToday[]): LocatedSite[] {
  return sites.flatMap((one) => {
    const { latitude, longitude } = one.site;
    return latitude === null || longitude === null ? [] : [{ ...one, at: { latitude, longitude } }];
  });
}
