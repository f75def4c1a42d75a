// Annealing: takes one person out of the roster, gives every cell the price it has for the others (plus noise), and
// puts back the best row by those prices. The noise cools down, so the roster settles. Every roster on the way is legal.
import type { Budget } from '../budget';
import type { Model } from '../model';
import { OFF, type Roster } from '../problem';
import { seededRandom } from '../random';
import { createRowFinder, type RowFinder } from '../row/find-row';
import { createFirstRows, type FirstRows } from '../row/first-row';
import { createCover } from './cover';

export interface AnnealOptions {
  budget: Budget;
  seed: number;
  /** Noise at the beginning and at the end, in the unit of the prices. */
  hot: number;
  cold: number;
  /** Where to begin; without it, from rows made one after the other. */
  roster?: Roster;
  /** Prices of the cells that a linear programme found, and how much they count at the beginning. */
  guide?: { worth: Float64Array; weight: number };
  /** Hears of the first roster and every better one. The roster goes on changing: copy what you keep. */
  onBetter?: ((found: { roster: Roster; cost: number }) => void) | undefined;
  /** How many rows per person to keep from good rosters near the end. */
  keep?: number;
}

export interface Annealed {
  roster: Roster;
  cost: number;
  rows: { person: number; row: Uint8Array }[];
  /** People whose rules allow no row. They have no shifts in this roster. */
  stuck: number[];
}

/** Beyond this many days, the search replaces windows instead of whole rows. */
const LONG = 60;
const WINDOW = 35;
/** A search through more states for a whole row takes seconds, and more memory than a server has to spare. */
const MAX_STATES = 3_000_000;
/** The guide has faded out by this share of the budget. */
const GUIDED = 0.85;
/** Gumbel noise: adding it to the prices and taking the best draws rows in proportion to how good they are. */
const NOISE = Float64Array.from({ length: 2 ** 16 }, (_, at) =>
  Math.log(-Math.log((at + 0.5) / 2 ** 16)),
);

export function anneal(model: Model, options: AnnealOptions): Annealed {
  const { days, width, people } = model;
  const { budget, guide, hot, cold } = options;
  const random = seededRandom(options.seed);
  const finder = createRowFinder(model);
  const firstRows = createFirstRows(model);
  const cover = createCover(model);
  const prices = new Float64Array(days * width);
  const roster = options.roster?.slice() ?? new Uint8Array(people.length * days);
  const rowOf = (person: number) => roster.subarray(person * days, (person + 1) * days);
  const kept = new Int32Array(people.length);
  const result: Annealed = { roster, cost: 0, rows: [], stuck: [] };

  function setPrices(person: number, heat: number, weight: number, from = 0, to = days) {
    const { wishes } = people[person];
    // Drawing every number anew would take longer than the search; a random stride through a table will do.
    let at = Math.floor(random() * NOISE.length);
    const stride = Math.floor(random() * (NOISE.length / 2)) * 2 + 1;
    for (let cell = from * width; cell < to * width; cell += 1) {
      let price = cover.priceOfOneMore(cell);
      if (guide && cell % width !== OFF) price = (1 - weight) * price - weight * guide.worth[cell];
      prices[cell] = wishes[cell] + price + heat * NOISE[at];
      at = (at + stride) & (NOISE.length - 1);
    }
  }

  function costOfRow(person: number, row: Uint8Array, from: number, to: number): number {
    let sum = 0;
    for (let day = from; day < to; day += 1) {
      const cell = day * width + row[day];
      sum += people[person].wishes[cell] + cover.priceOfOneMore(cell);
    }
    return sum;
  }

  for (let person = 0; person < people.length; person += 1) {
    if (!options.roster) {
      setPrices(person, 1, guide?.weight ?? 0);
      const row = startingRow(model, person, prices, finder, firstRows);
      if (row) rowOf(person).set(row);
      else result.stuck.push(person);
    }
    cover.add(rowOf(person));
  }
  const movable = people.map((_, person) => person).filter((each) => !result.stuck.includes(each));
  let cost = cover.cost() + costOfWishes(model, roster);
  result.cost = cost;
  result.roster = roster.slice();
  options.onBetter?.(result);
  for (let spent = budget(); spent < 1 && movable.length > 0; spent = budget()) {
    const heat = hot * (cold / hot) ** spent;
    const weight = guide ? guide.weight * Math.max(0, 1 - spent / GUIDED) : 0;
    const person = movable[Math.floor(random() * movable.length)];
    const row = rowOf(person);
    const window = days > LONG ? anyWindow(row, random) : { from: 0, to: days };
    const { from, to } = window;
    cover.remove(row, from, to);
    setPrices(person, heat, weight, from, to);
    const asked =
      days > LONG ? { window: { row, from, to }, tries: 4 } : { tries: 14, exact: true };
    if (finder.find({ person, prices, ...asked }) < Infinity) {
      cost += costOfRow(person, finder.row, from, to) - costOfRow(person, row, from, to);
      row.set(finder.row.subarray(from, to), from);
      const isGood = spent > 0.6 && cost < result.cost * 1.03;
      if (isGood && kept[person] < (options.keep ?? 0)) {
        kept[person] += 1;
        result.rows.push({ person, row: row.slice() });
      }
    }
    cover.add(row, from, to);
    if (cost < result.cost - 1e-9) {
      result.cost = cost;
      result.roster.set(roster);
      options.onBetter?.(result);
    }
  }
  return result;
}

function startingRow(
  model: Model,
  person: number,
  prices: Float64Array,
  finder: RowFinder,
  firstRows: FirstRows,
): Uint8Array | null {
  const { limits, maxUnits, maxWeekends } = model.people[person];
  // A first row made part by part knows no limits over some days.
  const isQuick = model.days > LONG && limits.length === 0;
  const quick = isQuick ? firstRows(model.people[person], prices) : null;
  if (quick) return quick;
  const weekends = Math.min(maxWeekends, model.days / 7);
  const isTooLarge = isQuick && model.days * maxUnits * weekends > MAX_STATES;
  if (isTooLarge) return null;
  return finder.find({ person, prices, tries: 60 }) < Infinity ? finder.row : null;
}

/** From the end of one stint to the beginning of another. */
function anyWindow(row: Uint8Array, random: () => number): { from: number; to: number } {
  const days = row.length;
  let from = Math.floor(random() * days);
  let to = from + WINDOW;
  while (from > 0 && !(row[from] === OFF && row[from - 1] !== OFF)) from -= 1;
  to = Math.max(to, from + 7);
  while (to < days && !(row[to] !== OFF && row[to - 1] === OFF)) to += 1;
  return { from, to: Math.min(to, days) };
}

function costOfWishes({ days, width, people }: Model, roster: Roster): number {
  let sum = 0;
  for (const [person, { wishes }] of people.entries())
    for (let day = 0; day < days; day += 1)
      sum += wishes[day * width + roster[person * days + day]];
  return sum;
}
