// X8: what a guide says of a pattern, each line with the value that was measured. Nothing here forbids a pattern.
// Values: Safe Work Australia, 'Guide for managing the risk of fatigue at work' (2013), guidelines for shift design;
// forward rotation and free weekends: HSE (UK), 'Good practice guidelines' (HSG256). docs/credits.md has the details.
import { agree, counted } from '../counted';
import { GUIDE } from '../rotation/safe-work';
import { QUICK_RETURN, type TeamFigures } from './team-figures';

export const GUIDE_RULES = [
  'forward rotation',
  'nights in a row',
  'rest after nights',
  'rest between shifts',
  'quick returns',
  'days in a row',
  'long shifts',
  'long weeks',
  'free weekends',
  'shifts that overlap',
] as const;

export interface GuideLine {
  rule: (typeof GUIDE_RULES)[number];
  isWithin: boolean;
  /** "Up to 5 nights in a row. The guide's maximum is 4." */
  text: string;
}

const REST_AFTER_NIGHTS = 48 * 60;
/** The template editor warns below 10 hours (R7); the guide itself asks for 12. */
const REST = 12 * 60;
/** The guide asks for regular free weekends, without a figure. We take one in three. */
const WEEKENDS_WITH_WORK = 2;

/** Of the team that has it worst, because every team works the pattern. */
export function guideLines(teams: readonly TeamFigures[]): GuideLine[] {
  return [
    forwardRotation(teams),
    nightsInARow(teams),
    restAfterNights(teams),
    restBetweenShifts(teams),
    quickReturns(teams),
    daysInARow(teams),
    longShifts(teams),
    longWeeks(teams),
    freeWeekends(teams),
    ...overlaps(teams),
  ];
}

type Teams = readonly TeamFigures[];

function largest(teams: Teams, pick: (team: TeamFigures) => number): number {
  return Math.max(0, ...teams.map(pick));
}

function smallest(teams: Teams, pick: (team: TeamFigures) => number | null): number | null {
  const known = teams.map(pick).filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}

function sum(teams: Teams, pick: (team: TeamFigures) => number): number {
  return teams.reduce((total, team) => total + pick(team), 0);
}

function forwardRotation(teams: Teams): GuideLine {
  const back = sum(teams, ({ backward }) => backward);
  const all = back + sum(teams, ({ forward }) => forward);
  const line = (text: string) => ({
    rule: 'forward rotation' as const,
    isWithin: back === 0,
    text,
  });
  if (all === 0) return line('Nobody changes to another shift from one day to the next.');
  if (back === 0) return line('Every change from one day to the next is to a later start.');
  return line(
    `${counted(back, 'change')} of ${all} from one day to the next ${agree(back, 'is', 'are')} to an earlier start. Guides prefer forward: day, evening, night.`,
  );
}

function nightsInARow(teams: Teams): GuideLine {
  const nights = largest(teams, (team) => team.nightsInARow);
  return {
    rule: 'nights in a row',
    isWithin: nights <= GUIDE.nightsInARow,
    text:
      nights === 0
        ? 'Nobody works nights.'
        : `Up to ${counted(nights, 'night')} in a row. The guide's maximum is ${GUIDE.nightsInARow}.`,
  };
}

function restAfterNights(teams: Teams): GuideLine {
  const rest = smallest(teams, (team) => team.restAfterNights);
  return {
    rule: 'rest after nights',
    isWithin: rest === null || rest >= REST_AFTER_NIGHTS,
    text:
      rest === null
        ? 'Nobody goes from nights to another shift.'
        : `${hours(rest)} from the last night to the next shift by day. The guide's minimum is ${hours(REST_AFTER_NIGHTS)}, which is two full nights of sleep.`,
  };
}

function restBetweenShifts(teams: Teams): GuideLine {
  const rest = smallest(teams, ({ shortestRest }) => shortestRest);
  return {
    rule: 'rest between shifts',
    isWithin: rest === null || rest >= REST,
    text:
      rest === null
        ? 'Nobody works twice.'
        : `The shortest rest is ${hours(rest)}. The guide's minimum is ${hours(REST)}.`,
  };
}

function quickReturns(teams: Teams): GuideLine {
  const count = largest(teams, (team) => team.quickReturns);
  return {
    rule: 'quick returns',
    isWithin: count === 0,
    text:
      count === 0
        ? `No quick returns: every rest has ${hours(QUICK_RETURN)} or more.`
        : `${counted(count, 'quick return')}, with a rest below ${hours(QUICK_RETURN)}. Guides say to avoid them.`,
  };
}

function daysInARow(teams: Teams): GuideLine {
  const days = largest(teams, (team) => team.daysInARow);
  return {
    rule: 'days in a row',
    isWithin: days <= GUIDE.daysInARow,
    text: `Up to ${counted(days, 'day')} in a row with a shift. The guide's maximum is ${GUIDE.daysInARow}.`,
  };
}

function longShifts(teams: Teams): GuideLine {
  const longest = largest(teams, ({ longestShift }) => longestShift);
  return {
    rule: 'long shifts',
    isWithin: longest <= GUIDE.shift,
    text: `The longest shift has ${hours(longest)}. The guide's maximum is ${hours(GUIDE.shift)}.`,
  };
}

function longWeeks(teams: Teams): GuideLine {
  const longest = largest(teams, ({ weeks }) => Math.max(...weeks));
  const long = largest(teams, ({ weeks }) => weeks.filter((week) => week > GUIDE.week).length);
  const often =
    long === 0 ? '' : ` ${counted(long, 'week')} of 104 ${agree(long, 'is', 'are')} longer.`;
  return {
    rule: 'long weeks',
    isWithin: long === 0,
    text: `The longest week has ${hours(longest)}. The guide's maximum is ${hours(GUIDE.week)}.${often}`,
  };
}

function freeWeekends(teams: Teams): GuideLine {
  const worked = largest(teams, ({ weekendsInARow }) => weekendsInARow);
  const free = smallest(teams, (team) => team.freeWeekends) ?? 0;
  return {
    rule: 'free weekends',
    isWithin: worked <= WEEKENDS_WITH_WORK,
    text: `${counted(free, 'weekend')} of 104 ${agree(free, 'is', 'are')} free, with work on up to ${counted(worked, 'weekend')} in a row. Guides ask for regular free weekends; we take one in three.`,
  };
}

function overlaps(teams: Teams): GuideLine[] {
  const count = sum(teams, ({ leftOut }) => leftOut);
  if (count === 0) return [];
  return [
    {
      rule: 'shifts that overlap',
      isWithin: false,
      text: `${counted(count, 'shift')} can't be worked: ${agree(count, 'it begins', 'they begin')} before the one before has ended, or the clocks jump over ${agree(count, 'it', 'them')}.`,
    },
  ];
}

function hours(minutes: number): string {
  return `${Number((minutes / 60).toFixed(1))} h`;
}
