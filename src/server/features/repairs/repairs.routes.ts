import * as api from '#contract/api/repairs';
import type { Http } from '../../http/http';
import { applyRepair } from './apply-repair';
import { findRepairs } from './find-repairs';

export function repairsRoutes(http: Http): void {
  http.route(api.findRepairs, ({ scope, body }) => findRepairs(scope, body.shiftId));
  http.routeRosterChange(api.applyRepair, ({ scope, user, body }) =>
    applyRepair(scope, user, body.moves),
  );
}
