import { type RawBuilder, sql } from 'kysely';
import type { FeedScope } from '#contract/api/calendar-feeds';
import type { Instant, Zone } from '#engine/time/kinds';
import type { Db, TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';

export function listFeeds({ db }: TenantScope, userId: string) {
  return db
    .selectFrom('calendar_feeds')
    .select([
      'id',
      'label',
      sql<FeedScope>`scope`.as('scope'),
      isoText('created_at').as('created_at'),
      isoText<string | null>('last_fetched_at').as('last_fetched_at'),
      'last_fetched_by',
    ])
    .where('user_id', '=', userId)
    .orderBy('calendar_feeds.created_at')
    .orderBy('id')
    .execute();
}

export interface Feed {
  id: string;
  label: string;
  scope: FeedScope;
  org_id: string;
  user_id: string;
  employee_id: string;
  created: Instant;
  org_timezone: Zone;
}

/** Someone who left the roster, or the organisation, has no calendar any more. */
export function selectFeed(db: Db, tokenHash: RawBuilder<Buffer>) {
  return db
    .selectFrom('calendar_feeds as f')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.org_id', '=', 'f.org_id').onRef('e.user_id', '=', 'f.user_id'),
    )
    .innerJoin('organizations as o', 'o.id', 'f.org_id')
    .select(['f.token_hash', 'f.id', 'f.label', 'f.org_id', 'f.user_id', 'e.id as employee_id'])
    .select([
      sql<FeedScope>`f.scope`.as('scope'),
      sql<Instant>`trunc(extract(epoch from f.created_at) * 1000)::float8`.as('created'),
      sql<Zone>`coalesce(o.timezone, 'UTC')`.as('org_timezone'),
    ])
    .where('f.token_hash', '=', tokenHash);
}

export interface FeedState {
  made_of: string | null;
  etag: string | null;
}

/**
 * Locks all calendars of the person. Two of them would otherwise tell the same change twice, the older news last.
 * Undefined when the feed has just been removed.
 */
export async function lockFeed({ db }: TenantScope, feed: Feed): Promise<FeedState | undefined> {
  const { rows } = await sql<FeedState & { id: string }>`
    select id, made_of, etag from calendar_feeds where user_id = ${feed.user_id} order by id for update`.execute(
    db,
  );
  return rows.find(({ id }) => id === feed.id);
}

/** The text that was made last. It is long, so it is read only when it is sent. */
export async function readMade({ db }: TenantScope, id: string): Promise<string | null> {
  const { made } = await db
    .selectFrom('calendar_feeds')
    .select('made')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return made;
}

export async function rememberFetch(
  { db }: TenantScope,
  id: string,
  fetch: FeedState & { made?: string | null; at: Date; by: string | null },
): Promise<void> {
  const { at, by, ...state } = fetch;
  await db
    .updateTable('calendar_feeds')
    .set({ ...state, last_fetched_at: at, last_fetched_by: by })
    .where('id', '=', id)
    .execute();
}

/** Changes with whatever a calendar of shifts is made of: the roster, and the names and addresses of its sites. */
export async function readSources({ db, orgId }: TenantScope): Promise<string> {
  const { rows } = await sql<{ sources: string }>`
    select concat_ws(' ', (select revision from roster_revisions where org_id = ${orgId}),
      (select md5(string_agg(concat_ws(chr(31), id, name, address, timezone), chr(30) order by id)) from locations
        where org_id = ${orgId})) as sources`.execute(db);
  return rows[0]?.sources ?? '';
}
