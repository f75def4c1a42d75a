import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import type { TenantScope } from '../../db/database';

const COLUMNS = [
  'id',
  'org_id',
  'name',
  'address',
  'street_number',
  'street_name',
  'town',
  'state',
  'postcode',
  'country',
  'phone',
  'email',
  'latitude',
  'longitude',
  'timezone',
  'notes',
  'holiday_regions',
] as const;

export function listLocations({ db }: TenantScope) {
  return db
    .selectFrom('locations')
    .select(COLUMNS)
    .where('deleted_at', 'is', null)
    .orderBy(sql`name collate name_order`)
    .orderBy('id')
    .execute();
}

/** Includes deleted sites, because past shifts were there. */
export function listPlaces({ db }: TenantScope) {
  return db
    .selectFrom('locations')
    .select(COLUMNS)
    .orderBy(sql`name collate name_order`)
    .orderBy('id')
    .execute();
}

export function findLocation({ db }: TenantScope, id: string) {
  return db
    .selectFrom('locations')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Where a call may name a job site. One of another organisation is not found, as one that never was. */
export async function requireLocation(scope: TenantScope, id: string | undefined): Promise<void> {
  if (id !== undefined && !(await findLocation(scope, id))) throw new AppError('not_found');
}

export interface LocationValues {
  name: string;
  address: string | null;
  street_number: string | null;
  street_name: string | null;
  town: string | null;
  state: string | null;
  postcode: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  latitude: number | null;
  longitude: number | null;
  timezone: string;
  notes: string | null;
  holiday_regions: string[];
}

export function insertLocation({ db, orgId }: TenantScope, values: LocationValues) {
  return db
    .insertInto('locations')
    .values({ ...values, org_id: orgId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateLocation({ db }: TenantScope, id: string, values: Partial<LocationValues>) {
  return db
    .updateTable('locations')
    .set(values)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Locks the site, so that nobody adds a shift between the count and the deletion. */
export async function lockAndCountFutureShifts(scope: TenantScope, id: string): Promise<number> {
  await sql`select from locations where id = ${id} for update`.execute(scope.db);
  return countFutureShifts(scope, id);
}

export async function countFutureShifts({ db }: TenantScope, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('shifts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('location_id', '=', id)
    .where('end_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function markLocationDeleted({ db }: TenantScope, id: string): Promise<void> {
  await db.updateTable('locations').set({ deleted_at: sql`now()` }).where('id', '=', id).execute();
}
