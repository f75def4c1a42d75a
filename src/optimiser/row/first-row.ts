// A legal row over a long horizon, part by part: hours and weekends in proportion. The exact search over a whole year
// would take seconds for one person.
import type { Model, ModelPerson } from '../model';
import { OFF } from '../problem';
import type { RowSearch } from './search-row';

const PART = 28;
/** Works more than it is worth to a person who reached their share of a kind. */
const TOO_MANY = 1e5;

/** Null where this way finds none. */
export function firstRow(
  model: Model,
  person: ModelPerson,
  prices: Float64Array,
  rowSearch: RowSearch,
): Uint8Array | null {
  // How far the parts may stray from their share, in shifts.
  for (const slack of [1, 2, 4, 8]) {
    const row = tryFirstRow(model, person, prices, rowSearch, slack);
    if (row) return row;
  }
  return null;
}

function tryFirstRow(
  model: Model,
  person: ModelPerson,
  prices: Float64Array,
  rowSearch: RowSearch,
  slack: number,
): Uint8Array | null {
  const { days, width, units } = model;
  const longest = Math.max(...units);
  const row = new Uint8Array(days);
  let from = 0;
  for (let part = 1; from < days; part += 1) {
    // The last part takes what would be less than a whole one.
    const to = (part + 1) * PART > days ? days : part * PART;
    const isLast = to === days;
    const share = to / days;
    const used = totalsOf(model, row);
    const strayed = prices.slice();
    for (const kind of person.kinds)
      if (used.ofKind[kind] >= Math.floor(person.maxOfKind[kind] * share))
        for (let day = from; day < to; day += 1) strayed[day * width + kind] += TOO_MANY;
    const minimum = isLast
      ? person.minUnits
      : Math.floor(person.minUnits * share) - slack * longest;
    const maximum = isLast
      ? person.maxUnits
      : Math.ceil(person.maxUnits * share) + (slack - 1) * longest;
    const found = rowSearch.search({
      person,
      prices: strayed,
      from,
      to,
      counted: OFF,
      maxCounted: 0,
      minUnits: Math.max(0, minimum - used.units),
      maxUnits: maximum - used.units,
      maxWeekends: Math.ceil(person.maxWeekends * share) - used.weekends,
    });
    if (!found) return null;
    row.set(rowSearch.row.subarray(from, to), from);
    if (isLast) break;
    from = row.findLastIndex((kind) => kind !== OFF) + 1;
  }
  const { ofKind } = totalsOf(model, row);
  return ofKind.every((count, kind) => kind === OFF || count <= person.maxOfKind[kind])
    ? row
    : null;
}

function totalsOf({ days, width, units, firstSaturday }: Model, row: Uint8Array) {
  const ofKind = new Int32Array(width);
  for (const kind of row) ofKind[kind] += 1;
  let weekends = 0;
  for (let saturday = firstSaturday; saturday < days; saturday += 7)
    if (row[saturday] > 0 || row[saturday + 1] > 0) weekends += 1;
  return { ofKind, weekends, units: row.reduce((sum, kind) => sum + units[kind], 0) };
}
