// The days of a month view, each with what is known of one person.
import type { DayStatus } from '#contract/api/day-statuses';
import type { Shift } from '#contract/api/shifts';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { firstOfMonth, lastOfMonth, monthGrid } from '#engine/time/months';
import type { WeekStart } from '#engine/time/week-start';

export interface MonthDay {
  date: CalendarDate;
  /** By start. */
  shifts: Shift[];
  status: DayStatus['status'] | undefined;
}

export interface MonthDays {
  /** Each from the day on which the organisation's weeks begin. */
  weeks: MonthDay[][];
  /** Only the days of the month itself. */
  days: MonthDay[];
}

export interface MonthWindow {
  shifts: { from: string; to: string };
  statuses: { from: CalendarDate; to: CalendarDate };
}

/** A day wider than the grid on both sides: what starts on its edge in Auckland is another day in UTC. */
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
