// Fills a roster: a quick annealing for a first answer, a mix of rows for a floor and for prices, then dives into the
// mix and annealing guided by its prices, by turns. docs/optimiser.md explains the idea.
import { type Budget, partOf } from '../budget';
import { loadLp } from '../lp';
import { compileModel, type Model } from '../model';
import type { Problem, Roster } from '../problem';
import { seededRandom } from '../random';
import { createRowFinder } from '../row/find-row';
import { score } from '../score';
import { type Annealed, type AnnealOptions, anneal } from './anneal';
import { dive } from './dive';
import { generateRows } from './generate-rows';
import { createMaster, type Master, rosterOf } from './master';

export interface FillOptions {
  budget: Budget;
  seed: number;
  /** Hears of the first roster and every better one. The roster goes on changing: copy what you keep. */
  onBetter?: (found: Found) => void;
}

export interface Found {
  roster: Roster;
  cost: number;
}

export interface Filled extends Found {
  /**
   * No roster costs less, as far as the solver can tell; null where the budget ended before that was known. Not quite a
   * proof: the search counts one kind per person exactly, and holds the maximums of others by surcharges.
   */
  floor: number | null;
  /** People whose rules allow no row. */
  stuck: number[];
}

/** Beyond this many days the mix takes too long, and annealing goes on alone. */
const LONG = 60;

/** Noise at the beginning and the end, and the weight of the guide, of the annealings after the first. */
const GUIDED = [
  { hot: 0.3, cold: 0.15, weight: 1 },
  { hot: 0.5, cold: 0.3, weight: 1 },
  { hot: 1, cold: 0.3, weight: 1 },
  { hot: 0.6, cold: 0.2, weight: 0.3 },
];

/** How often a dive asks for new rows after each step, at most. */
const ROUNDS = 25;
/** How much of the budget the first dive may spend on new rows. */
const FIRST_DIVE = 0.4;
/** About how many people a dive from the best roster opens: many dives into few rows win more than few into many. */
const OPEN = 12;
/** Rows per person that make the mix slow, and how many of them are worth keeping. */
const MANY_ROWS = 80;
const KEPT_ROWS = 25;

export async function fill(problem: Problem, options: FillOptions): Promise<Filled> {
  const model = compileModel(problem);
  const { budget, seed, onBetter } = options;
  const isLong = model.days > LONG;
  const first = isLong
    ? anneal(model, { budget, seed, onBetter, hot: 20, cold: 0.3 })
    : anneal(model, { budget: partOf(budget, 0.12), seed, onBetter, hot: 6, cold: 0.5, keep: 25 });
  if (isLong) return { ...first, floor: null };
  const createLp = await loadLp();
  const master = createMaster(model, createLp);
  try {
    return improve(problem, model, master, first, options);
  } finally {
    master.dispose();
  }
}

