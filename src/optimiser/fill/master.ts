// The master programme: which share of which row, so that everyone has one whole row and the needs cost least. Its
// answer mixes rows (half of this one, half of that), and its duals say what one more person is worth at every cell.
import type { Column, Lp, LpRows } from '../lp';
import type { Model } from '../model';
import { OFF, type Roster } from '../problem';

export interface Master {
  rows: readonly MasterRow[];
  /** False where the programme has this row already. */
  add(person: number, row: Uint8Array): boolean;
  /** Gives the cost of the best mix. */
  solve(simplex?: 'primal' | 'dual'): number;
  /** By cell, after `solve`. */
  worth: Float64Array;
  /** By person, after `solve`: a row that costs less, by the worth of its cells, makes the mix better. */
  toBeat: Float64Array;
  shareOf(row: MasterRow): number;
  fix(row: MasterRow): void;
  /** Undefined while the person's row is open. */
  fixed: (MasterRow | undefined)[];
  unfixAll(): void;
  /** Drops all other rows, because the solver looks at every one; nobody is fixed afterwards. */
  keepOnly(kept: readonly MasterRow[]): void;
  dispose(): void;
}

export interface MasterRow {
  person: number;
  row: Uint8Array;
  column: number;
}

export function createMaster(model: Model, createLp: (rows: LpRows) => Lp): Master {
  const { days, width, people } = model;
  // One row of the programme per person (exactly one row each), then one per need (heads, with missing and extra ones).
  const needRow = (day: number, kind: number) => people.length + day * (width - 1) + kind - 1;
  const bounds = new Float64Array(people.length + days * (width - 1)).fill(1);
  const slack: Column[] = [];
  for (let day = 0; day < days; day += 1)
    for (let kind = 1; kind < width; kind += 1) {
      const cell = day * width + kind;
      const rows = [needRow(day, kind)];
      bounds[needRow(day, kind)] = model.heads[cell];
      slack.push({ cost: model.under[cell], lower: 0, upper: Infinity, rows, values: [1] });
      slack.push({ cost: model.over[cell], lower: 0, upper: Infinity, rows, values: [-1] });
    }
  const begin = () => {
    const fresh = createLp({ lower: bounds, upper: bounds });
    fresh.addColumns(slack);
    return fresh;
  };
  let lp = begin();

  const rows: MasterRow[] = [];
  const known = new Set<string>();
  let added: Column[] = [];
  let values = new Float64Array(0);
  const worth = new Float64Array(days * width);
  const toBeat = new Float64Array(people.length);
  const fixed: (MasterRow | undefined)[] = people.map(() => undefined);

  function add(person: number, row: Uint8Array): boolean {
    const key = `${person}:${String.fromCharCode(...row)}`;
    if (known.has(key)) return false;
    known.add(key);
    rows.push({ person, row: row.slice(), column: slack.length + rows.length });
    const days = [...row.keys()].filter((day) => row[day] !== OFF);
    const needs = days.map((day) => needRow(day, row[day]));
    added.push({
      cost: row.reduce((sum, kind, day) => sum + people[person].wishes[day * width + kind], 0),
      lower: 0,
      upper: Infinity,
      rows: [person, ...needs],
      values: new Float64Array(needs.length + 1).fill(1),
    });
    return true;
  }

  /** Rows wait, because the solver takes many as quickly as one. */
  function passAdded() {
    if (added.length > 0) lp.addColumns(added);
    added = [];
  }

  function solve(simplex: 'primal' | 'dual' = 'primal'): number {
    passAdded();
    const { cost } = lp.solve(simplex);
    values = Float64Array.from(lp.values());
    const duals = lp.duals();
    toBeat.set(duals.subarray(0, people.length));
    for (let day = 0; day < days; day += 1)
      for (let kind = 1; kind < width; kind += 1)
        worth[day * width + kind] = duals[needRow(day, kind)];
    return cost;
  }

  return {
    rows,
    add,
    solve,
    worth,
    toBeat,
    shareOf: ({ column }) => values[column] ?? 0,
    fix: (row) => {
      passAdded();
      fixed[row.person] = row;
      // Others of this person could only take turns at a share of nothing, which costs the solver many steps.
      for (const other of rows) if (other.person === row.person) lp.setBounds(other.column, 0, 0);
      lp.setBounds(row.column, 1, 1);
    },
    fixed,
    unfixAll: () => {
      passAdded();
      for (const row of rows) if (fixed[row.person]) lp.setBounds(row.column, 0, Infinity);
      fixed.fill(undefined);
    },
    keepOnly: (kept) => {
      const again = [...kept];
      lp.dispose();
      lp = begin();
      rows.length = 0;
      added = [];
      known.clear();
      fixed.fill(undefined);
      for (const { person, row } of again) add(person, row);
    },
    dispose: () => lp.dispose(),
  };
}

/** The roster of the fixed rows. */
export function rosterOf({ days }: Model, { fixed }: Master): Roster {
  const roster = new Uint8Array(fixed.length * days);
  for (const row of fixed) if (row) roster.set(row.row, row.person * days);
  return roster;
}
