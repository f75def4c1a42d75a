// Cover worked out the slow way: every minute looked at, every way of giving people seats tried.
import { Temporal } from 'temporal-polyfill';
import type { CoverInput, CoverShift, CoverSite } from '../cover/input';
import { LIGHTS, type Light } from '../cover/light';
import type { AskedLine, HeadKind } from '../cover/match-heads';
import { figuresOn, type Need } from '../cover/need';
import { addDays, eachDay } from '../time/dates';
import type { CalendarDate } from '../time/kinds';

interface Seats {
  short: number;
  belowTarget: number;
  over: number;
}

interface SeatClass {
  line: AskedLine;
  level: 0 | 1 | 2;
  skill: string | null;
  free: number;
}

/** Tries every seat, and none, for every head. */
export function bestSeats(lines: readonly AskedLine[], heads: readonly HeadKind[]): Seats {
  const wanted = heads.filter((head) => lines.some((line) => fits(line, head)));
  const classes = lines
    .flatMap((line) => seatClasses(line, wanted.length))
    .filter(({ free }) => free > 0);
  const seats = [0, 1].map((level) =>
    classes.reduce((sum, each) => (each.level === level ? sum + each.free : sum), 0),
  );
  const filled = [0, 0, 0] as [number, number, number];
  let best = [-1, -1, -1];

  function place(at: number): void {
    const head = wanted[at];
    if (!head) {
      const [minimum, target, more] = filled;
      const score = [minimum, target, minimum + target + more];
      const order = score
        .map((each, index) => each - (best[index] ?? 0))
        .find((each) => each !== 0);
      if (order !== undefined && order > 0) best = score;
      return;
    }
    place(at + 1);
    for (const each of classes) {
      if (each.free === 0 || !fits(each.line, head)) continue;
      if (each.skill !== null && !head.skills.includes(each.skill)) continue;
      each.free -= 1;
      filled[each.level] += 1;
      place(at + 1);
      filled[each.level] -= 1;
      each.free += 1;
    }
  }

  place(0);
  const [minimum = 0, target = 0, all = 0] = best;
  return {
    short: (seats[0] ?? 0) - minimum,
    belowTarget: (seats[1] ?? 0) - target,
    over: wanted.length - all,
  };
}

function fits({ role, groupId }: AskedLine, { roles, groupIds }: HeadKind): boolean {
  if (role !== null && !roles.includes(role)) return false;
  return groupId === null || groupIds.includes(groupId);
}

function seatClasses(line: AskedLine, heads: number): SeatClass[] {
  const skilled = line.skills.reduce((sum, { count }) => sum + count, 0);
  const minimum = Math.max(line.minimum, skilled);
  const target = Math.max(line.target, minimum);
  const maximum = line.maximum === null ? target + heads : Math.max(line.maximum, target);
  const plain = (level: 0 | 1 | 2, free: number): SeatClass => ({ line, level, skill: null, free });
  return [
    ...line.skills.map(({ skill, count }): SeatClass => ({ line, level: 0, skill, free: count })),
    plain(0, minimum - skilled),
    plain(1, target - minimum),
    plain(2, maximum - target),
  ];
}

export interface BruteHalfHour {
  light: Light;
  by: number;
  heads: number;
}

const MINUTE = 60_000;

/** The half-hours of a site's days, by looking at every minute. The zones are Temporal's own work, not the engine's. */
export function bruteHalfHours(
  input: CoverInput,
  site: CoverSite,
  publishedOnly: boolean,
): BruteHalfHour[][] {
  const needs = input.needs.filter(({ siteId }) => siteId === site.id).toSorted(byLabel);
  const asked = needs.flatMap((need) => askedTimes(need, site, input.from, input.to));
  const shifts = input.shifts.filter(
    (shift) =>
      shift.siteId === site.id &&
      (shift.published || !publishedOnly) &&
      !input.away.days.some(
        (day) => day.employeeId === shift.employeeId && day.date === dateOf(shift.start, site),
      ),
  );
  const leave = input.away.hours;
  const remembered = new Map<string, BruteHalfHour>();
  return eachDay(input.from, input.to).map((date) => {
    const end = startOf(addDays(date, 1), site);
    const halfHours: BruteHalfHour[] = [];
    for (let from = startOf(date, site); from < end; from += 30 * MINUTE) {
      let worst: BruteHalfHour | undefined;
      for (let at = from; at < Math.min(end, from + 30 * MINUTE); at += MINUTE) {
        const isNow = ({ start, end }: { start: number; end: number }) => start <= at && at < end;
        const gone = leave.filter(isNow).map(({ employeeId }) => employeeId);
        const [lines, people] = [asked.filter(isNow), shifts.filter(isNow)];
        const there = people.filter(({ employeeId }) => !gone.includes(employeeId));
        const key = [
          ...lines.map((each) => asked.indexOf(each)),
          '',
          ...there.map((each) => shifts.indexOf(each)),
        ].join();
        const here = remembered.get(key) ?? lookAt(lines, headsOf(there));
        remembered.set(key, here);
        if (!worst || isWorse(here, worst)) worst = here;
      }
      halfHours.push(worst as BruteHalfHour);
    }
    return halfHours;
  });
}

function lookAt(lines: readonly AskedLine[], heads: readonly HeadKind[]): BruteHalfHour {
  const { short, belowTarget, over } = bestSeats(lines, heads);
  const count = heads.filter((head) => lines.some((line) => fits(line, head))).length;
  if (short > 0) return { light: 'below-minimum', by: short, heads: count };
  if (belowTarget > 0) return { light: 'below-target', by: belowTarget, heads: count };
  if (over > 0) return { light: 'too-many', by: over, heads: count };
  return { light: lines.length > 0 ? 'enough' : 'nothing-asked', by: 0, heads: count };
}

function isWorse(one: BruteHalfHour, other: BruteHalfHour): boolean {
  const lights = LIGHTS.indexOf(one.light) - LIGHTS.indexOf(other.light);
  return lights > 0 || (lights === 0 && one.by > other.by);
}

function byLabel(one: Need, other: Need): number {
  return `${one.label} ${one.id}` < `${other.label} ${other.id}` ? -1 : 1;
}

function startOf(date: CalendarDate, { zone }: CoverSite): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).startOfDay().epochMilliseconds;
}

function askedTimes(need: Need, site: CoverSite, from: CalendarDate, to: CalendarDate) {
  const holidays = new Set(
    site.holidays.filter(({ hours }) => hours === 'all-day').map(({ date }) => date),
  );
  return eachDay(addDays(from, -1), to).flatMap((date) => {
    const figures = figuresOn(need, date, holidays);
    if (!figures) return [];
    const { id, role, groupId, skills, startTime, endTime } = need;
    const at = (day: CalendarDate, time: string) =>
      Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(site.zone).epochMilliseconds;
    const { minimum, target, maximum } = figures;
    const start = at(date, startTime);
    const end = at(endTime > startTime ? date : addDays(date, 1), endTime);
    return [{ needId: id, role, groupId, skills, minimum, target, maximum, start, end }];
  });
}

function dateOf(instant: number, { zone }: CoverSite): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

function headsOf(shifts: readonly CoverShift[]): HeadKind[] {
  return [...new Set(shifts.map(({ employeeId }) => employeeId))].map((person) => {
    const own = shifts.filter(({ employeeId }) => employeeId === person);
    return {
      roles: own.flatMap(({ role }) => role ?? []),
      groupIds: own.flatMap(({ groupId }) => groupId ?? []),
      skills: own.flatMap(({ skills }) => skills),
    };
  });
}