function improve(
  problem: Problem,
  model: Model,
  master: Master,
  first: Annealed,
  options: FillOptions,
): Filled {
  const { budget, seed } = options;
  const random = seededRandom(seed);
  const finder = createRowFinder(model);
  let best: Filled = { roster: first.roster, cost: first.cost, floor: null, stuck: first.stuck };
  const take = (roster: Roster) => {
    const { cost, broken } = score(problem, roster);
    const isLegal = broken.every(({ person }) => first.stuck.includes(person));
    if (!isLegal || cost >= best.cost) return;
    best = { ...best, roster, cost };
    options.onBetter?.(best);
  };
  const step = smallestStep(problem);
  const diveAndTake = (until: number) => {
    const limits = { rounds: ROUNDS, budget, until, below: best.cost - step + 1e-3 };
    if (dive(model, master, finder, random, limits)) take(rosterOf(model, master));
  };

  addRows(model, master, first.roster, first.rows);
  const mix = generateRows(model, master, finder, { rounds: 200, budget, until: 0.4 });
  if (mix.isFloor) best = { ...best, floor: mix.cost };
  const guide = master.worth.slice();
  const loss = lossBy(model, master);
  const people = model.people.length;
  const bestRows = (count: number) =>
    master.rows.toSorted((one, other) => loss(one) - loss(other)).slice(0, count);
  const isDone = () => budget() >= 1 || (best.floor ?? -Infinity) > best.cost - step + 1e-3;

  // A dive solves the mix some 45 times. Where that takes more than a quarter of the budget, annealing wins more.
  const canDive = mix.spentPerMix * 45 < 0.25;
  const before = best.cost;
  if (canDive && !isDone()) diveAndTake(budget() + FIRST_DIVE);
  // Where even the first dive wins nothing, annealing that begins anew takes turns with the dives.
  const isHard = canDive && best.cost === before;
  for (let turn = 0; !isDone(); turn += 1) {
    const { weight, ...heat } = GUIDED[turn % GUIDED.length];
    const isAnew = !canDive || (isHard && turn % 2 === 0);
    const fromBest = !isAnew || (!canDive && turn % 4 === 3);
    const guided: AnnealOptions = {
      ...heat,
      budget: partOf(budget, isAnew ? 0.1 : 0.03),
      seed: Math.floor(random() * 1e9),
      guide: { worth: guide, weight: fromBest ? weight * 0.3 : weight },
      keep: 10,
    };
    const annealed = anneal(model, fromBest ? { ...guided, roster: best.roster } : guided);
    take(annealed.roster);
    addRows(model, master, best.roster, annealed.rows);
    for (let time = 0; !isAnew && time < 4 && !isDone(); time += 1) {
      if (master.rows.length > MANY_ROWS * people) master.keepOnly(bestRows(KEPT_ROWS * people));
      addRows(model, master, best.roster, []);
      openSomeOf(model, master, best.roster, loss, random);
      const until = budget() + 0.2;
      generateRows(model, master, finder, { rounds: 8, budget, until });
      diveAndTake(until);
    }
  }
  return best;
}

function addRows({ days }: Model, master: Master, roster: Roster, rows: Annealed['rows']): void {
  for (let person = 0; person < master.fixed.length; person += 1)
    master.add(person, roster.subarray(person * days, (person + 1) * days));
  for (const { person, row } of rows) master.add(person, row);
}

type Loss = (row: { person: number; row: Uint8Array }) => number;

/** What a row costs beyond what it has to beat, by the mix as it is now. A roster can't cost less than the mix and this. */
function lossBy({ width, people }: Model, master: Master): Loss {
  const [worth, toBeat] = [master.worth.slice(), master.toBeat.slice()];
  return ({ person, row }) => {
    const { wishes } = people[person];
    return row.reduce((sum, kind, day) => {
      const cell = day * width + kind;
      return sum + wishes[cell] - worth[cell];
    }, -toBeat[person]);
  };
}

/**
 * Opens the rows of a few people and keeps the others as they are. The more a row loses, the more there is to win, so
 * it is opened more often.
 */
function openSomeOf(
  { days, people }: Model,
  master: Master,
  roster: Roster,
  loss: Loss,
  random: () => number,
): void {
  master.unfixAll();
  const rowOf = (person: number) => roster.subarray(person * days, (person + 1) * days);
  const lost = people.map((_, person) => Math.max(0, loss({ person, row: rowOf(person) })));
  const usual = lost.reduce((sum, each) => sum + each, 0) / people.length + 1e-6;
  const order = people
    .map((_, person) => ({
      person,
      turn: -Math.log(1 - random()) / (lost[person] + 0.5 * usual),
    }))
    .sort((one, other) => one.turn - other.turn);
  const opened = Math.round(OPEN * (0.6 + 0.8 * random()));
  const keeps = new Set(order.slice(opened).map(({ person }) => person));
  for (const row of master.rows) {
    if (!keeps.has(row.person) || master.fixed[row.person]) continue;
    const present = rowOf(row.person);
    if (row.row.every((kind, day) => kind === present[day])) master.fix(row);
  }
  master.solve('dual');
}

/** Two rosters that differ in cost differ by this much. */
function smallestStep({ needs, wishes }: Problem): number {
  const prices = [
    ...needs.flatMap(({ under, over }) => [under, over]),
    ...wishes.map(({ price }) => price),
  ];
  return prices.every(Number.isInteger) ? 1 : 2e-3;
}
