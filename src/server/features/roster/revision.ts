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

/** Keeps the roster as it is until the end of the transaction, for what must read two things about it that agree. */
export async function holdRoster({ db, orgId }: TenantScope): Promise<void> {
  await sql`select from roster_revisions where org_id = ${orgId} for share`.execute(db);
}

/** Holds the organisation's roster until the end of the transaction, for what belongs to it and isn't a change of it. */
export async function lockRoster({ db, orgId }: TenantScope): Promise<void> {
  await sql`
    insert into roster_revisions (org_id, revision) values (${orgId}, 0)
    on conflict (org_id) do update set revision = roster_revisions.revision`.execute(db);
}

/** For a change that turned out to change nothing. Otherwise every open screen would ask for it. */
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
