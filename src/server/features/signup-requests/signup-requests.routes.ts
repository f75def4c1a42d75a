import * as api from '#contract/api/signup-requests';
import type { BodyOf } from '#contract/endpoint';
import type { Scope } from '../../db/database';
import type { Http } from '../../http/http';
import { mailByAccount, registerByAddress, takeAttempt } from '../../http/rate-limit';
import { greeting } from '../../integrations/mail/greeting';
import { enqueueMail } from '../../jobs/enqueue-mail';
import type { Parts } from '../../parts';
import { approveRequest, declineRequest } from './decide-request';
import { insertRequest, listRequests, listSuperAdmins } from './signup-requests.queries';

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
      await tellSuperAdmins(scope, body, parts.config.publicUrl);
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

async function tellSuperAdmins(
  scope: Scope,
  { organizationName, requesterName }: BodyOf<typeof api.requestAccess>,
  publicUrl: URL,
): Promise<void> {
  for (const { email, name } of await listSuperAdmins(scope)) {
    await enqueueMail(scope, {
      to: email,
      subject: `${requesterName} has asked for an organisation in Muster`,
      text: `${greeting(name)}

${requesterName} has asked for the organisation ${organizationName} on ${publicUrl.host}. To approve or decline the request, open this page:

${new URL('/organization?tab=requests', publicUrl).href}
`,
    });
  }
}
