// The facts about a pattern: what it means for the people who work it, and the cover it gives.
import { DAY_MS } from '../time/dates';
import { MINUTE_MS } from '../time/instants';
import type { Minutes } from '../time/kinds';
import { isOffCode, type Pattern } from './pattern';

/** A working code's start in minutes after midnight, and its length. */
export interface CodeTimes {
  start: number;
  duration: Minutes;
}

export interface TemplateFacts {
  /** How many teams work a code on each day of the cycle. */
  cover: Record<string, number[]>;
  /** The minutes a week of the team that works the longest hours. */
  weeklyWork: number;
  /** In days. */
  longestRun: number;
  nightsInARow: number;
  /** Undefined if nobody works twice. */
  shortestRest: Minutes | undefined;
  longestShift: Minutes;
  /** The percentage of all teams' weekends without a shift on either day. */
  freeWeekends: number;
}

const DAY_MINUTES = DAY_MS / MINUTE_MS;
const NIGHT_MINUTE = 3 * 60;
const SATURDAY = 5;

export function factsOf(
  patterns: readonly Pattern[],
  codes: Readonly<Record<string, CodeTimes>>,
): TemplateFacts {
  const teams = patterns.map((pattern) => teamFacts(pattern, codes));
  const most = (pick: (team: TeamFacts) => number) => Math.max(0, ...teams.map(pick));
  const rests = teams.flatMap(({ shortestRest }) => shortestRest ?? []);
  return {
    cover: coverOf(patterns, codes),
    weeklyWork: most((team) => team.weeklyWork),
    longestRun: most((team) => team.longestRun),
    nightsInARow: most((team) => team.nightsInARow),
    shortestRest: rests.length > 0 ? (Math.min(...rests) as Minutes) : undefined,
    longestShift: most((team) => team.longestShift) as Minutes,
    freeWeekends: Math.round(
      teams.reduce((sum, team) => sum + team.freeWeekends, 0) / Math.max(1, teams.length),
    ),
  };
}

interface TeamFacts extends Omit<TemplateFacts, 'cover'> {}

function teamFacts(pattern: Pattern, codes: Readonly<Record<string, CodeTimes>>): TeamFacts {
  const days = pattern.map((code) => workOf(code, codes));
  const minutes = days.reduce((sum, day) => sum + (day?.duration ?? 0), 0);
  return {
    weeklyWork: (minutes / Math.max(1, pattern.length)) * 7,
    longestRun: longestRun(days.map((day) => day !== undefined)),
    nightsInARow: longestRun(pattern.map((code, day) => isNight(code, days[day]))),
    shortestRest: shortestRest(days),
    longestShift: Math.max(0, ...days.map((day) => day?.duration ?? 0)) as Minutes,
    freeWeekends: freeWeekends(days),
  };
}

function workOf(code: string, codes: Readonly<Record<string, CodeTimes>>): CodeTimes | undefined {
  return isOffCode(code) ? undefined : codes[code];
}

/** C3, by the clock alone, without the code. */
function isNight(code: string, work: CodeTimes | undefined): boolean {
  if (!work) return false;
  if (code === 'N') return true;
  const end = work.start + work.duration;
  const includes = (minute: number) => work.start <= minute && minute < end;
  return includes(NIGHT_MINUTE) || includes(NIGHT_MINUTE + DAY_MINUTES);
}

/** Counts around the cycle. A cycle without a gap is one run of its whole length. */
function longestRun(working: boolean[]): number {
  const gap = working.indexOf(false);
  if (gap === -1) return working.length;
  let longest = 0;
  let run = 0;
  for (let day = 1; day <= working.length; day += 1) {
    run = working[(gap + day) % working.length] ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function shortestRest(days: (CodeTimes | undefined)[]): Minutes | undefined {
  const starts = [...days, ...days].flatMap((work, day) =>
    work ? [{ start: day * DAY_MINUTES + work.start, duration: work.duration }] : [],
  );
  const rests = starts.slice(1).map((shift, index) => {
    const before = starts[index];
    return before ? shift.start - before.start - before.duration : 0;
  });
  return rests.length > 0 ? (Math.min(...rests) as Minutes) : undefined;
}

/** Counts as many cycles as it takes to fall on the same weekdays again. */
function freeWeekends(days: (CodeTimes | undefined)[]): number {
  const weeks = days.length % 7 === 0 ? days.length / 7 : days.length;
  let free = 0;
  for (let week = 0; week < weeks; week += 1) {
    const saturday = week * 7 + SATURDAY;
    if (!days[saturday % days.length] && !days[(saturday + 1) % days.length]) free += 1;
  }
  return weeks === 0 ? 0 : (free / weeks) * 100;
}

function coverOf(
  patterns: readonly Pattern[],
  codes: Readonly<Record<string, CodeTimes>>,
): Record<string, number[]> {
  const cycle = patterns[0]?.length ?? 0;
  return Object.fromEntries(
    Object.keys(codes).map((code) => [
      code,
      Array.from(
        { length: cycle },
        (_, day) => patterns.filter((pattern) => pattern[day] === code).length,
      ),
    ]),
  );
}
