// The people at one site: when each of them comes and goes.
import { dateAt } from '../time/instants';
import type { CalendarDate, Instant, Interval, Zone } from '../time/kinds';
import type { Away, CoverShift, CoverSite } from './input';
import type { HeadKind } from './match-heads';
import type { Need } from './need';

export interface Heads {
  kinds: readonly HeadKind[];
  /** By instant: the number of a kind for someone who comes, and its complement (~) for someone who goes. */
  changes: ReadonlyMap<Instant, readonly number[]>;
}

export interface AwayByPerson {
  days: ReadonlyMap<string, ReadonlySet<CalendarDate>>;
  hours: ReadonlyMap<string, readonly Interval[]>;
}

/** Someone at work without a break, as one kind of head. */
export interface Stretch extends Interval {
  /** Its number among the kinds. */
  kind: number;
}

/** When someone isn't there whatever the roster says. */
interface Absence {
  days: ReadonlySet<CalendarDate> | undefined;
  hours: readonly Interval[] | undefined;
}

/** K5 to K7. */
export function headsAt(
  { zone }: Pick<CoverSite, 'zone'>,
  needs: readonly Need[],
  shiftsOf: ReadonlyMap<string, readonly CoverShift[]>,
  away: AwayByPerson,
  kinds = kindsFor(needs),
): Heads {
  const changes = new Map<Instant, number[]>();
  const change = (at: Instant, number: number) => {
    const there = changes.get(at);
    if (there) there.push(number);
    else changes.set(at, [number]);
  };
  const add = ({ start, end }: Interval, kind: number) => {
    change(start, kind);
    change(end, ~kind);
  };
  for (const [employeeId, shifts] of shiftsOf) {
    const worked = workedOf(shifts, away.days.get(employeeId), zone);
    const hours = away.hours.get(employeeId);
    // Nearly everyone: without a copy of every shift it takes half the time.
    if (!hours && followEachOther(worked)) {
      for (const shift of worked) add(shift, kinds.ofShift(shift));
      continue;
    }
    for (const stretch of inOrder(worked, hours, kinds)) add(stretch, stretch.kind);
  }
  return { kinds: kinds.all, changes };
}

/** K5 and K6: what one person works, in order. */
export function stretchesOf(
  shifts: readonly CoverShift[],
  { days, hours }: Absence,
  zone: Zone,
  kinds: Kinds,
): readonly Stretch[] {
  return inOrder(workedOf(shifts, days, zone), hours, kinds);
}

function workedOf(
  shifts: readonly CoverShift[],
  days: Absence['days'],
  zone: Zone,
): readonly CoverShift[] {
  return days ? shifts.filter(({ start }) => !days.has(dateAt(start, zone))) : shifts;
}

function inOrder(
  shifts: readonly CoverShift[],
  hours: readonly Interval[] = [],
  kinds: Kinds,
): readonly Stretch[] {
  const stretches = shifts
    .map((shift) => ({ start: shift.start, end: shift.end, kind: kinds.ofShift(shift) }))
    .flatMap((stretch) => without(stretch, hours));
  return once(stretches, kinds);
}

export function awayByPerson({ days, hours }: Away): AwayByPerson {
  const daysOf = new Map<string, Set<CalendarDate>>();
  for (const { employeeId, date } of days) {
    daysOf.set(employeeId, (daysOf.get(employeeId) ?? new Set()).add(date));
  }
  const hoursOf = new Map<string, Interval[]>();
  for (const { employeeId, start, end } of hours) {
    hoursOf.set(employeeId, [...(hoursOf.get(employeeId) ?? []), { start, end }]);
  }
  return { days: daysOf, hours: hoursOf };
}

export interface Kinds {
  /** By their numbers. */
  all: readonly HeadKind[];
  ofShift(shift: CoverShift): number;
  /** The kind of someone who is of all these kinds at the same time. */
  together(kinds: readonly number[]): number;
}

/** People who differ only in what no line of the site asks for are of one kind, so there are few kinds. */
export function kindsFor(needs: readonly Need[]): Kinds {
  const roles = new Set(needs.map(({ role }) => role));
  const groups = new Set(needs.map(({ groupId }) => groupId));
  const skills = new Set(needs.flatMap((need) => need.skills.map(({ skill }) => skill)));
  const all: HeadKind[] = [];
  const numbers = new Map<string, number>();
  let last: { shift: CoverShift; kind: number } | undefined;
  return { all, ofShift, together };

  function ofShift(shift: CoverShift): number {
    const { role, groupId } = shift;
    // Someone's next shift is mostly alike.
    const alike =
      last?.shift.skills === shift.skills &&
      last.shift.role === role &&
      last.shift.groupId === groupId;
    if (last && alike) return last.kind;
    const kind = numberOf({
      roles: role !== null && roles.has(role) ? [role] : [],
      groupIds: groupId !== null && groups.has(groupId) ? [groupId] : [],
      skills: shift.skills.filter((skill) => skills.has(skill)).sort(),
    });
    last = { shift, kind };
    return kind;
  }

  function together(kinds: readonly number[]): number {
    const every = (pick: (kind: HeadKind) => readonly string[]) =>
      [...new Set(kinds.flatMap((kind) => pick(all[kind] as HeadKind)))].sort();
    return numberOf({
      roles: every((kind) => kind.roles),
      groupIds: every((kind) => kind.groupIds),
      skills: every((kind) => kind.skills),
    });
  }

  function numberOf(kind: HeadKind): number {
    const key = JSON.stringify([kind.roles, kind.groupIds, kind.skills]);
    const number = numbers.get(key) ?? all.length;
    if (number === all.length) {
      numbers.set(key, number);
      all.push(kind);
    }
    return number;
  }
}

function without(stretch: Stretch, gaps: readonly Interval[]): Stretch[] {
  return gaps.reduce<Stretch[]>(
    (left, gap) =>
      left.flatMap((each) =>
        [
          { ...each, end: Math.min(each.end, gap.start) as Instant },
          { ...each, start: Math.max(each.start, gap.end) as Instant },
        ].filter(({ start, end }) => start < end),
      ),
    [stretch],
  );
}

/** K6: someone with two shifts at the same time is one head, in the roles of both. */
function once(stretches: readonly Stretch[], { together }: Kinds): readonly Stretch[] {
  const sorted = stretches.toSorted((one, other) => one.start - other.start);
  if (followEachOther(sorted)) return sorted;
  const times = [...new Set(sorted.flatMap(({ start, end }) => [start, end]))].sort(
    (one, other) => one - other,
  );
  return times.slice(1).flatMap((end, index): Stretch[] => {
    const start = times[index] as Instant;
    const kinds = sorted
      .filter((each) => each.start <= start && end <= each.end)
      .map(({ kind }) => kind);
    return kinds.length > 0 ? [{ start, end, kind: together(kinds) }] : [];
  });
}

function followEachOther(intervals: readonly Interval[]): boolean {
  return intervals.every(
    ({ start }, at) => at === 0 || (intervals[at - 1] as Interval).end <= start,
  );
}
