// The cover of sites and days in figures, and all half-hours of one day with who is on.
import type { getCover, HalfHour, Strip } from '#contract/api/cover';
import type { AnswerOf, QueryOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { Cover, DayCover } from '#engine/cover/cover-of';
import type { CoverShift, CoverSite } from '#engine/cover/input';
import type { Reading } from '#engine/cover/match-heads';
import { dateAt, MINUTE_MS, wallClockAt } from '#engine/time/instants';
import type { Instant, WallTime, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { requireLocation } from '../locations/locations.queries';
import { type CoverRead, readCover } from './read-cover';

const HALF_HOUR_MS = 30 * MINUTE_MS;

export async function coverAnswer(
  scope: TenantScope,
  { strip, ...window }: QueryOf<typeof getCover>,
): Promise<AnswerOf<typeof getCover>> {
  const { locationId } = window;
  await requireLocation(scope, locationId);
  const wantsStrip = strip === 'true';
  if (wantsStrip && (locationId === undefined || window.from !== window.to)) {
    const message = 'Name one job site and one day for its half-hours.';
    throw new AppError('invalid_input', {
      sentence: message,
      fields: [{ field: 'strip', message }],
    });
  }
  const read = await readCover(scope, window);
  const zones = new Map(read.sites.map(({ id, zone }) => [id, zone]));
  return {
    days: read.cover.map((day) => {
      const zone = zones.get(day.siteId) as Zone;
      return {
        locationId: day.siteId,
        date: day.date,
        published: worstOf(day, day.published, zone),
        withDrafts: worstOf(day, day.withDrafts, zone),
      };
    }),
    strip: wantsStrip ? await stripOf(scope, read) : null,
  };
}

function worstOf({ start }: Cover, { halfHours, worst }: DayCover, zone: Zone) {
  const { light, by, heads, minimum, target } = halfHours[worst] as Reading;
  return { light, by, heads, minimum, target, startTime: clockAt(start, worst, zone) };
}

function clockAt(start: Instant, halfHour: number, zone: Zone): WallTime {
  return wallClockAt((start + halfHour * HALF_HOUR_MS) as Instant, zone).time;
}

/** Null where the site asks for nobody at all. */
async function stripOf(scope: TenantScope, read: CoverRead): Promise<Strip | null> {
  const [day] = read.cover;
  const [site] = read.sites;
  if (!day || !site) return null;
  const { halfHours } = day.withDrafts;
  const people = read.shifts
    .map((shift) => ({ shift, ...placeOf(shift, day.start) }))
    .filter(({ from, to }) => to > 0 && from < halfHours.length);
  const names = await namesOf(
    scope,
    people.map(({ shift }) => shift.employeeId),
  );
  return {
    times: halfHours.map((_, at) => clockAt(day.start, at, site.zone)),
    published: day.published.halfHours.map(halfHourOf),
    withDrafts: halfHours.map(halfHourOf),
    people: people.map(({ shift, from, to }) => ({
      employeeId: shift.employeeId,
      name: names.get(shift.employeeId) ?? '',
      role: shift.role,
      published: shift.published,
      away: isAway(read, shift, site),
      start: new Date(shift.start).toISOString(),
      end: new Date(shift.end).toISOString(),
      from: Math.max(0, from),
      to: Math.min(halfHours.length, to),
    })),
  };
}

function placeOf({ start, end }: CoverShift, first: Instant) {
  return {
    from: Math.floor((start - first) / HALF_HOUR_MS),
    to: Math.ceil((end - first) / HALF_HOUR_MS),
  };
}

function halfHourOf({ light, by, heads, minimum, target, lines }: Reading): HalfHour {
  const short = lines.filter((line) => line.short > 0 || line.belowTarget > 0);
  return {
    light,
    by,
    heads,
    minimum,
    target,
    lines: short.map(({ needId, short, belowTarget, missingSkills }) => ({
      needId,
      short,
      belowTarget,
      missingSkills: [...missingSkills],
    })),
  };
}

function isAway({ away }: CoverRead, { employeeId, start }: CoverShift, { zone }: CoverSite) {
  return away.has(`${employeeId} ${dateAt(start, zone)}`);
}

async function namesOf({ db }: TenantScope, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('employees')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
