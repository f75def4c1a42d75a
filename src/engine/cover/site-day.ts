// The cover of a site on single days, each swept once, and what becomes of a day when people come or go: only the moments
// that they touch are matched again.
import { addDays } from '../time/dates';
import { startOfDate } from '../time/instants';
import { overlaps } from '../time/intervals';
import type { CalendarDate, Instant, Interval } from '../time/kinds';
import { type AwayByPerson, headsAt, kindsFor, type Stretch, stretchesOf } from './heads';
import type { CoverShift, CoverSite } from './input';
import { type AskedLine, matchHeads, type Reading, worseOf } from './match-heads';
import type { Need } from './need';
import { linesOf, sweepSite } from './sweep-site';

export interface SiteDay {
  /** The worst moment of the day. */
  worst: Reading;
  /** What is different at the site when someone has other shifts, or other days away. */
  changesOf(employeeId: string, after: PersonAfter): HeadChange[];
  /** The worst moment when all of these happen together. Changes of one person can't be added up. */
  worstWith(changes: readonly HeadChange[]): Reading;
}

interface PersonAfter {
  shifts: readonly CoverShift[];
  daysAway: ReadonlySet<CalendarDate> | undefined;
}

/** So many more heads of a kind, or fewer. */
export interface HeadChange extends Stretch {
  by: number;
}

interface People {
  /** Of the day and the day before, by person. */
  shiftsOf: ReadonlyMap<string, readonly CoverShift[]>;
  away: AwayByPerson;
}

/** Nothing changes in it. */
interface Steady extends Interval {
  lines: readonly AskedLine[];
  /** The same text for the same lines, whatever the day. */
  linesKey: string;
  counts: readonly number[];
  reading: Reading;
}

const NOTHING = matchHeads([], [], []);
/** Days may be kept for as long as a server runs. */
const MOST_KNOWN = 5000;

/** K19: takes a date and everyone who works around it. */
export function siteDays(
  site: CoverSite,
  needs: readonly Need[],
): (date: CalendarDate, people: People) => SiteDay {
  const kinds = kindsFor(needs);
  // Days are much alike, so most cases were matched before.
  const known = new Map<string, Reading>();

  function readingOf({ lines, linesKey }: Steady, counts: readonly number[]): Reading {
    if (lines.length === 0) return NOTHING;
    const key = `${linesKey} ${counts.join()}`;
    const same = known.get(key);
    if (same) return same;
    const made = matchHeads(lines, kinds.all, counts);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, made);
    return made;
  }

  return (date, { shiftsOf, away }) => {
    const span = {
      start: startOfDate(date, site.zone),
      end: startOfDate(addDays(date, 1), site.zone),
    };
    const lines = linesOf(site, needs, date, date);
    const heads = headsAt(site, needs, shiftsOf, away, kinds);
    const stretches: Steady[] = [];
    sweepSite(lines, heads, span, (stretch, reading, { active, counts }) => {
      const asked = active.map((line) => lines.all[line] as AskedLine);
      const linesKey = asked.map(keyOf).join();
      stretches.push({ ...stretch, lines: asked, linesKey, counts: [...counts], reading });
    });
    const worst = stretches.reduce((found, { reading }) => worseOf(found, reading), NOTHING);

    function changesOf(employeeId: string, { shifts, daysAway }: PersonAfter): HeadChange[] {
      const hours = away.hours.get(employeeId);
      const days = away.days.get(employeeId);
      const was = stretchesOf(shiftsOf.get(employeeId) ?? [], { days, hours }, site.zone, kinds);
      const will = stretchesOf(shifts, { days: daysAway, hours }, site.zone, kinds);
      return [
        ...was.map((stretch) => ({ ...stretch, by: -1 })),
        ...will.map((stretch) => ({ ...stretch, by: 1 })),
      ].filter((each) => overlaps(each, span));
    }

    function worstWith(changes: readonly HeadChange[]): Reading {
      const net = netOf(changes);
      if (net.length === 0) return worst;
      return stretches.reduce((found, steady) => {
        const near = net.filter((each) => overlaps(each, steady));
        if (near.length === 0) return worseOf(found, steady.reading);
        return partsOf(steady, near).reduce((worse, part) => {
          const counts = kinds.all.map((_, kind) => steady.counts[kind] ?? 0);
          for (const { kind, by, ...time } of near) {
            if (overlaps(time, part)) counts[kind] = (counts[kind] as number) + by;
          }
          return worseOf(worse, readingOf(steady, counts));
        }, found);
      }, NOTHING);
    }

    return { worst, changesOf, worstWith };
  };
}

function keyOf({ needId, minimum, target, maximum }: AskedLine): string {
  return `${needId} ${minimum} ${target} ${maximum}`;
}

/** Who goes and who comes instead are nothing together. */
function netOf(changes: readonly HeadChange[]): HeadChange[] {
  // Few differ, because people work the same shifts: looking through them is quicker than a map.
  const net: HeadChange[] = [];
  for (const { start, end, kind, by } of changes) {
    const same = net.find((each) => each.start === start && each.end === end && each.kind === kind);
    if (same) same.by += by;
    else net.push({ start, end, kind, by });
  }
  return net.filter(({ by }) => by !== 0);
}

/** The stretch, split wherever a change begins or ends. */
function partsOf({ start, end }: Interval, changes: readonly Interval[]): Interval[] {
  const inside = changes
    .flatMap((each) => [each.start, each.end])
    .filter((time) => start < time && time < end)
    .sort((one, other) => one - other);
  const times = [start, ...new Set(inside), end];
  return times.slice(1).map((until, at) => ({ start: times[at] as Instant, end: until }));
}
