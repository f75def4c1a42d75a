import * as api from '#contract/api/signup-requests';
import type { Http } from '../../http/http';
import { mailByAccount, registerByAddress, takeAttempt } from '../../http/rate-limit';
import type { Parts } from '../../parts';
import { approveRequest, declineRequest } from './decide-request';
import { insertRequest, listRequests } from './signup-requests.queries';

const BY_EMAIL = 'Thank you. We have received your request and will answer by email.';
const WITHOUT_EMAIL =
  'Thank you. We have received your request. This installation sends no emails yet, so whoever runs it will tell you the answer.';

export function signupRequestsRoutes(http: Http, parts: Parts): void {
  http.routeInSteps(api.requestAccess, async ({ body, address }, commit) => {
    await takeAttempt(parts.database, [
      registerByAddress(address),
      mailByAccount(body.requesterEmail),
    ]);
    return commit({}, async (scope) => {
      await insertRequest(scope, {
        organization_name: body.organizationName,
        requester_name: body.requesterName,
        requester_email: body.requesterEmail,
        message: body.message ?? '',
      });
      return { answer: { message: parts.config.smtpUrl ? BY_EMAIL : WITHOUT_EMAIL } };
    });
  });
  http.route(api.listSignupRequests, ({ scope, query }) => listRequests(scope, query));
  http.routeInSteps(api.approveSignupRequest, (call, commit) =>
    approveRequest(parts, call, commit),
  );
  http.routeInSteps(api.declineSignupRequest, (call, commit) =>
    declineRequest(parts, call, commit),
  );
}
