// Makes and removes a person's own calendar feeds.
import type * as api from '#contract/api/calendar-feeds';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { hashToken, newToken } from '../../http/tokens';
import { listFeeds } from './calendar-feeds.queries';

interface Owner {
  id: string;
  employee_id: string | null;
}

/** Answers the address too. It is stored nowhere, so nobody can read it again. */
export async function addFeed(
  scope: TenantScope,
  user: Owner,
  { label, scope: shows }: BodyOf<typeof api.createCalendarFeed>,
  publicUrl: URL,
) {
  if (user.employee_id === null) throw new AppError('no_own_record');
  const before = await listFeeds(scope, user.id);
  if (before.length >= LIMITS.calendarFeeds) throw new AppError('too_many_feeds');
  const token = newToken();
  const { id } = await scope.db
    .insertInto('calendar_feeds')
    .values({
      org_id: scope.orgId,
      user_id: user.id,
      label,
      scope: shows,
      token_hash: hashToken(token),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await auditFeed(scope, user, id, 'user.calendar_feed_added');
  const made = (await listFeeds(scope, user.id)).find((feed) => feed.id === id);
  if (!made) throw new Error('The new feed is missing');
  return { ...made, url: `${publicUrl.origin}/calendar/${token}.ics` };
}

export async function removeFeed(scope: TenantScope, user: Owner, id: string): Promise<undefined> {
  const removed = await scope.db
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new AppError('not_found');
  if ((await listFeeds(scope, user.id)).length === 0) {
    await scope.db.deleteFrom('calendar_events').where('user_id', '=', user.id).execute();
  }
  await auditFeed(scope, user, id, 'user.calendar_feed_removed');
}

function auditFeed(
  scope: TenantScope,
  user: Owner,
  id: string,
  action: 'user.calendar_feed_added' | 'user.calendar_feed_removed',
) {
  return audit(scope, {
    orgId: scope.orgId,
    actorUserId: user.id,
    action,
    targetType: 'calendar-feed',
    targetId: id,
  });
}
