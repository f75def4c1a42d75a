// Public holidays in words, and by date.
import type { HolidayCalendar } from '#contract/api/holidays';
import type { CalendarDate } from '#engine/time/kinds';

type Holiday = HolidayCalendar['holidays'][number];

/** '18:00 to 24:00', or nothing for a whole day. */
export function holidayHours({ hours }: Pick<Holiday, 'hours'>): string {
  if (hours === 'all-day') return '';
  if (hours === 'unknown') return 'Part of the day';
  return `${clock(hours.start)} to ${clock(hours.end)}`;
}

/** '18:00'; the end of the day is 24:00, which no clock shows. */
export function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/**
 * What each day is called at the sites: 'Christmas Eve, 18:00 to 24:00 (Queensland)'. A place is named where another
 * place doesn't keep the day. With sites, only their days.
 */
export function holidaysByDate(
  calendars: readonly HolidayCalendar[],
  siteIds?: ReadonlySet<string>,
): ReadonlyMap<CalendarDate, string> {
  const shown = calendars.filter(
    ({ locationIds }) => siteIds === undefined || locationIds.some((id) => siteIds.has(id)),
  );
  const everywhere = new Set(shown.map(({ place }) => place)).size;
  const places = new Map<string, { holiday: Holiday; at: Set<string | null> }>();
  for (const { place, holidays } of shown) {
    for (const holiday of holidays) {
      const key = [holiday.date, holiday.name, holidayHours(holiday)].join(' ');
      const known = places.get(key) ?? { holiday, at: new Set() };
      places.set(key, { ...known, at: known.at.add(place) });
    }
  }
  const byDate = new Map<CalendarDate, string[]>();
  for (const { holiday, at } of places.values()) {
    const named = at.size < everywhere ? ` (${[...at].filter(Boolean).join(', ')})` : '';
    const expected = holiday.status === 'expected' ? ', expected' : '';
    const hours = holidayHours(holiday);
    const text = `${holiday.name}${hours && `, ${hours}`}${expected}${named}`;
    byDate.set(holiday.date, [...(byDate.get(holiday.date) ?? []), text]);
  }
  return new Map([...byDate].map(([date, texts]) => [date, texts.join('; ')]));
}
