// The places that nobody takes yet: what each need asks for on each date, less the people who are there.
import { coverOf, type DayCover } from '#engine/cover/cover-of';
import type { CoverShift, CoverSite } from '#engine/cover/input';
import type { LineReading } from '#engine/cover/match-heads';
import { figuresOn, type Need, needInterval } from '#engine/cover/need';
import type { Holding, Person, RosterShift } from '#engine/rules/person';
import { timelineOf } from '#engine/rules/timeline';
import { addDays, eachDay } from '#engine/time/dates';
import { dateAt, MINUTE_MS } from '#engine/time/instants';
import type { CalendarDate, Instant, Interval } from '#engine/time/kinds';
import type { FillInput, Place } from './fill-input';

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** In order of date, start and need. A need that is short for part of its time asks for someone for all of it. */
export function openPlaces(
  { from, to, notBefore, needs, sites }: Omit<FillInput, 'people' | 'book' | 'settings'>,
  people: readonly Person[],
): Place[] {
  const shifts = people.flatMap(coverShiftsOf);
  // Nights of the last day reach into the next.
  const window = { from, to: addDays(to, 1) };
  const away = { days: [], hours: [] };
  const places = sites.flatMap((site) => {
    const own = needs.filter(({ siteId }) => siteId === site.id);
    const here = shifts.filter(({ siteId }) => siteId === site.id);
    const days = coverOf({ needs: own, shifts: here, away, sites: [site], ...window });
    const cover = new Map(days.map((day) => [day.date, day]));
    const holidays = new Set(
      site.holidays.filter(({ hours }) => hours === 'all-day').map(({ date }) => date),
    );
    const readings = (interval: Interval, needId: string): LineReading[] =>
      [...datesOf(interval, site)].flatMap((date) => {
        const day = cover.get(date);
        return day ? linesDuring(day.start, day.withDrafts, interval, needId) : [];
      });
    return eachDay(from, to).flatMap((date) =>
      own.flatMap((need) => {
        const interval = figuresOn(need, date, holidays) && needInterval(need, date, site.zone);
        if (!interval || interval.start < notBefore) return [];
        return placesOf(need, site, date, interval, readings(interval, need.id));
      }),
    );
  });
  return places.sort(
    (one, other) =>
      one.start - other.start ||
      one.end - other.end ||
      compareTexts(one.needId, other.needId) ||
      compareTexts(one.skillId ?? '', other.skillId ?? ''),
  );
}

function placesOf(
  need: Need,
  site: CoverSite,
  date: CalendarDate,
  interval: Interval,
  lines: readonly LineReading[],
): Place[] {
  const most = (pick: (line: LineReading) => number) => Math.max(0, ...lines.map(pick));
  const heads = most(({ short, belowTarget }) => short + belowTarget);
  if (heads === 0) return [];
  const short = most((line) => line.short);
  const { id: needId, siteId, role, groupId, startTime, endTime } = need;
  const times = { ...interval, zone: site.zone, date, startTime, endTime };
  const shared = { ...times, needId, siteId, role, groupId };
  const skilled = need.skills
    .map(({ skill: skillId }): Place => {
      const missing = most((line) => line.missingSkills.filter((each) => each === skillId).length);
      return { ...shared, skillId, belowMinimum: true, heads: missing };
    })
    .filter((place) => place.heads > 0);
  const withSkill = skilled.reduce((sum, place) => sum + place.heads, 0);
  const plain = heads - withSkill;
  if (plain <= 0) return skilled;
  return [...skilled, { ...shared, skillId: null, belowMinimum: short > withSkill, heads: plain }];
}

function linesDuring(
  dayStart: Instant,
  { halfHours }: DayCover,
  { start, end }: Interval,
  needId: string,
): LineReading[] {
  const first = Math.max(0, Math.floor((start - dayStart) / HALF_HOUR_MS));
  const after = Math.ceil((end - dayStart) / HALF_HOUR_MS);
  return halfHours
    .slice(first, Math.max(first, after))
    .flatMap(({ lines }) => lines.filter((line) => line.needId === needId));
}

function datesOf({ start, end }: Interval, { zone }: CoverSite): Set<CalendarDate> {
  return new Set([dateAt(start, zone), dateAt((end - 1) as Instant, zone)]);
}

function coverShiftsOf(person: Person): CoverShift[] {
  return timelineOf(person).shifts.map((shift) => ({
    start: shift.start,
    end: shift.end,
    employeeId: person.id,
    siteId: shift.siteId,
    published: shift.published,
    role: shift.role,
    groupId: person.groupIds[0] ?? null,
    skills: skillsDuring(person.holdings, shift),
  }));
}

/** Only what a manager has verified, and what still holds when the shift ends. */
export function skillsDuring(
  holdings: readonly Holding[],
  { start, end, zone }: Pick<RosterShift, 'start' | 'end' | 'zone'>,
): string[] {
  if (holdings.length === 0) return [];
  const [first, last] = [dateAt(start, zone), dateAt((end - 1) as Instant, zone)];
  return holdings
    .filter(
      ({ verified, validFrom, validTo }) =>
        verified &&
        (validFrom === null || validFrom <= first) &&
        (validTo === null || validTo >= last),
    )
    .map(({ skillId }) => skillId);
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
