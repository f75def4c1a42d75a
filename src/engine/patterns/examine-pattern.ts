// What two years of a pattern bring to its teams and to a site, from the very shifts that generation would create.
import type { CodePlan } from '../generation/input';
import type { Skip } from '../generation/plan';
import { planRoster } from '../generation/plan-roster';
import type { Slot } from '../generation/slots';
import type { Holiday } from '../holidays/holiday';
import { defaultCycleStart, type Pattern } from '../rotation/pattern';
import { addDays, mondayOnOrBefore } from '../time/dates';
import type { CalendarDate, Minutes, WallTime, Zone } from '../time/kinds';
import { type ClockChange, clockChanges } from './clock-changes';
import { type GuideLine, guideLines } from './guide-lines';
import { coverOfPattern, type PatternCover } from './pattern-cover';
import { figuresOfTeam, type TeamFigures } from './team-figures';

export interface PatternQuestion {
  /** One for each team of the template, all of the same length. */
  patterns: readonly Pattern[];
  codes: Readonly<Record<string, { startTime: WallTime; duration: Minutes }>>;
  /** How many people each team has. */
  teams: readonly number[];
  tiedToWeekdays: boolean;
  from: CalendarDate;
  /** Of the site, whose clock the start times mean. */
  zone: Zone;
  holidays: readonly Pick<Holiday, 'date' | 'hours'>[];
}

export interface Examination {
  /** A Monday. */
  from: CalendarDate;
  /** A Sunday. */
  to: CalendarDate;
  cycleStart: CalendarDate;
  teams: TeamFigures[];
  cover: PatternCover;
  clockChanges: ClockChange[];
  guide: GuideLine[];
}

export const EXAMINED_WEEKS = 104;

/** Longer than a shift, so that those that reach into the first day count as cover. */
const DAYS_BEFORE = 3;

/** X1 */
export function examinePattern(question: PatternQuestion): Examination {
  const { zone, holidays, codes, teams, patterns, tiedToWeekdays } = question;
  const from = mondayOnOrBefore(question.from);
  const to = addDays(from, EXAMINED_WEEKS * 7 - 1);
  const cycleStart = defaultCycleStart(question.from, tiedToWeekdays);
  const { shifts, skipped } = planRoster({
    patterns,
    cycleStart,
    zone,
    from: addDays(from, -DAYS_BEFORE),
    to,
    codes: plansOf(codes, zone),
    people: teams.map((_, team) => ({ id: String(team), team })),
    existing: [],
    statuses: [],
    minRest: 0 as Minutes,
    maxConsecutiveNights: Number.POSITIVE_INFINITY,
    strategy: 'flag',
    resolutions: [],
  });
  const slotsOfTeam = teams.map((_, team): Slot[] =>
    shifts.filter(({ employeeId }) => employeeId === String(team)).map(({ slot }) => slot),
  );
  const isLeftOut = ({ employeeId, date }: Skip, team: number) =>
    employeeId === String(team) && date >= from;
  const figures = slotsOfTeam.map((slots, team) =>
    figuresOfTeam(
      slots.filter(({ date }) => date >= from),
      { from, weeks: EXAMINED_WEEKS, zone, holidays, codes },
      skipped.filter((skip) => isLeftOut(skip, team)).length,
    ),
  );
  return {
    from,
    to,
    cycleStart,
    teams: figures,
    cover: coverOfPattern(slotsOfTeam, teams, { from, to, zone, codes: Object.keys(codes) }),
    clockChanges: clockChanges(slotsOfTeam, { from, to, zone, codes }),
    guide: guideLines(figures),
  };
}

function plansOf(codes: PatternQuestion['codes'], siteZone: Zone): Record<string, CodePlan> {
  return Object.fromEntries(
    Object.entries(codes).map(([code, times]) => [code, { ...times, siteZone, locationId: '' }]),
  );
}
