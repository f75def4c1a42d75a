// How often each step of the automaton is taken on each weekday, in whole numbers: what goes into a state comes out of
// it, and the heads are met. So there are a few hundred variables, however many people there are.
import type { Lp, LpRows } from '../lp';
import type { Automaton } from './automaton';
import type { RotationProblem } from './rotation-problem';

/** A step on a weekday, from a node to the node of the next day. A node is `weekday * states + state`. */
export interface Step {
  weekday: number;
  kind: number;
  from: number;
  to: number;
}

export function stepsOf(automaton: Automaton): Step[] {
  const states = automaton.length;
  return Array.from({ length: 7 }).flatMap((_, weekday) =>
    automaton.flatMap((next, state) =>
      next.flatMap((after, kind) => {
        const to = ((weekday + 1) % 7) * states + after;
        return after < 0 ? [] : [{ weekday, kind, from: weekday * states + state, to }];
      }),
    ),
  );
}

const SUNDAY = 6;

export type Circulation =
  | { outcome: 'found'; times: number[] }
  | { outcome: 'none' }
  | { outcome: 'open' };

export interface CirculationAsk {
  steps: readonly Step[];
  states: number;
  /** Those after a day off. */
  afterOff: ReadonlySet<number>;
  /** Sets of nodes in which nobody may stay for ever: whoever works inside and outside must cross over. */
  cuts: readonly ReadonlySet<number>[];
  /** By step. Other costs give other circulations. */
  costs: readonly number[];
  seed: number;
  /** How far the solver may search. */
  nodes: number;
  seconds: number;
}

export function findCirculation(
  problem: RotationProblem,
  ask: CirculationAsk,
  createLp: (rows: LpRows) => Lp,
): Circulation {
  const { steps, states, afterOff, cuts, costs, seed, nodes, seconds } = ask;
  const heads = (kind: number, weekday: number) =>
    kind === 0 ? headsOff(problem, weekday) : problem.kinds[kind - 1].heads[weekday];
  const headRow = (kind: number, weekday: number) =>
    7 * states + weekday * (problem.kinds.length + 1) + kind;
  const weekendRow = 7 * states + 7 * (problem.kinds.length + 1);
  const firstCut = weekendRow + 1;
  // A row that asks for nothing would still lead the solver another way.
  const asksForWeekends = (problem.freeWeekends ?? 0) > 0;
  const lower = new Float64Array(firstCut + 3 * cuts.length);
  const upper = new Float64Array(lower.length);
  for (let weekday = 0; weekday < 7; weekday += 1)
    for (let kind = 0; kind <= problem.kinds.length; kind += 1) {
      lower[headRow(kind, weekday)] = heads(kind, weekday);
      upper[headRow(kind, weekday)] = heads(kind, weekday);
    }
  lower[weekendRow] = problem.freeWeekends ?? 0;
  upper[weekendRow] = Infinity;
  for (const index of cuts.keys()) {
    lower.set([-Infinity, -Infinity, -1], firstCut + 3 * index);
    upper.set([0, 0, Infinity], firstCut + 3 * index);
  }
  const lp = createLp({ lower, upper, integer: { seed, nodes, seconds } });
  try {
    lp.addColumns(
      steps.map(({ weekday, kind, from, to }, step) => {
        const entries: [number, number][] =
          from === to
            ? []
            : [
                [from, -1],
                [to, 1],
              ];
        entries.push([headRow(kind, weekday), 1]);
        if (asksForWeekends && weekday === SUNDAY && kind === 0 && afterOff.has(from % states))
          entries.push([weekendRow, 1]);
        for (const [index, cut] of cuts.entries()) {
          const row = firstCut + 3 * index;
          if (weekday === 0) entries.push([row + (cut.has(from) ? 0 : 1), 1]);
          if (cut.has(from) && !cut.has(to)) entries.push([row + 2, 1]);
        }
        return columnOf(costs[step], heads(kind, weekday), entries);
      }),
    );
    // Two switches per cut: 1 when someone is inside, 1 when someone is outside. Both together need a way across.
    for (const index of cuts.keys()) {
      const row = firstCut + 3 * index;
      lp.addColumns([
        columnOf(0, 1, [
          [row, -problem.weeks],
          [row + 2, -1],
        ]),
        columnOf(0, 1, [
          [row + 1, -problem.weeks],
          [row + 2, -1],
        ]),
      ]);
    }
    const { status } = lp.solve();
    if (status === 'impossible') return { outcome: 'none' };
    if (status === 'gave up') return { outcome: 'open' };
    const values = lp.values();
    return { outcome: 'found', times: steps.map((_, step) => Math.round(values[step])) };
  } finally {
    lp.dispose();
  }
}

function headsOff({ weeks, kinds }: RotationProblem, weekday: number): number {
  return kinds.reduce((left, { heads }) => left - heads[weekday], weeks);
}

function columnOf(cost: number, upper: number, entries: readonly [number, number][]) {
  const rows = entries.map(([row]) => row);
  return { cost, lower: 0, upper, rows, values: entries.map(([, value]) => value) };
}
