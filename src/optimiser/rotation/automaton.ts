// The rules of a rotation as an automaton: a state remembers just enough of the days before to know what may come
// next. States that allow the same future are merged, so there are few.
import type { RotationProblem } from './rotation-problem';

/** By state, then by kind of the next day: the state after it, or -1 where the rules forbid it. */
export type Automaton = readonly (readonly number[])[];

export function automatonOf(problem: RotationProblem): Automaton {
  return merge(withoutDeadEnds(everyState(problem)), problem.freeWeekends ? 'by day off' : 'all');
}

/** The states after a day off. They tell whether a Sunday off ends a free weekend. */
export function statesAfterOff(automaton: Automaton): Set<number> {
  return new Set(automaton.map(([off = -1]) => off));
}

interface Past {
  kind: number;
  /** Days of this kind in a row, and of work in a row. */
  run: number;
  work: number;
  /** The kind before this run; 0 where no rule looks so far back. */
  before: number;
}

function everyState(problem: RotationProblem): number[][] {
  const pasts: Past[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (past: Past) => {
    const key = [past.kind, past.run, past.work, past.before].join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, pasts.length);
    return pasts.push(past) - 1;
  };
  const forbidden = new Set(problem.forbidden.map((sequence) => sequence.join()));
  const looksBack = problem.forbidden.some((sequence) => sequence.length > 2);
  // Every rotation has a day on which a block of days off has its minimum length.
  numberOf({ kind: 0, run: problem.off.min, work: 0, before: 0 });
  const next: number[][] = [];
  for (let state = 0; state < pasts.length; state += 1) {
    const past = pasts[state];
    next.push(
      [0, ...problem.kinds.map((_, index) => index + 1)].map((kind) => {
        if (!mayFollow(problem, forbidden, past, kind)) return -1;
        const isSame = kind === past.kind;
        return numberOf({
          kind,
          run: isSame ? past.run + 1 : 1,
          work: kind === 0 ? 0 : past.work + 1,
          before: looksBack && !isSame ? past.kind : 0,
        });
      }),
    );
  }
  return next;
}

function mayFollow(
  { kinds, off, work }: RotationProblem,
  forbidden: ReadonlySet<string>,
  past: Past,
  kind: number,
): boolean {
  const yesterday = past.run > 1 ? past.kind : past.before;
  if (forbidden.has([past.kind, kind].join())) return false;
  if (forbidden.has([yesterday, past.kind, kind].join())) return false;
  const block = past.kind === 0 ? off : kinds[past.kind - 1].block;
  if (kind === past.kind ? past.run >= block.max : past.run < block.min) return false;
  return kind === 0 ? past.kind === 0 || past.work >= work.min : past.work < work.max;
}

/** A state from which every way ends is no state. */
function withoutDeadEnds(states: number[][]): number[][] {
  const isDead = states.map((next) => next.every((each) => each < 0));
  const alive = isDead.flatMap((dead, state) => (dead ? [] : [state]));
  if (alive.length === states.length) return states;
  const renumbered = new Map(alive.map((state, index) => [state, index]));
  return withoutDeadEnds(
    alive.map((state) => states[state].map((each) => renumbered.get(each) ?? -1)),
  );
}

/** Splits the states into classes until all of a class go to the same classes. */
function merge(states: number[][], first: 'all' | 'by day off'): number[][] {
  const afterOff = statesAfterOff(states);
  let classes: number[] = states.map((_, state) =>
    first === 'by day off' && afterOff.has(state) ? 1 : 0,
  );
  for (let count = 0; ; ) {
    const numbers = new Map<string, number>();
    const refined = states.map((next, state) => {
      const key = [classes[state], ...next.map((each) => (each < 0 ? -1 : classes[each]))].join();
      if (!numbers.has(key)) numbers.set(key, numbers.size);
      return numbers.get(key) as number;
    });
    classes = refined;
    if (numbers.size === count) break;
    count = numbers.size;
  }
  const merged: number[][] = [];
  for (const [state, next] of states.entries())
    merged[classes[state]] = next.map((each) => (each < 0 ? -1 : classes[each]));
  return merged;
}
