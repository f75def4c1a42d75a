import * as api from '#contract/api/cover';
import type { QueryOf } from '#contract/endpoint';
import type { TenantScope } from '../../db/database';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { requireLocation } from '../locations/locations.queries';
import { findRevision } from '../roster/revision';
import { createNeeds, deleteNeed, removeDate, setDate, updateNeed } from './change-needs';
import { coverAnswer } from './cover-answer';
import { listNeeds, listSkillNames } from './cover-needs.queries';
import type { ReadLights } from './lights';

export function coverRoutes(http: Http, { database }: Parts, readLights: ReadLights): void {
  http.route(api.listCoverNeeds, ({ scope, query }) => needsOf(scope, query.locationId));
  http.routeRosterChange(api.createCoverNeed, async ({ scope, user, body }) => {
    const [need] = await createNeeds(scope, user, [body]);
    return need as api.CoverNeed;
  });
  http.routeRosterChange(api.createCoverNeeds, ({ scope, user, body }) =>
    createNeeds(scope, user, body.needs),
  );
  http.routeRosterChange(api.updateCoverNeed, ({ scope, user, params, body }) =>
    updateNeed(scope, user, params.id, body),
  );
  http.routeRosterChange(api.deleteCoverNeed, async ({ scope, user, params }) => {
    await deleteNeed(scope, user, params.id);
    return undefined;
  });
  http.routeRosterChange(api.setCoverNeedDate, ({ scope, user, params, body }) =>
    setDate(scope, user, params, body.figures),
  );
  http.routeRosterChange(api.removeCoverNeedDate, ({ scope, user, params }) =>
    removeDate(scope, user, params),
  );
  // A year of a thousand people takes a second or so: a few of them run at a time, and the others wait.
  http.routeInSteps(api.getCover, async ({ user, query, gone }) => {
    const { org_id: orgId, id: userId } = user;
    const read = database.readLong(
      { orgId, userId },
      (db) => coverAnswer({ db, orgId }, query),
      gone(),
    );
    return { answer: await read };
  });
  http.routeInSteps(api.getCoverLights, async ({ user, query, gone }) => {
    const { org_id: orgId, id: userId } = user;
    const read = database.readLong(
      { orgId, userId },
      (db) => lightsAnswer({ db, orgId }, query, readLights),
      gone(),
    );
    return { answer: await read };
  });
}

async function lightsAnswer(
  scope: TenantScope,
  window: QueryOf<typeof api.getCoverLights>,
  readLights: ReadLights,
) {
  const lights = await readLights(scope, window, await findRevision(scope));
  return lights ?? { from: window.from, sites: [] };
}

async function needsOf(scope: TenantScope, locationId: string | undefined) {
  await requireLocation(scope, locationId);
  return { needs: await listNeeds(scope, { locationId }), skills: await listSkillNames(scope) };
}
