import * as api from '#contract/api/calendar-feeds';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { listFeeds } from './calendar-feeds.queries';
import { addFeed, removeFeed } from './change-feeds';
import { createCalendarSender } from './send-calendar';

export function calendarFeedsRoutes(http: Http, parts: Parts): void {
  const sendCalendar = createCalendarSender(parts);
  http.route(api.listCalendarFeeds, ({ scope, user }) => listFeeds(scope, user.id));
  http.routeInSteps(api.createCalendarFeed, ({ user, body }, commit) =>
    commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
      const scope = { db, orgId: user.org_id };
      const answer = await addFeed(scope, user, body, parts.config.publicUrl);
      return { answer, repeat: { ...answer, url: null } };
    }),
  );
  http.route(api.deleteCalendarFeed, ({ scope, user, params }) =>
    removeFeed(scope, user, params.id),
  );
  http.routeRaw(api.readCalendar, ({ params }, request, reply) =>
    sendCalendar(params.token, request, reply),
  );
}
