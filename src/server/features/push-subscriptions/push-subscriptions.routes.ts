import * as api from '#contract/api/push-subscriptions';
import { AppError } from '#contract/errors';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { deleteDevice, listDevices, moveDevice } from './push-subscriptions.queries';
import { turnOnPush } from './turn-on-push';

export function pushSubscriptionsRoutes(http: Http, { push, database }: Parts): void {
  http.routeInSteps(api.listPushDevices, async ({ session }) => {
    const found = await push.readKey();
    const devices = await database.transact({}, (db) => listDevices({ db }, session));
    return { answer: { key: null, obstacle: null, ...found, devices } };
  });

  http.routeInSteps(api.turnOnPush, async ({ session, user, body }, commit) => {
    const found = await push.readKey();
    if ('obstacle' in found) throw new AppError('push_off');
    if (!push.accepts(body.endpoint)) throw new AppError('unknown_push_service');
    return commit({ orgId: user.org_id, userId: user.id }, async (scope) => ({
      answer: await turnOnPush(scope, session, body),
    }));
  });

  http.route(api.keepPush, async ({ scope, session, body }) => {
    if (!(await moveDevice(scope, session, body.endpoint))) throw new AppError('not_found');
    return undefined;
  });

  http.route(api.turnOffPush, async ({ scope, user, params }) => {
    if (!(await deleteDevice(scope, user.id, params.id))) throw new AppError('not_found');
    return undefined;
  });
}
