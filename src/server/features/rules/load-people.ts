// People as the rules read them: their shifts around some days, statuses, leave, contracts, skills and
// wishes, in a few queries.
import { sql } from 'kysely';
import { type Availability, timesOf } from '#engine/availability/availability';
import type { DayStatusName } from '#engine/cells/cell';
import { type Days, reachOf } from '#engine/rules/check';
import type { Contract, Holding, Person, RosterShift } from '#engine/rules/person';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listAvailability, NOTHING_SAID } from '../availability/availability.queries';
import { listLeaveTimes } from '../leave/leave-times.queries';
import type { LoadedBook } from './load-book';

export interface LoadedShift extends RosterShift {
  /** The revision of the roster that wrote it. */
  version: number;
}

export interface LoadedPerson extends Person {
  name: string;
  shifts: readonly LoadedShift[];
}

/**
 * Everyone who is there, or those who are named, in order of name. Where only some of the days matter for each, no more of
 * their shifts are read: leave in a year's time mustn't read a year of everyone else.
 */
export async function loadPeople(
  scope: TenantScope,
  employeeIds: readonly string[] | 'everyone',
  days: Days,
  book: LoadedBook,
  daysOf?: ReadonlyMap<string, Days>,
): Promise<LoadedPerson[]> {
  const people = await listPeople(scope, employeeIds);
  const ids = people.map(({ id }) => id);
  const reach = reachOf(
    book.rules,
    people.flatMap(({ contracts }) => contracts),
  );
  const withReach = ({ from, to }: Days) => ({
    from: addDays(from, -reach),
    to: addDays(to, reach),
  });
  const around = withReach(days);
  const aroundOf = (id: string) => {
    const own = daysOf?.get(id);
    return own ? withReach(own) : around;
  };
  const spans = daysOf && ids.map(aroundOf);
  const shifts = await listShifts(scope, ids, { ...around, spans }, book.zones);
  const statuses = await listStatuses(scope, ids, around);
  const wishes = await listWishes(scope, ids, around, book);
  const leave = await listLeaveTimes(scope, ids, around);
  return people.map(({ id, name, group_id, birth_date, contracts, holdings }) => ({
    id,
    name,
    groupIds: group_id === null ? [] : [group_id],
    birthDate: birth_date,
    shifts: shifts.get(id) ?? [],
    statuses: statuses.get(id) ?? NO_STATUSES,
    leave: leave.get(id) ?? [],
    unavailable: timesOf(wishes.get(id) ?? NOTHING_SAID, 'cannot', aroundOf(id)),
    contracts,
    holdings,
  }));
}

/** Only where a rule asks for them. */
async function listWishes(scope: TenantScope, ids: string[], days: Days, { rules }: LoadedBook) {
  const asked = rules.some(
    ({ kind, params, severity }) =>
      kind === 'away' && params.reason === 'unavailable' && severity !== 'off',
  );
  return asked ? listAvailability(scope, ids, days) : new Map<string, Availability>();
}

interface PersonRow {
  id: string;
  name: string;
  group_id: string | null;
  birth_date: CalendarDate | null;
  contracts: Contract[];
  holdings: Holding[];
}

/**
 * Contracts and skills are looked up for each person. PostgreSQL can't know how many of the people it will find: joined
 * with everyone's contracts, it sometimes gathered these again for each of a hundred people.
 */
async function listPeople(
  { db, orgId }: TenantScope,
  employeeIds: readonly string[] | 'everyone',
): Promise<PersonRow[]> {
  const all = employeeIds === 'everyone';
  const { rows } = await sql<PersonRow>`
    select e.id, e.name, e.shift_group_id as group_id, e.birth_date,
      coalesce((
        select jsonb_agg(jsonb_build_object('validFrom', valid_from, 'type', type,
          'ordinary', case when ordinary_minutes is not null
            then jsonb_build_object('minutes', ordinary_minutes, 'days', ordinary_days) end,
          'averaging', case when averaging_days is not null
            then jsonb_build_object('days', averaging_days, 'anchor', averaging_anchor) end,
          'agreements', agreements))
        from contracts where org_id = ${orgId} and employee_id = e.id), '[]') as contracts,
      coalesce((
        select jsonb_agg(jsonb_build_object('skillId', skill_id, 'validFrom', valid_from,
          'validTo', valid_to, 'verified', verified_at is not null))
        from holdings where org_id = ${orgId} and employee_id = e.id), '[]') as holdings
    from employees e
    where e.org_id = ${orgId} and (e.id = any(${all ? [] : employeeIds}::uuid[])
      or (${all} and e.deleted_at is null))
    order by e.name collate name_order, e.id`.execute(db);
  return rows;
}

