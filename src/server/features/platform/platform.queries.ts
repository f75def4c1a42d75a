import { type SelectQueryBuilder, sql } from 'kysely';
import type { getAttention } from '#contract/api/platform';
import type { ResponseOf } from '#contract/endpoint';
import { LIMITS } from '#contract/limits';
import type { Role } from '#contract/rights';
import type { SubscriptionStatus } from '#contract/subscription';
import type { Instant } from '#engine/time/kinds';
import type { Db } from '../../db/database';
import { isoText } from '../../db/iso-text';
import { highestRoleFirst, platformRole } from '../../http/identity';
import { containsPattern, matchesSearch } from '../admin-organizations/matches-search';
import { memberCount } from '../organization/organization.queries';

export interface Counts {
  organizations: number;
  users: number;
  active: number;
}

/** Counts what existed at a moment, from the recorded dates. */
export async function countAt(db: Db, moment: Instant): Promise<Counts> {
  const at = new Date(moment);
  const { rows } = await sql<Counts>`
    select (select count(*)::int from organizations where created_at <= ${at}) as organizations,
           (select count(*)::int from users where created_at <= ${at}) as users,
           (select count(*)::int from (
              select distinct on (org_id) status from subscription_changes
               where changed_at <= ${at} order by org_id, changed_at desc) as latest
             where status = 'active') as active`.execute(db);
  return rows[0] ?? { organizations: 0, users: 0, active: 0 };
}

/** Counts what waits for a person. */
export async function countAttention(db: Db, moment: Instant) {
  const now = new Date(moment);
  const { rows } = await sql<ResponseOf<typeof getAttention>>`
    select (select count(*)::int from signup_requests where status = 'pending') as "pendingRequests",
           count(*) filter (where subscription_status in ('past_due', 'unpaid'))::int as "failedPayments",
           count(*) filter (where subscription_status = 'trialing'
             and trial_end between ${now} and ${now}::timestamptz + interval '7 days')::int as "trialsEnding"
      from organizations`.execute(db);
  return rows[0] ?? { pendingRequests: 0, failedPayments: 0, trialsEnding: 0 };
}

/** In percent, to one decimal place; null when there was nothing to compare with. */
export function growthSince(before: number, now: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}

export function selectOrganizations(db: Db, search: string, page?: number) {
  const chosen = db
    .selectFrom('organizations as o')
    .selectAll()
    .$if(search !== '', (query) => query.where(matchesSearch(search)))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .$if(page !== undefined, (query) => pageOf(query, page ?? 1));
  return db
    .selectFrom(chosen.as('o'))
    .innerJoin('users as owner', 'owner.id', 'o.owner_user_id')
    .select([
      'o.id',
      'o.name',
      'o.abn',
      'owner.name as owner_name',
      'owner.email as owner_email',
      'o.subscription_plan',
      sql<SubscriptionStatus>`o.subscription_status`.as('subscription_status'),
      memberCount.as('member_count'),
      isoText<string | null>('o.deletes_at').as('deletes_at'),
      isoText('o.created_at').as('created_at'),
    ])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id');
}

/** Shows each account with the organisation where it has the highest role. */
export function selectUsers(db: Db, search: string, page?: number) {
  const part = containsPattern(search);
  // Picks the page first, or the organisations of everyone on earlier pages would be looked up too.
  const chosen = db
    .selectFrom('users')
    .selectAll()
    .$if(search !== '', (query) =>
      query.where((eb) => eb.or([eb('name', 'ilike', part), eb('email', 'ilike', part)])),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$if(page !== undefined, (query) => pageOf(query, page ?? 1));
  return db
    .selectFrom(chosen.as('u'))
    .leftJoinLateral(
      sql<{ org_name: string; role: Role; count: number }>`(
        select o.name as org_name, m.role, count(*) over ()::int as count
          from memberships m join organizations o on o.id = m.org_id
         where m.user_id = u.id
         order by ${highestRoleFirst}, m.created_at
         limit 1)`.as('home'),
      (join) => join.onTrue(),
    )
    .select([
      'u.id',
      'u.name',
      'u.email',
      'home.org_name',
      'home.role as membership_role',
      sql<number>`greatest(coalesce(home.count, 0) - 1, 0)`.as('more_organizations'),
      platformRole.as('platform_role'),
      isoText('u.created_at').as('created_at'),
    ])
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id');
}

function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  page: number,
): SelectQueryBuilder<DB, TB, O> {
  return query.limit(LIMITS.platformPageSize).offset((page - 1) * LIMITS.platformPageSize);
}
