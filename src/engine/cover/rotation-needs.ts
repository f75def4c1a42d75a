// Turns the cover that a rotation gives into needs, so that later changes are measured against it.
import { wallTimeOf } from '../cells/cell';
import type { CodePlan, PlanInput } from '../generation/input';
import { isOffCode, patternOfTeam } from '../rotation/pattern';
import { addDays, DAY_MS, weekdayOf } from '../time/dates';
import { MINUTE_MS, readingOf, startOfDate } from '../time/instants';
import type { CalendarDate, Zone } from '../time/kinds';
import { offsetAt, offsetsOf } from '../time/zone-offsets';
import type { CoverShift } from './input';
import type { Need } from './need';

export interface Rotation
  extends Pick<PlanInput, 'patterns' | 'cycleStart' | 'zone' | 'codes' | 'codesOfTeam'> {
  people: readonly (PlanInput['people'][number] &
    Pick<CoverShift, 'role' | 'groupId' | 'skills'>)[];
}

export interface RotationNeeds {
  needs: Omit<Need, 'id'>[];
  /** Codes that no line can stand for: longer than a day, or on a clock that isn't their site's. */
  leftOut: string[];
}

const DAY_MINUTES = DAY_MS / MINUTE_MS;
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const CLOCK_DAYS = 2 * 365;

/** One code at one site, with the smallest number of people that any week has on each weekday. */
interface CodeCover {
  code: string;
  plan: CodePlan;
  smallest: Map<number, number>;
}

/** K15 */
export function needsOfRotation(rotation: Rotation): RotationNeeds {
  const covers = coverByCode(rotation);
  const fits = ({ plan }: CodeCover) =>
    plan.duration <= DAY_MINUTES &&
    showTheSame(plan.clock ?? rotation.zone, plan.siteZone, rotation.cycleStart);
  return {
    needs: covers.filter(fits).flatMap(linesOf),
    leftOut: [...new Set(covers.filter((cover) => !fits(cover)).map(({ code }) => code))],
  };
}

function coverByCode({ patterns, cycleStart, codes, codesOfTeam, people }: Rotation): CodeCover[] {
  const cycle = patterns[0]?.length ?? 0;
  // After as many cycles the pattern falls on the same weekdays again.
  const days = cycle % 7 === 0 ? cycle : cycle * 7;
  const covers = new Map<string, CodeCover & { counts: number[] }>();
  for (const { team } of people) {
    if (team === undefined) continue;
    const pattern = patternOfTeam(patterns, team);
    const plans = codesOfTeam?.[team] ?? codes;
    for (let day = 0; day < days; day += 1) {
      const code = pattern[day % cycle] ?? '';
      const plan = isOffCode(code) ? undefined : plans[code];
      if (!plan) continue;
      const key = JSON.stringify([plan.locationId, code, plan.startTime, plan.duration]);
      const cover = covers.get(key) ?? {
        code,
        plan,
        smallest: new Map(),
        counts: new Array<number>(days).fill(0),
      };
      covers.set(key, cover);
      cover.counts[day] = (cover.counts[day] as number) + 1;
    }
  }
  for (const { counts, smallest } of covers.values()) {
    for (const [day, count] of counts.entries()) {
      const weekday = weekdayOf(addDays(cycleStart, day));
      smallest.set(weekday, Math.min(count, smallest.get(weekday) ?? count));
    }
  }
  return [...covers.values()];
}

/** One line for the weekdays that have the same number of people. */
function linesOf({ code, plan, smallest }: CodeCover): Omit<Need, 'id'>[] {
  const numbers = new Set(smallest.values());
  return [...numbers]
    .filter((minimum) => minimum > 0)
    .map((minimum) => ({
      siteId: plan.locationId,
      label: code,
      weekdays: WEEK.filter((weekday) => smallest.get(weekday) === minimum),
      onHolidays: 'as-weekday',
      startTime: plan.startTime,
      endTime: wallTimeOf(minuteOf(plan) + plan.duration),
      minimum,
      target: minimum,
      maximum: null,
      role: null,
      groupId: null,
      skills: [],
      validFrom: null,
      validTo: null,
      exceptions: [],
    }));
}

function minuteOf({ startTime }: CodePlan): number {
  return readingOf('1970-01-01' as CalendarDate, startTime) / MINUTE_MS;
}

/** Sydney and Melbourne have two names for one clock. */
function showTheSame(one: Zone, other: Zone, from: CalendarDate): boolean {
  if (one === other) return true;
  return Array.from({ length: CLOCK_DAYS }, (_, day) => addDays(from, day)).every((date) => {
    const noon = startOfDate(date, one) + DAY_MS / 2;
    return offsetAt(offsetsOf(one), noon) === offsetAt(offsetsOf(other), noon);
  });
}
