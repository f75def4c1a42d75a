// A legal row over a long horizon, part by part: hours, weekends and kinds in proportion. The exact search over a whole
// year would take seconds for one person.
import type { Model, ModelPerson } from '../model';
import { OFF } from '../problem';
import { createRowSearch } from './search-row';

/** Null where this way finds none. */
export type FirstRows = (person: ModelPerson, prices: Float64Array) => Uint8Array | null;

/** The last part counts minutes, so it is short. */
const LAST = 28;
/** Days of a part, and how far the parts may stray from their share, in shifts: the quickest first. */
const WAYS: readonly Way[] = [
  { part: 28, slack: 1 },
  { part: 28, slack: 2 },
  { part: 28, slack: 4 },
  { part: 84, slack: 1 },
  { part: 84, slack: 4 },
  { part: Infinity, slack: 1 },
  { part: Infinity, slack: 3 },
  { part: 14, slack: 1, isEven: true },
  { part: 28, slack: 3, isEven: true },
];
const TRIES = 10;
const COUNTED_AFTER = 4;
/** What one more of a kind costs someone who has their share of it, and more at each try. */
const SURCHARGES = [30, 100, 300, 1e5];

export function createFirstRows(model: Model): FirstRows {
  const { days, width, units } = model;
  const exact = createRowSearch(model);
  // Minutes only have to fit in the end. Until then shifts are counted, which is many times as quick where they have
  // several lengths.
  const counting = createRowSearch({ ...model, units: units.map((each) => Math.min(each, 1)) });
  const row = new Uint8Array(days);

  function fillPart(
    person: ModelPerson,
    prices: Float64Array,
    from: number,
    to: number,
    { slack, isEven = false }: Way,
  ): boolean {
    const isLast = to === days;
    const share = to / days;
    const used = totalsOf(model, row);
    const length = averageLength(model, person, used);
    const search = isLast ? exact : counting;
    const inParts = (whole: number, by: number) =>
      Math.ceil((whole * share - used.units) / length + by);
    const most = (kind: number) =>
      isLast ? person.maxOfKind[kind] : Math.ceil(person.maxOfKind[kind] * share);
    const plain = isEven ? evenPrices(person, used) : prices;
    const surcharged = plain.slice();
    const raised = new Int32Array(width);
    let counted = OFF;
    for (let turn = 0; turn < TRIES; turn += 1) {
      const found = search.search({
        person,
        prices: surcharged,
        from,
        to,
        counted,
        maxCounted: counted === OFF ? 0 : most(counted) - used.ofKind[counted],
        minUnits: Math.max(
          0,
          isLast ? person.minUnits - used.units : inParts(person.minUnits, -1 - slack),
        ),
        maxUnits: isLast ? person.maxUnits - used.units : inParts(person.maxUnits, slack - 1),
        maxWeekends: Math.ceil(person.maxWeekends * share) - used.weekends,
      });
      if (!found) return false;
      row.set(search.row.subarray(from, to), from);
      const { ofKind } = totalsOf(model, row);
      const above = person.kinds.filter((kind) => ofKind[kind] > most(kind));
      if (above.length === 0) return true;
      const exchanged = isLast ? exchange(model, person, row) : null;
      if (exchanged) {
        row.set(exchanged);
        return true;
      }
      // Two kinds that are dear by turns never settle, so one is counted.
      if (turn === COUNTED_AFTER) {
        counted = above[0];
        for (let cell = from * width + counted; cell < to * width; cell += width)
          surcharged[cell] = plain[cell];
      }
      for (const kind of above) {
        const more = SURCHARGES[Math.min(raised[kind], SURCHARGES.length - 1)];
        raised[kind] += 1;
        for (let day = from; day < to; day += 1) surcharged[day * width + kind] += more;
      }
      row.fill(OFF, from);
    }
    return false;
  }

  function evenPrices({ kinds, maxOfKind }: ModelPerson, { ofKind }: Totals): Float64Array {
    const even = new Float64Array(days * width);
    for (const kind of kinds)
      for (let day = 0; day < days; day += 1)
        even[day * width + kind] = (-100 * (maxOfKind[kind] - ofKind[kind])) / maxOfKind[kind];
    return even;
  }

  function tryWith(person: ModelPerson, prices: Float64Array, way: Way): boolean {
    row.fill(OFF);
    for (let [from, to] = [0, 0]; to < days; ) {
      to = to >= days - LAST ? days : Math.min(to + way.part, days - LAST);
      if (!fillPart(person, prices, from, to, way)) return false;
      from = row.findLastIndex((kind) => kind !== OFF) + 1;
    }
    return true;
  }

  return (person, prices) => (WAYS.some((way) => tryWith(person, prices, way)) ? row : null);
}

/** Gives shifts of kinds that are above their maximum another kind, where the days around them allow it. */
function exchange(model: Model, person: ModelPerson, above: Uint8Array): Uint8Array | null {
  const row = above.slice();
  const { days, width, units, mayFollow } = model;
  const { ofKind, units: sum } = totalsOf(model, row);
  const isAbove = (kind: number, by = 0) =>
    kind !== OFF && ofKind[kind] + by > person.maxOfKind[kind];
  let all = sum;
  for (let day = 0; day < days; day += 1) {
    const kind = row[day];
    if (!isAbove(kind)) continue;
    const [before, after] = [row[day - 1] ?? OFF, row[day + 1] ?? OFF];
    const other = person.kinds.find((each) => {
      const then = all - units[kind] + units[each];
      return (
        !isAbove(each, 1) &&
        person.allowed[day * width + each] === 1 &&
        mayFollow[before * width + each] === 1 &&
        mayFollow[each * width + after] === 1 &&
        then >= person.minUnits &&
        then <= person.maxUnits
      );
    });
    if (other === undefined) continue;
    row[day] = other;
    ofKind[kind] -= 1;
    ofKind[other] += 1;
    all += units[other] - units[kind];
  }
  return person.kinds.some((kind) => isAbove(kind)) ? null : row;
}

interface Way {
  part: number;
  slack: number;
  /** Asks for each kind as much as its maximum leaves, whatever the prices: someone may have to work nearly all of them. */
  isEven?: boolean;
}

interface Totals {
  ofKind: Int32Array;
  shifts: number;
  units: number;
  weekends: number;
}

/** Of the shifts so far; at the beginning, of all that the person may work. */
function averageLength({ units }: Model, { kinds }: ModelPerson, used: Totals): number {
  if (used.shifts > 0) return used.units / used.shifts;
  return kinds.reduce((sum, kind) => sum + units[kind], 0) / kinds.length;
}

function totalsOf({ days, width, units, firstSaturday }: Model, row: Uint8Array): Totals {
  const ofKind = new Int32Array(width);
  for (const kind of row) ofKind[kind] += 1;
  let weekends = 0;
  for (let saturday = firstSaturday; saturday < days; saturday += 7)
    if (row[saturday] > 0 || row[saturday + 1] > 0) weekends += 1;
  const sum = row.reduce((total, kind) => total + units[kind], 0);
  return { ofKind, weekends, shifts: days - ofKind[OFF], units: sum };
}
