import * as api from '#contract/api/timesheets';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { peopleOfGroups } from '../employees/people-of-groups';
import { requireLocation } from '../locations/locations.queries';
import { answerAgain } from './answer-again';
import {
  approveCleanSheets,
  approveSheet,
  approveSheets,
  confirmSheet,
  confirmSheets,
  disputeSheet,
  reopenSheet,
} from './decide-timesheets';
import { adjustSheet, answerBreak, correctSheet, enterTime, removeSheet } from './enter-time';
import { listToday } from './list-odd';
import { countSheets, listSheets } from './list-sheets';
import { readRosterActual } from './roster-actual';
import { findSheet, isEmployee, listSheetEvents } from './timesheets.queries';

export function timesheetsRoutes(http: Http, { clock }: Parts): void {
  http.route(api.listTimesheets, async ({ scope, user, query }) => {
    const { employee_id } = user;
    const all = can(user, 'manage time');
    const employeeId = query.employeeId ?? (all ? undefined : (employee_id ?? undefined));
    if (!all && employeeId === undefined) return { timesheets: [], next: null };
    // A colleague's are answered like those of nobody.
    const visible = employeeId === undefined || employeeId === employee_id || all;
    if (!visible || (employeeId && !(await isEmployee(scope, employeeId)))) {
      throw new AppError('not_found');
    }
    await requireLocation(scope, query.locationId);
    return listSheets(scope, { ...query, employeeId });
  });
  http.route(api.countTimesheets, async ({ scope, user, query }) => {
    await requireLocation(scope, query.locationId);
    return countSheets(scope, query, user.employee_id);
  });
  http.route(api.getRosterActual, async ({ scope, query }) =>
    readRosterActual(scope, query, await peopleOfGroups(scope, query.groups)),
  );
  http.route(api.listOddToday, ({ scope }) => listToday(scope, clock()));
  http.route(api.confirmTimesheet, ({ scope, user, params, body }) =>
    confirmSheet(scope, user, params.id, body.version, clock()),
  );
  http.route(api.answerBreak, ({ scope, user, params, body }) =>
    answerBreak(scope, user, params.id, body.answer, clock()),
  );
  http.route(api.answerAgain, ({ scope, user, params, body }) =>
    answerAgain(scope, user, params.id, body, clock()),
  );
  http.route(api.confirmTimesheets, ({ scope, user, body }) => {
    if (user.employee_id === null) throw new AppError('no_own_record');
    return confirmSheets(scope, user.employee_id, body, clock());
  });
  http.route(api.approveTimesheet, ({ scope, user, params, body }) =>
    approveSheet(scope, user, params.id, body, clock()),
  );
  http.route(api.approveTimesheets, ({ scope, user, body }) =>
    approveSheets(scope, user, body.ids, clock()),
  );
  http.route(api.approveCleanTimesheets, async ({ scope, user, body }) => {
    await requireLocation(scope, body.locationId);
    return approveCleanSheets(scope, user, body, clock());
  });
  http.route(api.disputeTimesheet, ({ scope, user, params, body }) => {
    const decider = { ...user, mayManage: can(user, 'manage time') };
    return disputeSheet(scope, decider, params.id, body.reason, clock());
  });
  http.route(api.reopenTimesheet, ({ scope, user, params, body }) =>
    reopenSheet(scope, user, params.id, body.reason),
  );
  http.route(api.enterTime, ({ scope, user, body }) => enterTime(scope, user, body, clock()));
  http.route(api.correctTimesheet, ({ scope, user, params, body }) =>
    correctSheet(scope, user, params.id, body, clock()),
  );
  http.route(api.adjustTimesheet, ({ scope, user, params, body }) =>
    adjustSheet(scope, user, params.id, body, clock()),
  );
  http.route(api.removeTimesheet, ({ scope, user, params, body }) =>
    removeSheet(scope, user, params.id, body, clock()),
  );
  http.route(api.listTimesheetEvents, async ({ scope, user, params }) => {
    const sheet = await findSheet(scope, params.id);
    const visible = sheet?.employee_id === user.employee_id || can(user, 'manage time');
    if (!sheet || !visible) throw new AppError('not_found');
    return listSheetEvents(scope, sheet);
  });
}
