// Plain counting that proves that no rotation exists, without a solver and without floating point.
import type { Range, RotationProblem } from './rotation-problem';

export type CountedOut =
  | { reason: 'heads'; weekday: number; asked: number }
  | { reason: 'free weekends'; possible: number }
  /** No number of blocks gives as many days of work (kind undefined) or of this kind. */
  | { reason: 'blocks'; kind?: number };

/** Undefined where counting proves nothing. */
export function countedOut(problem: RotationProblem): CountedOut | undefined {
  const { weeks, kinds, work, off, freeWeekends = 0 } = problem;
  const asked = Array.from({ length: 7 }, (_, weekday) =>
    kinds.reduce((sum, { heads }) => sum + heads[weekday], 0),
  );
  const weekday = asked.findIndex((heads) => heads > weeks);
  if (weekday >= 0) return { reason: 'heads', weekday, asked: asked[weekday] };
  const possible = weeks - Math.max(asked[5], asked[6]);
  if (freeWeekends > possible) return { reason: 'free weekends', possible };
  const days = weeks * 7;
  const worked = asked.reduce((sum, heads) => sum + heads, 0);
  // Round the rotation, work and days off take turns, so there are as many blocks of one as of the other.
  // Work without a day off is one block without an end.
  const fitsOff = (blocks: number) => fits(days - worked, blocks, off);
  if (worked > 0 && !numbersOfBlocks(worked, work).some(fitsOff)) return { reason: 'blocks' };
  for (const [kind, { heads, block }] of kinds.entries()) {
    const own = heads.reduce((sum, each) => sum + each, 0);
    if (own > 0 && own < days && numbersOfBlocks(own, block).length === 0)
      return { reason: 'blocks', kind };
  }
  return undefined;
}

function numbersOfBlocks(days: number, range: Range): number[] {
  return Array.from({ length: days }, (_, at) => at + 1).filter((blocks) =>
    fits(days, blocks, range),
  );
}

function fits(days: number, blocks: number, { min, max }: Range): boolean {
  return days >= blocks * min && days <= blocks * max;
}
