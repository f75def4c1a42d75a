// One person's shifts in order of time, while generation walks through the days.
import {
  clearNights,
  isNightShift,
  markNight,
  type NightMarks,
  newNightMarks,
  resetNights,
} from '../conflicts/consecutive-nights';
import { dayNumber } from '../time/dates';
import type { CalendarDate, Interval } from '../time/kinds';
import { type ExistingShift, LOOK_AROUND_DAYS, type PlanInput } from './input';

export interface Timelines {
  existing: ReadonlyMap<string, ExistingShift[]>;
  statuses: ReadonlyMap<string, ReadonlyMap<CalendarDate, string>>;
  nights: NightMarks;
}

export function timelinesOf({ existing, statuses, from, to }: PlanInput): Timelines {
  const shiftsOf = new Map<string, ExistingShift[]>();
  for (const shift of existing) {
    const own = shiftsOf.get(shift.employeeId);
    if (own) own.push(shift);
    else shiftsOf.set(shift.employeeId, [shift]);
  }
  for (const own of shiftsOf.values()) own.sort((one, other) => one.start - other.start);
  const statusesOf = new Map<string, Map<CalendarDate, string>>();
  for (const { employeeId, date, status } of statuses) {
    const own = statusesOf.get(employeeId);
    if (own) own.set(date, status);
    else statusesOf.set(employeeId, new Map([[date, status]]));
  }
  const firstDay = dayNumber(from) - LOOK_AROUND_DAYS;
  return {
    existing: shiftsOf,
    statuses: statusesOf,
    nights: newNightMarks(firstDay, dayNumber(to) + LOOK_AROUND_DAYS - firstDay + 1),
  };
}

export function hasNothingYet({ existing, statuses }: Timelines, employeeId: string): boolean {
  return !existing.has(employeeId) && !statuses.has(employeeId);
}

export interface PersonTimeline {
  employeeId: string;
  statuses: ReadonlyMap<CalendarDate, string> | undefined;
  /** When the last shift generated so far ends. */
  lastPlannedEnd: number;
  nights: NightMarks;
  /** The existing shifts that may touch the slot. Slots must come in order of time. */
  near(slot: Interval): ExistingShift[];
  /** The end of the last shift that has ended by then. */
  endBefore(instant: number): number;
  startAfter(instant: number): number;
  /** Removes shifts, which then no longer count for rest and nights. */
  remove(shifts: readonly ExistingShift[]): void;
  restore(shifts: readonly ExistingShift[]): void;
  hasRemoved(): boolean;
  /** The same person from the beginning, without the removed shifts. */
  again(): PersonTimeline;
}

const NONE: ExistingShift[] = [];

export function createPersonTimeline(
  timelines: Timelines,
  employeeId: string,
  removed = new Set<ExistingShift>(),
): PersonTimeline {
  const own = timelines.existing.get(employeeId) ?? NONE;
  const { nights } = timelines;
  // Every earlier shift has ended when the first slot begins.
  let head = 0;
  let endOfPassed = Number.NEGATIVE_INFINITY;
  resetNights(nights);
  if (own !== NONE) markExisting();

  const timeline: PersonTimeline = {
    employeeId,
    statuses: timelines.statuses.get(employeeId),
    lastPlannedEnd: Number.NEGATIVE_INFINITY,
    nights,
    near(slot) {
      for (let next = own[head]; next && next.end <= slot.start; next = own[head]) {
        if (!removed.has(next)) endOfPassed = Math.max(endOfPassed, next.end);
        head += 1;
      }
      let last = head;
      for (let next = own[last]; next && next.start < slot.end; next = own[last]) last += 1;
      return last === head ? NONE : own.slice(head, last).filter((shift) => !removed.has(shift));
    },
    endBefore(instant) {
      let end = Math.max(
        endOfPassed,
        timeline.lastPlannedEnd <= instant ? timeline.lastPlannedEnd : Number.NEGATIVE_INFINITY,
      );
      for (let at = head; at < own.length; at += 1) {
        const shift = own[at] as ExistingShift;
        if (shift.start >= instant) break;
        if (shift.end <= instant && !removed.has(shift)) end = Math.max(end, shift.end);
      }
      return end;
    },
    startAfter(instant) {
      for (let at = head; at < own.length; at += 1) {
        const shift = own[at] as ExistingShift;
        if (shift.start >= instant && !removed.has(shift)) return shift.start;
      }
      return Number.POSITIVE_INFINITY;
    },
    remove(shifts) {
      for (const shift of shifts) removed.add(shift);
      markExisting();
    },
    restore(shifts) {
      for (const shift of shifts) removed.delete(shift);
      markExisting();
    },
    hasRemoved: () => removed.size > 0,
    again: () => createPersonTimeline(timelines, employeeId, removed),
  };
  return timeline;

  function markExisting(): void {
    clearNights(nights, 'existing');
    for (const shift of own) {
      const counts = !removed.has(shift) && isNightShift(shift, shift.siteZone, shift.code);
      if (counts) markNight(nights, dayNumber(shift.date), 'existing');
    }
  }
}
