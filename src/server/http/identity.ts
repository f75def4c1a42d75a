// Identity: who an account is in an organisation. /api/me answers it, and every right depends on it.
import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import type { PlatformRole, Role } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import type { WeekStart } from '#engine/time/week-start';
import type { Db } from '../db/database';
import { isoText } from '../db/iso-text';

/** The platform role of account u, in the contract's words. */
export const platformRole = sql<PlatformRole>`case u.platform_role when 'super_admin' then 'super_admin' else 'standard' end`;

/** Whether account u has an authenticator app or a passkey. With `exists`, PostgreSQL may read those of everyone. */
export const hasTwoStep = sql<boolean>`coalesce(
  (select true from authenticator_apps a where a.user_id = u.id and a.confirmed_at is not null),
  (select true from passkeys k where k.user_id = u.id limit 1), false)`;

const orgNeedsTwoStep = sql<boolean>`coalesce(o.require_two_step and m.role in ('manager', 'admin', 'owner'), false)`;

/** Whether account u may need two-step sign-in as member m of organisation o. For most it says no, and is quick. */
export const mayNeedTwoStep = sql<boolean>`(${orgNeedsTwoStep} or u.platform_role = 'super_admin')`;

/** Whether account u must have two-step sign-in as member m of organisation o, and doesn't. */
export const mustSetUpTwoStep = sql<boolean>`(
  ${orgNeedsTwoStep}
  or u.platform_role = 'super_admin' and coalesce((select super_admins_need_two_step from installation_settings), false)
  ) and not ${hasTwoStep}`;

/** Sorts memberships m by role, highest first. */
export const highestRoleFirst = sql`array_position(array['owner', 'admin', 'manager', 'employee'], m.role)`;

export async function findIdentity(
  db: Db,
  userId: string,
  orgId: string | null,
): Promise<SessionUser | null> {
  const person = sql<Person>`(select ${userId}::uuid as user_id, ${orgId}::uuid as org_id)`;
  const identity = selectIdentity(db, person).select(mustSetUpTwoStep.as('must_set_up_two_step'));
  return (await identity.executeTakeFirst()) ?? null;
}

interface Person {
  user_id: string;
  org_id: string | null;
}

/** Selects who a person is in the organisation given beside them, but for two-step sign-in. */
export function selectIdentity<P extends Person>(db: Db, person: RawBuilder<P>) {
  return db
    .selectFrom(person.as('p') as AliasedRawBuilder<Person, 'p'>)
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.user_id', '=', 'u.id').onRef('m.org_id', '=', 'p.org_id'),
    )
    .leftJoin('organizations as o', 'o.id', 'm.org_id')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.org_id', '=', 'm.org_id').onRef('e.user_id', '=', 'u.id'),
    )
    .select([
      'u.id',
      'u.email',
      'u.name',
      'u.must_change_password',
      'm.org_id',
      'o.name as org_name',
      'o.timezone as org_timezone',
      'e.id as employee_id',
      sql<string | null>`coalesce(e.phone, u.phone)`.as('phone'),
      sql<WeekStart | null>`o.week_starts_on`.as('org_week_starts_on'),
      isoText<string | null>('o.deletes_at').as('org_deletes_at'),
      sql<Role | null>`m.role`.as('role'),
      platformRole.as('platform_role'),
    ]);
}

/** Drops the other columns of the row. Field by field, because this runs on every request. */
export function toSessionUser(
  row: Omit<SessionUser, 'must_set_up_two_step'>,
  must_set_up_two_step: boolean,
): SessionUser {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    role: row.role,
    platform_role: row.platform_role,
    org_id: row.org_id,
    org_name: row.org_name,
    org_timezone: row.org_timezone,
    org_week_starts_on: row.org_week_starts_on,
    org_deletes_at: row.org_deletes_at,
    employee_id: row.employee_id,
    must_change_password: row.must_change_password,
    must_set_up_two_step,
  };
}

/** The organisation to open after signing in: by highest role, then by oldest membership. */
export async function findHomeOrganization(db: Db, userId: string): Promise<string | null> {
  const membership = await db
    .selectFrom('memberships as m')
    .select('org_id')
    .where('user_id', '=', userId)
    .orderBy(highestRoleFirst)
    .orderBy('created_at')
    .orderBy('org_id')
    .executeTakeFirst();
  return membership?.org_id ?? null;
}
