import * as api from '#contract/api/shifts';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import type { Http } from '../../http/http';
import { createShift, deleteShift, updateShift } from './change-shifts';
import { findAnyEmployee, listShifts } from './shifts.queries';

export function shiftsRoutes(http: Http): void {
  http.route(api.listShifts, async ({ scope, user, query }) => {
    const { from, to, employeeId } = query;
    if (employeeId !== undefined && !(await findAnyEmployee(scope, employeeId))) {
      throw new AppError('not_found');
    }
    const manages = can(user, 'see roster');
    const shifts = await listShifts(scope, {
      window: { start: from, end: to },
      publishedOnly: !manages,
      employeeId,
    });
    return manages ? shifts : shifts.map((shift) => ({ ...shift, updated_by_name: null }));
  });
  http.route(api.createShift, ({ scope, user, body }) => createShift(scope, user, body));
  http.route(api.updateShift, ({ scope, user, params, body }) =>
    updateShift(scope, user, params.id, body),
  );
  http.route(api.deleteShift, ({ scope, user, params }) => deleteShift(scope, user, params.id));
}
