// Reads everything that cover depends on, and asks the engine. Findings of cover are never stored, so none is stale.
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CoverNeed } from '#contract/api/cover';
import { type Cover, coverOf } from '#engine/cover/cover-of';
import type { CoverShift, CoverSite } from '#engine/cover/input';
import type { Need } from '#engine/cover/need';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { holidaysOfSites } from '../holidays/holidays-of-sites';
import { listLeaveHours } from '../leave/leave-times.queries';
import { onDays } from '../shifts/on-days';
import { listNeeds } from './cover-needs.queries';

export interface CoverWindow {
  from: CalendarDate;
  to: CalendarDate;
  locationId?: string | undefined;
}

/** What a plan would change about the shifts. */
export interface PlannedChange {
  shifts: readonly Omit<CoverShift, 'published' | 'groupId' | 'skills'>[];
  /** The ids of shifts that would be gone. */
  replaced: readonly string[];
  /** The ids of the drafts that count. Without them, all do. */
  drafts?: readonly string[];
}

const NO_CHANGE: PlannedChange = { shifts: [], replaced: [] };

export interface CoverRead {
  cover: Cover[];
  needs: CoverNeed[];
  sites: CoverSite[];
  shifts: CoverShift[];
  /** Days with a status, as 'employee date'. */
  away: ReadonlySet<string>;
}

/** The cover of all sites that ask for someone. */
export async function readCover(
  scope: TenantScope,
  window: CoverWindow,
  plan = NO_CHANGE,
): Promise<CoverRead> {
  const needs = await listNeeds(scope, window);
  const asking = [...new Set(needs.map(({ locationId }) => locationId))];
  const sites = await listSites(scope, asking, window);
  if (sites.length === 0) return { cover: [], needs, sites, shifts: [], away: new Set() };
  const days = await listAway(scope, window);
  const shifts = await listShifts(scope, window, sites, await skillsOf(scope, needs), plan);
  const asked = needs.map(asNeed);
  const here = new Map<string, CoverShift[]>(sites.map(({ id }) => [id, []]));
  for (const shift of shifts) here.get(shift.siteId)?.push(shift);
  const away = { days, hours: await listLeaveHours(scope, window) };
  const { from, to } = window;
  const cover: Cover[] = [];
  for (const site of sites) {
    const own = asked.filter(({ siteId }) => siteId === site.id);
    const shiftsHere = here.get(site.id) ?? [];
    cover.push(...coverOf({ needs: own, shifts: shiftsHere, away, sites: [site], from, to }));
    // Other calls have their turn between two sites.
    await setImmediate();
  }
  return {
    cover,
    needs,
    sites,
    shifts,
    away: new Set(days.map(({ employeeId, date }) => `${employeeId} ${date}`)),
  };
}

export function asNeed({ locationId, skills, ...need }: CoverNeed): Need {
  return {
    ...need,
    siteId: locationId,
    skills: skills.map(({ skillId, count }) => ({ skill: skillId, count })),
  };
}

export async function listSites(
  scope: TenantScope,
  ids: string[],
  { from, to }: Pick<CoverWindow, 'from' | 'to'>,
): Promise<CoverSite[]> {
  if (ids.length === 0) return [];
  // From the day before, whose nights reach into the window.
  const holidays = await holidaysOfSites(scope, { from: addDays(from, -1), to });
  const rows = await scope.db
    .selectFrom('locations')
    .select(['id', 'timezone'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ id, timezone }) => ({
    id,
    zone: timezone as Zone,
    holidays: holidays.get(id) ?? [],
  }));
}

/** From the day before, whose nights reach into the window. */
async function listAway({ db, orgId }: TenantScope, { from, to }: CoverWindow) {
  const { rows } = await sql<{ employeeId: string; date: CalendarDate }>`
    select employee_id as "employeeId", date from day_statuses
    where org_id = ${orgId} and date between ${addDays(from, -1)} and ${to}`.execute(db);
  return rows;
}

interface SameShifts {
  siteId: string;
  start: number;
  end: number;
  published: boolean;
  role: string | null;
  employees: string;
}

type SkillsAt = (employeeId: string, start: Instant, end: Instant, zone: Zone) => readonly string[];

