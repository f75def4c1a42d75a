import * as api from '#contract/api/employees';
import { csv } from '#contract/csv';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import { wallClockAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { acceptInvitation } from './accept-invitation';
import { addMyself, createEmployee } from './create-employee';
import { countFutureOf, employeesAsJson, findEmployee, listEmployees } from './employees.queries';
import { importEmployees } from './import-employees';
import { removeEmployees } from './remove-employees';
import { resetTwoStep } from './reset-two-step';
import { undoRemoval } from './undo-removal';
import { updateEmployee } from './update-employee';

export function employeesRoutes(http: Http, parts: Parts): void {
  http.routeRaw(api.listEmployees, async ({ user }, _request, reply) => {
    const { org_id: orgId, id: userId, employee_id: employeeId } = user;
    const seesEverything = can(user, 'manage employees');
    const json = await parts.database.transact({ orgId, userId }, (db) =>
      employeesAsJson({ db, orgId }, { seesEverything, employeeId }),
    );
    return reply.type('application/json').send(json);
  });
  http.route(api.countEmployeeShifts, async ({ scope, params }) => {
    if (!(await findEmployee(scope, params.id))) throw new AppError('not_found');
    return { count: await countFutureOf(scope, params.id) };
  });
  http.routeInSteps(api.createEmployee, (call, commit) => createEmployee(parts, call, commit));
  http.routeInSteps(api.acceptInvitation, (call, commit) => acceptInvitation(parts, call, commit));
  http.route(api.addMyself, ({ scope, user }) => addMyself(scope, user));
  http.routeInSteps(api.updateEmployee, (call, commit) => updateEmployee(parts, call, commit));
  http.routeInSteps(api.resetTwoStep, (call, commit) => resetTwoStep(parts, call, commit));
  http.routeInSteps(api.deleteEmployee, ({ user, params, gone }, commit) =>
    parts.database.inRosterTurn(
      user.org_id,
      () =>
        removeEmployees(parts, { user, ids: [params.id] }, (scope, work) =>
          commit(scope, async (inner) => {
            await work(inner);
            return { answer: undefined };
          }),
        ),
      gone(),
    ),
  );
  http.routeInSteps(api.removeEmployees, ({ user, body, gone }, commit) =>
    parts.database.inRosterTurn(
      user.org_id,
      () =>
        removeEmployees(parts, { user, ids: body.employeeIds }, (scope, work) =>
          commit(scope, async (inner) => ({ answer: await work(inner) })),
        ),
      gone(),
    ),
  );
  http.routeRosterChange(api.undoRemoval, ({ scope, user, params }) =>
    undoRemoval(scope, user, params.id),
  );
  http.routeInSteps(api.importEmployees, (call, commit) => importEmployees(parts, call, commit));

  http.routeRaw(api.exportEmployees, async ({ user }, _request, reply) => {
    const employees = await parts.database.transact({ orgId: user.org_id, userId: user.id }, (db) =>
      listEmployees({ db, orgId: user.org_id }),
    );
    const rows = employees.map(({ name, email, phone, role, shift_group, created_at }) => [
      name,
      email,
      phone,
      role,
      shift_group?.name ?? '',
      // A spreadsheet reads a date as one, and a moment in UTC as a text.
      wallClockAt(Date.parse(created_at) as Instant, (user.org_timezone ?? 'UTC') as Zone).date,
    ]);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="employees.csv"')
      .send(csv([['name', 'email', 'phone', 'role', 'shift_group', 'added'], ...rows]));
  });
}
