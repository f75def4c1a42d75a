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

interface Seat {
  line: number;
  level: 'minimum' | 'target' | 'maximum';
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
  const readings = lineReadings(lines, seats, taken);
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
  if (one.light === other.light) return other.by > one.by ? other : one;
  return LIGHTS.indexOf(other.light) > LIGHTS.indexOf(one.light) ? other : one;
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
  const seats: Record<Seat['level'], Seat[]> = { minimum: [], target: [], maximum: [] };
  const add = (count: number, seat: Seat) => {
    for (let added = 0; added < count; added += 1) seats[seat.level].push(seat);
  };
  for (const [line, asked] of lines.entries()) {
    const { minimum, target, maximum } = askedOf(asked);
    const fitting = kinds.flatMap((kind, index) => (isAskedFor(asked, kind) ? [index] : []));
    let plain = minimum;
    for (const { skill, count } of asked.skills) {
      const skilled = fitting.filter((kind) => kinds[kind]?.skills.includes(skill));
      add(count, { line, level: 'minimum', skill, kinds: skilled });
      plain -= count;
    }
    add(plain, { line, level: 'minimum', skill: null, kinds: fitting });
    add(target - minimum, { line, level: 'target', skill: null, kinds: fitting });
    // More seats than people would stay empty.
    const more = maximum === null ? heads : Math.min(maximum - target, heads);
    add(more, { line, level: 'maximum', skill: null, kinds: fitting });
  }
  return [...seats.minimum, ...seats.target, ...seats.maximum];
}

/**
 * Which seats are taken: a seat is given to someone, who may first be moved to make room. A taken seat is never given
 * up again, so as many seats as possible are taken of those up to any place in the order.
 */
function takeSeats(seats: readonly Seat[], counts: readonly number[]): boolean[] {
  const free = [...counts];
  const seatsOfKind: number[][] = counts.map(() => []);
  const triedFor = counts.map(() => -1);

  function take(seat: number, forSeat: number): boolean {
    const kinds = (seats[seat] as Seat).kinds;
    const waiting = kinds.find((kind) => (free[kind] as number) > 0);
    if (waiting !== undefined) {
      free[waiting] = (free[waiting] as number) - 1;
      (seatsOfKind[waiting] as number[]).push(seat);
      return true;
    }
    for (const kind of kinds) {
      if (triedFor[kind] === forSeat) continue;
      triedFor[kind] = forSeat;
      const own = seatsOfKind[kind] as number[];
      const moved = own.findIndex((other) => take(other, forSeat));
      if (moved === -1) continue;
      own[moved] = seat;
      return true;
    }
    return false;
  }

  let waiting = counts.reduce((sum, count) => sum + count, 0);
  // Whoever fits none of these seats now never will: without this, a thousand seats too many would each be tried.
  const hopeless = new Set<Seat['kinds']>();
  return seats.map(({ kinds }, seat) => {
    if (waiting === 0 || hopeless.has(kinds)) return false;
    const taken = take(seat, seat);
    if (taken) waiting -= 1;
    else hopeless.add(kinds);
    return taken;
  });
}

function lineReadings(
  lines: readonly AskedLine[],
  seats: readonly Seat[],
  taken: readonly boolean[],
): LineReading[] {
  const readings = lines.map(({ needId }) => ({
    needId,
    heads: 0,
    short: 0,
    belowTarget: 0,
    missingSkills: [] as string[],
  }));
  for (const [at, { line, level, skill }] of seats.entries()) {
    const reading = readings[line] as (typeof readings)[number];
    if (taken[at]) reading.heads += 1;
    else if (level === 'minimum') reading.short += 1;
    else if (level === 'target') reading.belowTarget += 1;
    if (!taken[at] && skill !== null) reading.missingSkills.push(skill);
  }
  return readings;
}
