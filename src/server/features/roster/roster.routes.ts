import * as api from '#contract/api/roster';
import type { TenantScope } from '../../db/database';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { changeCells } from './change-cells';
import { listChangedSince } from './change-log';
import { readWindow } from './read-window';
import { findRevision } from './revision';
import { transferCells } from './transfer-cells';
import { undoChange } from './undo';
import type { Window } from './window.queries';

export function rosterRoutes(http: Http, { database }: Parts): void {
  http.routeRaw(api.getRosterWindow, async ({ user, session, query }, request, reply) => {
    // A proxy that compresses the answer marks its ETag as weak.
    const known = request.headers['if-none-match']?.replace(/^W\//, '');
    if (known && known === etagOf(session.rosterRevision)) {
      return reply.header('etag', known).code(304).send();
    }
    return database.transact({ orgId: user.org_id, userId: user.id }, async (db) => {
      const scope = { db, orgId: user.org_id };
      // Before the cells: a change in between makes the number too old, never too new.
      const revision = await findRevision(scope);
      const { since, ...window } = query;
      const changed = await findChanged(scope, window, { since, revision });
      return reply
        .header('etag', etagOf(revision))
        .type('application/json')
        .send(JSON.stringify(await readWindow(scope, window, revision, changed)));
    });
  });
  http.route(api.changeCells, ({ scope, user, body }) => changeCells(scope, user, body));
  http.route(api.transferCells, ({ scope, user, body }) => transferCells(scope, user, body));
  http.route(api.undoChange, ({ scope, user, params }) => undoChange(scope, user, params.id));
}

/** Undefined when the whole window is wanted, or nothing less will do. */
async function findChanged(
  scope: TenantScope,
  window: Window,
  { since, revision }: { since: number | undefined; revision: number },
) {
  if (since === undefined) return undefined;
  const cells = await listChangedSince(scope, window, { since, revision });
  return cells && { since, cells };
}

function etagOf(revision: number): string {
  return `"${revision}"`;
}
