import { audit } from '../../db/audit';
import type { Scope } from '../../db/database';
import { addMyself } from '../employees/create-employee';
import { insertStarterLeaveTypes } from '../leave/leave-types';
import { insertStarterRules } from '../rules/rules.queries';
import { insertMembership, insertOrganization, insertUser } from './auth.queries';

export interface NewOrganization {
  orgId: string;
  name: string;
  timezone: string | undefined;
  abn?: string | null;
  employeeCountEstimate?: number | null;
  owner: {
    userId: string;
    email: string;
    name: string;
    phone?: string | null;
    /** Left out for someone who has an account. */
    passwordHash?: string;
  };
  /** Puts the owner on the roster. */
  worksHere?: boolean;
  /** Set when someone other than the owner creates it. */
  createdBy?: string;
}

/** Creates the organisation, its owner's membership and, for someone new, their account. */
export async function createOrganization(scope: Scope, created: NewOrganization): Promise<void> {
  const { orgId, owner } = created;
  if (owner.passwordHash !== undefined) {
    await insertUser(scope, {
      id: owner.userId,
      email: owner.email,
      name: owner.name,
      password_hash: owner.passwordHash,
    });
  }
  await insertOrganization(scope, {
    id: orgId,
    name: created.name,
    owner_user_id: owner.userId,
    timezone: created.timezone ?? 'UTC',
    abn: created.abn || null,
    employee_count_estimate: created.employeeCountEstimate ?? null,
    primary_contact_name: owner.name,
    primary_contact_email: owner.email,
    billing_email: owner.email,
  });
  await insertMembership(scope, { org_id: orgId, user_id: owner.userId, role: 'owner' });
  await insertStarterRules({ db: scope.db, orgId });
  await insertStarterLeaveTypes({ db: scope.db, orgId });
  await audit(scope, {
    orgId,
    actorUserId: created.createdBy ?? owner.userId,
    action: 'organization.created',
    targetType: 'organization',
    targetId: orgId,
    metadata: { name: created.name },
  });
  if (!created.worksHere) return;
  const { userId: id, name, email, phone = null } = owner;
  await addMyself({ db: scope.db, orgId }, { id, name, email, phone });
}
