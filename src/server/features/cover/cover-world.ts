// Cover of some dates, read once, and what would become of it: any number of changes is tried in memory.
import { sql } from 'kysely';
import { coverOf } from '#engine/cover/cover-of';
import type { CoverShift, CoverSite } from '#engine/cover/input';
import type { Light } from '#engine/cover/light';
import type { Reading } from '#engine/cover/match-heads';
import type { Need } from '#engine/cover/need';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Instant, Interval, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listLeaveHours } from '../leave/leave-times.queries';
import { listNeeds } from './cover-needs.queries';
import { asNeed, listGroups, listSites, skillsOf } from './read-cover';

/** What would be different: shifts that go, and shifts that come. */
export interface CoverChange {
  gone: readonly string[];
  come: readonly (Interval & {
    employeeId: string;
    siteId: string;
    date: CalendarDate;
    role: string | null;
  })[];
  /** Days on which someone is no longer away. */
  back?: readonly { employeeId: string; date: CalendarDate }[];
}

export interface CoverDay {
  siteId: string;
  siteName: string;
  date: CalendarDate;
  before: Light;
  after: Light;
  /** How many people too few or too many the lights stand for. */
  beforeBy: number;
  afterBy: number;
}

export interface CoverWorld {
  /** The days of sites whose cover the change touches, also where it stays as it is. */
  daysOf(change: CoverChange): CoverDay[];
  /** One of those days, when several changes happen together. */
  dayOf(day: Pick<CoverDay, 'siteId' | 'date'>, changes: readonly CoverChange[]): Reading;
}

interface WorldShift extends CoverShift {
  id: string;
  date: CalendarDate;
}

const NO_READING: Reading = {
  light: 'nothing-asked',
  by: 0,
  heads: 0,
  minimum: 0,
  target: 0,
  lines: [],
};
const NOTHING: CoverWorld = { daysOf: () => [], dayOf: () => NO_READING };

/** Reads these dates and the days beside them, which nights reach into. */
export async function loadCoverWorld(
  scope: TenantScope,
  dates: readonly CalendarDate[],
): Promise<CoverWorld> {
  const needs = dates.length > 0 ? await listNeeds(scope) : [];
  if (needs.length === 0) return NOTHING;
  const read = around(dates);
  const [from, to] = [read[0] as CalendarDate, read.at(-1) as CalendarDate];
  const asking = [...new Set(needs.map(({ locationId }) => locationId))];
  const sites = await listSites(scope, asking, { from, to });
  const names = await listNames(scope, asking);
  const hours = await listLeaveHours(scope, { from, to });
  const away = await listAway(scope, read);
  const skillsAt = await skillsOf(scope, needs);
  const groups = await listGroups(scope);
  const zones = new Map(sites.map(({ id, zone }) => [id, zone]));
  const asShift = (shift: Omit<WorldShift, 'published' | 'groupId' | 'skills'>): WorldShift => ({
    ...shift,
    // Drafts count like the others: the manager decides about what will be.
    published: true,
    groupId: groups.get(shift.employeeId) ?? null,
    skills: skillsAt(shift.employeeId, shift.start, shift.end, zones.get(shift.siteId) as Zone),
  });
  const shifts = (await listShifts(scope, read, asking)).map(asShift);
  const needsAt = groupBy(needs.map(asNeed), ({ siteId }) => siteId);
  return makeWorld({
    sites: new Map(sites.map((site) => [site.id, { ...site, name: names.get(site.id) ?? '' }])),
    needsAt,
    shiftsAt: groupBy(shifts, keyOf),
    byId: new Map(shifts.map((shift) => [shift.id, shift])),
    awayOn: groupBy(away, ({ date }) => date),
    hours,
    asShift,
  });
}

interface Loaded {
  sites: ReadonlyMap<string, CoverSite & { name: string }>;
  needsAt: ReadonlyMap<string, readonly Need[]>;
  shiftsAt: ReadonlyMap<string, readonly WorldShift[]>;
  byId: ReadonlyMap<string, WorldShift>;
  awayOn: ReadonlyMap<CalendarDate, readonly { employeeId: string; date: CalendarDate }[]>;
  hours: readonly (Interval & { employeeId: string })[];
  asShift: (shift: Omit<WorldShift, 'published' | 'groupId' | 'skills'>) => WorldShift;
}

const NO_BACK: readonly string[] = [];

