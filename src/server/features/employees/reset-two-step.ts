import type * as api from '#contract/api/employees';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import type { Call, Commit } from '../../http/http';
import type { Parts } from '../../parts';
import { resetSecondFactor } from '../two-step/reset-second-factor';
import { findEmployee } from './employees.queries';
import { hasSharedAccount } from './shared-account';

/** For someone who has lost their phone and their recovery codes. Only where no other organisation is concerned. */
export async function resetTwoStep(
  { database, config }: Parts,
  { user, params }: Call<typeof api.resetTwoStep>,
  commit: Commit<typeof api.resetTwoStep>,
) {
  const shared = await hasSharedAccount(database, user.org_id, params.id);
  return commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
    const scope: TenantScope = { db, orgId: user.org_id };
    const employee = await findEmployee(scope, params.id);
    if (!employee) throw new AppError('not_found');
    if (employee.user_id === user.id) throw new AppError('forbidden');
    if (shared) throw new AppError('shared_account', { sentence: SHARED });
    const account = employee.user_id
      ? await db
          .selectFrom('users')
          .select(['id', 'email', 'name'])
          .where('id', '=', employee.user_id)
          .executeTakeFirst()
      : undefined;
    const by = `${user.name}, an owner of ${user.org_name},`;
    if (!account || !(await resetSecondFactor(scope, account, by, config.publicUrl)))
      throw new AppError('no_two_step');
    await audit(scope, {
      orgId: user.org_id,
      actorUserId: user.id,
      action: 'user.two_step_reset',
      targetType: 'user',
      targetId: account.id,
      metadata: { name: account.name },
    });
    return { answer: undefined };
  });
}

const SHARED =
  'This person also belongs to another organisation, so only whoever runs Muster can reset their two-step sign-in.';
