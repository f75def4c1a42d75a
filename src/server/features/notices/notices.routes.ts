import * as api from '#contract/api/notices';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import { publishTo } from '../../db/publish';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import {
  countUnread,
  findNoticePlace,
  listNotices,
  markRead,
  requireNotices,
} from './notices.queries';
import { getPreferences, setPreferences } from './preferences';
import { asAnswered } from './stored-items';
import { unsubscribe } from './unsubscribe';

export function noticesRoutes(http: Http, parts: Parts): void {
  http.route(api.listNotices, async ({ scope, user, query }) => {
    const { before: beforeId, limit = LIMITS.noticePageSize } = query;
    const before = beforeId && (await findNoticePlace(scope, user.id, beforeId));
    if (beforeId && !before) throw new AppError('not_found');
    const rows = await listNotices(scope, user.id, {
      before: before || undefined,
      limit: limit + 1,
    });
    return {
      unread: await countUnread(scope, user.id),
      notices: rows.slice(0, limit).map(({ urgency, items, created_at, read_at, ...notice }) => ({
        ...notice,
        urgent: urgency === 'now',
        created_at: created_at.toISOString(),
        read: read_at !== null,
        items: items.map(asAnswered),
      })),
      more: rows.length > limit,
    };
  });

  http.route(api.readNotices, async ({ scope, user, body }) => {
    if (body.ids) await requireNotices(scope, user.id, body.ids);
    const changed = await markRead(scope, user.id, body.ids);
    if (changed > 0) await publishTo(scope, [user.id], 'notices');
    return { unread: await countUnread(scope, user.id) };
  });

  const hasSms = parts.config.sms !== undefined;
  http.route(api.getNoticePreferences, ({ scope, user }) => getPreferences(scope, user.id, hasSms));
  http.route(api.setNoticePreferences, ({ scope, user, body }) =>
    setPreferences(scope, user.id, body, hasSms),
  );

  // Programs that look at links open this address, so it only leads to a page with a button.
  http.routeRaw(api.showUnsubscribe, async ({ params }, _request, reply) =>
    reply.redirect(`/unsubscribe#${params.token}`),
  );
  http.routeInSteps(api.unsubscribe, ({ params }, commit) =>
    unsubscribe(parts, params.token, commit),
  );
}
