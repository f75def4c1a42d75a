// Whether the people at each site are enough, in half-hours of each day.
import { addDays, eachDay } from '../time/dates';
import { MINUTE_MS, startOfDate } from '../time/instants';
import type { CalendarDate, Instant, Interval } from '../time/kinds';
import { awayByPerson, type Heads, headsAt, kindsFor } from './heads';
import type { CoverInput, CoverShift } from './input';
import type { Light } from './light';
import { matchHeads, type Reading, worseOf } from './match-heads';
import { type Lines, linesOf, type ReadingOf, readings, sweepSite } from './sweep-site';

export interface Cover {
  siteId: string;
  date: CalendarDate;
  /** The first instant of the day. */
  start: Instant;
  /** With published shifts alone. */
  published: DayCover;
  /** With drafts too; the same object on days before the site's first draft. */
  withDrafts: DayCover;
}

export interface DayCover {
  light: Light;
  /** The number of the worst half-hour, and the first of them where several are alike. */
  worst: number;
  /** The worst of each half-hour from the first instant of the day. */
  halfHours: readonly Reading[];
}

const HALF_HOUR_MS = 30 * MINUTE_MS;
const NOTHING = matchHeads([], [], []);

/** By site in the order given, then by date. */
export function coverOf({ needs, shifts, away, sites, from, to }: CoverInput): Cover[] {
  const dates = eachDay(from, to);
  const gone = awayByPerson(away);
  const shiftsAt = bySite(shifts);
  return sites.flatMap((site) => {
    const own = needs.filter(({ siteId }) => siteId === site.id);
    const lines = linesOf(site, own, from, to);
    const starts = [...dates, addDays(to, 1)].map((date) => startOfDate(date, site.zone));
    const { people, firstDraft } = shiftsAt.get(site.id) ?? nobody();
    const kinds = kindsFor(own);
    const readingOf = readings(lines, kinds.all);
    const sweep = (days: readonly Instant[], who: PeopleShifts) =>
      daysOf(days, lines, headsAt(site, own, who, gone, kinds), readingOf);
    const withDrafts = sweep(starts, people);
    // The days before the first draft, often most of them, are swept once for both.
    const before = starts.slice(1).filter((end) => end <= firstDraft).length;
    const rest = starts.slice(before);
    const published = withDrafts.slice(0, before);
    if (rest.length > 1) published.push(...sweep(rest, publishedOf(people, rest[0] as Instant)));
    return dates.map((date, day) => ({
      siteId: site.id,
      date,
      start: starts[day] as Instant,
      published: published[day] as DayCover,
      withDrafts: withDrafts[day] as DayCover,
    }));
  });
}

type PeopleShifts = ReadonlyMap<string, readonly CoverShift[]>;

interface SiteShifts {
  people: Map<string, CoverShift[]>;
  /** When it begins; infinite without drafts. */
  firstDraft: number;
}

function nobody(): SiteShifts {
  return { people: new Map(), firstDraft: Number.POSITIVE_INFINITY };
}

function bySite(shifts: readonly CoverShift[]): ReadonlyMap<string, SiteShifts> {
  const sites = new Map<string, SiteShifts>();
  for (const shift of shifts) {
    const site = sites.get(shift.siteId) ?? nobody();
    sites.set(shift.siteId, site);
    if (!shift.published) site.firstDraft = Math.min(site.firstDraft, shift.start);
    const own = site.people.get(shift.employeeId);
    if (own) own.push(shift);
    else site.people.set(shift.employeeId, [shift]);
  }
  return sites;
}

function publishedOf(people: PeopleShifts, since: Instant): PeopleShifts {
  return new Map(
    [...people].map(([employeeId, shifts]) => [
      employeeId,
      shifts.filter(({ published, end }) => published && end > since),
    ]),
  );
}

/** K11: takes the first instant of each day, and of the day after the last. */
function daysOf(
  starts: readonly Instant[],
  lines: Lines,
  heads: Heads,
  readingOf: ReadingOf,
): DayCover[] {
  const days = starts
    .slice(1)
    .map((end, day) =>
      new Array<Reading>(Math.ceil((end - (starts[day] as Instant)) / HALF_HOUR_MS)).fill(NOTHING),
    );
  const span = { start: starts[0] as Instant, end: starts.at(-1) as Instant };
  let day = 0;
  const visit = ({ start, end }: Interval, reading: Reading) => {
    while ((starts[day + 1] as Instant) <= start) day += 1;
    for (let at = day; at < days.length && (starts[at] as Instant) < end; at += 1) {
      const first = starts[at] as Instant;
      const halfHours = days[at] as Reading[];
      const from = Math.max(0, Math.floor((start - first) / HALF_HOUR_MS));
      const until = Math.min(halfHours.length, Math.ceil((end - first) / HALF_HOUR_MS));
      for (let half = from; half < until; half += 1) {
        halfHours[half] = worseOf(halfHours[half] as Reading, reading);
      }
    }
  };
  sweepSite(lines, heads, span, visit, readingOf);
  return days.map(dayCover);
}

function dayCover(halfHours: readonly Reading[]): DayCover {
  const worst = halfHours.reduce(worseOf, NOTHING);
  return { light: worst.light, worst: Math.max(0, halfHours.indexOf(worst)), halfHours };
}
