// Level two of the search for a row: stints and rests along the window, so that minutes, weekends and the counted kind
// stay within their limits. Exact: no legal row of the window is cheaper.
//
// A state is (units so far, counted so far, weekends so far). `ended` holds the cheapest way to have a stint end before
// a day, `ready` the cheapest way to have rested long enough before it. Unreachable is Infinity, and stays so whatever
// is added to it: with a large number instead, negative prices would make illegal rows look possible.
import type { Model, ModelPerson } from '../model';
import { OFF } from '../problem';
import { createStints, type StintAsk } from './stints';

export interface RowAsk extends StintAsk {
  minUnits: number;
  maxUnits: number;
  maxWeekends: number;
}

export interface RowSearch {
  /** The row found last; only its window is written. */
  row: Uint8Array;
  /**
   * False where no row exists. A window begins at day 0 or on the first day after a stint, and ends with the last day
   * or just before a stint.
   */
  search(ask: RowAsk): boolean;
}

export function createRowSearch(model: Model): RowSearch {
  const { days, firstSaturday } = model;
  const longest = Math.max(...model.units);
  const stints = createStints(model);
  const row = new Uint8Array(days);
  const offRun = new Int32Array(days + 1);
  let ended = new Float64Array(0);
  let ready = new Float64Array(0);

  function search(ask: RowAsk): boolean {
    const { person, from, to, minUnits, maxUnits } = ask;
    const sizes = sizesOf(ask);
    if (maxUnits < 0 || ask.maxWeekends < 0 || ask.maxCounted < 0) return false;
    if ((to - from + 1) * sizes.day > ended.length) {
      ended = new Float64Array((to - from + 1) * sizes.day);
      ready = new Float64Array(ended.length);
    }
    ended.fill(Infinity, 0, (to - from + 1) * sizes.day);
    ready.fill(Infinity, 0, (to - from + 1) * sizes.day);
    countOffRuns(person);
    stints.fill(ask);
    ended[0] = 0;
    if (from === 0) ready[0] = 0;
    for (let day = from; day < to; day += 1) {
      // States that can't reach the minimum any more, or that nobody can have reached yet.
      const low = Math.max(0, minUnits - mostUnits(person, to - day)) * sizes.unit;
      const high = (Math.min(maxUnits, mostUnits(person, day - from)) + 1) * sizes.unit;
      if (day > from) rest(ask, sizes, day, low, high);
      work(ask, sizes, day, low, high);
    }
    return writeBest(ask, sizes);
  }

  function rest({ person, from }: RowAsk, sizes: Sizes, day: number, low: number, high: number) {
    const here = (day - from) * sizes.day;
    const yesterday = here - sizes.day;
    if (offRun[day] >= 1)
      for (let state = low; state < high; state += 1)
        ready[here + state] = ready[yesterday + state];
    const end = day - person.minRest;
    if (end < from || offRun[day] < person.minRest) return;
    const there = (end - from) * sizes.day;
    for (let state = low; state < high; state += 1)
      if (ended[there + state] < ready[here + state]) ready[here + state] = ended[there + state];
  }

  function work(ask: RowAsk, sizes: Sizes, start: number, low: number, high: number) {
    const { person, from, to, maxUnits, maxWeekends } = ask;
    const here = (start - from) * sizes.day;
    const [of, into] = [ready, ended];
    for (let length = 1; length <= person.maxWork && start + length <= to; length += 1) {
      const end = start + length;
      if (length < person.minWork && start !== 0 && end !== days) continue;
      const weekends = weekendsIn(start, end);
      if (weekends > maxWeekends) continue;
      const there = (end - from) * sizes.day;
      for (let slot = 0; slot < stints.slots(length); slot += 1) {
        const price = stints.priceOf(start, length, slot);
        if (price === Infinity) continue;
        const units = stints.unitsOf(length, slot);
        const count = stints.countOf(slot);
        const shift = there - here + units * sizes.unit + count * sizes.count + weekends;
        const last = Math.min(high, (maxUnits - units + 1) * sizes.unit);
        for (let unit = here + low; unit < here + last; unit += sizes.unit)
          for (
            let state = unit;
            state < unit + sizes.unit - count * sizes.count;
            state += sizes.count
          )
            for (let each = state; each < state + sizes.count - weekends; each += 1) {
              const value = of[each] + price;
              if (value < into[each + shift]) into[each + shift] = value;
            }
      }
    }
  }

  function writeBest(ask: RowAsk, sizes: Sizes): boolean {
    const { person, from, to, minUnits } = ask;
    let [best, end, state] = [Infinity, from, 0];
    for (let day = from; day <= to; day += 1) {
      if (to < days && day + person.minRest > to && !(day === from && from === 0)) continue;
      if (offRun[to] < to - day) continue;
      for (let each = minUnits * sizes.unit; each < sizes.day; each += 1)
        if (ended[(day - from) * sizes.day + each] < best) {
          best = ended[(day - from) * sizes.day + each];
          [end, state] = [day, each];
        }
    }
    if (best === Infinity) return false;
    row.fill(OFF, from, to);
    while (end > from) {
      const start = writeStint(ask, sizes, end, state);
      state = start.state;
      end = endBefore(ask, sizes, start.day, state);
    }
    return true;
  }

  /** The way back is found by its sums, as in `stints`: the same numbers added are the same bits. */
  function writeStint({ person, from }: RowAsk, sizes: Sizes, end: number, state: number) {
    const value = ended[(end - from) * sizes.day + state];
    const count = Math.floor((state % sizes.unit) / sizes.count);
    for (let length = 1; length <= person.maxWork && end - length >= from; length += 1) {
      const day = end - length;
      if (length < person.minWork && day !== 0 && end !== days) continue;
      const weekends = weekendsIn(day, end);
      if (weekends > state % sizes.count) continue;
      for (let slot = 0; slot < stints.slots(length); slot += 1) {
        const counted = stints.countOf(slot);
        const before =
          state - stints.unitsOf(length, slot) * sizes.unit - counted * sizes.count - weekends;
        if (before < 0 || counted > count) continue;
        const price = stints.priceOf(day, length, slot);
        if (ready[(day - from) * sizes.day + before] + price !== value || value === Infinity)
          continue;
        stints.write(row, day, length, slot);
        return { day, state: before };
      }
    }
    throw new Error('A row that was found has no way back.');
  }

  /** The day before which the stint before ended; `from` where there was none. */
  function endBefore({ person, from }: RowAsk, sizes: Sizes, start: number, state: number) {
    const value = ready[(start - from) * sizes.day + state];
    for (let day = start; day - person.minRest >= from; day -= 1) {
      const end = day - person.minRest;
      const rested = offRun[day] >= person.minRest;
      if (rested && ended[(end - from) * sizes.day + state] === value) return end;
    }
    return from;
  }

  function weekendsIn(start: number, end: number): number {
    const sunday = firstSaturday + 1;
    return Math.floor((end - sunday) / 7) - Math.ceil((start - sunday) / 7) + 1;
  }

  /** How many days before each day the person may be off, without a gap. */
  function countOffRuns({ allowed }: ModelPerson) {
    for (let day = 0; day < days; day += 1)
      offRun[day + 1] = allowed[day * model.width + OFF] === 1 ? offRun[day] + 1 : 0;
  }

  /** More than this nobody works in so many days. */
  function mostUnits({ maxWork, minRest }: ModelPerson, length: number): number {
    const cycle = maxWork + minRest;
    return (Math.floor(length / cycle) * maxWork + Math.min(length % cycle, maxWork)) * longest;
  }

  return { row, search };
}

/** How far apart two states are that differ by one day, one unit or one of the counted kind. */
interface Sizes {
  day: number;
  unit: number;
  count: number;
}

function sizesOf({ maxUnits, maxWeekends, counted, maxCounted }: RowAsk): Sizes {
  const count = maxWeekends + 1;
  const unit = count * (counted === OFF ? 1 : maxCounted + 1);
  return { count, unit, day: unit * (maxUnits + 1) };
}
