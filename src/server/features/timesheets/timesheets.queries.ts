import { type AliasableExpression, type Selectable, sql } from 'kysely';
import type { ClockedEvent, Timesheet } from '#contract/api/timesheets';
import { LIMITS } from '#contract/limits';
import type { DerivedSheet } from '#engine/clock/derive-timesheets';
import { type Decisions, type SheetState, stateOf } from '#engine/clock/sheet-state';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import type { DB } from '../../db/tables.gen';

/** Of all, or of those that were chosen before: joined with names first, all of them would be. */
export function timesheetsQuery(
  { db, orgId }: TenantScope,
  chosen: AliasableExpression<Selectable<DB['timesheets']>> = db
    .selectFrom('timesheets')
    .selectAll(),
) {
  return db
    .selectFrom(chosen.as('t'))
    .innerJoin('employees as e', (join) =>
      join.onRef('e.org_id', '=', 't.org_id').onRef('e.id', '=', 't.employee_id'),
    )
    .leftJoin('locations as l', (join) =>
      join.onRef('l.org_id', '=', 't.org_id').onRef('l.id', '=', 't.location_id'),
    )
    .select([
      't.id',
      't.employee_id',
      'e.name as employee_name',
      't.location_id',
      'l.name as location_name',
      't.timezone',
      sql<CalendarDate>`t.date`.as('date'),
      isoText('t.start_at').as('start_at'),
      isoText<string | null>('t.end_at').as('end_at'),
      't.shift_id',
      isoText<string | null>('t.rostered_start').as('rostered_start'),
      isoText<string | null>('t.rostered_end').as('rostered_end'),
      't.role_label',
      isoText<string | null>('t.counted_start').as('counted_start'),
      isoText<string | null>('t.counted_end').as('counted_end'),
      sql<Timesheet['breaks']>`t.breaks`.as('breaks'),
      isoText<string | null>('t.break_since').as('break_since'),
      sql<Timesheet['break_answer']>`t.break_answer`.as('break_answer'),
      't.break_seconds',
      't.elapsed_seconds',
      't.clock_seconds',
      sql<Timesheet['flags']>`t.flags`.as('flags'),
      sql<SheetState>`t.state`.as('state'),
      isoText<string | null>('t.confirmed_at').as('confirmed_at'),
      isoText<string | null>('t.approved_at').as('approved_at'),
      't.approved_by_name',
      't.approved_reason',
      isoText<string | null>('t.disputed_at').as('disputed_at'),
      't.disputed_by_name',
      't.disputed_reason',
      't.adjusts',
      sql<
        Timesheet['paid']
      >`(select json_build_object('elapsed_seconds', coalesce(sum(y.elapsed_seconds), 0)::int,
          'clock_seconds', coalesce(sum(y.clock_seconds), 0)::int)
        from pay_lines y
        where y.org_id = t.org_id and y.timesheet_id = t.adjusts and y.period_id is distinct from t.period_id
        having t.adjusts is not null)`.as('paid'),
      't.version',
    ])
    .where('t.org_id', '=', orgId);
}

