import { randomUUID } from 'node:crypto';
import type * as api from '#contract/api/onboarding';
import { audit } from '../../db/audit';
import type { Scope } from '../../db/database';
import type { Call, Commit } from '../../http/http';
import { registerByAddress, takeAttempt } from '../../http/rate-limit';
import type { Parts } from '../../parts';
import { createOrganization } from '../auth/create-organization';
import {
  hashPassword,
  passwordMatches,
  requireNotTheEmail,
  requireUncommonPassword,
} from '../auth/passwords';
import { addMyself } from '../employees/create-employee';
import { findSignup } from './onboarding.queries';

type SignUpCall = Call<typeof api.signUp>;

const CREATED = 'Account created. Choose your plan to start the free trial.';

export async function signUp(parts: Parts, call: SignUpCall, commit: Commit<typeof api.signUp>) {
  const { body } = call;
  await takeAttempt(parts.database, [registerByAddress(call.address)]);
  requireUncommonPassword('password', body.password);
  requireNotTheEmail('password', body.password, body.adminEmail);
  const started = await findStarted(parts, call);
  if (started) return continueSignup(call, started, commit);

  const passwordHash = await hashPassword(body.password);
  const userId = randomUUID();
  const orgId = randomUUID();
  return commit({ orgId, userId }, async (scope) => {
    await createOrganization(scope, {
      orgId,
      name: body.organizationName,
      timezone: body.timezone,
      abn: body.abn ?? null,
      employeeCountEstimate: body.employeeCountEstimate ?? null,
      owner: { userId, email: body.adminEmail, name: body.adminName, passwordHash },
      worksHere: body.worksHere,
    });
    return answer(orgId);
  });
}

/**
 * A person who comes back to step 1 continues with the same organisation. The token alone is not
 * enough, because someone else may use the same browser by now.
 */
async function findStarted({ database }: Parts, { body, signupHash }: SignUpCall) {
  if (!signupHash) return undefined;
  const signup = await database.readEverything((db) => findSignup(db, signupHash));
  if (signup?.subscription_status !== 'pending_activation') return undefined;
  if (signup.email.toLowerCase() !== body.adminEmail.toLowerCase()) return undefined;
  return (await passwordMatches(signup.password_hash, body.password)) ? signup : undefined;
}

async function continueSignup(
  { body }: SignUpCall,
  started: { id: string; owner_id: string },
  commit: Commit<typeof api.signUp>,
) {
  const { id: orgId, owner_id } = started;
  return commit({ orgId, userId: owner_id }, async (scope) => {
    await scope.db
      .updateTable('organizations')
      .set({
        name: body.organizationName,
        abn: body.abn || null,
        employee_count_estimate: body.employeeCountEstimate ?? null,
        primary_contact_name: body.adminName,
      })
      .where('id', '=', orgId)
      .execute();
    await scope.db
      .updateTable('users')
      .set({ name: body.adminName })
      .where('id', '=', owner_id)
      .execute();
    await scope.db
      .updateTable('employees')
      .set({ name: body.adminName })
      .where('user_id', '=', owner_id)
      .execute();
    await audit(scope, {
      orgId,
      actorUserId: owner_id,
      action: 'organization.updated',
      targetType: 'organization',
      targetId: orgId,
      metadata: { name: body.organizationName },
    });
    await keepOnRoster(scope, started, body);
    return answer(orgId);
  });
}

/** 'I work here too' may have changed. Someone who has shifts by now stays on the roster. */
async function keepOnRoster(
  { db }: Scope,
  { id: orgId, owner_id }: { id: string; owner_id: string },
  { worksHere, adminName, adminEmail }: SignUpCall['body'],
): Promise<void> {
  const known = await db
    .selectFrom('employees')
    .select('id')
    .where('user_id', '=', owner_id)
    .executeTakeFirst();
  if (worksHere && !known) {
    const owner = { id: owner_id, name: adminName, email: adminEmail, phone: null };
    await addMyself({ db, orgId }, owner);
  }
  if (!worksHere && known) {
    await db
      .deleteFrom('employees')
      .where('id', '=', known.id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('shifts').select('id').whereRef('employee_id', '=', 'employees.id'))),
      )
      .execute();
  }
}

function answer(orgId: string) {
  return {
    answer: { success: true as const, organizationId: orgId, message: CREATED },
    session: { signupOf: orgId },
  };
}
