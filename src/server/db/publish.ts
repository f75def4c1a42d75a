// Tells every open screen of an organisation what changed. PostgreSQL delivers it when the transaction commits.
import { sql } from 'kysely';
import type { LiveEvent, Topic } from '#contract/api/events';
import type { TenantScope } from './database';

export const EVENTS_CHANNEL = 'muster_events';

export interface PublishedEvent extends LiveEvent {
  orgId: string;
}

// NOTIFY takes 8,000 bytes. Without ids the screens refresh the whole topic, which is right too.
const MOST_IDS = 100;

export async function publish(
  { db, orgId }: TenantScope,
  topic: Topic,
  ids?: string[],
): Promise<void> {
  const event: PublishedEvent = { orgId, topic };
  if (ids && ids.length <= MOST_IDS) event.ids = ids;
  await sql`select pg_notify(${EVENTS_CHANNEL}, ${JSON.stringify(event)})`.execute(db);
}
