// Who is told about the shifts of others, and what of it they know already.
import { sql } from 'kysely';
import type { SubjectKind } from '#contract/api/notices';
import { rolesWith } from '#contract/rights';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Those who may edit the roster. */
export async function listManagers({ db, orgId }: TenantScope): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('role', 'in', rolesWith('edit roster'))
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * What each manager was told lately, by the `about` of the lines. It holds them until the end of the transaction, so that
 * two processes don't tell them the same; someone whom another process holds has the next minute.
 */
export async function holdManagers(
  { db, orgId }: TenantScope,
  kind: SubjectKind,
  days: number,
  moment: Instant,
): Promise<Map<string, Set<string>>> {
  const { rows: held } = await sql<{ user_id: string }>`
    select user_id from memberships
    where org_id = ${orgId} and role = any(${rolesWith('edit roster')}::text[])
    order by user_id for no key update skip locked`.execute(db);
  const told = new Map(held.map(({ user_id }) => [user_id, new Set<string>()]));
  const { rows } = await sql<{ user_id: string; about: string }>`
    select n.user_id, line->>'about' as about
    from notices n, jsonb_array_elements(n.subject->'lines') as line
    where n.org_id = ${orgId} and n.user_id = any(${[...told.keys()]}::uuid[]) and n.kind = ${kind}
      and n.created_at > ${new Date(moment - days * DAY_MS)} and line ? 'about'`.execute(db);
  for (const { user_id, about } of rows) told.get(user_id)?.add(about);
  return told;
}
