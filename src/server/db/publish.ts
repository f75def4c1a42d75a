// Tells every open screen of an organisation what changed. PostgreSQL delivers it when the transaction commits.
import { sql } from 'kysely';
import type { LiveEvent, RosterMark, Topic } from '#contract/api/events';
import type { TenantScope } from './database';

export const EVENTS_CHANNEL = 'muster_events';

export interface PublishedEvent extends LiveEvent {
  orgId: string;
  /** Set when only the screens of one person hear it. */
  userId?: string;
  /** Employees don't hear it. */
  forManagers?: boolean;
}

// NOTIFY takes 8,000 bytes. Without ids the screens refresh the whole topic, which is right too.
const MOST_IDS = 100;

export async function publish(scope: TenantScope, topic: Topic, ids?: string[]): Promise<void> {
  await notify(scope, ids && ids.length <= MOST_IDS ? { topic, ids } : { topic });
}

/** Ids are left out: employees must not learn the ids of drafts. */
export async function publishRosterChange(
  scope: TenantScope,
  topic: 'shifts' | 'day-statuses' | 'cover',
  mark: Omit<RosterMark, 'tab'>,
): Promise<void> {
  await notify(scope, { topic, roster: { ...mark, tab: scope.tab } });
}

/** Only the open screens of people who see the roster hear it. */
export async function publishToManagers(
  scope: TenantScope,
  topic: Topic,
  dates?: LiveEvent['dates'],
): Promise<void> {
  await notify(scope, { topic, forManagers: true, ...(dates && { dates }) });
}

/** Only the open screens of these people hear it. */
export async function publishTo(
  { db, orgId }: TenantScope,
  userIds: readonly string[],
  topic: Topic,
): Promise<void> {
  await sql`
    select pg_notify(${EVENTS_CHANNEL}, json_build_object('orgId', ${orgId}::text, 'userId', id, 'topic', ${topic}::text)::text)
    from unnest(${userIds}::uuid[]) as id`.execute(db);
}

async function notify(
  { db, orgId }: TenantScope,
  event: Omit<PublishedEvent, 'orgId'>,
): Promise<void> {
  const published: PublishedEvent = { orgId, ...event };
  await sql`select pg_notify(${EVENTS_CHANNEL}, ${JSON.stringify(published)})`.execute(db);
}
