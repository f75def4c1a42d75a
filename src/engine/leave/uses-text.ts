// What a leave uses, as people say it: 'uses 36 h: Thu D, Fri D, Sat N'.
import { counted } from '../counted';
import { inHours } from '../hours/hours-text';
import { dayOfMonth, daysBetween } from '../time/dates';
import { monthName, weekdayName } from '../time/day-text';
import type { CalendarDate } from '../time/kinds';

interface UsedShift {
  date: CalendarDate;
  /** 'D', or its times where it has no code. */
  label: string;
  minutes: number;
  /** By the pattern: nobody has published it yet. */
  projected: boolean;
}

/** More would be a list, not a sentence. */
const MOST_NAMED = 7;

/** L6 */
export function usesText(shifts: readonly UsedShift[]): string {
  const [first, last] = [shifts[0], shifts.at(-1)];
  if (!first || !last) return 'uses no rostered hours';
  const total = shifts.reduce((sum, { minutes }) => sum + minutes, 0);
  const day = daysBetween(first.date, last.date) < 7 ? weekdayName : dayAndMonth;
  const named = shifts
    .slice(0, MOST_NAMED)
    .map(({ date, label, projected }) => `${day(date)} ${label}${projected ? '*' : ''}`)
    .join(', ');
  const more = shifts.length - MOST_NAMED;
  const rest = more > 0 ? ` and ${counted(more, 'more shift', 'more shifts')}` : '';
  const mark = shifts.some(({ projected }) => projected) ? ' (* pattern, not yet published)' : '';
  return `uses ${inHours(total)} h: ${named}${rest}${mark}`;
}

function dayAndMonth(date: CalendarDate): string {
  return `${dayOfMonth(date)} ${monthName(date)}`;
}
