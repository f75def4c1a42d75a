// The day that a key moves the focus to in the month grid.
import { addDays, firstOfWeek } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { addMonths } from '#engine/time/months';
import type { WeekStart } from '#engine/time/week-start';

export function dayByKey(
  date: CalendarDate,
  key: string,
  weekStart: WeekStart,
): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return firstOfWeek(date, weekStart);
    case 'End':
      return addDays(firstOfWeek(date, weekStart), 6);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}
