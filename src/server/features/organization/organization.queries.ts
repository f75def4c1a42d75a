import { sql } from 'kysely';
import type { SubscriptionStatus } from '#contract/subscription';
import type { WallTime } from '#engine/time/kinds';
import type { WeekStart } from '#engine/time/week-start';
import type { Db, TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';

/** Counts the members of organisation o. */
export const memberCount = sql<number>`(select count(*)::int from memberships m where m.org_id = o.id)`;

function wallTime(column: string) {
  return sql<WallTime>`to_char(${sql.ref(column)}, 'HH24:MI')`;
}

export async function readOrganization(db: Db, orgId: string) {
  return db
    .selectFrom('organizations as o')
    .innerJoin('users as owner', 'owner.id', 'o.owner_user_id')
    .select([
      'o.id',
      'o.name',
      'o.abn',
      'o.employee_count_estimate',
      'o.primary_contact_name',
      'o.primary_contact_email',
      'o.billing_email',
      'o.subscription_plan',
      'o.notes',
      'o.require_two_step',
      'o.timezone',
      'o.default_min_rest_hours',
      'o.default_max_consecutive_nights',
      'o.availability_closes_days',
      'owner.name as owner_name',
    ])
    .select([
      memberCount.as('member_count'),
      sql<SubscriptionStatus>`o.subscription_status`.as('subscription_status'),
      sql<WeekStart>`o.week_starts_on`.as('week_starts_on'),
      wallTime('o.default_shift_start').as('default_shift_start'),
      wallTime('o.default_shift_end').as('default_shift_end'),
      isoText<string | null>('o.trial_end').as('trial_end'),
      isoText('o.created_at').as('created_at'),
    ])
    .where('o.id', '=', orgId)
    .executeTakeFirstOrThrow();
}

export async function countMembers({ db, orgId }: TenantScope): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return count;
}
