// Reads what cover of some dates depends on, or of an earlier reading only the dates that have changed.
import { sql } from 'kysely';
import { awayByPerson } from '#engine/cover/heads';
import type { Reading } from '#engine/cover/match-heads';
import { siteDays } from '#engine/cover/site-day';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listLeaveHours } from '../leave/leave-times.queries';
import { listNeeds } from './cover-needs.queries';
import {
  type CoverFrame,
  type CoverMade,
  type CoverWorld,
  coverWorldOf,
  type Facts,
  keyOf,
  type WorldShift,
} from './cover-world';
import { asNeed, listGroups, listSites, skillsOf } from './read-cover';

/** A world that was read before, and the dates whose cells have changed since. Everything else is as it was. */
export interface EarlierCover {
  world: CoverWorld;
  hasChanged: (date: CalendarDate) => boolean;
}

const NO_READING: Reading = {
  light: 'nothing-asked',
  by: 0,
  heads: 0,
  minimum: 0,
  target: 0,
  lines: [],
};
const NOTHING: CoverWorld = { daysOf: () => [], dayOf: () => NO_READING, made: undefined };

/** Reads these dates and the days beside them, which nights reach into. Of an earlier world, only what has changed. */
export async function loadCoverWorld(
  scope: TenantScope,
  dates: readonly CalendarDate[],
  earlier?: EarlierCover,
): Promise<CoverWorld> {
  if (dates.length === 0) return NOTHING;
  const read = around(dates);
  const before = earlier?.world.made;
  const isWithin = before !== undefined && read.every((date) => isOneOf(before.frame, date));
  const frame = isWithin ? before.frame : await loadFrame(scope, read);
  if (!frame) return NOTHING;
  const stays = new Set(
    isWithin
      ? read.filter((date) => before.dates.has(date) && !earlier?.hasChanged(date))
      : undefined,
  );
  if (earlier && isWithin && stays.size === read.length) return earlier.world;
  return coverWorldOf(await loadCells(scope, frame, read, { stays, before }));
}

function isOneOf({ from, to }: CoverFrame, date: CalendarDate): boolean {
  return from <= date && date <= to;
}

/** Undefined where nobody is asked for. */
async function loadFrame(
  scope: TenantScope,
  read: readonly CalendarDate[],
): Promise<CoverFrame | undefined> {
  const needs = await listNeeds(scope);
  if (needs.length === 0) return undefined;
  const [from, to] = [read[0] as CalendarDate, read.at(-1) as CalendarDate];
  const asking = [...new Set(needs.map(({ locationId }) => locationId))];
  const sites = await listSites(scope, asking, { from, to });
  const names = await listNames(scope, asking);
  const skillsAt = await skillsOf(scope, needs);
  const groups = await listGroups(scope);
  const zones = new Map(sites.map(({ id, zone }) => [id, zone]));
  const asked = needs.map(asNeed);
  const needsAt = (id: string) => asked.filter(({ siteId }) => siteId === id);
  return {
    from,
    to,
    sites: new Map(sites.map((site) => [site.id, { ...site, name: names.get(site.id) ?? '' }])),
    daysAt: new Map(sites.map((site) => [site.id, siteDays(site, needsAt(site.id))])),
    // A plain literal: there are tens of thousands, and spreading takes several times as long.
    asShift: (id, employeeId, { siteId, date, role, start, end }) => ({
      id,
      employeeId,
      siteId,
      date,
      role,
      start,
      end,
      // Drafts count like the others: the manager decides about what will be.
      published: true,
      groupId: groups.get(employeeId) ?? null,
      skills: skillsAt(employeeId, start, end, zones.get(siteId) as Zone),
    }),
  };
}

interface Staying {
  stays: ReadonlySet<CalendarDate>;
  before: CoverMade | undefined;
}

async function loadCells(
  scope: TenantScope,
  frame: CoverFrame,
  read: readonly CalendarDate[],
  { stays, before }: Staying,
): Promise<CoverMade> {
  const siteIds = [...frame.sites.keys()];
  const anew = read.filter((date) => !stays.has(date));
  const shiftsAt = new Map<string, WorldShift[]>();
  for (const { people, ...facts } of await listShifts(scope, anew, siteIds)) {
    const key = keyOf(facts);
    const here = shiftsAt.get(key) ?? [];
    shiftsAt.set(key, here);
    for (const pair of people.split(',')) {
      here.push(frame.asShift(pair.slice(0, ID_LENGTH), pair.slice(ID_LENGTH + 1), facts));
    }
  }
  const awayOn = new Map<CalendarDate, readonly string[]>(
    (await listAway(scope, anew)).map(({ date, people }) => [date, people]),
  );
  for (const date of stays) {
    awayOn.set(date, before?.awayOn.get(date) ?? []);
    for (const siteId of siteIds) {
      const key = keyOf({ siteId, date });
      const same = before?.shiftsAt.get(key);
      if (same) shiftsAt.set(key, same as WorldShift[]);
    }
  }
  const byId = new Map<string, WorldShift>();
  for (const here of shiftsAt.values()) for (const shift of here) byId.set(shift.id, shift);
  const days = [...awayOn].flatMap(([date, ids]) =>
    ids.map((employeeId) => ({ employeeId, date })),
  );
  const hours = await listLeaveHours(scope, { from: frame.from, to: frame.to });
  const swept = new Map(
    [...(before?.swept ?? [])].filter(([key]) => {
      const date = key.slice(ID_LENGTH + 1) as CalendarDate;
      return stays.has(date) && stays.has(addDays(date, -1));
    }),
  );
  const away = awayByPerson({ days, hours });
  // Of another frame, other sites may have the same days.
  const tried: CoverMade['tried'] = before?.frame === frame ? before.tried : new Map();
  return { frame, dates: new Set(read), shiftsAt, byId, awayOn, away, swept, tried };
}

/** In order, each once. */
function around(dates: readonly CalendarDate[]): CalendarDate[] {
  return [...new Set(dates.flatMap((date) => [-1, 0, 1].map((by) => addDays(date, by))))].sort();
}

const ID_LENGTH = 36;

/** People with the same shift are one row: reading each shift takes three times as long. */
async function listShifts(
  { db, orgId }: TenantScope,
  dates: readonly CalendarDate[],
  siteIds: readonly string[],
): Promise<(Facts & { people: string })[]> {
  const { rows } = await sql<Facts & { people: string }>`
    select location_id as "siteId", local_date::text as date, role_label as role,
      (extract(epoch from start_at) * 1000)::float8 as start, (extract(epoch from end_at) * 1000)::float8 as end,
      string_agg(id || ' ' || employee_id, ',') as people
    from shifts
    where org_id = ${orgId} and local_date = any(${dates}::date[])
      and location_id = any(${siteIds}::uuid[])
    group by location_id, local_date, start_at, end_at, role_label`.execute(db);
  return rows;
}

async function listAway({ db, orgId }: TenantScope, dates: readonly CalendarDate[]) {
  const { rows } = await sql<{ date: CalendarDate; people: string[] }>`
    select date::text as date, array_agg(employee_id::text) as people from day_statuses
    where org_id = ${orgId} and date = any(${dates}::date[]) group by date`.execute(db);
  return rows;
}

async function listNames({ db, orgId }: TenantScope, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from locations where org_id = ${orgId} and id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
