// Y1 to Y3: the stretches of days for which people are paid together.
import { addDays, dayOfMonth, daysBetween, monthOf, yearOf } from '../time/dates';
import type { CalendarDate } from '../time/kinds';

/** How an organisation pays. A cycle is that of a rotation, counted from one of its first days. */
export type PaySchedule =
  | { kind: 'weekly' | 'fortnightly'; anchor: CalendarDate }
  | { kind: 'cycle'; anchor: CalendarDate; days: number }
  | { kind: 'monthly'; day: number };

/** From its first to its last day. */
export interface PayPeriod {
  first: CalendarDate;
  last: CalendarDate;
}

export function periodAt(schedule: PaySchedule, date: CalendarDate): PayPeriod {
  if (schedule.kind === 'monthly') return monthAt(schedule.day, date);
  const days = schedule.kind === 'cycle' ? schedule.days : schedule.kind === 'weekly' ? 7 : 14;
  const first = addDays(date, -modulo(daysBetween(schedule.anchor, date), days));
  return { first, last: addDays(first, days - 1) };
}

/**
 * The period after the last one that was made. A schedule that changed since begins the day after it, with a first
 * period that is as short as needed to meet the new schedule.
 */
export function nextPeriod(schedule: PaySchedule, lastDay: CalendarDate): PayPeriod {
  const first = addDays(lastDay, 1);
  return { first, last: periodAt(schedule, first).last };
}

function monthAt(day: number, date: CalendarDate): PayPeriod {
  const first = dayOfMonth(date) >= day ? onDay(date, day, 0) : onDay(date, day, -1);
  return { first, last: addDays(onDay(first, day, 1), -1) };
}

/** The same day in a month so many months later. No day after the 28th, so every month has it. */
function onDay(date: CalendarDate, day: number, later: number): CalendarDate {
  const months = yearOf(date) * 12 + monthOf(date) - 1 + later;
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}-${pad(day, 2)}` as CalendarDate;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
