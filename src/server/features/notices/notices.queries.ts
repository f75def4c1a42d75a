import { sql } from 'kysely';
import type { NoticeKind, NoticeSubject } from '#contract/api/notices';
import { AppError } from '#contract/errors';
import type { Database, TenantScope } from '../../db/database';
import type { StoredItem } from './stored-items';

interface NoticeRow {
  id: string;
  kind: NoticeKind;
  urgency: string;
  items: StoredItem[];
  subject: NoticeSubject | null;
  created_at: Date;
  read_at: Date | null;
}

const DAYS_KEPT = 90;

export async function listNotices(
  { db, orgId }: TenantScope,
  userId: string,
  { before, limit }: { before: NoticePlace | undefined; limit: number },
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select id, kind, urgency, items, subject, created_at, read_at from notices
    where org_id = ${orgId} and user_id = ${userId}
      and (${before?.id ?? null}::uuid is null or (created_at, id) < (${before?.created_at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

interface NoticePlace {
  id: string;
  /** As a text: a Date has no microseconds. */
  created_at: string;
}

export async function findNoticePlace({ db, orgId }: TenantScope, userId: string, id: string) {
  const { rows } = await sql<NoticePlace>`
    select id, created_at::text as created_at from notices
    where org_id = ${orgId} and user_id = ${userId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function countUnread({ db, orgId }: TenantScope, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notices
    where org_id = ${orgId} and user_id = ${userId} and read_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Someone else's notice is answered like one that doesn't exist. */
export async function requireNotices(
  { db, orgId }: TenantScope,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql`
    select from notices where org_id = ${orgId} and user_id = ${userId} and id = any(${wanted}::uuid[])
  `.execute(db);
  if (rows.length < wanted.length) throw new AppError('not_found');
}

/** Returns how many became read. Without ids, all of the person's. */
export async function markRead(
  { db, orgId }: TenantScope,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update notices set read_at = now()
    where org_id = ${orgId} and user_id = ${userId} and read_at is null
      and (${ids === undefined} or id = any(${ids ?? []}::uuid[]))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** An organisation's rows are deleted only in its own view. */
export async function removeOldNotices(database: Database): Promise<void> {
  const old = sql<boolean>`created_at < now() - make_interval(days => ${sql.lit(DAYS_KEPT)})`;
  const orgs = await database.readEverything((db) =>
    db.selectFrom('notices').select('org_id').distinct().where(old).execute(),
  );
  for (const { org_id } of orgs) {
    await database.transact({ orgId: org_id }, (db) =>
      db.deleteFrom('notices').where(old).execute(),
    );
  }
}
