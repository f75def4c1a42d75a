// The days of a person's month: their shifts, their status, what comes up, and the totals.
import type { DayStatus } from '#contract/api/day-statuses';
import type { Shift } from '#contract/api/shifts';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { firstOfMonth, lastOfMonth, monthGrid } from '#engine/time/months';
import type { WeekStart } from '#engine/time/week-start';
import { clockHoursOf, hoursOf } from '../../../platform/formats';

export interface MonthDay {
  date: CalendarDate;
  /** Sorted by start. */
  shifts: Shift[];
  status: DayStatus['status'] | undefined;
}

export interface MonthDays {
  /** Each starts on the organisation's first day of the week. */
  weeks: MonthDay[][];
  /** Only the days of the month itself. */
  days: MonthDay[];
}

export interface MonthWindow {
  shifts: { from: string; to: string };
  statuses: { from: CalendarDate; to: CalendarDate };
}

/** A day wider than the grid on both sides: a shift on its edge in Auckland is another day in UTC. */
export function windowOfMonth(month: CalendarDate, weekStart: WeekStart): MonthWindow {
  const days = monthGrid(month, weekStart).flat();
  const from = days[0] ?? month;
  const to = days.at(-1) ?? month;
  return {
    shifts: {
      from: `${addDays(from, -1)}T00:00:00.000Z`,
      to: `${addDays(to, 2)}T00:00:00.000Z`,
    },
    statuses: { from, to },
  };
}

function byStart(one: Shift, other: Shift): number {
  return Date.parse(one.start_at) - Date.parse(other.start_at);
}

export function daysOfMonth(
  { month, weekStart }: { month: CalendarDate; weekStart: WeekStart },
  employeeId: string,
  known: { shifts: readonly Shift[]; statuses: readonly DayStatus[] },
): MonthDays {
  const shifts = new Map<CalendarDate, Shift[]>();
  const own = known.shifts.filter(({ employee_id }) => employee_id === employeeId);
  for (const shift of own.sort(byStart)) {
    shifts.set(shift.date, [...(shifts.get(shift.date) ?? []), shift]);
  }
  const statuses = new Map(
    known.statuses
      .filter(({ employee_id }) => employee_id === employeeId)
      .map(({ date, status }) => [date, status]),
  );
  const weeks = monthGrid(month, weekStart).map((week) =>
    week.map((date) => ({
      date,
      shifts: shifts.get(date) ?? [],
      status: statuses.get(date),
    })),
  );
  const first = firstOfMonth(month);
  const last = lastOfMonth(month);
  return { weeks, days: weeks.flat().filter(({ date }) => date >= first && date <= last) };
}

/** The running shift and the later ones, but none on a day with a status. */
export function comingUp(days: readonly MonthDay[], now: number): Shift[] {
  return days
    .filter(({ status }) => status === undefined)
    .flatMap(({ shifts }) => shifts)
    .filter(({ end_at }) => Date.parse(end_at) > now);
}

export interface Summary {
  shifts: number;
  drafts: number;
  /** True hours, even when the clocks change. */
  hours: number;
  /** By the clock on the wall, which differs when the clocks change. */
  clockHours: number;
  daysOff: number;
  sickOrHoliday: number;
  /** A colleague's days off, sick days and holidays: an employee isn't told which. */
  unavailable: number;
}

/** Shifts on a day with a status aren't worked, so they don't count. */
export function summaryOf(days: readonly MonthDay[]): Summary {
  const shifts = days.filter(({ status }) => status === undefined).flatMap((day) => day.shifts);
  const daysWith = (...wanted: MonthDay['status'][]) =>
    days.filter(({ status }) => wanted.includes(status)).length;
  return {
    shifts: shifts.length,
    drafts: shifts.filter(({ published }) => !published).length,
    hours: shifts.reduce((sum, shift) => sum + hoursOf(shift), 0),
    clockHours: shifts.reduce((sum, shift) => sum + clockHoursOf(shift), 0),
    daysOff: daysWith('off'),
    sickOrHoliday: daysWith('sick', 'holiday'),
    unavailable: daysWith('unavailable'),
  };
}