function makeWorld({ sites, needsAt, shiftsAt, byId, awayOn, hours, asShift }: Loaded): CoverWorld {
  const known = new Map<string, Reading>();

  function readingOn(siteId: string, date: CalendarDate, change: Sorted | undefined): Reading {
    const site = sites.get(siteId) as CoverSite;
    const dates = [addDays(date, -1), date];
    const shifts = dates
      .flatMap((day) => shiftsAt.get(keyOf({ siteId, date: day })) ?? [])
      .filter(({ id }) => !change?.gone.has(id));
    const come = change?.come.filter((each) => each.siteId === siteId) ?? [];
    const back = new Set(change?.back ?? NO_BACK);
    const days = dates
      .flatMap((day) => awayOn.get(day) ?? [])
      .filter((each) => !back.has(dayKey(each)));
    const [day] = coverOf({
      needs: needsAt.get(siteId) ?? [],
      shifts: come.length > 0 ? [...shifts, ...come] : shifts,
      away: { days, hours },
      sites: [site],
      from: date,
      to: date,
    });
    return day?.withDrafts.halfHours[day.withDrafts.worst] ?? NO_READING;
  }

  function beforeOn(siteId: string, date: CalendarDate): Reading {
    const key = keyOf({ siteId, date });
    const reading = known.get(key) ?? readingOn(siteId, date, undefined);
    known.set(key, reading);
    return reading;
  }

  const sorted = ({ gone, come, back = [] }: CoverChange): Sorted => ({
    gone: new Set(gone),
    come: come
      .filter(({ siteId }) => sites.has(siteId))
      .map((shift) => asShift({ ...shift, id: '' })),
    back: back.map(dayKey),
  });

  return {
    daysOf({ gone, come, back = [] }) {
      const going = gone.flatMap((id) => byId.get(id) ?? []);
      const returning = back.flatMap(({ employeeId, date }) =>
        [...sites.keys()].flatMap((siteId) =>
          (shiftsAt.get(keyOf({ siteId, date })) ?? []).filter(
            (shift) => shift.employeeId === employeeId,
          ),
        ),
      );
      const change = sorted({ gone, come, back });
      const touched = new Map<string, { siteId: string; date: CalendarDate }>();
      for (const { siteId, date } of [...going, ...change.come, ...returning]) {
        for (const day of [date, addDays(date, 1)]) {
          touched.set(keyOf({ siteId, date: day }), { siteId, date: day });
        }
      }
      return [...touched.values()].map(({ siteId, date }) => {
        const [was, will] = [beforeOn(siteId, date), readingOn(siteId, date, change)];
        return {
          siteId,
          siteName: sites.get(siteId)?.name ?? '',
          date,
          before: was.light,
          after: will.light,
          beforeBy: was.by,
          afterBy: will.by,
        };
      });
    },
    dayOf({ siteId, date }, changes) {
      const all = sorted({
        gone: changes.flatMap(({ gone }) => gone),
        come: changes.flatMap(({ come }) => come),
        back: changes.flatMap(({ back = [] }) => back),
      });
      return readingOn(siteId, date, all);
    },
  };
}

interface Sorted {
  gone: ReadonlySet<string>;
  come: readonly WorldShift[];
  back: readonly string[];
}

function keyOf({ siteId, date }: { siteId: string; date: CalendarDate }): string {
  return `${siteId} ${date}`;
}

function dayKey({ employeeId, date }: { employeeId: string; date: CalendarDate }): string {
  return `${employeeId} ${date}`;
}

/** In order, each once. */
function around(dates: readonly CalendarDate[]): CalendarDate[] {
  return [...new Set(dates.flatMap((date) => [-1, 0, 1].map((by) => addDays(date, by))))].sort();
}

async function listShifts(
  { db, orgId }: TenantScope,
  dates: readonly CalendarDate[],
  siteIds: readonly string[],
): Promise<Omit<WorldShift, 'published' | 'groupId' | 'skills'>[]> {
  const { rows } = await sql<{
    id: string;
    employeeId: string;
    siteId: string;
    date: CalendarDate;
    role: string | null;
    start: Instant;
    end: Instant;
  }>`
    select id, employee_id as "employeeId", location_id as "siteId", local_date::text as date, role_label as role,
      (extract(epoch from start_at) * 1000)::float8 as start, (extract(epoch from end_at) * 1000)::float8 as end
    from shifts
    where org_id = ${orgId} and local_date = any(${dates}::date[])
      and location_id = any(${siteIds}::uuid[])`.execute(db);
  return rows;
}

async function listAway({ db, orgId }: TenantScope, dates: readonly CalendarDate[]) {
  const { rows } = await sql<{ employeeId: string; date: CalendarDate }>`
    select employee_id as "employeeId", date::text as date from day_statuses
    where org_id = ${orgId} and date = any(${dates}::date[])`.execute(db);
  return rows;
}

async function listNames({ db, orgId }: TenantScope, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from locations where org_id = ${orgId} and id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function groupBy<Key, Value>(
  values: readonly Value[],
  keyFor: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyFor(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
