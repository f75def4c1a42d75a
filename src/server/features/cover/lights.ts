// The lights of a roster window, in letters. The light of a day is kept in memory until something changes that it
// depends on, which gives the roster a new revision: reading it anew would take longer than the cells themselves.
import type { RosterCover } from '#contract/api/roster-window';
import type { DayCover } from '#engine/cover/cover-of';
import { letterOf } from '#engine/cover/light';
import { addDays, daysBetween, eachDay } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listSpansSince } from '../roster/change-log';
import { readCover } from './read-cover';

interface Window {
  from: CalendarDate;
  to: CalendarDate;
}

/** Never changed once others may read it, except that days are added: a newer revision gets a copy. */
interface Known {
  revision: number;
  /** A letter for each site. */
  days: Map<CalendarDate, string>;
  siteIds: readonly string[];
}

export type ReadLights = (
  scope: TenantScope,
  window: Window,
  revision: number,
  /** Only these dates of the window, and the days after them. */
  touched?: readonly CalendarDate[],
) => Promise<RosterCover | undefined>;

const MOST_ORGANISATIONS = 500;
const MOST_DAYS = 2_000;
const MOST_DAYS_AT_ONCE = 35;
const UNCHANGED = ' ';

export function createLights(): ReadLights {
  // The organisation that was read last is at the end.
  const organisations = new Map<string, Known>();

  async function knownAt(scope: TenantScope, revision: number): Promise<Known> {
    const before = organisations.get(scope.orgId);
    const known = (before && (await upTo(scope, before, revision))) ?? {
      revision,
      days: new Map(),
      siteIds: [],
    };
    organisations.delete(scope.orgId);
    organisations.set(scope.orgId, known);
    const [oldest] = organisations.keys();
    if (organisations.size > MOST_ORGANISATIONS && oldest) organisations.delete(oldest);
    return known;
  }

  return async (scope, window, revision, touched) => {
    let known = await knownAt(scope, revision);
    const dates = touched
      ? withNextDays(touched).filter((date) => window.from <= date && date <= window.to)
      : eachDay(window.from, window.to);
    for (const span of spansOf(dates.filter((date) => !known.days.has(date)))) {
      const { siteIds, days } = await lettersOf(scope, span);
      if (known.days.size > 0 && siteIds.join() !== known.siteIds.join()) {
        known = { revision, days: new Map(), siteIds };
      }
      known.siteIds = siteIds;
      for (const [date, letters] of days) known.days.set(date, letters);
    }
    return coverIn(window.from, window.to, new Set(dates), known);
  };
}

/** The lights of some days and of those after them, read now: for the author of a change that isn't committed yet. */
export async function lightsOfDays(
  scope: TenantScope,
  touched: readonly CalendarDate[],
): Promise<RosterCover | undefined> {
  const dates = withNextDays(touched);
  const known: Known = { revision: 0, days: new Map(), siteIds: [] };
  for (const span of spansOf(dates)) {
    const { siteIds, days } = await lettersOf(scope, span);
    known.siteIds = siteIds;
    for (const [date, letters] of days) known.days.set(date, letters);
  }
  const [from, to] = [dates[0], dates.at(-1)];
  return from && to ? coverIn(from, to, new Set(dates), known) : undefined;
}

/** What is still known at a later revision; undefined when that can't be told. */
async function upTo(
  scope: TenantScope,
  known: Known,
  revision: number,
): Promise<Known | undefined> {
  if (known.revision === revision) return known;
  // A restored backup counts its revisions anew.
  if (known.revision > revision || known.days.size > MOST_DAYS) return undefined;
  const spans = await listSpansSince(scope, { since: known.revision, revision });
  if (!spans) return undefined;
  const days = [...known.days].filter(
    ([date]) => !spans.some(({ from, to }) => from <= date && date <= addDays(to, 1)),
  );
  return { ...known, revision, days: new Map(days) };
}

async function lettersOf(scope: TenantScope, span: Window) {
  const { cover, sites } = await readCover(scope, span);
  const days = new Map(eachDay(span.from, span.to).map((date) => [date, '']));
  for (const { date, published, withDrafts } of cover) {
    const letter = letterOf({
      published: published.light,
      withDrafts: withDrafts.light,
      publishedBy: byOf(published),
      withDraftsBy: byOf(withDrafts),
    });
    days.set(date, `${days.get(date)}${letter}`);
  }
  return { siteIds: sites.map(({ id }) => id), days };
}

function byOf({ halfHours, worst }: DayCover): number {
  return halfHours[worst]?.by ?? 0;
}

function coverIn(
  from: CalendarDate,
  to: CalendarDate,
  dates: ReadonlySet<CalendarDate>,
  { siteIds, days }: Known,
): RosterCover | undefined {
  if (siteIds.length === 0 || dates.size === 0) return undefined;
  const letters = eachDay(from, to).map((date) => (dates.has(date) ? days.get(date) : undefined));
  return {
    from,
    sites: siteIds.map((location_id, site) => ({
      location_id,
      days: letters.map((ofDay) => ofDay?.charAt(site) || UNCHANGED).join(''),
    })),
  };
}

/** A night that begins on a day is someone's morning on the next one. */
function withNextDays(dates: readonly CalendarDate[]): CalendarDate[] {
  return [...new Set(dates.flatMap((date) => [date, addDays(date, 1)]))].sort();
}

/** Days that follow each other, of dates in order. Longer spans would hold up every other call while they are worked out. */
function spansOf(dates: readonly CalendarDate[]): Window[] {
  const spans: Window[] = [];
  for (const date of dates) {
    const last = spans.at(-1);
    const follows = last && daysBetween(last.to, date) === 1;
    if (follows && daysBetween(last.from, date) < MOST_DAYS_AT_ONCE) last.to = date;
    else spans.push({ from: date, to: date });
  }
  return spans;
}
