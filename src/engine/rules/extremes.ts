// The extremes of a person's shifts. Most people are within most limits, and one look at an extreme spares a search.
import { type DayColumns, NIGHT_PART, type ShiftColumns } from './columns';

/** Lengths are milliseconds. */
export interface Extremes {
  shortest: number;
  longest: number;
  /** Between the end of a shift and the start of the next. */
  gap: number;
  /** The same between a night and a shift that isn't one. */
  gapAfterNights: number;
  /** In days. */
  run: number;
  nights: number;
  /** Between the moment at which a person learnt of a shift and its start. */
  notice: number;
}

export function extremesOf(columns: ShiftColumns, { days, night }: DayColumns): Extremes {
  const { start, end, told } = columns;
  let [shortest, longest, notice] = [Infinity, 0, Infinity];
  let [gap, gapAfterNights] = [Infinity, Infinity];
  // The shift that ends last: one that someone chose to create over another may end before it.
  let last = 0;
  for (let at = 0; at < start.length; at += 1) {
    const [from, to] = [start[at] as number, end[at] as number];
    shortest = Math.min(shortest, to - from);
    longest = Math.max(longest, to - from);
    notice = Math.min(notice, from - (told[at] as number));
    const free = from - (end[last] as number);
    if (at > 0 && free >= 0) {
      gap = Math.min(gap, free);
      if (endsNights(columns, last, at)) gapAfterNights = Math.min(gapAfterNights, free);
    }
    if (to >= (end[last] as number)) last = at;
  }
  const [run, nights] = [longestRun(days), longestRun(days, night)];
  return { shortest, longest, gap, gapAfterNights, run, nights, notice };
}

/** F14: whether a shift is the last night before the next shift. */
export function endsNights({ part }: ShiftColumns, before: number, after: number): boolean {
  return part[before] === NIGHT_PART && part[after] !== NIGHT_PART;
}

function longestRun(days: Int32Array, marks?: Uint8Array): number {
  let [longest, run, last] = [0, 0, -Infinity];
  for (let at = 0; at < days.length; at += 1) {
    if (marks?.[at] === 0) continue;
    const day = days[at] as number;
    run = day === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return longest;
}
