// Someone can't work a shift: the cheapest ways to cover it. Each colleague gets the best days around it with the shift
// among them; where that opens another gap, a second colleague is asked for that one.
import { type Cover, createCover } from '../fill/cover';
import { compileModel, type Model } from '../model';
import { OFF, type Problem, type Roster } from '../problem';
import { createRowFinder, type RowFinder } from '../row/find-row';
import { type Broken, score } from '../score';

export interface RepairAsk {
  roster: Roster;
  /** Whose shift is lost, and when. */
  person: number;
  day: number;
  /** What one changed day of a colleague costs. */
  changePrice: number;
  /** How many answers. */
  count: number;
}

export interface Repairs {
  /** The cheapest first. */
  repairs: Repair[];
  /** What the roster costs more when the shift stays open. */
  openCost: number;
  refusals: Refusal[];
}

export interface Repair {
  /** What the roster costs more than before, changed days included. */
  cost: number;
  moves: Move[];
}

export interface Move {
  person: number;
  day: number;
  from: number;
  to: number;
}

/** Why a colleague can't take it: what the shift alone would break; empty where only the days around it do. */
export interface Refusal {
  person: number;
  reasons: (Broken['rule'] | 'works already')[];
}

/** Days around the lost shift that may change. */
const AROUND = 7;
/** So many of the best answers are followed to a second colleague. */
const FOLLOWED = 4;

export function findRepairs(problem: Problem, ask: RepairAsk): Repairs {
  const model = compileModel(problem);
  const finder = createRowFinder(model);
  const kind = ask.roster[ask.person * model.days + ask.day];
  const lost: Move = { person: ask.person, day: ask.day, from: kind, to: OFF };
  const without = withMoves(model, ask.roster, [lost]);
  const cover = coverOf(model, without);
  const gap = { day: ask.day, kind };
  const openCost = costOfLosing(model, cover, ask.person, gap);
  const singles: Repair[] = [];
  const refusals: Refusal[] = [];
  for (const person of model.people.keys()) {
    if (person === ask.person) continue;
    const repair = takeGap({ model, finder, cover }, without, person, gap, ask.changePrice);
    if (repair) singles.push({ ...repair, cost: repair.cost + openCost });
    else refusals.push({ person, reasons: reasonsOf(problem, without, person, gap) });
  }
  const repairs = singles.sort(byCost).slice();
  for (const first of singles.slice(0, FOLLOWED)) {
    const busy = [ask.person, ...first.moves.map(({ person }) => person)];
    const roster = withMoves(model, without, first.moves);
    const tools = { model, finder, cover: coverOf(model, roster) };
    for (const opened of gapsOf(model, roster, first.moves))
      for (const person of model.people.keys()) {
        if (busy.includes(person)) continue;
        const second = takeGap(tools, roster, person, opened, ask.changePrice);
        const moves = [...first.moves, ...(second?.moves ?? [])];
        if (second) repairs.push({ cost: first.cost + second.cost, moves });
      }
  }
  return { repairs: repairs.sort(byCost).slice(0, ask.count), openCost, refusals };
}

interface Gap {
  day: number;
  kind: number;
}

/** By a cover without the shift. */
function costOfLosing({ width, people }: Model, cover: Cover, person: number, gap: Gap): number {
  const cell = gap.day * width + gap.kind;
  const { wishes } = people[person];
  return wishes[gap.day * width] - wishes[cell] - cover.priceOfOneMore(cell);
}

interface Tools {
  model: Model;
  finder: RowFinder;
  /** Of everyone, by the roster that is asked about. */
  cover: Cover;
}

function coverOf(model: Model, roster: Roster): Cover {
  const cover = createCover(model);
  for (const person of model.people.keys()) cover.add(rowOf(model, roster, person));
  return cover;
}

function rowOf({ days }: Model, roster: Roster, person: number): Uint8Array {
  return roster.subarray(person * days, (person + 1) * days);
}

/** The best window of this person with the gap's shift in it, by what it costs beyond their present one. */
function takeGap(
  { model, finder, cover }: Tools,
  roster: Roster,
  person: number,
  gap: Gap,
  changePrice: number,
): Repair | null {
  const { days, width } = model;
  const { allowed, wishes } = model.people[person];
  const row = rowOf(model, roster, person);
  if (row[gap.day] === gap.kind || allowed[gap.day * width + gap.kind] === 0) return null;
  const { from, to } = windowAround(row, gap.day);
  cover.remove(row);
  const prices = new Float64Array(days * width);
  let before = 0;
  for (let cell = from * width; cell < to * width; cell += 1) {
    const isPresent = row[Math.floor(cell / width)] === cell % width;
    prices[cell] = wishes[cell] + cover.priceOfOneMore(cell) + (isPresent ? 0 : changePrice);
    if (isPresent) before += prices[cell];
  }
  cover.add(row);
  const after = finder.find({ person, prices, window: { row, from, to }, must: gap, tries: 6 });
  if (after === Infinity) return null;
  const changed = [...row.keys()].filter(
    (day) => day >= from && day < to && finder.row[day] !== row[day],
  );
  const moves = changed.map((day) => ({ person, day, from: row[day], to: finder.row[day] }));
  return { cost: after - before, moves };
}

function windowAround(row: Uint8Array, day: number): { from: number; to: number } {
  let [from, to] = [Math.max(0, day - AROUND), Math.min(row.length, day + AROUND + 1)];
  while (from > 0 && !(row[from] === OFF && row[from - 1] !== OFF)) from -= 1;
  while (to < row.length && !(row[to] !== OFF && row[to - 1] === OFF)) to += 1;
  return { from, to };
}

/** The shifts that these moves leave with too few people. */
function gapsOf(model: Model, roster: Roster, moves: readonly Move[]): Gap[] {
  const { days, width, heads } = model;
  return moves
    .filter(({ day, from }) => {
      const people = model.people.filter((_, person) => roster[person * days + day] === from);
      return from !== OFF && people.length < heads[day * width + from];
    })
    .map(({ day, from }) => ({ day, kind: from }));
}

function withMoves({ days }: Model, roster: Roster, moves: readonly Move[]): Roster {
  const changed = roster.slice();
  for (const { person, day, to } of moves) changed[person * days + day] = to;
  return changed;
}

/** By the judge: what breaks when the shift is simply added to the person's row. */
function reasonsOf(problem: Problem, roster: Roster, person: number, gap: Gap): Refusal['reasons'] {
  const { days, people } = problem;
  const row = roster.slice(person * days, (person + 1) * days);
  if (row[gap.day] !== OFF) return ['works already'];
  row[gap.day] = gap.kind;
  const alone = { ...problem, people: [people[person]], wishes: [], needs: [] };
  return [...new Set(score(alone, row).broken.map(({ rule }) => rule))];
}

function byCost(one: Repair, other: Repair): number {
  return one.cost - other.cost;
}
