import * as api from '#contract/api/open-shifts';
import { AppError } from '#contract/errors';
import type { SessionUser } from '#contract/session-user';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { changeOpenShift, createOpenShift, deleteOpenShift } from './change-open-shifts';
import { listClaims } from './claim-kind';
import { claimOpenShift, takeBackOpenShift } from './claim-open-shift';
import { makeShiftOpen } from './make-shift-open';
import { listOfferedShifts } from './offered-shifts';
import { listOpenShifts } from './open-shifts.queries';
import type { Claimer } from './take-place';

export function openShiftsRoutes(http: Http, { clock }: Parts): void {
  http.route(api.listOfferedShifts, async ({ scope, user }) =>
    user.employee_id === null ? [] : listOfferedShifts(scope, user.employee_id, clock()),
  );
  http.route(api.listOpenShifts, ({ scope }) => listOpenShifts(scope, clock()));
  http.route(api.listClaims, ({ scope, user, params }) =>
    listClaims(scope, user, params.id, clock()),
  );
  http.route(api.createOpenShift, ({ scope, user, body }) =>
    createOpenShift(scope, user, body, clock()),
  );
  http.routeRosterChange(api.makeShiftOpen, ({ scope, user, params }) =>
    makeShiftOpen(scope, user, params.id, clock()),
  );
  http.routeRosterChange(api.changeOpenShift, ({ scope, user, params, body }) =>
    changeOpenShift(scope, user, params.id, body, clock()),
  );
  http.routeRosterChange(api.deleteOpenShift, ({ scope, user, params }) =>
    deleteOpenShift(scope, user, params.id, clock()),
  );
  http.routeRosterChange(api.claimOpenShift, ({ scope, user, params }) =>
    claimOpenShift(scope, claimerOf(user), params.id, clock()),
  );
  http.routeRosterChange(api.takeBackOpenShift, ({ scope, user, params }) =>
    takeBackOpenShift(scope, claimerOf(user), params.id, clock()),
  );
}

/** Nothing is offered to an owner without a record of their own. */
function claimerOf({
  id,
  name,
  employee_id,
}: Pick<SessionUser, 'id' | 'name' | 'employee_id'>): Claimer {
  if (employee_id === null) throw new AppError('not_found');
  return { id, name, employeeId: employee_id };
}
