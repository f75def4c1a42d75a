// From a mix of rows to a roster: give the people whose row is almost whole that row, solve again, and so on.
import type { Model } from '../model';
import type { RowFinder } from '../row/find-row';
import { type GenerateLimits, generateRows } from './generate-rows';
import type { Master, MasterRow } from './master';

/** The mix is solved again about this often. */
const STEPS = 12;
const ALMOST_WHOLE = 0.99;
const MOSTLY = 0.6;
/** By how much the mix may cost more after a step, without a look for new rows. */
const AS_BEFORE = 1.0003;

/**
 * Leaves everyone with a fixed row, or gives false when the whole budget is spent before, or when the mix no longer
 * costs less than `below`. Beyond `until` it goes on, but looks for no new rows.
 */
export function dive(
  model: Model,
  master: Master,
  finder: RowFinder,
  random: () => number,
  limits: GenerateLimits & { below: number },
): boolean {
  const open = () => master.fixed.filter((row) => !row).length;
  const step = Math.max(1, Math.ceil(open() / STEPS));
  let cost = master.solve('dual');
  if (cost >= limits.below) return false;
  while (open() > 0) {
    fixNext(master, random, step);
    if (open() === 0) break;
    if (limits.budget() >= 1) return false;
    const enough = cost * AS_BEFORE;
    cost = master.solve('dual');
    if (limits.budget() < limits.until && cost > enough)
      cost = generateRows(model, master, finder, { ...limits, enough }).cost;
    if (cost >= limits.below) return false;
  }
  return true;
}

/** At least one, then every row that is almost whole, and up to a step of those that mostly are. */
function fixNext(master: Master, random: () => number, step: number): void {
  const candidates = master.rows
    .filter((row) => !master.fixed[row.person] && master.shareOf(row) > 1e-6)
    .map((row): [number, MasterRow] => [master.shareOf(row) + random() * 0.02, row])
    .sort(([one], [other]) => other - one);
  let done = 0;
  for (const [share, row] of candidates) {
    if (master.fixed[row.person]) continue;
    const isEnough = done > 0 && (done >= step || share < MOSTLY);
    if (isEnough && share < ALMOST_WHOLE) return;
    master.fix(row);
    done += 1;
  }
}
