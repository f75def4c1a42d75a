// What a job site needs: how many people at which hours, and who of them has which skill.
import { DAY_MS, weekdayOf } from '../time/dates';
import { instantOfReading, readingOf } from '../time/instants';
import type { CalendarDate, Interval, WallTime, Zone } from '../time/kinds';
import { offsetsOf } from '../time/zone-offsets';

export interface Figures {
  minimum: number;
  target: number;
  /** Null without a maximum. */
  maximum: number | null;
}

/** As on any other day, as on a Sunday, not at all, or always, whatever the weekday. */
export const ON_HOLIDAYS = ['as-weekday', 'as-sunday', 'never', 'always'] as const;

export interface Need extends Figures {
  id: string;
  siteId: string;
  label: string;
  /** 1 Monday … 7 Sunday. */
  weekdays: readonly number[];
  /** A line of its own for holidays has no weekdays and is 'always'; the lines that it replaces are 'never'. */
  onHolidays: (typeof ON_HOLIDAYS)[number];
  startTime: WallTime;
  /** At or before the start: on the next day. */
  endTime: WallTime;
  /** Only people in this role, and only of this shift group, unless null. */
  role: string | null;
  groupId: string | null;
  /** How many of the heads must have a skill. */
  skills: readonly { skill: string; count: number }[];
  validFrom: CalendarDate | null;
  validTo: CalendarDate | null;
  /** Other figures on a date, or null for none, whatever weekday or holiday it is. */
  exceptions: readonly { date: CalendarDate; figures: Figures | null }[];
}

const SUNDAY = 7;

/** K1 to K3: null when nothing is asked for on the date. */
export function figuresOn(
  need: Need,
  date: CalendarDate,
  holidays: ReadonlySet<CalendarDate>,
): Figures | null {
  if (need.validFrom !== null && date < need.validFrom) return null;
  if (need.validTo !== null && date > need.validTo) return null;
  const exception = need.exceptions.find((each) => each.date === date);
  if (exception) return exception.figures;
  return isAskedFor(need, date, holidays.has(date)) ? need : null;
}

function isAskedFor({ weekdays, onHolidays }: Need, date: CalendarDate, holiday: boolean): boolean {
  if (holiday && onHolidays === 'always') return true;
  if (holiday && onHolidays === 'never') return false;
  return weekdays.includes(holiday && onHolidays === 'as-sunday' ? SUNDAY : weekdayOf(date));
}

/** K4: undefined when a change of the clocks leaves nothing of it. */
export function needInterval(
  { startTime, endTime }: Pick<Need, 'startTime' | 'endTime'>,
  date: CalendarDate,
  zone: Zone,
): Interval | undefined {
  const offsets = offsetsOf(zone);
  const from = readingOf(date, startTime);
  const to = readingOf(date, endTime);
  const start = instantOfReading(offsets, from);
  const end = instantOfReading(offsets, to <= from ? to + DAY_MS : to);
  return start < end ? { start, end } : undefined;
}
