import * as api from '#contract/api/shift-groups';
import { AppError } from '#contract/errors';
import type { Http } from '../../http/http';
import { assignEmployee, moveEmployees, unassignEmployee } from './assign-employee';
import {
  createShiftGroup,
  deleteShiftGroup,
  moveShiftGroup,
  reorderShiftGroups,
  updateShiftGroup,
} from './change-shift-groups';
import { listShiftGroups } from './shift-groups.queries';

export function shiftGroupsRoutes(http: Http): void {
  http.route(api.listShiftGroups, ({ scope }) => listShiftGroups(scope));
  http.route(api.createShiftGroup, ({ scope, user, body }) =>
    createShiftGroup(scope, user.id, body),
  );
  http.route(api.updateShiftGroup, ({ scope, user, params, body }) =>
    updateShiftGroup(scope, user.id, params.id, body),
  );
  http.route(api.deleteShiftGroup, async ({ scope, user, params }) => {
    await deleteShiftGroup(scope, user.id, params.id);
    return undefined;
  });
  http.route(api.reorderShiftGroups, ({ scope, user, body }) =>
    reorderShiftGroups(scope, user.id, body.groupIds),
  );
  http.route(api.moveShiftGroup, ({ scope, user, params, body }) =>
    moveShiftGroup(scope, user.id, params.id, body),
  );
  http.route(api.assignToShiftGroup, async ({ scope, user, params, body }) => {
    await assignEmployee(scope, user.id, params.groupId, body.employeeId);
    return undefined;
  });
  http.route(api.moveEmployees, ({ scope, user, body }) =>
    moveEmployees(scope, user.id, body.moves),
  );
  http.route(api.unassignFromShiftGroup, async ({ scope, user, params, query, body }) => {
    const employeeId = body?.employeeId ?? query.employeeId;
    if (!employeeId)
      throw new AppError('bad_request', { sentence: 'Name the employee to unassign.' });
    await unassignEmployee(scope, user.id, params.groupId, employeeId);
    return undefined;
  });
}
