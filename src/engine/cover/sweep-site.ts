// Goes through the time of one site, from one change to the next: someone comes or goes, a line begins or ends.
import { addDays, eachDay } from '../time/dates';
import type { CalendarDate, Instant, Interval } from '../time/kinds';
import type { Heads } from './heads';
import type { CoverSite } from './input';
import { type AskedLine, type HeadKind, matchHeads, type Reading } from './match-heads';
import { figuresOn, type Need, needInterval } from './need';

export interface Lines {
  /** In the order of their needs. */
  all: readonly AskedLine[];
  begin: ReadonlyMap<Instant, readonly number[]>;
  end: ReadonlyMap<Instant, readonly number[]>;
}

/** K1 to K4: what the site asks for, from the day before the window, whose lines may reach into it. */
export function linesOf(
  { zone, holidays }: CoverSite,
  needs: readonly Need[],
  from: CalendarDate,
  to: CalendarDate,
): Lines {
  const wholeDays = new Set(
    holidays.filter(({ hours }) => hours === 'all-day').map(({ date }) => date),
  );
  const all: AskedLine[] = [];
  const begin = new Map<Instant, number[]>();
  const end = new Map<Instant, number[]>();
  const dates = eachDay(addDays(from, -1), to);
  for (const need of needs.toSorted(byLabel)) {
    const numbers = new Map<string, number>();
    for (const date of dates) {
      const figures = figuresOn(need, date, wholeDays);
      const interval = figures && needInterval(need, date, zone);
      if (!interval) continue;
      const { minimum, target, maximum } = figures;
      const key = `${minimum} ${target} ${maximum}`;
      const line = numbers.get(key) ?? all.length;
      if (line === all.length) {
        numbers.set(key, line);
        const { id, role, groupId, skills } = need;
        all.push({ needId: id, role, groupId, skills, minimum, target, maximum });
      }
      begin.set(interval.start, [...(begin.get(interval.start) ?? []), line]);
      end.set(interval.end, [...(end.get(interval.end) ?? []), line]);
    }
  }
  return { all, begin, end };
}

/** What is asked for at one moment, by its numbers among the lines, and how many there are of each kind. Changed after each visit. */
export interface Moment {
  active: readonly number[];
  counts: readonly number[];
}

/** K10: calls `visit` for every stretch of the span in which nothing changes, in order and without a gap. */
export function sweepSite(
  lines: Lines,
  heads: Heads,
  span: Interval,
  visit: (stretch: Interval, reading: Reading, moment: Moment) => void,
  readingOf = readings(lines, heads.kinds),
): void {
  const times = new Set<Instant>([
    ...lines.begin.keys(),
    ...lines.end.keys(),
    ...heads.changes.keys(),
    span.start,
    span.end,
  ]);
  const counts = heads.kinds.map(() => 0);
  const active: number[] = [];
  let last = span.start;
  for (const time of Float64Array.from(times).sort() as Iterable<number> as Iterable<Instant>) {
    const until = Math.min(time, span.end) as Instant;
    if (until > last) {
      const moment = { active, counts };
      visit({ start: last, end: until }, readingOf(moment), moment);
      last = until;
    }
    if (time >= span.end) return;
    for (const line of lines.end.get(time) ?? []) active.splice(active.indexOf(line), 1);
    for (const line of lines.begin.get(time) ?? []) active.push(line);
    for (const change of heads.changes.get(time) ?? []) {
      const kind = change < 0 ? ~change : change;
      counts[kind] = (counts[kind] as number) + (change < 0 ? -1 : 1);
    }
    active.sort((one, other) => one - other);
  }
}

export type ReadingOf = (moment: Moment) => Reading;

/** The same people and lines come back day after day, so each case is matched once. */
export function readings(lines: Lines, kinds: readonly HeadKind[]): ReadingOf {
  const known = new Map<string, Reading>();
  return ({ active, counts }) => {
    const key = active.length > 0 ? `${active.join()} ${counts.join()}` : '';
    const same = known.get(key);
    if (same) return same;
    const asked = active.map((line) => lines.all[line] as AskedLine);
    const made = matchHeads(asked, kinds, asked.length > 0 ? counts : []);
    known.set(key, made);
    return made;
  };
}

/** Not by place in the list, so that the order of the input doesn't matter. */
function byLabel(one: Need, other: Need): number {
  const [first, second] = [`${one.label} ${one.id}`, `${other.label} ${other.id}`];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
