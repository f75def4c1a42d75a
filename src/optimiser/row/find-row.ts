// The best row of one person for given prices, by all their rules. The search counts one kind exactly; the maximums of
// the others are held by a surcharge per kind, raised until the answer keeps them, and so are limits over some days.
import type { Model, ModelPerson } from '../model';
import { createRowLimits, type RowLimits } from './row-limits';
import { createRowSearch, type RowSearch } from './search-row';

export interface RowFinder extends RowSearch {
  /** What the cheapest row costs by these prices, Infinity where none was found. */
  find(request: RowRequest): number;
}

export interface RowRequest {
  person: number;
  /** By cell. */
  prices: Float64Array;
  /** The present row and the part of it to replace (see `RowSearch`); without it, the whole row. */
  window?: { row: Uint8Array; from: number; to: number };
  /** A shift that has to be in it. */
  must?: { day: number; kind: number };
  /** How often the surcharges are raised before giving up. */
  tries?: number;
  /** Counts the kind that is most above its maximum, where that stays small. Slower, and exact for one such kind. */
  exact?: boolean;
}

/** States beyond this take longer than they are worth. */
const MAX_STATES = 1_500_000;

export function createRowFinder(model: Model): RowFinder {
  const { days, width } = model;
  const { row, search } = createRowSearch(model);
  const surcharges = model.people.map(() => new Float64Array(width));
  const surcharged = new Float64Array(days * width);
  const limitedKinds = model.people.map((person) => limitedKindsOf(model, person));
  const limits = model.people.map((person, index) =>
    person.limits.length > 0 ? createRowLimits(model, index) : undefined,
  );

  function find(request: RowRequest): number {
    const { person: index, prices, window, must, tries = 12, exact = false } = request;
    const person = must ? bound(model.people[index], must) : model.people[index];
    const limited = limitedKinds[index];
    const surcharge = surcharges[index];
    const { from, to } = window ?? { from: 0, to: days };
    const outside = outsideOf(model, window);
    const own = limits[index];
    if (exact) surcharge.fill(0);
    let counted = 0;
    for (let turn = 0; turn < tries; turn += 1) {
      const found = search({
        person,
        prices: withSurcharges(prices, limited, surcharge, from, to, own),
        from,
        to,
        counted,
        maxCounted: person.maxOfKind[counted] - outside.ofKind[counted],
        minUnits: Math.max(0, person.minUnits - outside.units),
        maxUnits: person.maxUnits - outside.units,
        maxWeekends: person.maxWeekends - outside.weekends,
      });
      if (!found) return Infinity;
      const ofKind = outside.ofKind.slice();
      for (let day = from; day < to; day += 1) ofKind[row[day]] += 1;
      const above = (kind: number) => ofKind[kind] - person.maxOfKind[kind];
      const isKept = own?.judge(wholeRow(window), turn === 0) ?? true;
      if (limited.every((kind) => above(kind) <= 0)) {
        if (!isKept && !(turn === tries - 1 && !must && trimmed(person, index, prices, window)))
          continue;
        // A surcharge that was needed once may be too high by now.
        if (turn === 0) for (const kind of limited) if (above(kind) < 0) surcharge[kind] *= 0.8;
        return priceOf(prices, from, to);
      }
      const worst = limited.toSorted((one, other) => above(other) - above(one))[0];
      if (exact && counted === 0 && statesWith(person, worst) <= MAX_STATES) {
        counted = worst;
        surcharge[worst] = 0;
        continue;
      }
      for (const kind of limited)
        if (above(kind) > 0)
          surcharge[kind] = Math.max(surcharge[kind] * 1.5, surcharge[kind] + 3 * above(kind), 1);
    }
    return Infinity;
  }

  function withSurcharges(
    prices: Float64Array,
    limited: readonly number[],
    surcharge: Float64Array,
    from: number,
    to: number,
    own: RowLimits | undefined,
  ): Float64Array {
    const raised = limited.filter((kind) => surcharge[kind] > 0);
    if (raised.length === 0 && !own?.hasSurcharges()) return prices;
    surcharged.set(prices.subarray(from * width, to * width), from * width);
    for (const kind of raised)
      for (let day = from; day < to; day += 1) surcharged[day * width + kind] += surcharge[kind];
    own?.addTo(surcharged, from, to);
    return surcharged;
  }

  function wholeRow(window: RowRequest['window']): Uint8Array {
    if (!window) return row;
    const whole = window.row.slice();
    whole.set(row.subarray(window.from, window.to), window.from);
    return whole;
  }

  /** A shift can be taken out of a row where nothing has a minimum but a day of rest. */
  function trimmed(
    { minUnits, minWork, minRest }: ModelPerson,
    index: number,
    prices: Float64Array,
    window: RowRequest['window'],
  ): boolean {
    if (minUnits > 0 || minWork > 1 || minRest > 1) return false;
    const whole = wholeRow(window);
    const { from, to } = window ?? { from: 0, to: days };
    if (!limits[index]?.trim(whole, prices, from, to)) return false;
    row.set(whole.subarray(from, to), from);
    return true;
  }

  function priceOf(prices: Float64Array, from: number, to: number): number {
    let sum = 0;
    for (let day = from; day < to; day += 1) sum += prices[day * width + row[day]];
    return sum;
  }

  function statesWith({ maxUnits, maxWeekends, maxOfKind }: ModelPerson, kind: number): number {
    const weekends = maxWeekends === Infinity ? 1 : maxWeekends + 1;
    return (days + 1) * (maxUnits + 1) * weekends * (maxOfKind[kind] + 1);
  }

  function bound(person: ModelPerson, { day, kind }: { day: number; kind: number }): ModelPerson {
    const allowed = person.allowed.slice();
    for (let cell = day * width; cell < (day + 1) * width; cell += 1)
      if (cell !== day * width + kind) allowed[cell] = 0;
    return { ...person, allowed };
  }

  return { row, search, find };
}

/** The kinds whose maximum can stop someone before their minutes do. */
function limitedKindsOf({ days, units }: Model, person: ModelPerson): number[] {
  return Array.from(person.kinds).filter(
    (kind) =>
      person.maxOfKind[kind] < days && person.maxOfKind[kind] * units[kind] < person.maxUnits,
  );
}

/** What the row holds outside the window. */
function outsideOf({ days, width, units, firstSaturday }: Model, window: RowRequest['window']) {
  const ofKind = new Int32Array(width);
  if (!window) return { ofKind, units: 0, weekends: 0 };
  const { row, from, to } = window;
  const works = (day: number) =>
    day >= 0 && day < days && (day < from || day >= to) && row[day] !== 0;
  let [sum, weekends] = [0, 0];
  for (let day = 0; day < days; day += 1) {
    if (!works(day)) continue;
    ofKind[row[day]] += 1;
    sum += units[row[day]];
  }
  for (let saturday = firstSaturday; saturday < days; saturday += 7)
    if (works(saturday) || works(saturday + 1)) weekends += 1;
  return { ofKind, units: sum, weekends };
}
