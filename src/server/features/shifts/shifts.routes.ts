import * as api from '#contract/api/shifts';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { createShift, deleteShift, updateShift } from './change-shifts';
import { sendShifts } from './send-shifts';
import { listUncovered } from './shifts.queries';

export function shiftsRoutes(http: Http, { database, clock }: Parts): void {
  http.routeRaw(api.listShifts, ({ user, query }, _request, reply) =>
    sendShifts({ database }, user, query, reply),
  );
  http.route(api.listUncoveredShifts, ({ scope }) => listUncovered(scope, clock()));
  http.routeRosterChange(api.createShift, ({ scope, user, body }) =>
    createShift(scope, user, body),
  );
  http.routeRosterChange(api.updateShift, ({ scope, user, params, body }) =>
    updateShift(scope, user, params.id, body),
  );
  http.routeRosterChange(api.deleteShift, ({ scope, user, params }) =>
    deleteShift(scope, user, params.id),
  );
}
