import * as api from '#contract/api/repairs';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { applyRepair } from './apply-repair';
import { askForCover, withdrawAsk } from './ask-for-cover';
import { findRepairs } from './find-repairs';

export function repairsRoutes(http: Http, { clock }: Parts): void {
  http.route(api.findRepairs, ({ scope, body }) => findRepairs(scope, body.shiftId, clock()));
  http.routeRosterChange(api.askForCover, ({ scope, user, body }) =>
    askForCover(scope, user, body, clock()),
  );
  http.routeRosterChange(api.withdrawAsk, ({ scope, user, body }) =>
    withdrawAsk(scope, user, body.shiftId, clock()),
  );
  http.routeRosterChange(api.applyRepair, ({ scope, user, body }) =>
    applyRepair(scope, user, body.moves),
  );
}
