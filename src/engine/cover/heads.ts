// The people at one site: when each of them comes and goes.
import { dateAt } from '../time/instants';
import type { CalendarDate, Instant, Interval } from '../time/kinds';
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
interface Stretch extends Interval {
  kind: HeadKind;
}

/** K5 to K7. */
export function headsAt(
  { zone }: Pick<CoverSite, 'zone'>,
  needs: readonly Need[],
  shiftsOf: ReadonlyMap<string, readonly CoverShift[]>,
  away: AwayByPerson,
): Heads {
  const kinds = kindsFor(needs);
  const numbers = new Map<HeadKind, number>();
  const changes = new Map<Instant, number[]>();
  const change = (at: Instant, number: number) => {
    const there = changes.get(at);
    if (there) there.push(number);
    else changes.set(at, [number]);
  };
  const add = ({ start, end }: Interval, kind: HeadKind) => {
    const number = numbers.get(kind) ?? numbers.size;
    numbers.set(kind, number);
    change(start, number);
    change(end, ~number);
  };
  for (const [employeeId, shifts] of shiftsOf) {
    const daysAway = away.days.get(employeeId);
    const hoursAway = away.hours.get(employeeId);
    const worked = daysAway
      ? shifts.filter(({ start }) => !daysAway.has(dateAt(start, zone)))
      : shifts;
    // Nearly everyone: without a copy of every shift it takes half the time.
    if (!hoursAway && followEachOther(worked)) {
      for (const shift of worked) add(shift, kinds.ofShift(shift));
      continue;
    }
    const stretches = worked
      .map((shift): Stretch => ({ ...shift, kind: kinds.ofShift(shift) }))
      .flatMap((stretch) => without(stretch, hoursAway ?? []));
    for (const stretch of once(stretches, kinds)) add(stretch, stretch.kind);
  }
  return { kinds: [...numbers.keys()], changes };
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

interface Kinds {
  ofShift(shift: CoverShift): HeadKind;
  /** The same object for what is alike. */
  same(kind: HeadKind): HeadKind;
}

/** People who differ only in what no line of the site asks for are of one kind, so there are few kinds. */
function kindsFor(needs: readonly Need[]): Kinds {
  const roles = new Set(needs.map(({ role }) => role));
  const groups = new Set(needs.map(({ groupId }) => groupId));
  const skills = new Set(needs.flatMap((need) => need.skills.map(({ skill }) => skill)));
  const known = new Map<string, HeadKind>();
  let last: { shift: CoverShift; kind: HeadKind } | undefined;
  return { ofShift, same };

  function ofShift(shift: CoverShift): HeadKind {
    const { role, groupId } = shift;
    // Someone's next shift is mostly alike.
    const alike =
      last?.shift.skills === shift.skills &&
      last.shift.role === role &&
      last.shift.groupId === groupId;
    if (last && alike) return last.kind;
    const kind = same({
      roles: role !== null && roles.has(role) ? [role] : [],
      groupIds: groupId !== null && groups.has(groupId) ? [groupId] : [],
      skills: shift.skills.filter((skill) => skills.has(skill)).sort(),
    });
    last = { shift, kind };
    return kind;
  }

  function same(kind: HeadKind): HeadKind {
    const key = JSON.stringify([kind.roles, kind.groupIds, kind.skills]);
    const found = known.get(key) ?? kind;
    known.set(key, found);
    return found;
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
function once(stretches: readonly Stretch[], { same }: Kinds): readonly Stretch[] {
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
    return kinds.length > 0 ? [{ start, end, kind: same(together(kinds)) }] : [];
  });
}

function followEachOther(intervals: readonly Interval[]): boolean {
  return intervals.every(
    ({ start }, at) => at === 0 || (intervals[at - 1] as Interval).end <= start,
  );
}

function together(kinds: readonly HeadKind[]): HeadKind {
  const all = (pick: (kind: HeadKind) => readonly string[]) =>
    [...new Set(kinds.flatMap(pick))].sort();
  return {
    roles: all(({ roles }) => roles),
    groupIds: all(({ groupIds }) => groupIds),
    skills: all(({ skills }) => skills),
  };
}
