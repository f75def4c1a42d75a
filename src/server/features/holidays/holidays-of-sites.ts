// The public holidays of every job site, with what the organisation changed.
import type { Holiday, HolidayChange } from '#engine/holidays/holiday';
import { holidaysOf } from '#engine/holidays/holidays-of';
import { STATE_NAMES, stateOfSite } from '#engine/holidays/state-of-site';
import { withChanges } from '#engine/holidays/with-changes';
import { yearOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { asHolidayChange, listChanges, listSitePlaces } from './holidays.queries';
import { holidaysAbroad, YEARS_ABROAD } from './holidays-abroad';

export interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

export type SitePlace = Awaited<ReturnType<typeof listSitePlaces>>[number];

/** What is known of one site in a window. */
export interface SiteHolidays {
  place: string | null;
  holidays: Holiday[];
  unknownYears: number[];
  unknownRegions: string[];
  source: 'table' | 'open list' | null;
}

/** By site id, of all sites: past shifts were at sites that are deleted now. */
export async function holidaysOfSites(
  scope: TenantScope,
  days: Days,
): Promise<Map<string, Holiday[]>> {
  const sites = await listSitePlaces(scope);
  const changes = (await listChanges(scope)).map(asHolidayChange);
  const withOwn = new Set(changes.map(({ siteId }) => siteId));
  const found = new Map<string, Holiday[]>();
  // Sites of one state have the same days, and a state is worked out once.
  const ofPlaces = new Map<string, Holiday[]>();
  for (const site of sites) {
    const place = withOwn.has(site.id) ? site.id : placeOf(site);
    const holidays = ofPlaces.get(place) ?? (await holidaysAt(site, days, changes)).holidays;
    ofPlaces.set(place, holidays);
    found.set(site.id, holidays);
  }
  return found;
}

/** The same for sites that have the same days, unless the organisation changed those of one of them. */
function placeOf(site: SitePlace): string {
  const { country, state, holiday_regions } = site;
  return JSON.stringify([stateOfSite(site) ?? [country, state], holiday_regions]);
}

export async function holidaysAt(
  site: SitePlace,
  days: Days,
  changes: readonly HolidayChange[],
): Promise<SiteHolidays> {
  const known = inAustralia(site, days, changes) ?? (await abroad(site, days, changes));
  const holidays = known.holidays.filter(({ date }) => date >= days.from && date <= days.to);
  return { ...known, holidays };
}

function inAustralia(
  site: SitePlace,
  days: Days,
  changes: readonly HolidayChange[],
): SiteHolidays | undefined {
  const state = stateOfSite(site);
  if (state === undefined) return undefined;
  const place = { state, regions: site.holiday_regions, siteId: site.id };
  const years = yearsOf(days).map((year) => ({ year, ...holidaysOf(place, year, changes) }));
  return {
    place: STATE_NAMES[state],
    holidays: years.flatMap((each) => (each.known ? each.holidays : each.own)),
    unknownYears: years.filter(({ known }) => !known).map(({ year }) => year),
    unknownRegions: [...new Set(years.flatMap((each) => (each.known ? each.notKnownIn : [])))],
    source: 'table',
  };
}

async function abroad(
  site: SitePlace,
  days: Days,
  changes: readonly HolidayChange[],
): Promise<SiteHolidays> {
  const found = await holidaysAbroad(site.country ?? '', site.state ?? '');
  const years = yearsOf(days);
  const daysOf = (year: number) => found?.daysOf(year) ?? [];
  return {
    place: found?.place ?? null,
    holidays: years.flatMap((year) => withChanges(daysOf, year, changes, site.id)),
    unknownYears: years.filter(
      (year) => !found || year < YEARS_ABROAD.first || year > YEARS_ABROAD.last,
    ),
    unknownRegions: [],
    source: found ? 'open list' : null,
  };
}

function yearsOf({ from, to }: Days): number[] {
  const first = yearOf(from);
  return Array.from({ length: yearOf(to) - first + 1 }, (_, place) => first + place);
}
