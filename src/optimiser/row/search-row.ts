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

  function search(asked: RowAsk): boolean {
    const { person, from, to, minUnits, maxUnits } = asked;
    // A maximum that the window can't reach needn't be counted.
    const ask =
      asked.maxWeekends < weekendsIn(from, to) ? asked : { ...asked, maxWeekends: Infinity };
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
      const low = Math.max(0, minUnits - mostUnits(person, to - day));
      const high = Math.min(maxUnits, mostUnits(person, day - from)) + 1;
      if (day > from) rest(ask, sizes, day, low, high);
      work(ask, sizes, day, low, high);
    }
    return writeBest(ask, sizes);
  }

  function rest({ person, from }: RowAsk, sizes: Sizes, day: number, low: number, high: number) {
    const [of, into] = [ended, ready];
    const here = (day - from) * sizes.day;
    const end = day - person.minRest;
    const canGoOn = offRun[day] >= 1;
    const canBegin = end >= from && offRun[day] >= person.minRest;
    const ago = person.minRest * sizes.day;
    for (let lane = here; lane < here + sizes.day; lane += sizes.lane) {
      if (canGoOn)
        for (let state = lane + low; state < lane + high; state += 1)
          into[state] = into[state - sizes.day];
      if (canBegin)
        for (let state = lane + low; state < lane + high; state += 1)
          if (of[state - ago] < into[state]) into[state] = of[state - ago];
    }
  }

  function work(ask: RowAsk, sizes: Sizes, start: number, low: number, high: number) {
    const { person, from, to, maxUnits } = ask;
    const [of, into] = [ready, ended];
    const here = (start - from) * sizes.day;
    for (let length = 1; length <= person.maxWork && start + length <= to; length += 1) {
      if (!isLongEnough(person, start, length)) continue;
      const weekends = countedWeekends(ask, start, start + length) * sizes.weekend;
      for (let slot = 0; slot < stints.slots(length); slot += 1) {
        const price = stints.priceOf(start, length, slot);
        if (price === Infinity) continue;
        const units = stints.unitsOf(length, slot);
        const count = stints.countOf(slot) * sizes.lane;
        const shift = length * sizes.day + weekends + count + units;
        const last = Math.min(high, maxUnits - units + 1);
        for (let weekend = here; weekend + weekends < here + sizes.day; weekend += sizes.weekend)
          for (let lane = weekend; lane + count < weekend + sizes.weekend; lane += sizes.lane)
            for (let state = lane + low; state < lane + last; state += 1) {
              const value = of[state] + price;
              if (value < into[state + shift]) into[state + shift] = value;
            }
      }
    }
  }

  /** The first and last day may cut a block short. */
  function isLongEnough({ minWork }: ModelPerson, start: number, length: number): boolean {
    return length >= minWork || start === 0 || start + length === days;
  }

  function writeBest(ask: RowAsk, sizes: Sizes): boolean {
    const { person, from, to, minUnits } = ask;
    let [best, end, state] = [Infinity, from, 0];
    for (let day = from; day <= to; day += 1) {
      if (to < days && day + person.minRest > to && !(day === from && from === 0)) continue;
      if (offRun[to] < to - day) continue;
      const here = (day - from) * sizes.day;
      for (let each = 0; each < sizes.day; each += 1)
        if (ended[here + each] < best && each % sizes.lane >= minUnits) {
          best = ended[here + each];
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
  function writeStint(ask: RowAsk, sizes: Sizes, end: number, state: number) {
    const { person, from } = ask;
    const value = ended[(end - from) * sizes.day + state];
    for (let length = 1; length <= person.maxWork && end - length >= from; length += 1) {
      const day = end - length;
      if (!isLongEnough(person, day, length)) continue;
      const weekends = countedWeekends(ask, day, end) * sizes.weekend;
      if (weekends > state) continue;
      for (let slot = 0; slot < stints.slots(length); slot += 1) {
        const units = stints.unitsOf(length, slot);
        const count = stints.countOf(slot) * sizes.lane;
        if (units > state % sizes.lane || count > state % sizes.weekend) continue;
        const before = state - weekends - count - units;
        const price = stints.priceOf(day, length, slot);
        if (ready[(day - from) * sizes.day + before] + price !== value) continue;
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

  function countedWeekends({ maxWeekends }: RowAsk, start: number, end: number): number {
    return maxWeekends === Infinity ? 0 : weekendsIn(start, end);
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

/**
 * How far apart two states are that differ by one day or one weekend. A lane holds the states of the same weekends and
 * count, by units, so that the innermost loop runs straight.
 */
interface Sizes {
  day: number;
  weekend: number;
  lane: number;
}

function sizesOf({ maxUnits, maxWeekends, counted, maxCounted }: RowAsk): Sizes {
  const lane = maxUnits + 1;
  const weekend = lane * (counted === OFF ? 1 : maxCounted + 1);
  return { lane, weekend, day: weekend * (maxWeekends === Infinity ? 1 : maxWeekends + 1) };
}
