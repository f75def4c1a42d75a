// Cover of some dates, read once, and what would become of it: any number of changes is tried in memory.
import { sql } from 'kysely';
import { type AwayByPerson, awayByPerson } from '#engine/cover/heads';
import type { CoverShift, CoverSite } from '#engine/cover/input';
import type { Light } from '#engine/cover/light';
import type { Reading } from '#engine/cover/match-heads';
import type { Need } from '#engine/cover/need';
import { type HeadChange, type SiteDay, siteDays } from '#engine/cover/site-day';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Interval, Zone } from '#engine/time/kinds';
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
  const days = await listAway(scope, read);
  const skillsAt = await skillsOf(scope, needs);
  const groups = await listGroups(scope);
  const zones = new Map(sites.map(({ id, zone }) => [id, zone]));
  // A plain literal: there are tens of thousands, and spreading takes several times as long.
  const asShift: AsShift = (id, employeeId, { siteId, date, role, start, end }) => ({
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
  });
  const shiftsAt = new Map<string, WorldShift[]>();
  const byId = new Map<string, WorldShift>();
  for (const { people, ...facts } of await listShifts(scope, read, asking)) {
    const key = keyOf(facts);
    const here = shiftsAt.get(key) ?? [];
    shiftsAt.set(key, here);
    for (const pair of people.split(',')) {
      const shift = asShift(pair.slice(0, ID_LENGTH), pair.slice(ID_LENGTH + 1), facts);
      here.push(shift);
      byId.set(shift.id, shift);
    }
  }
  const needsAt = groupBy(needs.map(asNeed), ({ siteId }) => siteId);
  return makeWorld({
    sites: new Map(sites.map((site) => [site.id, { ...site, name: names.get(site.id) ?? '' }])),
    needsAt,
    shiftsAt,
    byId,
    away: awayByPerson({ days, hours }),
    asShift,
  });
}

type Facts = Pick<WorldShift, 'siteId' | 'date' | 'role' | 'start' | 'end'>;
type AsShift = (id: string, employeeId: string, facts: Facts) => WorldShift;

interface Loaded {
  sites: ReadonlyMap<string, CoverSite & { name: string }>;
  needsAt: ReadonlyMap<string, readonly Need[]>;
  shiftsAt: ReadonlyMap<string, readonly WorldShift[]>;
  byId: ReadonlyMap<string, WorldShift>;
  away: AwayByPerson;
  asShift: AsShift;
}

/** A change by person, and what it does to the days that were looked at. */
interface Prepared {
  people: ReadonlyMap<string, OwnChange>;
  days?: CoverDay[];
  on: Map<SiteDay, readonly HeadChange[]>;
}

interface OwnChange {
  gone: Set<string>;
  come: WorldShift[];
  back: Set<CalendarDate>;
}

