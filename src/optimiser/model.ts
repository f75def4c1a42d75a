// The problem as typed arrays, for the search. Cells of a day are `day * width + kind`.
import { type Limit, OFF, type Person, type Problem, type Wish } from './problem';

export interface Model {
  days: number;
  /** Kinds and the day off. */
  width: number;
  firstSaturday: number;
  /** Length by kind, in units: the largest time that divides them all. */
  units: Int32Array;
  /** Exact minutes by kind, for limits. */
  lengths: Int32Array;
  /** By kind: 1 for a night. */
  night: Uint8Array;
  /** `kind * width + next`. */
  mayFollow: Uint8Array;
  people: readonly ModelPerson[];
  heads: Int32Array;
  under: Float64Array;
  over: Float64Array;
}

export interface ModelPerson {
  /** The kinds this person may ever work. */
  kinds: Int32Array;
  maxOfKind: Int32Array;
  minUnits: number;
  maxUnits: number;
  minWork: number;
  maxWork: number;
  minRest: number;
  maxNights: number;
  maxWeekends: number;
  /** By cell: 1 where the person may work the kind, or be off. */
  allowed: Uint8Array;
  /** By cell: what the wishes cost there. */
  wishes: Float64Array;
  limits: readonly ModelLimit[];
}

export interface ModelLimit {
  /** What counts once: a day, or the days of a weekend. */
  parts: readonly Int32Array[];
  /** A part counts the minutes of its shift, not 1. */
  byMinutes: boolean;
  most: number;
}

export function compileModel(problem: Problem): Model {
  const { days, kinds, needs } = problem;
  const width = kinds.length + 1;
  const unit = kinds.reduce((divisor, { minutes }) => greatestDivisor(minutes, divisor), 0) || 1;
  const mayFollow = new Uint8Array(width * width).fill(1);
  for (const [at, { notNext }] of kinds.entries())
    for (const next of notNext) mayFollow[(at + 1) * width + next] = 0;
  const cells = days * width;
  const wishes = wishesByPerson(problem);
  const model = {
    days,
    width,
    firstSaturday: problem.firstSaturday,
    units: Int32Array.from([0, ...kinds.map(({ minutes }) => minutes / unit)]),
    lengths: Int32Array.from([0, ...kinds.map(({ minutes, length = minutes }) => length)]),
    night: Uint8Array.from([0, ...kinds.map(({ night }) => (night ? 1 : 0))]),
    mayFollow,
    people: problem.people.map((_, person) => compilePerson(problem, person, unit, wishes[person])),
    heads: new Int32Array(cells),
    under: new Float64Array(cells),
    over: new Float64Array(cells),
  };
  for (const { day, kind, heads, under, over } of needs) {
    const cell = day * width + kind;
    model.heads[cell] = heads;
    model.under[cell] = under;
    model.over[cell] = over;
  }
  return model;
}

function compilePerson(
  problem: Problem,
  index: number,
  unit: number,
  wishes: readonly Wish[],
): ModelPerson {
  const width = problem.kinds.length + 1;
  const person = problem.people[index];
  const maxOfKind = Int32Array.from([0, ...person.maxOfKind]);
  const allowed = new Uint8Array(problem.days * width);
  const kinds = Int32Array.from(maxOfKind.keys()).filter((kind) => maxOfKind[kind] > 0);
  for (let day = 0; day < problem.days; day += 1) {
    allowed[day * width + OFF] = 1;
    if (!person.only) for (const kind of kinds) allowed[day * width + kind] = 1;
  }
  for (const { day, kind } of person.only ?? []) allowed[day * width + kind] = 1;
  for (const { day, kind } of person.fixed) {
    allowed.fill(0, day * width, (day + 1) * width);
    allowed[day * width + kind] = 1;
  }
  return {
    kinds,
    maxOfKind,
    minUnits: Math.ceil(person.minMinutes / unit),
    maxUnits: Math.floor(person.maxMinutes / unit),
    minWork: person.minWork,
    maxWork: person.maxWork,
    minRest: person.minRest,
    maxNights: person.maxNights ?? Infinity,
    maxWeekends: person.maxWeekends,
    allowed,
    wishes: pricesOf(problem, wishes),
    limits: (person.limits ?? []).map((limit) => compileLimit(problem, person, limit)),
  };
}

function compileLimit({ days, firstSaturday }: Problem, person: Person, limit: Limit): ModelLimit {
  const { of, from, to, most } = limit;
  const fixed = new Map(person.fixed.map(({ day, kind }) => [day, kind]));
  const inside = Array.from({ length: days }, (_, day) => day).filter(
    (day) => day >= from && day <= to && !fixed.has(day),
  );
  const byMinutes = of === 'minutes';
  if (of !== 'weekends') return { most, byMinutes, parts: inside.map((day) => Int32Array.of(day)) };
  const weekends = new Map<number, number[]>();
  for (const day of inside) {
    const since = (((day - firstSaturday) % 7) + 7) % 7;
    const saturday = day - since;
    const isWorked = [saturday, saturday + 1].some((each) => (fixed.get(each) ?? OFF) !== OFF);
    // A weekend with a fixed shift is worked already.
    if (since > 1 || isWorked) continue;
    weekends.set(saturday, [...(weekends.get(saturday) ?? []), day]);
  }
  return { most, byMinutes, parts: [...weekends.values()].map((each) => Int32Array.from(each)) };
}

function wishesByPerson({ people, wishes }: Problem): Wish[][] {
  const own = people.map((): Wish[] => []);
  for (const wish of wishes) own[wish.person].push(wish);
  return own;
}

function pricesOf({ days, kinds }: Problem, wishes: readonly Wish[]): Float64Array {
  const width = kinds.length + 1;
  const prices = new Float64Array(days * width);
  for (const { day, kind, wants, price } of wishes)
    for (let each = 0; each < width; each += 1)
      if ((each === kind) === (wants === 'not to work')) prices[day * width + each] += price;
  return prices;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
