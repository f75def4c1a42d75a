// How far the people at a site meet what is asked for at one moment. Each line is a row of seats: those with a skill,
// those up to the minimum, to the target and to the maximum. Each person takes one seat, so nobody counts twice.
import { LIGHTS, type Light } from './light';
import type { Figures } from './need';

/** A need at a moment, with the figures of its date. */
export interface AskedLine extends Figures {
  needId: string;
  role: string | null;
  groupId: string | null;
  skills: readonly { skill: string; count: number }[];
}

/** People who are alike for every line. */
export interface HeadKind {
  /** More than one for someone with two shifts at the same time. */
  roles: readonly string[];
  groupIds: readonly string[];
  skills: readonly string[];
}

export interface LineReading {
  needId: string;
  heads: number;
  /** Seats up to the minimum without anyone, and up to the target. */
  short: number;
  belowTarget: number;
  /** Skills without anyone, once for each person missing. */
  missingSkills: readonly string[];
}

export interface Reading {
  light: Light;
  /** How many people too few or too many the light stands for. */
  by: number;
  /** The people whom some line asks for. */
  heads: number;
  minimum: number;
  target: number;
  lines: readonly LineReading[];
}

const LEVELS = ['minimum', 'target', 'maximum'] as const;

interface Seat {
  line: number;
  level: (typeof LEVELS)[number];
  skill: string | null;
  /** The kinds of people who may take it. */
  kinds: readonly number[];
}

/** K6 to K9. The order of the lines decides which of two lines goes short, and nothing else. */
export function matchHeads(
  lines: readonly AskedLine[],
  kinds: readonly HeadKind[],
  counts: readonly number[],
): Reading {
  const asking = kinds.map((kind) => lines.some((line) => isAskedFor(line, kind)));
  const heads = counts.reduce((sum, count, kind) => (asking[kind] ? sum + count : sum), 0);
  const seats = seatsOf(lines, kinds, heads);
  const taken = takeSeats(seats, counts);
  const readings = lines.map(({ needId }, line) => lineReading(needId, line, seats, taken));
  const sum = (pick: (line: LineReading) => number) =>
    readings.reduce((total, line) => total + pick(line), 0);
  const asked = lines.map(askedOf);
  return {
    ...lightOf(
      lines.length,
      sum(({ short }) => short),
      sum(({ belowTarget }) => belowTarget),
      heads - sum((line) => line.heads),
    ),
    heads,
    minimum: asked.reduce((total, { minimum }) => total + minimum, 0),
    target: asked.reduce((total, { target }) => total + target, 0),
    lines: readings,
  };
}

/** K11: the worse of two readings; the first where they are alike. */
export function worseOf(one: Reading, other: Reading): Reading {
  const more = LIGHTS.indexOf(other.light) - LIGHTS.indexOf(one.light) || other.by - one.by;
  return more > 0 ? other : one;
}

function lightOf(
  lines: number,
  short: number,
  belowTarget: number,
  over: number,
): Pick<Reading, 'light' | 'by'> {
  if (short > 0) return { light: 'below-minimum', by: short };
  if (belowTarget > 0) return { light: 'below-target', by: belowTarget };
  if (over > 0) return { light: 'too-many', by: over };
  return { light: lines > 0 ? 'enough' : 'nothing-asked', by: 0 };
}

/** Every skill needs a head, so a line can't ask for fewer heads than skills. */
function askedOf({ minimum, target, maximum, skills }: AskedLine): Figures {
  const skilled = skills.reduce((sum, { count }) => sum + count, 0);
  const least = Math.max(minimum, skilled);
  return {
    minimum: least,
    target: Math.max(target, least),
    maximum: maximum === null ? null : Math.max(maximum, target, least),
  };
}

function isAskedFor({ role, groupId }: AskedLine, { roles, groupIds }: HeadKind): boolean {
  return (
    (role === null || roles.includes(role)) && (groupId === null || groupIds.includes(groupId))
  );
}

/** In the order in which they are filled: all minimums first, and in each line the seats with a skill. */
function seatsOf(lines: readonly AskedLine[], kinds: readonly HeadKind[], heads: number): Seat[] {
  const byLevel = lines.map((line, at) => {
    const { minimum, target, maximum } = askedOf(line);
    const fitting = kinds.flatMap((kind, index) => (isAskedFor(line, kind) ? [index] : []));
    const plain = (level: Seat['level'], count: number): Seat[] =>
      repeated(count, { line: at, level, skill: null, kinds: fitting });
    const skilled = line.skills.flatMap(({ skill, count }) =>
      repeated(count, {
        line: at,
        level: 'minimum',
        skill,
        kinds: fitting.filter((kind) => kinds[kind]?.skills.includes(skill)),
      }),
    );
    // More seats than people would stay empty.
    const more = maximum === null ? heads : Math.min(maximum - target, heads);
    return {
      minimum: [...skilled, ...plain('minimum', minimum - skilled.length)],
      target: plain('target', target - minimum),
      maximum: plain('maximum', more),
    };
  });
  return LEVELS.flatMap((level) => byLevel.flatMap((line) => line[level]));
}

function repeated(count: number, seat: Seat): Seat[] {
  return Array.from({ length: Math.max(0, count) }, () => seat);
}

/**
 * Which seats are taken: a seat is given to someone, who may first be moved to make room. A taken seat is never given
 * up again, so as many seats as possible are taken of those up to any place in the order.
 */
function takeSeats(seats: readonly Seat[], counts: readonly number[]): boolean[] {
  const free = [...counts];
  const seatsOfKind: number[][] = counts.map(() => []);

  function take(seat: number, tried: Set<number>): boolean {
    for (const kind of seats[seat]?.kinds ?? []) {
      if (tried.has(kind)) continue;
      tried.add(kind);
      const own = seatsOfKind[kind] as number[];
      if ((free[kind] as number) > 0) {
        free[kind] = (free[kind] as number) - 1;
        own.push(seat);
        return true;
      }
      const moved = own.findIndex((other) => take(other, tried));
      if (moved !== -1) {
        own[moved] = seat;
        return true;
      }
    }
    return false;
  }

  return seats.map((_, seat) => take(seat, new Set()));
}

function lineReading(
  needId: string,
  line: number,
  seats: readonly Seat[],
  taken: readonly boolean[],
): LineReading {
  const own = seats.flatMap((seat, at) =>
    seat.line === line ? [{ ...seat, taken: taken[at] === true }] : [],
  );
  const empty = own.filter((seat) => !seat.taken);
  return {
    needId,
    heads: own.length - empty.length,
    short: empty.filter(({ level }) => level === 'minimum').length,
    belowTarget: empty.filter(({ level }) => level === 'target').length,
    missingSkills: empty.flatMap(({ skill }) => skill ?? []),
  };
}
