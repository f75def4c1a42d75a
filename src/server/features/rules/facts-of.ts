// A mark that changes with everything the rules and cover read besides cells: the book, sites, holidays, contracts, skills,
// leave, wishes, needs, and what an admin allowed. It is made from where each row is and which transaction wrote it, so no writer has to think of it.
import { sql } from 'kysely';
import type { TenantScope } from '../../db/database';

const TABLES = [
  'rules',
  'rule_overrides',
  'locations',
  'holiday_changes',
  'skills',
  'skill_requirements',
  'employees',
  'contracts',
  'holdings',
  'leaves',
  'availability_weeks',
  'availability_dates',
  'cover_needs',
  'cover_need_dates',
] as const;

export async function factsOf({ db, orgId }: TenantScope): Promise<string> {
  const marks = [
    sql`select ctid, xmin from organizations where id = ${orgId}`,
    ...TABLES.map(
      (table) => sql`select ctid, xmin from ${sql.table(table)} where org_id = ${orgId}`,
    ),
  ].map(
    (rows) => sql`
      (select concat(count(*), ' ', sum(hash_record_extended(row(ctid, xmin), 0))) from (${rows}) as row)`,
  );
  const { rows } = await sql<{ facts: string }>`
    select concat_ws(',', ${sql.join(marks)}) as facts`.execute(db);
  return rows[0]?.facts ?? '';
}
