import type { OutgoingHttpHeaders } from 'node:http';
import { sql } from 'kysely';
import { events } from '#contract/api/events';
import { health, ready } from '#contract/api/system';
import { can } from '#contract/rights';
import type { Http } from '../../http/http';
import type { LiveEvents } from '../../http/live-events';
import type { Parts } from '../../parts';

export function systemRoutes(http: Http, { database }: Parts, live: LiveEvents): void {
  http.routeInSteps(health, async () => ({ answer: { status: 'ok' as const } }));

  http.routeInSteps(ready, async () => {
    await database.readEverything((db) => sql`select 1`.execute(db));
    return { answer: { status: 'ready' as const } };
  });

  http.routeRaw(events, async ({ session, user, query }, _request, reply) => {
    live.requireRoom(user.org_id);
    reply.hijack();
    live.add({
      response: reply.raw,
      headers: reply.getHeaders() as OutgoingHttpHeaders,
      tokenHash: session.tokenHash,
      holder: user.id,
      orgId: user.org_id,
      seesRoster: can(user, 'see roster'),
      pageAgeMs: query.age,
    });
    return reply;
  });
}
