// The leave finder: the longest breaks that so many rostered hours buy.
import { MINUTE_MS } from '../time/instants';
import type { CalendarDate, Interval } from '../time/kinds';

export interface Break {
  /** The first and the last day to ask for. */
  first: CalendarDate;
  last: CalendarDate;
  /** Rostered minutes that it uses. */
  minutes: number;
  /** From the end of the last shift before it to the start of the next one after it. */
  free: Interval;
}

interface Search extends Interval {
  /** The first and the last day that leave may have. Start and end are how far the roster is known. */
  from: CalendarDate;
  to: CalendarDate;
  /** In minutes. */
  budget: number;
  /** How many breaks to name. */
  count: number;
  /** In between, when nobody knows what will be rostered; with its first date. */
  unknown?: (Interval & { date: CalendarDate }) | undefined;
}

/** L9, L10. The shifts are all that are known, in order, those around the window too. */
export function findBreaks(
  shifts: readonly (Interval & { date: CalendarDate })[],
  search: Search,
): Break[] {
  const days = withUnknown(workDays(shifts), search.unknown);
  const candidates = everyBreak(days, search).toSorted(
    (one, other) =>
      lengthOf(other.free) - lengthOf(one.free) ||
      one.minutes - other.minutes ||
      one.free.start - other.free.start,
  );
  const found: Break[] = [];
  for (const each of candidates) {
    if (found.length === search.count) break;
    if (found.every(({ first, last }) => each.last < first || each.first > last)) found.push(each);
  }
  return found;
}

interface WorkDay extends Interval {
  date: CalendarDate;
  minutes: number;
}

/** A day of leave takes all shifts of its date. */
function workDays(shifts: readonly (Interval & { date: CalendarDate })[]): WorkDay[] {
  const days = new Map<CalendarDate, WorkDay>();
  for (const { date, start, end } of shifts) {
    const day = days.get(date);
    const minutes = (day?.minutes ?? 0) + (end - start) / MINUTE_MS;
    days.set(date, { date, start: day?.start ?? start, end, minutes });
  }
  return [...days.values()];
}

/** Like work that no hours buy. */
function withUnknown(days: readonly WorkDay[], unknown: Search['unknown']): readonly WorkDay[] {
  if (!unknown) return days;
  const before = days.filter(({ date }) => date < unknown.date);
  return [...before, { ...unknown, minutes: Infinity }, ...days.slice(before.length)];
}

/** For each first day, as many in a row as the hours buy: fewer would be a shorter break. */
function everyBreak(days: readonly WorkDay[], { from, to, start, end, budget }: Search): Break[] {
  return days.flatMap((first, at) => {
    if (first.date < from) return [];
    let minutes = 0;
    let next = at;
    for (let day = days[next]; day && day.date <= to; day = days[++next]) {
      if (minutes + day.minutes > budget) break;
      minutes += day.minutes;
    }
    const last = days[next - 1];
    if (next === at || !last) return [];
    const free = { start: days[at - 1]?.end ?? start, end: days[next]?.start ?? end };
    return [{ first: first.date, last: last.date, minutes, free }];
  });
}

function lengthOf({ start, end }: Interval): number {
  return end - start;
}
