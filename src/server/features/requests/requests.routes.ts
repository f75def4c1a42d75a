import * as api from '#contract/api/requests';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { decideRequest, readInbox } from './decide-request';
import type { RequestKinds } from './request-kinds';
import { listRequestsOf, type RequestRow } from './requests.queries';
import { withdrawRequest } from './withdraw-request';

const KINDS: RequestKinds = {};

export function requestsRoutes(http: Http, { clock }: Parts): void {
  http.route(api.listRequests, async ({ scope, user }) => {
    if (user.employee_id === null) return [];
    const own = await listRequestsOf(scope, user.employee_id);
    return own.map((request) => asSeenBy(request, user.employee_id));
  });
  http.routeRosterChange(api.withdrawRequest, ({ scope, user, params }) =>
    withdrawRequest(scope, user, params.id, clock()),
  );
  http.route(api.getInbox, ({ scope, user }) => readInbox(scope, KINDS, user));
  http.routeRosterChange(api.decideRequest, ({ scope, user, params, body }) =>
    decideRequest(scope, KINDS, user, params.id, body, clock()),
  );
}

/** A candidate doesn't learn who else was asked. */
export function asSeenBy(request: RequestRow, employeeId: string | null): RequestRow {
  const own = request.parties.find((party) => party.employee_id === employeeId);
  if (own?.part !== 'candidate') return request;
  const shown = request.parties.filter((party) => party.part !== 'candidate' || party === own);
  return { ...request, parties: shown };
}