/** Of one person, those that start from the instant on and the one that runs; the latest first. */
export function listLatestSheets(
  scope: TenantScope,
  employeeId: string,
  from: Instant,
): Promise<Timesheet[]> {
  return timesheetsQuery(scope)
    .where('t.employee_id', '=', employeeId)
    .where(({ or, eb }) =>
      or([eb('t.start_at', '>=', new Date(from)), eb('t.state', '=', 'running')]),
    )
    .orderBy('t.start_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(LIMITS.timesheets)
    .execute();
}

/** Also of someone who has left: they are still to be paid. */
export async function isEmployee({ db, orgId }: TenantScope, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('employees')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export function listSheetsById(scope: TenantScope, ids: readonly string[]): Promise<Timesheet[]> {
  return timesheetsQuery(scope).where('t.id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}

/** The sheet that counts now, of all that were made of the same event. */
export function findLatestSheet(scope: TenantScope, root: string): Promise<Timesheet | undefined> {
  return timesheetsQuery(scope)
    .where(({ or, eb }) => or([eb('t.id', '=', root), eb('t.adjusts', '=', root)]))
    .where('t.state', '<>', 'adjusted')
    .executeTakeFirst();
}

export async function findSheet(scope: TenantScope, id: string): Promise<Timesheet | undefined> {
  return timesheetsQuery(scope).where('t.id', '=', id).executeTakeFirst();
}

/** When the last two sheets before the instant begin, the later first. Orphans may lie within a sheet. */
export async function listStartsBefore(
  { db, orgId }: TenantScope,
  employeeId: string,
  at: Instant,
): Promise<Instant[]> {
  const rows = await db
    .selectFrom('timesheets')
    .select('start_at')
    .where('org_id', '=', orgId)
    .where('employee_id', '=', employeeId)
    .where('start_at', '<', new Date(at))
    .where('state', '<>', 'adjusted')
    .where(sql<boolean>`not flags && '{orphan,gone}'`)
    .orderBy('start_at', 'desc')
    .limit(2)
    .execute();
  return rows.map(({ start_at }) => start_at.getTime() as Instant);
}

/** One person's sheets from the instant on, as they are stored. An adjusted one is only history. */
export function listStoredSheets({ db, orgId }: TenantScope, employeeId: string, from: Instant) {
  return db
    .selectFrom('timesheets')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('employee_id', '=', employeeId)
    .where('start_at', '>=', new Date(from))
    .where('state', '<>', 'adjusted')
    .execute();
}
/** The same of all that were made of these events, whenever they start. */
export async function listStoredSheetsOf(
  { db, orgId }: TenantScope,
  roots: readonly string[],
): Promise<StoredSheet[]> {
  if (roots.length === 0) return [];
  const any = sql<string>`any(${roots}::uuid[])`;
  return db
    .selectFrom('timesheets')
    .selectAll()
    .where('org_id', '=', orgId)
    .where(({ or, eb }) => or([eb('id', '=', any), eb('adjusts', '=', any)]))
    .where('state', '<>', 'adjusted')
    .execute();
}

export type StoredSheet = Awaited<ReturnType<typeof listStoredSheets>>[number];

export async function deleteSheets(
  { db, orgId }: TenantScope,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('timesheets')
    .where('org_id', '=', orgId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** `row` is the sheet's own, unless it adjusts a closed one. */
export async function upsertSheet(
  { db, orgId }: TenantScope,
  employeeId: string,
  sheet: DerivedSheet,
  decided: Decisions,
  row: { id: string; adjusts: string | null } = { id: sheet.id, adjusts: null },
): Promise<void> {
  const facts = { ...columnsOf(sheet), state: stateOf(sheet, decided) };
  const undecided = {
    ...(decided.confirmed ? {} : { confirmed_at: null }),
    ...(decided.approved
      ? {}
      : { approved_at: null, approved_by_name: null, approved_reason: null }),
  };
  await db
    .insertInto('timesheets')
    .values({ org_id: orgId, employee_id: employeeId, ...row, ...facts })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'id']).doUpdateSet({
        ...facts,
        ...undecided,
        version: sql`timesheets.version + 1`,
      }),
    )
    .execute();
}

/** The closed sheet that an adjustment differs from: the one of the latest period. */
export function findAdjustedSheet({ db, orgId }: TenantScope, root: string) {
  return db
    .selectFrom('timesheets as t')
    .innerJoin('pay_periods as p', (join) =>
      join.onRef('p.org_id', '=', 't.org_id').onRef('p.id', '=', 't.period_id'),
    )
    .selectAll('t')
    .where('t.org_id', '=', orgId)
    .where(({ or, eb }) => or([eb('t.id', '=', root), eb('t.adjusts', '=', root)]))
    .where('t.state', '=', 'adjusted')
    .orderBy('p.first_date', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What a closed sheet says stays the same; only its state tells that a later one differs. */
export async function setAdjusted(
  { db, orgId }: TenantScope,
  id: string,
  adjusted: boolean,
): Promise<void> {
  const before = sql<string>`case when exists (
    select from pay_exports x where x.org_id = timesheets.org_id and x.period_id = timesheets.period_id)
    then 'exported' else 'locked' end`;
  await db
    .updateTable('timesheets')
    .set({ state: adjusted ? 'adjusted' : before, version: sql`version + 1` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

/** A derived sheet as its row. */
export function columnsOf(sheet: DerivedSheet) {
  const { shift, counted } = sheet;
  const time = (at: Instant | null | undefined) => (at == null ? null : new Date(at));
  const iso = (at: Instant) => new Date(at).toISOString();
  return {
    location_id: sheet.siteId,
    timezone: sheet.zone as string,
    date: dateAt(sheet.start, sheet.zone) as string,
    start_at: new Date(sheet.start),
    end_at: time(sheet.end),
    shift_id: shift?.id ?? null,
    rostered_start: time(shift?.start),
    rostered_end: time(shift?.end),
    role_label: shift?.role ?? null,
    counted_start: time(counted?.start),
    counted_end: time(counted?.end),
    breaks: JSON.stringify(
      sheet.breaks.map(({ start, end }) => ({ start_at: iso(start), end_at: iso(end) })),
    ),
    break_since: time(sheet.breakSince),
    break_answer: sheet.breakAnswer,
    break_seconds: sheet.breakSeconds,
    elapsed_seconds: sheet.elapsedSeconds,
    clock_seconds: sheet.clockSeconds,
    flags: [...sheet.flags] as string[],
  };
}

export interface SheetDecision {
  state: SheetState;
  confirmed_at?: Date | null;
  approved_at?: Date | null;
  approved_by_name?: string | null;
  approved_reason?: string | null;
  disputed_at?: Date | null;
  disputed_by_name?: string | null;
  disputed_reason?: string | null;
}

export async function updateDecisions(
  { db, orgId }: TenantScope,
  ids: readonly string[],
  decision: SheetDecision,
): Promise<void> {
  await db
    .updateTable('timesheets')
    .set({ ...decision, version: sql`version + 1` })
    .where('org_id', '=', orgId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** All events within the sheet, and those that they replaced or that replaced them. */
export async function listSheetEvents(
  { db, orgId }: TenantScope,
  sheet: Timesheet,
): Promise<ClockedEvent[]> {
  const last = sheet.end_at ?? sheet.start_at;
  const { rows } = await sql<ClockedEvent>`
    with recursive found as (
      select id, voids from clock_events
       where org_id = ${orgId} and employee_id = ${sheet.employee_id}
         and (id = ${sheet.adjusts ?? sheet.id} or effective_at between ${sheet.start_at} and ${last})
      union
      select e.id, e.voids from clock_events e join found on e.voids = found.id or e.id = found.voids
       where e.org_id = ${orgId}
    )
    select e.id, e.kind, ${isoText('e.effective_at')} as at, e.source, ${isoText('e.received_at')} as received_at,
           e.offset_ms::float8 as offset_ms, e.fence, e.distance_m, e.reason, e.entered_by_name,
           exists (select from clock_events v where v.org_id = e.org_id and v.voids = e.id) as voided
      from clock_events e where e.org_id = ${orgId} and e.id in (select id from found)
     order by e.effective_at, e.received_at, e.id`.execute(db);
  return rows;
}
