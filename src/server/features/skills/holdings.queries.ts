import { sql } from 'kysely';
import type { Holding } from '#contract/api/skills';
import type { EvidenceType } from '#contract/evidence-file';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';

/** Without those of people who have left. */
function holdingsQuery({ db }: TenantScope) {
  return db
    .selectFrom('holdings as h')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.org_id', '=', 'h.org_id').onRef('e.id', '=', 'h.employee_id'),
    )
    .leftJoin('holding_files as f', (join) =>
      join.onRef('f.org_id', '=', 'h.org_id').onRef('f.holding_id', '=', 'h.id'),
    )
    .where('e.deleted_at', 'is', null)
    .select(['h.id', 'h.employee_id', 'h.skill_id', 'h.number', 'h.class', 'h.issued_in'])
    .select(['h.verified_by_name'])
    .select([
      sql<CalendarDate | null>`h.valid_from`.as('valid_from'),
      sql<CalendarDate | null>`h.valid_to`.as('valid_to'),
      isoText<string | null>('h.verified_at').as('verified_at'),
      isoText('h.updated_at').as('updated_at'),
      // The length of a bytea is known without reading it.
      sql<Holding['file']>`case when f.name is not null then
        json_build_object('name', f.name, 'bytes', octet_length(f.content)) end`.as('file'),
    ]);
}

export function listHoldings(scope: TenantScope, employeeId: string): Promise<Holding[]> {
  return holdingsQuery(scope)
    .innerJoin('skills as s', (join) =>
      join.onRef('s.org_id', '=', 'h.org_id').onRef('s.id', '=', 'h.skill_id'),
    )
    .where('h.employee_id', '=', employeeId)
    .orderBy(sql`s.name collate name_order`)
    .orderBy('h.valid_to', (order) => order.desc().nullsFirst())
    .orderBy('h.id')
    .execute();
}

/** Those to verify first, then by their last day. */
export function listHolders(scope: TenantScope, skillId: string) {
  return holdingsQuery(scope)
    .select('e.name as employee_name')
    .where('h.skill_id', '=', skillId)
    .orderBy(sql`h.verified_at is not null`)
    .orderBy('h.valid_to', (order) => order.asc().nullsLast())
    .orderBy(sql`e.name collate name_order`)
    .orderBy('h.id')
    .execute();
}

export function findHolding(scope: TenantScope, id: string): Promise<Holding | undefined> {
  return holdingsQuery(scope).where('h.id', '=', id).executeTakeFirst();
}

export interface HoldingValues {
  number: string | null;
  class: string | null;
  issued_in: string | null;
  valid_from: CalendarDate | null;
  valid_to: CalendarDate | null;
}

export async function insertHolding(
  { db, orgId }: TenantScope,
  holding: HoldingValues & { employee_id: string; skill_id: string },
): Promise<string> {
  const { id } = await db
    .insertInto('holdings')
    .values({ ...holding, org_id: orgId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateHolding({ db }: TenantScope, id: string, values: HoldingValues) {
  await db
    .updateTable('holdings')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** By name, or nobody. */
export async function updateVerification({ db }: TenantScope, id: string, by: string | null) {
  await db
    .updateTable('holdings')
    .set({
      verified_at: by === null ? null : sql`now()`,
      verified_by_name: by,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteHolding({ db }: TenantScope, id: string): Promise<void> {
  await db.deleteFrom('holdings').where('id', '=', id).execute();
}

export async function isEmployee({ db }: TenantScope, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('employees')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countHoldings({ db }: TenantScope, employeeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('holdings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('employee_id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface EvidenceFile {
  name: string;
  media_type: EvidenceType;
  content: Buffer;
}

/** All files of the organisation, but one that is about to be replaced. */
export async function sumFileBytes({ db }: TenantScope, exceptOf: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('holding_files')
    .select(sql<number>`coalesce(sum(octet_length(content)), 0)::float8`.as('bytes'))
    .where('holding_id', '<>', exceptOf)
    .executeTakeFirstOrThrow();
  return bytes;
}

export async function saveFile({ db, orgId }: TenantScope, id: string, file: EvidenceFile) {
  await db
    .insertInto('holding_files')
    .values({ ...file, org_id: orgId, holding_id: id })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'holding_id']).doUpdateSet({ ...file, created_at: sql`now()` }),
    )
    .execute();
}

export function findFile({ db }: TenantScope, id: string) {
  return db
    .selectFrom('holding_files')
    .select(['name', 'media_type', 'content'])
    .$narrowType<Pick<EvidenceFile, 'media_type'>>()
    .where('holding_id', '=', id)
    .executeTakeFirst();
}

export async function deleteFile({ db }: TenantScope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('holding_files')
    .where('holding_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function describeHolding({ db }: TenantScope, id: string) {
  return sql<{ skill: string; employee: string }>`
    select s.name as skill, e.name as employee
    from holdings h join skills s on s.org_id = h.org_id and s.id = h.skill_id
      join employees e on e.org_id = h.org_id and e.id = h.employee_id
    where h.id = ${id}`.execute(db);
}

export async function touchHolding({ db }: TenantScope, id: string): Promise<void> {
  await db.updateTable('holdings').set({ updated_at: sql`now()` }).where('id', '=', id).execute();
}
