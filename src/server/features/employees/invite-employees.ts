// Emails a new employee a link to choose a password. The temporary password is never emailed.
import { sql } from 'kysely';
import { SESSION } from '#contract/limits';
import type { TenantScope } from '../../db/database';
import { hashToken, newToken } from '../../http/tokens';
import { greeting } from '../../integrations/mail/greeting';
import { enqueueMail } from '../../jobs/enqueue-mail';
import { insertPasswordReset } from '../auth/auth.queries';
import { resetLink } from '../auth/forgot-password';

interface Invited {
  user_id: string;
  name: string;
  email: string;
  org_name: string;
}

export async function inviteEmployees(
  scope: TenantScope,
  ids: string[],
  publicUrl: URL,
): Promise<void> {
  const { rows } = await sql<Invited>`
    select e.user_id, e.name, e.email, o.name as org_name
    from employees e join organizations o on o.id = e.org_id
    where e.id = any(${ids}::uuid[]) and e.user_id is not null`.execute(scope.db);
  for (const invited of rows) {
    const token = newToken();
    const minutes = SESSION.welcomeLinkDays * 24 * 60;
    await insertPasswordReset(scope, invited.user_id, hashToken(token), minutes);
    const mail = invitation(invited, resetLink(token, publicUrl), publicUrl);
    await enqueueMail(scope, mail, 'after others');
  }
}

function invitation({ name, email, org_name }: Invited, link: string, publicUrl: URL) {
  return {
    to: email,
    subject: `Your roster at ${org_name}`,
    text: `${greeting(name)}

${org_name} has added you to its roster on ${publicUrl.host}. To choose your password, open this link within ${SESSION.welcomeLinkDays} days. It works once.

${link}

Then sign in with this email address. Your shifts are under My Shifts. If the link has expired, ask for a new one with 'Forgot your password?' on the sign-in page.
`,
  };
}
