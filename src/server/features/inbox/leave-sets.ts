// Requests for leave that can't all be granted: together they would bring a day of a site below its minimum, or further
// below it. They are one decision.
import type { CalendarDate } from '#engine/time/kinds';
import type { CoverChange, CoverWorld } from '../cover/cover-world';

interface AskedLeave {
  id: string;
  change: CoverChange;
}

export interface LeaveSet {
  leaveIds: string[];
  short: { location_name: string; date: CalendarDate; leave_ids: string[]; room: number }[];
}

/** The sets, each with at least two requests, in the order of their first ones. */
export function leaveSets(leaves: readonly AskedLeave[], cover: CoverWorld): LeaveSet[] {
  const short = shortDays(leaves, cover);
  const setOf = new Map<string, LeaveSet>();
  for (const day of short) {
    const joined: LeaveSet = { leaveIds: [...day.leave_ids], short: [day] };
    for (const other of new Set(day.leave_ids.flatMap((id) => setOf.get(id) ?? []))) {
      joined.leaveIds.push(...other.leaveIds);
      joined.short.push(...other.short);
    }
    joined.leaveIds = leaves.map(({ id }) => id).filter((id) => joined.leaveIds.includes(id));
    for (const id of joined.leaveIds) setOf.set(id, joined);
  }
  return [...new Set(leaves.flatMap(({ id }) => setOf.get(id) ?? []))].map(
    ({ leaveIds, short }) => ({
      leaveIds,
      short: short.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    }),
  );
}

function shortDays(leaves: readonly AskedLeave[], cover: CoverWorld): LeaveSet['short'] {
  const days = new Map<string, { day: Day; touching: AskedLeave[] }>();
  for (const leave of leaves) {
    for (const day of cover.daysOf(leave.change)) {
      const key = `${day.siteId} ${day.date}`;
      const known = days.get(key) ?? { day, touching: [] };
      days.set(key, known);
      known.touching.push(leave);
    }
  }
  return [...days.values()].flatMap(({ day, touching: near }) => {
    if (near.length < 2 || !isShort(day, near, cover)) return [];
    const touching = near.filter((leave) => makesDifference(day, leave, near, cover));
    if (touching.length < 2) return [];
    const { siteName, date } = day;
    const leave_ids = touching.map(({ id }) => id);
    return [{ location_name: siteName, date, leave_ids, room: roomOn(day, touching, cover) }];
  });
}

type Day = ReturnType<CoverWorld['daysOf']>[number];

/** Someone whose shift is at other hours of the day isn't part of what is decided about it. */
function makesDifference(
  day: Day,
  leave: AskedLeave,
  near: readonly AskedLeave[],
  cover: CoverWorld,
): boolean {
  const others = near.filter((each) => each !== leave);
  const [all, without] = [near, others].map((gone) =>
    cover.dayOf(
      day,
      gone.map(({ change }) => change),
    ),
  );
  return all?.light !== without?.light || all?.by !== without?.by;
}

function isShort(day: Day, gone: readonly AskedLeave[], cover: CoverWorld): boolean {
  const together = cover.dayOf(
    day,
    gone.map(({ change }) => change),
  );
  if (together.light !== 'below-minimum') return false;
  return day.before !== 'below-minimum' || together.by > day.beforeBy;
}

/** How many can go if the earliest leave goes first. Where skills matter, another order may leave room for more. */
function roomOn(day: Day, touching: readonly AskedLeave[], cover: CoverWorld): number {
  const gone: AskedLeave[] = [];
  for (const leave of touching) if (!isShort(day, [...gone, leave], cover)) gone.push(leave);
  return gone.length;
}
