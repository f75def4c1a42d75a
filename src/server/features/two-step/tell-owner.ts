import type { Scope } from '../../db/database';
import { greeting } from '../../integrations/mail/greeting';
import { enqueueMail } from '../../jobs/enqueue-mail';

/** Emails the owner of an account what changed about its sign-in, in case it wasn't them. */
export async function tellOwner(
  scope: Scope,
  user: { email: string; name: string },
  happened: string,
  publicUrl: URL,
): Promise<void> {
  await enqueueMail(scope, {
    to: user.email,
    subject: 'Your sign-in to Muster has changed',
    text: `${greeting(user.name)}

${happened} This is about your account on ${publicUrl.host}.

If it wasn't you, choose a new password straight away and tell whoever manages your organisation:

${new URL('/forgot-password', publicUrl).href}
`,
  });
}
