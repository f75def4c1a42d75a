// Refuses to save over a newer change: compares what the form showed with what is stored now.
import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import type { TenantScope } from './database';

/** Lock the record first, or two saves at the same time would both pass. */
export async function requireUnchanged(
  scope: TenantScope,
  targetId: string,
  record: object,
  seen: object | undefined,
): Promise<void> {
  const now: Record<string, unknown> = { ...record };
  const asSeen = Object.entries(seen ?? {}).every(([field, value]) => now[field] === value);
  if (asSeen) return;
  const who = (await findLastEditor(scope, targetId)) ?? 'Someone';
  throw new AppError('record_changed', {
    sentence: `${who} has changed this since you opened it. Check it and try again.`,
  });
}

export async function lockRecord(
  { db }: TenantScope,
  table: 'employees' | 'locations' | 'organizations' | 'skills' | 'holdings',
  id: string,
): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(db);
}

async function findLastEditor({ db, orgId }: TenantScope, targetId: string) {
  const entry = await db
    .selectFrom('audit_log as a')
    .innerJoin('users as u', 'u.id', 'a.actor_user_id')
    .select('u.name')
    .where('a.org_id', '=', orgId)
    .where('a.target_id', '=', targetId)
    .orderBy('a.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.name;
}
