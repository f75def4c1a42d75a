import { randomUUID } from 'node:crypto';
import type * as api from '#contract/api/signup-requests';
import { AppError } from '#contract/errors';
import { SESSION } from '#contract/limits';
import { audit } from '../../db/audit';
import type { Scope } from '../../db/database';
import type { Call, Commit } from '../../http/http';
import { hashToken, newToken } from '../../http/tokens';
import { greeting } from '../../integrations/mail/greeting';
import { enqueueMail } from '../../jobs/enqueue-mail';
import type { Parts } from '../../parts';
import { insertPasswordReset } from '../auth/auth.queries';
import { createOrganization } from '../auth/create-organization';
import { resetLink } from '../auth/forgot-password';
import { hashPassword } from '../auth/passwords';
import { decideRequest, getRequest, requestExists } from './signup-requests.queries';

type Decision = Parameters<typeof decideRequest>[2];

async function decide(scope: Scope, id: string, decision: Decision) {
  const decided = await decideRequest(scope, id, decision);
  if (!decided) {
    throw new AppError((await requestExists(scope, id)) ? 'request_decided' : 'not_found');
  }
  return decided;
}

/** The owner chooses a password with the link. Until then, nobody knows one. */
export async function approveRequest(
  { config }: Parts,
  { user, params }: Call<typeof api.approveSignupRequest>,
  commit: Commit<typeof api.approveSignupRequest>,
) {
  const passwordHash = await hashPassword(newToken());
  const token = newToken();
  const link = resetLink(token, config.publicUrl);
  const orgId = randomUUID();
  const ownerId = randomUUID();
  return commit({ orgId, userId: user.id }, async (scope) => {
    const decided = await decide(scope, params.id, { status: 'approved', decidedBy: user.id });
    await createOrganization(scope, {
      orgId,
      name: decided.organization_name,
      timezone: undefined,
      owner: {
        userId: ownerId,
        email: decided.requester_email,
        name: decided.requester_name,
        passwordHash,
      },
      createdBy: user.id,
    });
    const minutes = SESSION.welcomeLinkDays * 24 * 60;
    await insertPasswordReset(scope, ownerId, hashToken(token), minutes);
    await enqueueMail(scope, welcomeMail(decided, link, config.publicUrl));
    const request = await getRequest(scope, params.id);
    return { answer: { request, link }, repeat: { request, link: null } };
  });
}

export async function declineRequest(
  { config }: Parts,
  { user, params, body }: Call<typeof api.declineSignupRequest>,
  commit: Commit<typeof api.declineSignupRequest>,
) {
  const reason = body.reason ?? '';
  return commit({ userId: user.id }, async (scope) => {
    const decided = await decide(scope, params.id, {
      status: 'declined',
      reason,
      decidedBy: user.id,
    });
    await audit(scope, {
      orgId: null,
      actorUserId: user.id,
      action: 'signup_request.declined',
      targetType: 'signup_request',
      targetId: params.id,
    });
    await enqueueMail(scope, declinedMail(decided, reason, config.publicUrl));
    return { answer: await getRequest(scope, params.id) };
  });
}

interface Requester {
  organization_name: string;
  requester_name: string;
  requester_email: string;
}

function welcomeMail(request: Requester, link: string, publicUrl: URL) {
  return {
    to: request.requester_email,
    subject: `${request.organization_name} is ready in Muster`,
    text: `${greeting(request.requester_name)}

Your organisation ${request.organization_name} is ready on ${publicUrl.host}. To choose a password, open this link within ${SESSION.welcomeLinkDays} days. It works once.

${link}

Then sign in with this email address. If the link has expired, ask for a new one with 'Forgot your password?' on the sign-in page.
`,
  };
}

function declinedMail(request: Requester, reason: string, publicUrl: URL) {
  return {
    to: request.requester_email,
    subject: `Your request for ${request.organization_name}`,
    text: `${greeting(request.requester_name)}

We have declined your request for an organisation on ${publicUrl.host}.
${reason ? `\n${reason}\n` : ''}`,
  };
}
