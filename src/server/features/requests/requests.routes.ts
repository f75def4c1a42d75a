import * as inbox from '#contract/api/inbox';
import * as api from '#contract/api/requests';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { countToDecide } from '../inbox/count-to-decide';
import { readInbox } from '../inbox/read-inbox';
import { claimKind } from '../open-shifts/claim-kind';
import { answerRequest } from './answer-request';
import { askColleagues } from './ask-colleagues';
import { listSwapChoices, listTakers } from './choices';
import { decideRequest } from './decide-request';
import { createKeptWorlds } from './kept-worlds';
import { readPolicies, setPolicies } from './policies';
import type { RequestKinds } from './request-kinds';
import { listRequestsOf, type RequestRow } from './requests.queries';
import { listRings } from './rings';
import { tradeKind } from './trade-kind';
import { withdrawRequest } from './withdraw-request';

const KINDS: RequestKinds = {
  give: tradeKind,
  swap: tradeKind,
  ring: tradeKind,
  claim: claimKind,
};

export function requestsRoutes(http: Http, { clock }: Parts): void {
  const worldsAhead = createKeptWorlds();
  http.route(api.listRequests, async ({ scope, user }) => {
    if (user.employee_id === null) return [];
    const own = await listRequestsOf(scope, user.employee_id);
    return own.map((request) => asSeenBy(request, user.employee_id));
  });
  http.routeRosterChange(api.createRequest, ({ scope, user, body }) =>
    askColleagues(scope, user, body, clock()),
  );
  http.routeRosterChange(api.answerRequest, async ({ scope, user, params, body }) =>
    asSeenBy(await answerRequest(scope, user, params.id, body, clock()), user.employee_id),
  );
  http.route(api.listTakers, ({ scope, user, params }) =>
    listTakers(scope, user, params.id, clock()),
  );
  http.route(api.listSwapChoices, ({ scope, user, params }) =>
    listSwapChoices(scope, user, params.id, clock()),
  );
  http.route(api.listRings, ({ scope, user, params }) =>
    listRings(scope, user, params.id, clock()),
  );
  http.route(api.getRequestPolicies, ({ scope }) => readPolicies(scope));
  http.route(api.setRequestPolicies, ({ scope, user, body }) => setPolicies(scope, user, body));
  http.routeRosterChange(api.withdrawRequest, ({ scope, user, params }) =>
    withdrawRequest(scope, user, params.id, clock()),
  );
  http.route(inbox.getInbox, ({ scope, user }) =>
    readInbox(scope, KINDS, user, clock(), worldsAhead),
  );
  http.route(inbox.countInbox, async ({ scope, user }) => ({
    count: await countToDecide(scope, user),
  }));
  http.routeRosterChange(api.decideRequest, ({ scope, user, params, body }) =>
    decideRequest(scope, KINDS, user, params.id, body, clock()),
  );
}

/** Only the person who asked and managers learn who else was asked. In a ring everyone has to know. */
function asSeenBy(request: RequestRow, employeeId: string | null): RequestRow {
  if (request.employee_id === employeeId || request.kind === 'ring') return request;
  const isOwn = (part: { employee_id: string }) => part.employee_id === employeeId;
  return {
    ...request,
    parties: request.parties.filter((party) => party.part !== 'candidate' || isOwn(party)),
    shifts: request.shifts.filter((shift) => shift.chosen || isOwn(shift)),
  };
}
