import { SESSION } from '#contract/limits';

interface Requester {
  organization_name: string;
  requester_name: string;
  requester_email: string;
}

export function welcomeMail(request: Requester, link: string, publicUrl: URL) {
  return {
    to: request.requester_email,
    subject: `${request.organization_name} is ready in Muster`,
    text: `Hello ${request.requester_name},

your organisation ${request.organization_name} has been set up on ${publicUrl.host}. To choose a password, open this link within ${SESSION.welcomeLinkDays} days; it works once:

${link}

Then sign in with this email address. If the link has run out, ask for a new one with 'Forgot your password?' on the sign-in page.
`,
  };
}

export function declinedMail(request: Requester, reason: string, publicUrl: URL) {
  return {
    to: request.requester_email,
    subject: `Your request for ${request.organization_name}`,
    text: `Hello ${request.requester_name},

your request for an organisation on ${publicUrl.host} was not accepted.
${reason ? `\n${reason}\n` : ''}`,
  };
}
