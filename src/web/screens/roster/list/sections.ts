// Sorts the shifts of the list into active, upcoming and completed.
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import { compareNames } from '../../../platform/compare-names';
import { instantOfText } from '../../../platform/formats';

export interface Sections {
  active: Shift[];
  upcoming: Shift[];
  /** The latest end first. */
  completed: Shift[];
}

export function sectionsAt(shifts: readonly Shift[], now: Instant): Sections {
  const start = (shift: Shift) => instantOfText(shift.start_at);
  const end = (shift: Shift) => instantOfText(shift.end_at);
  const byStart = [...shifts].sort(
    (one, other) =>
      start(one) - start(other) || compareNames(one.employee_name, other.employee_name),
  );
  return {
    active: byStart.filter((shift) => start(shift) <= now && now < end(shift)),
    upcoming: byStart.filter((shift) => now < start(shift)),
    completed: byStart
      .filter((shift) => end(shift) <= now)
      .sort((one, other) => end(other) - end(one)),
  };
}

/** The instant when the next shift begins or ends, if any does. */
export function nextBoundary(shifts: readonly Shift[], now: Instant): Instant | undefined {
  let next: Instant | undefined;
  for (const { start_at, end_at } of shifts) {
    for (const text of [start_at, end_at]) {
      const at = instantOfText(text);
      if (at > now && (next === undefined || at < next)) next = at;
    }
  }
  return next;
}

export interface DayOfShifts {
  date: CalendarDate;
  shifts: Shift[];
}

/** Groups shifts by date and keeps their order. */
export function byDay(shifts: readonly Shift[]): DayOfShifts[] {
  const days = new Map<CalendarDate, Shift[]>();
  for (const shift of shifts) days.set(shift.date, [...(days.get(shift.date) ?? []), shift]);
  return Array.from(days, ([date, ofDay]) => ({ date, shifts: ofDay }));
}
