import type * as api from '#contract/api/employees';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import { publish } from '../../db/publish';
import type { Call, Commit } from '../../http/http';
import { signInByAddress, takeAttempt } from '../../http/rate-limit';
import { hashToken } from '../../http/tokens';
import type { Parts } from '../../parts';
import { signInOutcome } from '../auth/sign-in-outcome';

/** Joins the organisation with the account that the invitation was sent to, and opens it. */
export async function acceptInvitation(
  { database }: Parts,
  { body, user, address }: Call<typeof api.acceptInvitation>,
  commit: Commit<typeof api.acceptInvitation>,
) {
  await takeAttempt(database, [signInByAddress(address)]);
  const invitation = await database.readEverything((db) =>
    db
      .selectFrom('employee_invitations as i')
      .innerJoin('employees as e', (join) =>
        join.onRef('e.org_id', '=', 'i.org_id').onRef('e.id', '=', 'i.employee_id'),
      )
      .innerJoin('organizations as o', 'o.id', 'i.org_id')
      .select(['i.org_id', 'i.employee_id', 'i.role', 'i.expires_at', 'e.email', 'o.deletes_at'])
      .where('i.token_hash', '=', hashToken(body.token))
      .where('e.deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  if (!invitation || invitation.expires_at <= new Date()) throw new AppError('invalid_token');
  if (invitation.email.toLowerCase() !== user.email.toLowerCase()) {
    throw new AppError('forbidden', {
      sentence: `This invitation isn't for ${user.email}. Sign in with the address that got the email.`,
    });
  }
  if (invitation.deletes_at) throw new AppError('being_deleted');
  const { org_id: orgId, employee_id, role } = invitation;
  return commit({ orgId, userId: user.id }, async ({ db }) => {
    const scope = { db, orgId };
    const taken = await db
      .deleteFrom('employee_invitations')
      .where('employee_id', '=', employee_id)
      .returning('employee_id')
      .executeTakeFirst();
    if (!taken) throw new AppError('invalid_token');
    await db.insertInto('memberships').values({ org_id: orgId, user_id: user.id, role }).execute();
    await db
      .updateTable('employees')
      .set({ user_id: user.id })
      .where('id', '=', employee_id)
      .execute();
    await audit(scope, {
      orgId,
      actorUserId: user.id,
      action: 'employee.joined',
      targetType: 'employee',
      targetId: employee_id,
    });
    await publish(scope, 'employees', [employee_id]);
    return signInOutcome(scope, user.id, orgId);
  });
}
