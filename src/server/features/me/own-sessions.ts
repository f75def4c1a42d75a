import { sql } from 'kysely';
import type * as api from '#contract/api/me';
import type { AuditAction } from '#contract/audit-actions';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { Scope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import type { Commit } from '../../http/http';
import { GOOD, type Session } from '../../http/sessions';

/** The sessions of the caller's own account, in whichever organisation, last used first. */
export function listOwnSessions({ db }: Scope, { user, tokenHash }: Session) {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'user_agent',
      isoText('created_at').as('created_at'),
      isoText('last_used_at').as('last_used_at'),
      sql<boolean>`token_hash = ${tokenHash}`.as('current'),
    ])
    .where('user_id', '=', user.id)
    .where(GOOD)
    .orderBy('current', 'desc')
    .orderBy('sessions.last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function endOwnSession(
  scope: Scope,
  session: Session,
  id: string,
): Promise<undefined> {
  const ended = await scope.db
    .deleteFrom('sessions')
    .where('user_id', '=', session.user.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new AppError('not_found');
  await auditEnd(scope, session, 'user.session_ended');
}

/** Half-finished sign-ins end too: whoever asks for this wants nobody to come in with what they have. */
export async function endOwnSessions(session: Session, commit: Commit<typeof api.endOwnSessions>) {
  const { id, org_id } = session.user;
  return commit({ userId: id, orgId: org_id }, async (scope) => {
    await scope.db.deleteFrom('sessions').where('user_id', '=', id).execute();
    await scope.db.deleteFrom('sign_in_steps').where('user_id', '=', id).execute();
    await auditEnd(scope, session, 'user.sessions_ended');
    return { answer: undefined, session: 'ended' as const };
  });
}

function auditEnd(scope: Scope, { user }: Session, action: AuditAction): Promise<void> {
  return audit(scope, {
    orgId: user.org_id,
    actorUserId: user.id,
    action,
    targetType: 'user',
    targetId: user.id,
  });
}
