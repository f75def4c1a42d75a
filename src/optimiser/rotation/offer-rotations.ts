// Several rotations to choose from; or where there is none, the small changes that would give one.
import { type Budget, partOf } from '../budget';
import type { CountedOut } from './counted-out';
import { designRotation } from './design-rotation';
import type { Rotation, RotationProblem } from './rotation-problem';

export type Offer =
  | { outcome: 'found'; rotations: Rotation[] }
  | { outcome: 'none'; because: CountedOut | null; relaxations: Relaxation[] }
  | { outcome: 'open' };

/** One thing less strict, by one step (more people by as many as it takes), and a rotation that this gives. */
export interface Relaxation {
  change: Change;
  rotation: Rotation;
}

export type Change =
  | { what: 'people'; to: number }
  | { what: 'free weekends'; to: number }
  | { what: 'work min' | 'work max' | 'off min' | 'off max'; to: number }
  | { what: 'block min' | 'block max'; kind: number; to: number }
  | { what: 'sequence'; forbidden: readonly number[] };

interface OfferOptions {
  seed: number;
  budget: Budget;
  seconds: number;
  /** How many people there may be. */
  mostPeople: number;
}

const OFFERED = 3;
const TRIES = 9;
/** People wait for the first rotation, and less gladly for more of them. */
const SPENT_ON_MORE = 0.4;

export async function offerRotations(
  problem: RotationProblem,
  { seed, budget, seconds, mostPeople }: OfferOptions,
): Promise<Offer> {
  const first = await designRotation(problem, { seed, seconds, budget: partOf(budget, 0.5) });
  if (first.outcome === 'open') return { outcome: 'open' };
  if (first.outcome === 'found') {
    const rotations = new Map([[nameOf(first.rotation), first.rotation]]);
    for (
      let turn = 1;
      turn < TRIES && rotations.size < OFFERED && budget() < SPENT_ON_MORE;
      turn += 1
    ) {
      const options = { seed: seed + turn, seconds, budget: partOf(budget, 0.2), vary: true };
      const next = await designRotation(problem, options);
      if (next.outcome === 'found') rotations.set(nameOf(next.rotation), next.rotation);
    }
    return { outcome: 'found', rotations: [...rotations.values()] };
  }
  const relaxations: Relaxation[] = [];
  const look = async ({ change, relaxed }: Way) => {
    const options = { seed, seconds, budget: partOf(budget, 0.2) };
    const designed = await designRotation(relaxed, options);
    if (designed.outcome === 'found') relaxations.push({ change, rotation: designed.rotation });
  };
  for (const way of relaxedProblems(problem, mostPeople)) if (budget() < 1) await look(way);
  // Where no single step helps, the smallest number of people that does.
  for (let to = problem.weeks + 2; to <= mostPeople && relaxations.length === 0; to += 1)
    if (budget() < 1)
      await look({ change: { what: 'people', to }, relaxed: { ...problem, weeks: to } });
  const because = first.by === 'counting' ? first.because : null;
  return { outcome: 'none', because, relaxations };
}

/** The same for rotations that differ only in the week with which they begin. */
function nameOf(rotation: Rotation): string {
  const weeks = Array.from({ length: rotation.length / 7 }, (_, week) =>
    [...rotation.slice(week * 7), ...rotation.slice(0, week * 7)].join(''),
  );
  return weeks.sort()[0] ?? '';
}

interface Way {
  change: Change;
  relaxed: RotationProblem;
}

/** Every way to be less strict in one thing by one step, those that people mind less first. */
function relaxedProblems(problem: RotationProblem, mostPeople: number): Way[] {
  const { weeks, work, off, kinds, forbidden, freeWeekends = 0 } = problem;
  const ways: Way[] = [];
  const add = (change: Change, part: Partial<RotationProblem>) =>
    ways.push({ change, relaxed: { ...problem, ...part } });
  const inKind = (at: number, part: Partial<RotationProblem['off']>) =>
    kinds.map((kind, index) =>
      index === at ? { ...kind, block: { ...kind.block, ...part } } : kind,
    );
  add({ what: 'off max', to: off.max + 1 }, { off: { ...off, max: off.max + 1 } });
  add({ what: 'work max', to: work.max + 1 }, { work: { ...work, max: work.max + 1 } });
  if (work.min > 1)
    add({ what: 'work min', to: work.min - 1 }, { work: { ...work, min: work.min - 1 } });
  for (const [kind, { block }] of kinds.entries()) {
    const [shorter, longer] = [block.min - 1, block.max + 1];
    if (shorter > 0)
      add({ what: 'block min', kind, to: shorter }, { kinds: inKind(kind, { min: shorter }) });
    add({ what: 'block max', kind, to: longer }, { kinds: inKind(kind, { max: longer }) });
  }
  if (freeWeekends > 0)
    add({ what: 'free weekends', to: freeWeekends - 1 }, { freeWeekends: freeWeekends - 1 });
  if (off.min > 1) add({ what: 'off min', to: off.min - 1 }, { off: { ...off, min: off.min - 1 } });
  for (const sequence of forbidden)
    add(
      { what: 'sequence', forbidden: sequence },
      { forbidden: forbidden.filter((each) => each !== sequence) },
    );
  if (weeks < mostPeople) add({ what: 'people', to: weeks + 1 }, { weeks: weeks + 1 });
  return ways;
}
