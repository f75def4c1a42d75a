// The public holidays of every job site, as the rules read them.
import type { Holiday, SiteFacts } from '#engine/rules/book';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { type Days, holidaysOfSites } from './holidays-of-sites';

/** By site. A part day whose hours aren't known counts as a whole one. */
export async function holidaysByDate(
  scope: TenantScope,
  days: Days,
): Promise<Map<string, SiteFacts['holidays']>> {
  const sites = new Map<string, SiteFacts['holidays']>();
  for (const [site, holidays] of await holidaysOfSites(scope, days)) {
    const dates = new Map<CalendarDate, Holiday[]>();
    for (const { date, name, hours } of holidays) {
      const [from, to] = typeof hours === 'object' ? [hours.start, hours.end] : [0, 24 * 60];
      dates.set(date, [...(dates.get(date) ?? []), { name, from, to }]);
    }
    sites.set(site, dates);
  }
  return sites;
}
