import type { HolidayCalendar } from '#contract/api/holidays';
import { AppError } from '#contract/errors';
import type { TenantScope } from '../../db/database';
import { asHolidayChange, type ChangeRow, listSitePlaces } from './holidays.queries';
import { type Days, holidaysAt } from './holidays-of-sites';

/** Sites with the same holidays share a calendar: an organisation can have a thousand sites in one state. */
export async function listCalendars(
  scope: TenantScope,
  days: Days & { locationId?: string | undefined },
  rows: readonly ChangeRow[],
): Promise<HolidayCalendar[]> {
  const changes = rows.map(asHolidayChange);
  const all = (await listSitePlaces(scope)).filter(({ deleted }) => !deleted);
  const sites = all.filter(({ id }) => days.locationId === undefined || id === days.locationId);
  if (days.locationId !== undefined && sites.length === 0) throw new AppError('not_found');
  const calendars = new Map<string, HolidayCalendar>();
  for (const site of sites) {
    const found = await holidaysAt(site, days, changes);
    const key = JSON.stringify(found);
    const calendar = calendars.get(key);
    if (calendar) calendar.locationIds.push(site.id);
    else calendars.set(key, { ...found, locationIds: [site.id] });
  }
  return [...calendars.values()];
}
