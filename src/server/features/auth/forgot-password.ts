import type * as api from '#contract/api/auth';
import { SESSION } from '#contract/limits';
import type { Call, Commit } from '../../http/http';
import { mailByAccount, mailByAddress, takeAttempt } from '../../http/rate-limit';
import { hashToken, newToken } from '../../http/tokens';
import { greeting } from '../../integrations/mail/greeting';
import { enqueueMail } from '../../jobs/enqueue-mail';
import type { Parts } from '../../parts';
import { findUserByEmail, insertPasswordReset } from './auth.queries';

const SENT = 'If this email has an account, we have sent it a link to choose a new password.';
const IN_OUTBOX =
  'This installation sends no emails yet. If this email has an account, the link to choose a new password is a file in the outbox folder on the server. Ask whoever runs Muster for it.';

export async function forgotPassword(
  { database, config }: Parts,
  { body, address }: Call<typeof api.forgotPassword>,
  commit: Commit<typeof api.forgotPassword>,
) {
  await takeAttempt(database, [mailByAccount(body.email), mailByAddress(address)]);
  return commit({}, async (scope) => {
    const user = await findUserByEmail(scope, body.email);
    if (user) {
      const token = newToken();
      await insertPasswordReset(scope, user.id, hashToken(token));
      // The typed address may differ in case and so reach another mailbox, so we use the stored one.
      await enqueueMail(scope, resetMail(user, token, config.publicUrl));
    }
    return { answer: { message: config.smtpUrl ? SENT : IN_OUTBOX } };
  });
}

/** Browsers don't send the part after #, so the token stays out of every server's log. */
export function resetLink(token: string, publicUrl: URL): string {
  return new URL(`/reset-password#${token}`, publicUrl).href;
}

function resetMail(user: { email: string; name: string }, token: string, publicUrl: URL) {
  return {
    to: user.email,
    subject: 'Choose a new password for Muster',
    text: `${greeting(user.name)}

Someone asked for a new password for your account on ${publicUrl.host}. To choose one, open this link within ${SESSION.passwordResetMinutes} minutes:

${resetLink(token, publicUrl)}

If it wasn't you, ignore this email: your password stays the same.
`,
  };
}
