// Which rules a rotation breaks, straight from the problem. Shares no code with the designer.
import type { Range, Rotation, RotationProblem } from './rotation-problem';

export interface BrokenRotation {
  rule:
    | 'length'
    | 'heads'
    | 'free weekends'
    | 'forbidden sequence'
    | 'block of work'
    | 'block of days off'
    | 'block of a kind';
  /** The cell where it begins; for heads the weekday. */
  at: number;
}

export function checkRotation(problem: RotationProblem, cells: Rotation): BrokenRotation[] {
  if (cells.length !== problem.weeks * 7) return [{ rule: 'length', at: 0 }];
  return [
    ...brokenHeads(problem, cells),
    ...brokenWeekends(problem, cells),
    ...brokenSequences(problem, cells),
  ];
}

/** All but the heads: also for a part of a rotation that runs round on its own. */
export function brokenSequences(problem: RotationProblem, cells: Rotation): BrokenRotation[] {
  const at = (index: number) => cells[index % cells.length];
  const forbidden = problem.forbidden.flatMap((sequence) =>
    cells
      .map((_, start) => start)
      .filter((start) => sequence.every((kind, step) => at(start + step) === kind))
      .map((start): BrokenRotation => ({ rule: 'forbidden sequence', at: start })),
  );
  return [
    ...forbidden,
    ...brokenBlocks(cells, (kind) => kind === 0, problem.off, 'block of days off'),
    ...brokenBlocks(cells, (kind) => kind > 0, problem.work, 'block of work'),
    ...problem.kinds.flatMap(({ block }, index) =>
      brokenBlocks(cells, (kind) => kind === index + 1, block, 'block of a kind'),
    ),
  ];
}

function brokenHeads({ kinds }: RotationProblem, cells: Rotation): BrokenRotation[] {
  return kinds.flatMap(({ heads }, index) =>
    heads.flatMap((wanted, weekday): BrokenRotation[] => {
      const have = cells.filter((kind, cell) => cell % 7 === weekday && kind === index + 1).length;
      return have === wanted ? [] : [{ rule: 'heads', at: weekday }];
    }),
  );
}

function brokenWeekends({ freeWeekends = 0 }: RotationProblem, cells: Rotation): BrokenRotation[] {
  const free = cells.filter((kind, cell) => cell % 7 === 6 && kind === 0 && cells[cell - 1] === 0);
  return free.length >= freeWeekends ? [] : [{ rule: 'free weekends', at: 5 }];
}

function brokenBlocks(
  cells: Rotation,
  isIn: (kind: number) => boolean,
  { min, max }: Range,
  rule: BrokenRotation['rule'],
): BrokenRotation[] {
  const size = cells.length;
  // A block without an end is longer than any maximum.
  if (cells.every(isIn)) return [{ rule, at: 0 }];
  return cells.flatMap((kind, start) => {
    const isStart = isIn(kind) && !isIn(cells[(start + size - 1) % size]);
    if (!isStart) return [];
    let length = 1;
    while (isIn(cells[(start + length) % size])) length += 1;
    return length < min || length > max ? [{ rule, at: start }] : [];
  });
}
