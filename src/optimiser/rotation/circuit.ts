// From a circulation to a rotation: walk every step as often as it says, in one circuit.
import { brokenSequences } from './check-rotation';
import type { Step } from './circulation';
import type { Rotation, RotationProblem } from './rotation-problem';

/** Null where the circulation falls into parts that can't be joined. */
export function circuitOf(
  problem: RotationProblem,
  steps: readonly Step[],
  times: readonly number[],
): Rotation | null {
  const [first, ...others] = circuits(steps, times);
  let whole: Rotation | null = first ?? null;
  for (const other of others) whole = whole && join(problem, whole, other);
  return whole;
}

/** The connected parts of a circulation, all but the largest, as sets of nodes. */
export function smallParts(steps: readonly Step[], times: readonly number[]): Set<number>[] {
  const parts: Set<number>[] = [];
  for (const [index, { from, to }] of steps.entries()) {
    if (times[index] === 0) continue;
    const touched = parts.filter((part) => part.has(from) || part.has(to));
    const joined = new Set([from, to, ...touched.flatMap((part) => [...part])]);
    for (const part of touched) parts.splice(parts.indexOf(part), 1);
    parts.push(joined);
  }
  return parts.sort((one, other) => other.size - one.size).slice(1);
}

/** Hierholzer's circuits, each from a Monday to a Monday. */
function circuits(steps: readonly Step[], times: readonly number[]): Rotation[] {
  const ways = new Map<number, Step[]>();
  for (const [index, step] of steps.entries()) {
    const out = ways.get(step.from) ?? [];
    for (let time = 0; time < times[index]; time += 1) out.push(step);
    ways.set(step.from, out);
  }
  return steps
    .filter(({ weekday }) => weekday === 0)
    .flatMap(({ from }) => {
      if (!ways.get(from)?.length) return [];
      const stack: { node: number; kind: number }[] = [{ node: from, kind: -1 }];
      const kinds: number[] = [];
      for (let top = stack.at(-1); top; top = stack.at(-1)) {
        const way = ways.get(top.node)?.pop();
        if (way) stack.push({ node: way.to, kind: way.kind });
        else kinds.push((stack.pop() ?? top).kind);
      }
      return [kinds.reverse().slice(1)];
    });
}

/** Puts one circuit into the other wherever the rules allow it. */
function join(problem: RotationProblem, one: Rotation, other: Rotation): Rotation | null {
  // Checking whole rotations takes long, and most pairs of places clash at the seam.
  const isForbidden = (kind: number | undefined, next: number) =>
    problem.forbidden.some(
      (sequence) => sequence.length === 2 && sequence[0] === kind && sequence[1] === next,
    );
  for (let into = 0; into < one.length; into += 1)
    for (let start = into % 7; start < other.length; start += 7) {
      if (
        isForbidden(one.at(into - 1), other[start]) ||
        isForbidden(other.at(start - 1), one[into])
      )
        continue;
      const joined = [
        ...one.slice(0, into),
        ...other.slice(start),
        ...other.slice(0, start),
        ...one.slice(into),
      ];
      if (brokenSequences(problem, joined).length === 0) return joined;
    }
  return null;
}
