import { shortDay } from '#engine/time/day-text';
import { wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';

interface ToldShift {
  date: CalendarDate;
  start_at: string;
  end_at: string;
  timezone: string;
  location_name: string;
}

/** 'Wed 10 Mar, 09:00–17:00 at Depot' */
export function shiftText({ date, start_at, end_at, timezone, location_name }: ToldShift): string {
  const [start, end] = [start_at, end_at].map(
    (at) => wallClockAt(Date.parse(at) as Instant, timezone as Zone).time,
  );
  return `${shortDay(date)}, ${start}–${end} at ${location_name}`;
}
