// The number of the last change of an organisation's roster.
import { sql } from 'kysely';
import type { TenantScope } from '../../db/database';

/** Holds the organisation's roster until the end of the transaction. */
export async function nextRevision({ db, orgId }: TenantScope): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    insert into roster_revisions (org_id, revision) values (${orgId}, 1)
    on conflict (org_id) do update set revision = roster_revisions.revision + 1
    returning revision`.execute(db);
  return rows[0]?.revision ?? 0;
}

/** Nothing was changed after all: open screens have nothing to ask for. */
export async function returnRevision({ db, orgId }: TenantScope): Promise<void> {
  await sql`
    update roster_revisions set revision = revision - 1 where org_id = ${orgId}`.execute(db);
}

export async function findRevision({ db, orgId }: TenantScope): Promise<number> {
  const row = await db
    .selectFrom('roster_revisions')
    .select('revision')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row?.revision ?? 0;
}
