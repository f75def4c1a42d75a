import * as api from '#contract/api/day-statuses';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import type { Http } from '../../http/http';
import { findAnyEmployee } from '../shifts/shifts.queries';
import { clearDay, removeDayStatus, setDayStatus } from './change-day';
import { listDayStatuses } from './day-statuses.queries';

export function dayStatusesRoutes(http: Http): void {
  http.route(api.listDayStatuses, async ({ scope, user, query }) => {
    const { employeeId } = query;
    if (employeeId !== undefined && !(await findAnyEmployee(scope, employeeId)))
      throw new AppError('not_found');
    const statuses = await listDayStatuses(scope, query);
    if (can(user, 'see roster')) return statuses;
    return statuses.map((day) =>
      day.employee_id === user.employee_id ? day : { ...day, status: 'unavailable' as const },
    );
  });
  http.routeRosterChange(api.setDayStatus, ({ scope, user, body }) =>
    setDayStatus(scope, user, body),
  );
  http.routeRosterChange(api.removeDayStatus, ({ scope, user, params, body }) =>
    removeDayStatus(scope, user, params, body),
  );
  http.routeRosterChange(api.clearDay, ({ scope, user, params }) => clearDay(scope, user, params));
}