function makeWorld({ sites, needsAt, shiftsAt, byId, away, asShift }: Loaded): CoverWorld {
  const daysAt = new Map(
    [...sites].map(([id, site]) => [id, siteDays(site, needsAt.get(id) ?? [])]),
  );
  const known = new Map<string, { day: SiteDay; shiftsOf: Map<string, WorldShift[]> }>();
  // The same change is tried again and again, alone and together with others.
  const prepared = new WeakMap<CoverChange, Prepared>();

  // Each date is part of two days: its nights reach into the next one.
  const onDate = new Map<string, Map<string, WorldShift[]>>();

  function peopleOn(place: Place) {
    const key = keyOf(place);
    const found = onDate.get(key) ?? groupBy(shiftsAt.get(key) ?? [], (shift) => shift.employeeId);
    onDate.set(key, found);
    return found;
  }

  function siteDay({ siteId, date }: Place) {
    const key = keyOf({ siteId, date });
    const found = known.get(key);
    if (found) return found;
    const shiftsOf = new Map(peopleOn({ siteId, date: addDays(date, -1) }));
    for (const [employeeId, own] of peopleOn({ siteId, date })) {
      const earlier = shiftsOf.get(employeeId);
      shiftsOf.set(employeeId, earlier ? [...earlier, ...own] : own);
    }
    const make = daysAt.get(siteId) as ReturnType<typeof siteDays>;
    const made = { day: make(date, { shiftsOf, away }), shiftsOf };
    known.set(key, made);
    return made;
  }

  function prepare(change: CoverChange): Prepared {
    const found = prepared.get(change);
    if (found) return found;
    const people = new Map<string, OwnChange>();
    const ownOf = (employeeId: string): OwnChange => {
      const own = people.get(employeeId) ?? { gone: new Set(), come: [], back: new Set() };
      people.set(employeeId, own);
      return own;
    };
    for (const shift of change.gone.flatMap((id) => byId.get(id) ?? [])) {
      ownOf(shift.employeeId).gone.add(shift.id);
    }
    for (const shift of change.come) {
      if (sites.has(shift.siteId))
        ownOf(shift.employeeId).come.push(asShift('', shift.employeeId, shift));
    }
    for (const { employeeId, date } of change.back ?? []) ownOf(employeeId).back.add(date);
    const made: Prepared = { people, on: new Map() };
    prepared.set(change, made);
    return made;
  }

  function headChanges(place: Place, { people, on }: Prepared): readonly HeadChange[] {
    const { day, shiftsOf } = siteDay(place);
    const found = on.get(day);
    if (found) return found;
    const made = [...people].flatMap(([employeeId, { gone, come, back }]) => {
      const stays = (shiftsOf.get(employeeId) ?? []).filter(({ id }) => !gone.has(id));
      const comes = come.filter(({ siteId }) => siteId === place.siteId);
      const days = away.days.get(employeeId);
      const daysAway = days && back.size > 0 ? without(days, back) : days;
      return day.changesOf(employeeId, { shifts: [...stays, ...comes], daysAway });
    });
    on.set(day, made);
    return made;
  }

  function readingWith(place: Place, changes: readonly CoverChange[]): Reading {
    const all = changes.map(prepare);
    const parts = areApart(all) ? all : [prepare(joined(changes))];
    return siteDay(place).day.worstWith(parts.flatMap((each) => headChanges(place, each)));
  }

  /** Each day on which a shift begins, and the one after it, into which it may reach. */
  function placesOf(change: CoverChange): Place[] {
    const { people } = prepare(change);
    const shifts = [...people].flatMap(([employeeId, { gone, come, back }]) => [
      ...[...gone].flatMap((id) => byId.get(id) ?? []),
      ...come,
      ...[...back].flatMap((date) =>
        [...sites.keys()].flatMap((siteId) =>
          (shiftsAt.get(keyOf({ siteId, date })) ?? []).filter(
            (shift) => shift.employeeId === employeeId,
          ),
        ),
      ),
    ]);
    const places = new Map<string, Place>();
    for (const { siteId, date } of shifts) {
      for (const day of [date, addDays(date, 1)]) {
        places.set(keyOf({ siteId, date: day }), { siteId, date: day });
      }
    }
    return [...places.values()];
  }

  function daysOf(change: CoverChange): CoverDay[] {
    return placesOf(change).map(({ siteId, date }) => {
      const was = siteDay({ siteId, date }).day.worst;
      const will = readingWith({ siteId, date }, [change]);
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
  }

  return {
    daysOf(change) {
      const own = prepare(change);
      own.days ??= daysOf(change);
      return own.days;
    },
    dayOf: ({ siteId, date }, changes) => readingWith({ siteId, date }, changes),
  };
}

/** Whether nobody is part of two of the changes. */
function areApart(changes: readonly Prepared[]): boolean {
  if (changes.length < 2) return true;
  const people = changes.flatMap((each) => [...each.people.keys()]);
  return new Set(people).size === people.length;
}

function joined(changes: readonly CoverChange[]): CoverChange {
  return {
    gone: changes.flatMap(({ gone }) => gone),
    come: changes.flatMap(({ come }) => come),
    back: changes.flatMap(({ back = [] }) => back),
  };
}

function without<Value>(values: ReadonlySet<Value>, gone: ReadonlySet<Value>): Set<Value> {
  return new Set([...values].filter((value) => !gone.has(value)));
}

interface Place {
  siteId: string;
  date: CalendarDate;
}

function keyOf({ siteId, date }: Place): string {
  return `${siteId} ${date}`;
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
