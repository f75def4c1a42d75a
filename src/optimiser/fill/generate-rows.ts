// Column generation: solve the mix, ask for every person's best row by the worth of the cells, add the rows that make
// the mix better, and again, until there are none. Then no roster at all costs less than the mix.
import type { Budget } from '../budget';
import type { Model } from '../model';
import type { RowFinder } from '../row/find-row';
import type { Master } from './master';

export interface Generated {
  cost: number;
  /** True when no row is left that would make the mix better, so that its cost is a floor for every roster. */
  isFloor: boolean;
  /** How much of the budget it takes to solve the mix once. */
  spentPerMix: number;
}

export interface GenerateLimits {
  rounds: number;
  budget: Budget;
  /** How far the budget may be spent. */
  until: number;
  /** A mix that costs no more will do. */
  enough?: number;
}

/** Worth that jumps from one mix to the next makes rows that nobody needs later, so it is smoothed. */
const SMOOTHING = 0.5;

export function generateRows(
  model: Model,
  master: Master,
  finder: RowFinder,
  { rounds, budget, until, enough = -Infinity }: GenerateLimits,
): Generated {
  const smoothed = master.worth.slice();
  let smoothing = SMOOTHING;
  let spent = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const before = budget();
    const cost = master.solve();
    spent += budget() - before;
    if (cost <= enough) return { cost, isFloor: false, spentPerMix: spent / round };
    for (let cell = 0; cell < smoothed.length; cell += 1)
      smoothed[cell] = smoothing * smoothed[cell] + (1 - smoothing) * master.worth[cell];
    let added = addBetterRows(model, master, finder, smoothed);
    if (added === 0 && smoothing > 0) {
      smoothed.set(master.worth);
      added = addBetterRows(model, master, finder, smoothed);
      smoothing = round < rounds / 2 ? 0.3 : 0;
    }
    const isFloor = added === 0;
    if (isFloor || round === rounds || budget() >= until)
      return { cost: isFloor ? cost : master.solve(), isFloor, spentPerMix: spent / round };
  }
  throw new Error('Rows are generated in one round or more.');
}

function addBetterRows(
  { width, people }: Model,
  master: Master,
  finder: RowFinder,
  worth: Float64Array,
): number {
  const prices = new Float64Array(worth.length);
  let added = 0;
  for (const [person, { wishes }] of people.entries()) {
    if (master.fixed[person]) continue;
    for (let cell = 0; cell < prices.length; cell += 1) prices[cell] = wishes[cell] - worth[cell];
    if (finder.find({ person, prices, tries: 14, exact: true }) === Infinity) continue;
    const cost = finder.row.reduce((sum, kind, day) => {
      const cell = day * width + kind;
      return sum + wishes[cell] - master.worth[cell];
    }, 0);
    if (cost < master.toBeat[person] - 1e-4 && master.add(person, finder.row)) added += 1;
  }
  return added;
}
