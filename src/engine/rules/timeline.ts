// One person's shifts in order of time, ready to be searched.
import { DAY_MS } from '../time/dates';
import { columnsOf, type DayColumns, dayColumnsOf, type ShiftColumns } from './columns';
import { type Extremes, extremesOf } from './extremes';
import { isWorked, type Person, type RosterShift } from './person';

/** One site may be 14 hours ahead of UTC and another 12 behind, and a shift may last a day. */
export const DAYS_AROUND = 3;

export interface Timeline extends ShiftColumns, DayColumns {
  /** Every shift, in order of start. */
  all: readonly RosterShift[];
  /** F2: the worked shifts. The columns are theirs. */
  shifts: readonly RosterShift[];
  extremes: Extremes;
}

export function timelineOf(person: Person): Timeline {
  const all = inOrder(person.shifts);
  const { statuses, leave } = person;
  const free = statuses.size === 0 && leave.length === 0;
  const shifts = free ? all : all.filter((shift) => isWorked(person, shift));
  const columns = columnsOf(shifts);
  const byDay = dayColumnsOf(columns);
  return { all, shifts, ...columns, ...byDay, extremes: extremesOf(columns, byDay) };
}

/** The positions of the worked shifts that may belong to these days. */
export function positionsOn(
  { start }: Timeline,
  from: number,
  to: number,
): { first: number; after: number } {
  return {
    first: positionAt(start, (from - DAYS_AROUND) * DAY_MS),
    after: positionAt(start, (to + DAYS_AROUND) * DAY_MS),
  };
}

/** The worked shifts of these days. */
export function shiftsOn(timeline: Timeline, from: number, to: number): RosterShift[] {
  const { shifts, day } = timeline;
  const { first, after } = positionsOn(timeline, from, to);
  const found: RosterShift[] = [];
  for (let at = first; at < after; at += 1) {
    const date = day[at] as number;
    if (date >= from && date <= to) found.push(shifts[at] as RosterShift);
  }
  return found;
}

/** The first place of a column in order that holds `least` or more. */
export function positionAt(column: Float64Array | Int32Array, least: number): number {
  let low = 0;
  let high = column.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((column[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function inOrder(shifts: readonly RosterShift[]): readonly RosterShift[] {
  for (let at = 1; at < shifts.length; at += 1) {
    if (compare(shifts[at - 1] as RosterShift, shifts[at] as RosterShift) > 0) {
      return shifts.toSorted(compare);
    }
  }
  return shifts;
}

/** Of two that start at the same moment, the order must not depend on the order in which they were read. */
function compare(one: RosterShift, other: RosterShift): number {
  return one.start - other.start || one.end - other.end || (one.id < other.id ? -1 : 1);
}
