import type * as api from '#contract/api/auth';
import { SESSION } from '#contract/limits';
import type { Call, Commit } from '../../http/http';
import { mailByAccount, mailByAddress, takeAttempt } from '../../http/rate-limit';
import { hashToken, newToken } from '../../http/tokens';
import { enqueueMail } from '../../jobs/enqueue-mail';
import type { Parts } from '../../parts';
import { findUserByEmail, insertPasswordReset } from './auth.queries';

const ANSWER = {
  message: 'If this email address has an account, a link to choose a new password is on its way.',
};

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
      // To the address on file: the one typed in may differ in case, and so be another mailbox.
      await enqueueMail(scope, resetMail(user, token, config.publicUrl));
    }
    return { answer: ANSWER };
  });
}

/** The token stands behind #, which browsers do not send: it stays out of every server's log. */
export function resetLink(token: string, publicUrl: URL): string {
  return new URL(`/reset-password#${token}`, publicUrl).href;
}

function resetMail(user: { email: string; name: string }, token: string, publicUrl: URL) {
  return {
    to: user.email,
    subject: 'Choose a new password for Muster',
    text: `Hello ${user.name},

Someone asked for a new password for your account on ${publicUrl.host}. To choose one, open this link within ${SESSION.passwordResetMinutes} minutes:

${resetLink(token, publicUrl)}

If it wasn't you, ignore this email: your password stays the same.
`,
  };
}