/** People with the same shift are one row: reading each shift takes three times as long. */
async function listShifts(
  { db, orgId }: TenantScope,
  { from, to }: CoverWindow,
  sites: readonly CoverSite[],
  skillsAt: SkillsAt,
  { shifts: planned, replaced, drafts }: PlannedChange,
): Promise<CoverShift[]> {
  const zones = new Map(sites.map(({ id, zone }) => [id, zone]));
  const { rows } = await sql<SameShifts>`
    select location_id as "siteId", published, role_label as role,
      (extract(epoch from start_at) * 1000)::float8 as start, (extract(epoch from end_at) * 1000)::float8 as end,
      string_agg(employee_id::text, ',') as employees
    from shifts
    where org_id = ${orgId} and ${onDays('shifts', { from: addDays(from, -1), to })}
      and location_id = any(${sites.map(({ id }) => id)}::uuid[])
      and id <> all(${replaced}::uuid[])
      and (${drafts === undefined} or published or id = any(${drafts ?? []}::uuid[]))
    group by location_id, start_at, end_at, published, role_label
    order by start_at`.execute(db);
  const groups = await listGroups({ db, orgId });
  const shifts: CoverShift[] = [];
  for (const { employees, siteId, published, role, ...times } of rows) {
    const [start, end] = [times.start as Instant, times.end as Instant];
    const zone = zones.get(siteId) as Zone;
    for (const employeeId of employees.split(',')) {
      const skills = skillsAt(employeeId, start, end, zone);
      const groupId = groups.get(employeeId) ?? null;
      shifts.push({ start, end, employeeId, siteId, published, role, groupId, skills });
    }
  }
  for (const { start, end, employeeId, siteId, role } of planned) {
    const zone = zones.get(siteId);
    if (!zone) continue;
    const skills = skillsAt(employeeId, start, end, zone);
    const groupId = groups.get(employeeId) ?? null;
    shifts.push({ start, end, employeeId, siteId, published: false, role, groupId, skills });
  }
  return shifts;
}

export async function listGroups({ db }: TenantScope): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('employees')
    .select(['id', 'shift_group_id'])
    .where('shift_group_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, shift_group_id }) => [id, shift_group_id]));
}

interface Holding {
  employee_id: string;
  skill_id: string;
  valid_from: string | null;
  valid_to: string | null;
}

const NONE: readonly string[] = [];

/** Only what a manager has verified, and what still holds when the shift ends: to the end of its last day. */
export async function skillsOf(
  { db }: TenantScope,
  needs: readonly CoverNeed[],
): Promise<SkillsAt> {
  const asked = [...new Set(needs.flatMap(({ skills }) => skills.map(({ skillId }) => skillId)))];
  if (asked.length === 0) return () => NONE;
  const rows = await db
    .selectFrom('holdings')
    .select(['employee_id', 'skill_id', 'valid_from', 'valid_to'])
    .where('verified_at', 'is not', null)
    .where('skill_id', 'in', asked)
    .execute();
  const held = new Map<string, Holding[]>();
  for (const row of rows) held.set(row.employee_id, [...(held.get(row.employee_id) ?? []), row]);
  // The same list for every shift of most people, which the engine is quick to see.
  const lasting = new Map<string, readonly string[]>();
  for (const [id, holdings] of held) {
    if (holdings.every(isLasting)) lasting.set(id, namesOf(holdings));
  }
  return (employeeId, start, end, zone) => {
    const always = lasting.get(employeeId);
    if (always) return always;
    const holdings = held.get(employeeId);
    if (!holdings) return NONE;
    const [first, last] = [dateAt(start, zone), dateAt((end - 1) as Instant, zone)];
    return namesOf(
      holdings.filter(
        ({ valid_from, valid_to }) =>
          (valid_from === null || valid_from <= first) && (valid_to === null || valid_to >= last),
      ),
    );
  };
}

function isLasting({ valid_from, valid_to }: Holding): boolean {
  return valid_from === null && valid_to === null;
}

function namesOf(holdings: readonly Holding[]): readonly string[] {
  return [...new Set(holdings.map(({ skill_id }) => skill_id))];
}
