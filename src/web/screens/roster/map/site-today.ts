// What happens at each site now and next, for the map and its list.
import type { DayStatus } from '#contract/api/day-statuses';
import type { Location } from '#contract/api/locations';
import type { Shift } from '#contract/api/shifts';
import type { DayLights } from '#engine/cover/light';
import { addDays } from '#engine/time/dates';
import { startOfDate } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { Coordinates } from '../../../components/map/coordinates';
import { workedShifts } from '../../../components/worked-shifts';

/** The strongest state first: several sites in one marker show theirs. */
export const SITE_STATES = ['active', 'scheduled', 'inactive'] as const;
export type SiteState = (typeof SITE_STATES)[number];

export interface SiteToday {
  site: Location;
  state: SiteState;
  /** Shifts under way, by start. */
  now: Shift[];
  /** Shifts until the end of tomorrow, by start. */
  next: Shift[];
  /** Of today on the site's own clock; undefined for a site that asks for nobody. */
  lights?: DayLights | undefined;
}

export interface TodayWindow {
  shifts: { from: string; to: string };
  statuses: { from: CalendarDate; to: CalendarDate };
}

/** Reads from yesterday, for a night that is still running, to tomorrow, for who comes next. */
export function windowOfToday(today: CalendarDate, zone: string): TodayWindow {
  const from = addDays(today, -1);
  const midnight = (date: CalendarDate) => new Date(startOfDate(date, zone as Zone)).toISOString();
  return {
    shifts: { from: midnight(from), to: midnight(addDays(today, 2)) },
    statuses: { from, to: addDays(today, 1) },
  };
}

interface Known {
  shifts: readonly Shift[];
  statuses: readonly DayStatus[];
  today: CalendarDate;
  now: number;
}

export function sitesToday(sites: readonly Location[], known: Known): SiteToday[] {
  const present = workedShifts(known.shifts, known.statuses).sort(
    (one, other) => Date.parse(one.start_at) - Date.parse(other.start_at),
  );
  return sites.map((site) => {
    const here = present.filter(({ location_id }) => location_id === site.id);
    const now = here.filter((shift) => covers(shift, known.now));
    const next = here.filter(({ start_at }) => Date.parse(start_at) > known.now);
    const today = here.some(({ date }) => date === known.today);
    return { site, now, next, state: now.length > 0 ? 'active' : today ? 'scheduled' : 'inactive' };
  });
}

function covers({ start_at, end_at }: Shift, now: number): boolean {
  return Date.parse(start_at) <= now && now < Date.parse(end_at);
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
