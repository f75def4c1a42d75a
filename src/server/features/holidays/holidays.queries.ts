import { sql } from 'kysely';
import type { HolidayChange } from '#engine/holidays/holiday';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

const CHANGE = [
  'id',
  'kind',
  'date',
  'name',
  'moved_to',
  'start_minute',
  'end_minute',
  'location_id',
] as const;

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

/** Includes deleted sites, because past shifts were there. */
export function listSitePlaces({ db }: TenantScope) {
  return db
    .selectFrom('locations')
    .select(['id', 'name', 'address', 'state', 'country', 'timezone', 'holiday_regions'])
    .select((eb) => eb('deleted_at', 'is not', null).as('deleted'))
    .orderBy(sql`name collate name_order`)
    .orderBy('id')
    .execute();
}

export function listChanges({ db }: TenantScope) {
  return db
    .selectFrom('holiday_changes as c')
    .leftJoin('locations as l', (join) =>
      join.onRef('l.org_id', '=', 'c.org_id').onRef('l.id', '=', 'c.location_id'),
    )
    .select(CHANGE.map((column) => `c.${column}` as const))
    .where('l.deleted_at', 'is', null)
    .orderBy('c.date')
    .orderBy('c.name')
    .orderBy('c.id')
    .execute();
}

export function insertChange(
  { db, orgId }: TenantScope,
  values: Omit<ChangeRow, 'id'>,
): Promise<ChangeRow> {
  return db
    .insertInto('holiday_changes')
    .values({ ...values, org_id: orgId })
    .returning(CHANGE)
    .executeTakeFirstOrThrow();
}

export function deleteChange({ db }: TenantScope, id: string) {
  return db.deleteFrom('holiday_changes').where('id', '=', id).returning(CHANGE).executeTakeFirst();
}

/** The change as the engine knows it. */
export function asHolidayChange(row: ChangeRow): HolidayChange {
  const day = {
    date: row.date as CalendarDate,
    name: row.name,
    siteId: row.location_id ?? undefined,
  };
  if (row.kind === 'move') return { ...day, kind: 'move', to: row.moved_to as CalendarDate };
  if (row.kind === 'remove') return { ...day, kind: 'remove' };
  return { ...day, kind: 'add', hours: hoursOf(row) };
}

export function hoursOf({ start_minute, end_minute }: ChangeRow) {
  if (start_minute === null || end_minute === null) return undefined;
  return { start: start_minute, end: end_minute };
}
