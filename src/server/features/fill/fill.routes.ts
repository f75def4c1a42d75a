import * as api from '#contract/api/fill';
import { AppError } from '#contract/errors';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { acceptFill } from './accept-fill';
import { fillAnswer } from './fill-answer';
import { insertFill, isFilling, moveFill } from './fills.queries';

export function fillRoutes(http: Http, { clock }: Parts): void {
  http.route(api.startFill, async ({ scope, user, body }) => {
    await requireSitesAndGroups(scope, body);
    requireFuture(body, clock(), user.org_timezone);
    // Two calls at the same time would both find nobody filling.
    await scope.db
      .selectFrom('organizations')
      .select('id')
      .where('id', '=', scope.orgId)
      .forUpdate()
      .execute();
    if (await isFilling(scope)) throw new AppError('fill_running');
    return fillAnswer(scope, await insertFill(scope, user.id, body), user.id);
  });
  http.route(api.getFill, ({ scope, user, params }) => fillAnswer(scope, params.id, user.id));
  http.route(api.cancelFill, async ({ scope, user, params }) => {
    const { status } = await fillAnswer(scope, params.id, user.id);
    if (status === 'waiting' || status === 'running')
      await moveFill(scope, params.id, { from: [status], status: 'cancelled' });
    return fillAnswer(scope, params.id, user.id);
  });
  http.routeRosterChange(api.acceptFill, ({ scope, user, params, body }) =>
    acceptFill(scope, user, params.id, body, clock()),
  );
}

function requireFuture({ to }: api.FillRequest, now: Instant, zone: string | null): void {
  if (to >= dateAt(now, (zone ?? 'UTC') as Zone)) return;
  throw new AppError('fill_past');
}

async function requireSitesAndGroups(
  { db }: TenantScope,
  { locationIds, groupIds }: api.FillRequest,
): Promise<void> {
  if (locationIds.length > 0) {
    const sites = await db
      .selectFrom('locations')
      .select('id')
      .where('id', 'in', locationIds)
      .where('deleted_at', 'is', null)
      .execute();
    if (sites.length < new Set(locationIds).size) throw new AppError('not_found');
  }
  if (groupIds.length > 0) {
    const groups = await db
      .selectFrom('shift_groups')
      .select('id')
      .where('id', 'in', groupIds)
      .execute();
    if (groups.length < new Set(groupIds).size) throw new AppError('not_found');
  }
}
