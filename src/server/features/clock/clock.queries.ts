import { sql } from 'kysely';
import type { ClockEvent, ClockRules, EventFlag, RosteredShift } from '#engine/clock/event';
import type { Fenced, Place } from '#engine/clock/fence';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

export type ClockSource = 'web' | 'phone' | 'kiosk' | 'manager' | 'import';

export interface NewClockEvent extends ClockEvent, Fenced {
  capturedAt: Instant;
  receivedAt: Instant;
  offsetMs: number;
  counter: number;
  source: ClockSource;
  reason: string | null;
  enteredByName: string | null;
}

/**
 * Events of one person wait for each other, on every device and in every process. Returns false when there is no such
 * person any more.
 */
export async function holdPerson({ db, orgId }: TenantScope, employeeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('employees')
    .select('deleted_at')
    .where('org_id', '=', orgId)
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined && row.deleted_at === null;
}

/** In one order, so that two callers can't wait for each other. */
export async function holdPeople(
  { db, orgId }: TenantScope,
  employeeIds: readonly string[],
): Promise<void> {
  await sql`select from employees where org_id = ${orgId} and id = any(${employeeIds}::uuid[])
    order by id for no key update`.execute(db);
}

export async function insertClockEvents(
  { db, orgId }: TenantScope,
  employeeId: string,
  events: readonly NewClockEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('clock_events')
    .values(
      events.map((event) => ({
        org_id: orgId,
        id: event.id,
        employee_id: employeeId,
        kind: event.kind,
        location_id: event.siteId,
        timezone: event.zone,
        captured_at: new Date(event.capturedAt),
        received_at: new Date(event.receivedAt),
        effective_at: new Date(event.at),
        offset_ms: event.offsetMs,
        counter: event.counter,
        source: event.source,
        fence: event.fence,
        distance_m: event.distanceM,
        stated: event.stated,
        break_answer: event.breakAnswer,
        flags: [...event.flags],
        reason: event.reason,
        voids: event.voids,
        entered_by_name: event.enteredByName,
      })),
    )
    .execute();
}

/** Those of everyone in the organisation: an id that another person used is taken. */
export function listKnownEvents({ db, orgId }: TenantScope, ids: readonly string[]) {
  return db
    .selectFrom('clock_events')
    .select(['id', 'employee_id', 'kind', 'effective_at', 'location_id', 'timezone'])
    .where('org_id', '=', orgId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** From the instant on, with everything that they void. */
export async function listClockEvents(
  { db, orgId }: TenantScope,
  employeeId: string,
  from: Instant,
): Promise<ClockEvent[]> {
  const rows = await db
    .selectFrom('clock_events as e')
    .select([
      'e.id',
      'e.kind',
      'e.effective_at',
      'e.location_id',
      'e.timezone',
      'e.stated',
      'e.break_answer',
      'e.flags',
      'e.voids',
    ])
    .where('e.org_id', '=', orgId)
    .where('e.employee_id', '=', employeeId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('e.effective_at', '>=', new Date(from)),
        eb('e.voids', 'is not', null),
        exists(
          selectFrom('clock_events as v')
            .select('v.id')
            .where('v.org_id', '=', orgId)
            .whereRef('v.voids', '=', 'e.id'),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ClockEvent['kind'],
    at: row.effective_at.getTime() as Instant,
    siteId: row.location_id,
    zone: row.timezone as Zone,
    stated: row.stated,
    breakAnswer: row.break_answer as ClockEvent['breakAnswer'],
    flags: row.flags as EventFlag[],
    voids: row.voids,
  }));
}

/** Published shifts that end after the instant. */
export async function listRosteredShifts(
  { db, orgId }: TenantScope,
  employeeId: string,
  { from, to }: { from: Instant; to: Instant },
): Promise<RosteredShift[]> {
  const rows = await db
    .selectFrom('shifts')
    .select(['id', 'location_id', 'role_label', 'start_at', 'end_at'])
    .where('org_id', '=', orgId)
    .where('employee_id', '=', employeeId)
    .where('published', '=', true)
    .where('end_at', '>', new Date(from))
    .where('start_at', '<', new Date(to))
    .execute();
  return rows.map(({ id, location_id, role_label, start_at, end_at }) => ({
    id,
    siteId: location_id,
    role: role_label,
    start: start_at.getTime() as Instant,
    end: end_at.getTime() as Instant,
  }));
}

export async function listClockRules({ db, orgId }: TenantScope): Promise<ClockRules[]> {
  const rows = await db
    .selectFrom('clock_settings')
    .select([
      'valid_from',
      'early_in',
      'longest_hours',
      'ask_break_after_minutes',
      'usual_break_minutes',
    ])
    .where('org_id', '=', orgId)
    .execute();
  return rows.map((row) => ({
    validFrom: row.valid_from.getTime() as Instant,
    longestHours: row.longest_hours,
    earlyIn: row.early_in as ClockRules['earlyIn'],
    askBreakAfterMinutes: row.ask_break_after_minutes,
    usualBreakMinutes: row.usual_break_minutes,
  }));
}

export interface ClockSite {
  id: string;
  zone: Zone;
  place: Place | null;
}

export async function listClockSites(
  { db, orgId }: TenantScope,
  ids: readonly string[],
): Promise<Map<string, ClockSite>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'timezone', 'latitude', 'longitude'])
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ id, timezone, latitude, longitude }) => [
      id,
      {
        id,
        zone: timezone as Zone,
        place: latitude === null || longitude === null ? null : { latitude, longitude },
      },
    ]),
  );
}

/** The days of closed pay periods. */
export function listClosedPeriods({ db, orgId }: TenantScope) {
  return db
    .selectFrom('pay_periods')
    .select([sql<CalendarDate>`first_date`.as('first'), sql<CalendarDate>`last_date`.as('last')])
    .where('org_id', '=', orgId)
    .where('closed_at', 'is not', null)
    .execute();
}