const FIELD = '\u001f';
const SHIFT = '\u001e';

/** Reads one text per person. Reading 250 people as rows takes five times as long. */
async function listShifts(
  { db, orgId }: TenantScope,
  people: readonly string[],
  { from, to, spans }: Days & { spans?: readonly Days[] | undefined },
  zones: LoadedBook['zones'],
): Promise<Map<string, LoadedShift[]>> {
  const own = (column: string) =>
    sql`translate(coalesce(${sql.ref(column)}, ''), ${FIELD + SHIFT}, '')`;
  const within = spans
    ? sql`join unnest(${people}::uuid[], ${spans.map((span) => span.from)}::date[], ${spans.map((span) => span.to)}::date[])
        as span (employee_id, first, last)
        on span.employee_id = s.employee_id and s.local_date between span.first and span.last`
    : sql``;
  // date_part: extract makes a numeric of every instant, which takes longer.
  const { rows } = await sql<{ employee_id: string; shifts: string }>`
    select s.employee_id, string_agg(concat_ws(${FIELD}, s.id, date_part('epoch', s.start_at)::bigint,
      date_part('epoch', s.end_at)::bigint, s.local_date, s.location_id, s.published,
      (date_part('epoch', s.updated_at) * 1000)::bigint, s.version, ${own('s.template_code')}, ${own('s.role_label')}),
      ${SHIFT} order by s.start_at, s.end_at, s.id) as shifts
    from shifts s ${within}
    where s.org_id = ${orgId} and s.employee_id = any(${people}::uuid[]) and s.local_date between ${from} and ${to}
    group by s.employee_id`.execute(db);
  const known = new Map<string, LoadedShift[]>();
  for (const { employee_id, shifts } of rows) {
    known.set(
      employee_id,
      shifts.split(SHIFT).map((text) => shiftOf(text, zones)),
    );
  }
  return known;
}

/** A plain literal: objects made by spreading are several times as slow to read, and a check reads them all. */
function shiftOf(text: string, zones: LoadedBook['zones']): LoadedShift {
  const [id = '', start, end, date, siteId = '', published, updated, version, code, role] =
    text.split(FIELD);
  return {
    start: (Number(start) * 1000) as Instant,
    end: (Number(end) * 1000) as Instant,
    id,
    siteId,
    zone: zones.get(siteId) ?? ('UTC' as Zone),
    date: date as CalendarDate,
    published: published === 't',
    role: role || null,
    code: code || null,
    toldAt: published === 't' ? (Number(updated) as Instant) : null,
    version: Number(version),
  };
}

type Statuses = ReadonlyMap<CalendarDate, DayStatusName>;
const NO_STATUSES: Statuses = new Map();

async function listStatuses(
  { db, orgId }: TenantScope,
  people: readonly string[],
  { from, to }: Days,
): Promise<Map<string, Statuses>> {
  const { rows } = await sql<{
    employee_id: string;
    dates: CalendarDate[];
    names: DayStatusName[];
  }>`
    select employee_id, array_agg(date::text) as dates, array_agg(status) as names from day_statuses
    where org_id = ${orgId} and employee_id = any(${people}::uuid[]) and date between ${from} and ${to}
    group by employee_id`.execute(db);
  return new Map(
    rows.map(({ employee_id, dates, names }) => [
      employee_id,
      new Map(dates.map((date, at) => [date, names[at] as DayStatusName])),
    ]),
  );
}
