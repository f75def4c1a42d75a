// Proves which needs a rotation meets in every week of two years, and tells the gaps of the others.
import { counted } from '../counted';
import { planRoster } from '../generation/plan-roster';
import { addDays, daysBetween, weekdayOf } from '../time/dates';
import { weekdayName } from '../time/day-text';
import { startOfDate, wallClockAt } from '../time/instants';
import type { CalendarDate, Instant, Interval, Minutes, WallTime } from '../time/kinds';
import { awayByPerson, headsAt } from './heads';
import type { CoverShift, CoverSite } from './input';
import type { LineReading } from './match-heads';
import type { Need } from './need';
import type { Rotation } from './rotation-needs';
import { linesOf, sweepSite } from './sweep-site';

export interface NeedProof {
  needId: string;
  /** How many of the weeks have no gap. */
  weeksMet: number;
  /** Those that come most often first. */
  gaps: Gap[];
}

export interface Gap {
  /** The first time; the others are on the same weekday. */
  date: CalendarDate;
  from: WallTime;
  to: WallTime;
  short: number;
  missingSkills: readonly string[];
  times: number;
}

export const PROOF_WEEKS = 104;

const NOBODY_AWAY = awayByPerson({ days: [], hours: [] });
/** Longer than a shift, so that those that reach into the first day are planned too. */
const DAYS_BEFORE = 3;

/** K16: the weeks are counted from the first day. */
export function proveNeeds(
  needs: readonly Need[],
  rotation: Rotation,
  sites: readonly CoverSite[],
  from: CalendarDate,
): NeedProof[] {
  const shifts = shiftsOf(rotation, addDays(from, -DAYS_BEFORE), addDays(from, PROOF_WEEKS * 7));
  return sites.flatMap((site) => {
    const own = needs.filter(({ siteId }) => siteId === site.id);
    const here = shifts.filter(({ siteId }) => siteId === site.id);
    const gaps = gapsAt(site, own, here, from);
    return own.map(({ id }) =>
      proofOf(
        id,
        site,
        from,
        gaps.filter(({ needId }) => needId === id),
      ),
    );
  });
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** K17: 'Tue 03:00-07:00 one short, 11 times' */
export function gapText({ date, from, to, short, missingSkills, times }: Gap): string {
  const skills = missingSkills.length > 0 ? ` (${missingSkills.join(', ')})` : '';
  const howMany = SMALL[short] ?? short;
  return `${weekdayName(date)} ${from}-${to} ${howMany} short${skills}, ${counted(times, 'time')}`;
}

/** What generation would create if nobody were away. */
function shiftsOf(rotation: Rotation, from: CalendarDate, to: CalendarDate): CoverShift[] {
  const people = new Map(rotation.people.map((person) => [person.id, person]));
  const { shifts } = planRoster({
    ...rotation,
    from,
    to,
    existing: [],
    statuses: [],
    minRest: 0 as Minutes,
    maxConsecutiveNights: Number.POSITIVE_INFINITY,
    strategy: 'flag',
    resolutions: [],
  });
  return shifts.map(({ employeeId, slot }) => {
    const { role = null, groupId = null, skills = [] } = people.get(employeeId) ?? {};
    const { start, end, locationId: siteId } = slot;
    return { start, end, employeeId, siteId, published: true, role, groupId, skills };
  });
}

interface OneGap extends Interval, Pick<LineReading, 'needId' | 'short' | 'missingSkills'> {
  /** When the need began that has the gap. */
  began: Instant;
}

function gapsAt(
  site: CoverSite,
  needs: readonly Need[],
  shifts: readonly CoverShift[],
  from: CalendarDate,
): OneGap[] {
  const people = new Map<string, CoverShift[]>();
  for (const shift of shifts) {
    people.set(shift.employeeId, people.get(shift.employeeId) ?? []);
    people.get(shift.employeeId)?.push(shift);
  }
  // A day more on both sides: needs that begin there take people too, and what begins on the last day is seen whole.
  const after = addDays(from, PROOF_WEEKS * 7);
  const lines = linesOf(site, needs, from, after);
  const at = (date: CalendarDate) => startOfDate(date, site.zone);
  const span = { start: at(addDays(from, -1)), end: at(addDays(after, 1)) };
  const gaps: OneGap[] = [];
  const open = new Map<string, OneGap>();
  const began = new Map<string, Instant>();
  sweepSite(lines, headsAt(site, needs, people, NOBODY_AWAY), span, ({ start, end }, reading) => {
    for (const line of lines.begin.get(start) ?? [])
      began.set(lines.all[line]?.needId ?? '', start);
    for (const { needId, short, missingSkills } of reading.lines) {
      const gap = { needId, start, end, short, missingSkills, began: began.get(needId) ?? start };
      const before = open.get(needId);
      if (before && short > 0 && goesOn(before, gap)) before.end = end;
      else if (short > 0) {
        open.set(needId, gap);
        gaps.push(gap);
      }
    }
  });
  return gaps.filter((gap) => gap.began >= at(from) && gap.began < at(after));
}

function goesOn(before: OneGap, gap: OneGap): boolean {
  return (
    before.end === gap.start &&
    before.began === gap.began &&
    before.short === gap.short &&
    before.missingSkills.join() === gap.missingSkills.join()
  );
}

function proofOf(
  needId: string,
  { zone }: CoverSite,
  from: CalendarDate,
  gaps: readonly OneGap[],
): NeedProof {
  const told = new Map<string, Gap>();
  const weeks = new Set<number>();
  const clock = (instant: Instant) => wallClockAt(instant, zone);
  for (const { start, end, short, missingSkills, began } of gaps) {
    const { date, time } = clock(start);
    const to = clock(end).time;
    weeks.add(Math.floor(daysBetween(from, clock(began).date) / 7));
    const key = [weekdayOf(date), time, to, short, ...missingSkills].join();
    const gap = told.get(key) ?? { date, from: time, to, short, missingSkills, times: 0 };
    told.set(key, gap);
    gap.times += 1;
  }
  return {
    needId,
    weeksMet: PROOF_WEEKS - weeks.size,
    gaps: [...told.values()].sort(
      (one, other) => other.times - one.times || daysBetween(other.date, one.date),
    ),
  };
}
