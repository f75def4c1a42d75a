import * as publishing from '#contract/api/publish-roster';
import * as api from '#contract/api/roster';
import type { QueryOf } from '#contract/endpoint';
import { rosterTag } from '#contract/roster-tag';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import type { ReadLights } from '../cover/lights';
import { peopleOfGroups } from '../employees/people-of-groups';
import { changeCells } from './change-cells';
import { listChangedSince } from './change-log';
import { addShifts, fillCells } from './fill-cells';
import { listPeopleAtSite } from './people-at-site';
import { publishRoster } from './publish/publish-roster';
import { readWindow } from './read-window';
import { findRevision } from './revision';
import { shareReads } from './share-reads';
import { transferCells } from './transfer-cells';
import { undoChange } from './undo';

export function rosterRoutes(http: Http, { database }: Parts, readLights: ReadLights): void {
  const readOnce = shareReads<{ revision: number; body: string }>();

  http.routeRaw(api.getRosterWindow, async ({ user, session, query }, request, reply) => {
    // A proxy that compresses the answer marks its ETag as weak.
    const known = request.headers['if-none-match']?.replace(/^W\//, '');
    const { org_id: orgId, id: userId } = user;
    if (known && known === rosterTag(orgId, query, session.rosterRevision)) {
      return reply.header('etag', known).code(304).send();
    }
    const read = () =>
      database.transact({ orgId, userId }, (db) => readAnswer({ db, orgId }, query, readLights));
    const { from, to, since, groups } = query;
    const question = [orgId, from, to, since, groups, session.rosterRevision].join(' ');
    const { revision, body } = await (since === undefined ? read() : readOnce(question, read));
    const etag = rosterTag(orgId, query, revision);
    return reply.header('etag', etag).type('application/json').send(body);
  });
  http.route(api.listPeopleAtSite, async ({ scope, params, query }) => ({
    employee_ids: await listPeopleAtSite(scope, params.id, query),
  }));
  http.routeRosterChange(api.changeCells, ({ scope, user, body }) =>
    changeCells(scope, user, body),
  );
  http.routeRosterChange(api.transferCells, ({ scope, user, body }) =>
    transferCells(scope, user, body),
  );
  http.routeRosterChange(api.fillCells, ({ scope, user, body }) => fillCells(scope, user, body));
  http.routeRosterChange(api.addShifts, ({ scope, user, body }) => addShifts(scope, user, body));
  http.routeInSteps(publishing.publishRoster, (call, commit) => {
    const { user, body, tab } = call;
    const { org_id: orgId, id: userId } = user;
    const publish = () =>
      commit({ orgId, userId }, async ({ db }) => ({
        answer: await publishRoster({ db, orgId, tab }, user, body),
      }));
    // A dry run changes nothing, so it waits for nobody.
    return body.dryRun ? publish() : database.inRosterTurn(orgId, publish, call.gone());
  });
  http.routeRosterChange(api.undoChange, ({ scope, user, params, body }) =>
    undoChange(scope, user, params.id, body),
  );
}

async function readAnswer(
  scope: TenantScope,
  query: QueryOf<typeof api.getRosterWindow>,
  readLights: ReadLights,
) {
  const { since, groups, ...window } = query;
  // Before the cells: a change in between makes the number too old, never too new.
  const revision = await findRevision(scope);
  // From the day before, whose nights end on the first day of the window.
  const near = { from: addDays(window.from, -1), to: window.to };
  const touched =
    since === undefined ? undefined : await listChangedSince(scope, near, { since, revision });
  const people = await peopleOfGroups(scope, groups);
  const asked = people === 'everyone' ? undefined : new Set(people);
  const cells = touched?.filter(
    ({ employee_id, date }) => date >= window.from && (asked?.has(employee_id) ?? true),
  );
  const changed = since === undefined || !cells ? undefined : { since, cells };
  const roster = await readWindow(scope, window, revision, { changed, people });
  const dates = touched?.map(({ date }) => date as CalendarDate);
  const cover = await readLights(scope, window, revision, dates);
  return { revision, body: JSON.stringify({ ...roster, groups, cover }) };
}
