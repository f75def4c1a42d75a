// What a roster costs and which rules it breaks, straight from the problem. Shares no code with the search, so that
// a mistake there can't hide here.
import { OFF, type Person, type Problem, type Roster } from './problem';

export interface Score {
  cost: number;
  broken: Broken[];
}

export interface Broken {
  person: number;
  day: number | null;
  rule:
    | 'fixed cell'
    | 'closed cell'
    | 'sequence'
    | 'maximum of a kind'
    | 'minimum minutes'
    | 'maximum minutes'
    | 'maximum weekends'
    | 'maximum work'
    | 'minimum work'
    | 'minimum rest'
    | 'maximum nights'
    | 'limit';
}

export function score(problem: Problem, roster: Roster): Score {
  const { days, people } = problem;
  const broken = people.flatMap((person, index) => {
    const row = Array.from(roster.subarray(index * days, (index + 1) * days));
    return [
      ...brokenCells(problem, person, row),
      ...brokenTotals(problem, person, row),
      ...brokenBlocks(person, row),
      ...brokenNights(problem, person, row),
      ...brokenLimits(problem, person, row),
    ].map((each) => ({ person: index, ...each }));
  });
  return { cost: costOfWishes(problem, roster) + costOfNeeds(problem, roster), broken };
}

type BrokenInRow = Omit<Broken, 'person'>;

function brokenCells({ kinds }: Problem, person: Person, row: number[]): BrokenInRow[] {
  const moved = person.fixed.filter(({ day, kind }) => row[day] !== kind);
  const isOpen = (kind: number, day: number) =>
    !person.only ||
    [...person.only, ...person.fixed].some((cell) => cell.day === day && cell.kind === kind);
  const closed = row.flatMap((kind, day) => (kind === OFF || isOpen(kind, day) ? [] : [day]));
  const sequences = row.flatMap((kind, day) => {
    const next = row[day + 1];
    const clash = kind !== OFF && next !== undefined && kinds[kind - 1].notNext.includes(next);
    return clash ? [day] : [];
  });
  return [
    ...moved.map(({ day }): BrokenInRow => ({ day, rule: 'fixed cell' })),
    ...closed.map((day): BrokenInRow => ({ day, rule: 'closed cell' })),
    ...sequences.map((day): BrokenInRow => ({ day, rule: 'sequence' })),
  ];
}

function brokenTotals(problem: Problem, person: Person, row: number[]): BrokenInRow[] {
  const { days, kinds, firstSaturday } = problem;
  const rules: BrokenInRow['rule'][] = kinds.flatMap((_, at) =>
    row.filter((each) => each === at + 1).length > person.maxOfKind[at]
      ? ['maximum of a kind' as const]
      : [],
  );
  const minutes = row.reduce((sum, kind) => sum + (kind === OFF ? 0 : kinds[kind - 1].minutes), 0);
  if (minutes < person.minMinutes) rules.push('minimum minutes');
  if (minutes > person.maxMinutes) rules.push('maximum minutes');
  let weekends = 0;
  for (let saturday = firstSaturday; saturday < days; saturday += 7)
    if ((row[saturday] ?? OFF) !== OFF || (row[saturday + 1] ?? OFF) !== OFF) weekends += 1;
  if (weekends > person.maxWeekends) rules.push('maximum weekends');
  return rules.map((rule) => ({ day: null, rule }));
}

function brokenBlocks(person: Person, row: number[]): BrokenInRow[] {
  const broken: BrokenInRow[] = [];
  for (let start = 0, end = 0; start < row.length; start = end) {
    const works = row[start] !== OFF;
    while (end < row.length && (row[end] !== OFF) === works) end += 1;
    const length = end - start;
    const isCut = start === 0 || end === row.length;
    if (works && length > person.maxWork) broken.push({ day: start, rule: 'maximum work' });
    if (works && length < person.minWork && !isCut)
      broken.push({ day: start, rule: 'minimum work' });
    if (!works && length < person.minRest && !isCut)
      broken.push({ day: start, rule: 'minimum rest' });
  }
  return broken;
}

function brokenNights({ kinds }: Problem, person: Person, row: number[]): BrokenInRow[] {
  let run = 0;
  return row.flatMap((kind, day): BrokenInRow[] => {
    run = kind !== OFF && kinds[kind - 1].night ? run + 1 : 0;
    return run > (person.maxNights ?? Infinity) ? [{ day, rule: 'maximum nights' }] : [];
  });
}

function brokenLimits(
  { kinds, firstSaturday }: Problem,
  person: Person,
  row: number[],
): BrokenInRow[] {
  const isFixed = (day: number) => person.fixed.some((cell) => cell.day === day);
  const works = (day: number) => (row[day] ?? OFF) !== OFF;
  return (person.limits ?? []).flatMap(({ of, from, to, most }): BrokenInRow[] => {
    const worked = row.flatMap((_, day) =>
      day >= from && day <= to && works(day) && !isFixed(day) ? [day] : [],
    );
    const saturdayOf = (day: number) =>
      [day, day - 1].find((each) => (each - firstSaturday) % 7 === 0);
    const weekends = new Set(worked.flatMap((day) => saturdayOf(day) ?? []));
    const added = [...weekends].filter(
      (saturday) => ![saturday, saturday + 1].some((day) => works(day) && isFixed(day)),
    );
    const lengthOn = (day: number) => {
      const { minutes, length = minutes } = kinds[(row[day] as number) - 1];
      return length;
    };
    const sums = {
      minutes: worked.reduce((sum, day) => sum + lengthOn(day), 0),
      days: worked.length,
      weekends: added.length,
    };
    return sums[of] > most ? [{ day: from, rule: 'limit' }] : [];
  });
}

function costOfWishes({ days, wishes }: Problem, roster: Roster): number {
  return wishes.reduce((cost, { person, day, kind, wants, price }) => {
    const works = roster[person * days + day] === kind;
    return cost + (works === (wants === 'not to work') ? price : 0);
  }, 0);
}

function costOfNeeds({ days, people, needs }: Problem, roster: Roster): number {
  return needs.reduce((cost, { day, kind, heads, under, over }) => {
    const have = people.filter((_, person) => roster[person * days + day] === kind).length;
    return cost + (have < heads ? (heads - have) * under : (have - heads) * over);
  }, 0);
}
