import * as api from '#contract/api/leave';
import * as kinds from '#contract/api/leave-types';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import { dateAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { sendEvidence } from '../skills/evidence-file';
import { askForLeave, leaveOf, ownRecord } from './ask-leave';
import { openBalance, readBalances } from './balances';
import { decideLeave } from './decide-leave';
import { endLeave, keepLeave, withdrawLeave } from './end-leave';
import { findLeave } from './find-leave';
import { deleteLeaveFile, readLeaveFile, saveLeaveFile, sightLeaveFile } from './leave-file';
import { getLeaveType, readLeaveSettings, saveLeaveSettings } from './leave-types';
import { type LeaveRow, listApprovedLeave, listLeaveOf } from './leaves.queries';
import { previewLeave } from './preview-leave';

export function leaveRoutes(http: Http, { clock, database }: Parts): void {
  const todayOf = ({ org_timezone }: { org_timezone: string | null }) =>
    dateAt(clock(), (org_timezone ?? 'UTC') as Zone);

  http.route(kinds.listLeaveTypes, ({ scope }) => readLeaveSettings(scope));
  http.route(kinds.saveLeaveTypes, ({ scope, user, body }) =>
    saveLeaveSettings(scope, user.id, body),
  );

  http.route(api.listOwnLeave, ({ scope, user }) =>
    user.employee_id === null ? Promise.resolve([]) : listLeaveOf(scope, user.employee_id),
  );
  http.route(api.previewLeave, async ({ scope, user, body }) => {
    const type = await getLeaveType(scope, body.typeId);
    const employeeId = ownRecord(user);
    const leave = await leaveOf(scope, employeeId, body);
    return previewLeave(scope, { employeeId, type, leave, today: todayOf(user), drafts: false });
  });
  http.routeRosterChange(api.askForLeave, ({ scope, user, body }) =>
    askForLeave(scope, user, body, { now: clock(), today: todayOf(user) }),
  );
  http.route(api.withdrawLeave, async ({ scope, user, params }) => {
    await withdrawLeave(scope, user, params.id, clock());
    return undefined;
  });
  http.routeRosterChange(api.endLeave, ({ scope, user, params, body }) =>
    endLeave(scope, user, params.id, body, clock()),
  );

  http.route(api.listLeaveOfPeople, ({ scope, user }) => listApprovedLeave(scope, todayOf(user)));
  http.routeRosterChange(api.decideLeave, async ({ scope, user, params, body }) => {
    const decisions = [{ ...body, ...params }];
    const [row] = await decideLeave(scope, user, decisions, { now: clock(), today: todayOf(user) });
    return row as LeaveRow;
  });
  http.routeRosterChange(api.decideLeaveTogether, ({ scope, user, body }) =>
    decideLeave(scope, user, body.decisions, { now: clock(), today: todayOf(user) }),
  );
  http.route(api.keepLeave, ({ scope, user, params, body }) =>
    keepLeave(scope, user, params.id, body.note, clock()),
  );

  http.route(api.listLeaveBalances, ({ scope, user, query }) => {
    const employeeId = query.employeeId ?? ownRecord(user);
    // A colleague's are answered like those of someone who doesn't exist.
    const allowed = employeeId === user.employee_id || can(user, 'decide requests');
    if (!allowed) throw new AppError('not_found');
    return readBalances(scope, employeeId, todayOf(user));
  });
  http.route(api.openLeaveBalance, async ({ scope, user, body }) => {
    await openBalance(scope, user, body);
    return readBalances(scope, body.employeeId, todayOf(user));
  });
  http.route(api.findLeave, ({ scope, user, body }) =>
    findLeave(scope, ownRecord(user), body, todayOf(user)),
  );

  http.route(api.putLeaveFile, async ({ scope, user, params, body }) => {
    await saveLeaveFile(scope, user, params.id, body);
    return undefined;
  });
  http.route(api.sightLeaveFile, async ({ scope, user, params }) => {
    await sightLeaveFile(scope, user, params.id, clock());
    return undefined;
  });
  http.route(api.deleteLeaveFile, async ({ scope, user, params }) => {
    await deleteLeaveFile(scope, user, params.id);
    return undefined;
  });
  http.routeRaw(api.getLeaveFile, async ({ user, params }, _request, reply) => {
    const file = await database.transact({ orgId: user.org_id, userId: user.id }, (db) =>
      readLeaveFile({ db, orgId: user.org_id }, user, params.id),
    );
    return sendEvidence(reply, file);
  });
}
