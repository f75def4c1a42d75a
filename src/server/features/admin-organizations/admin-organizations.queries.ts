import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { listOwnedOrganizations as listEndpoint } from '#contract/api/admin-organizations';
import type { QueryOf } from '#contract/endpoint';
import { LIMITS } from '#contract/limits';
import type { Role } from '#contract/rights';
import type { SubscriptionStatus } from '#contract/subscription';
import type { Db } from '../../db/database';
import { isoText } from '../../db/iso-text';
import type { DB } from '../../db/tables.gen';
import { highestRoleFirst } from '../../http/identity';
import { memberCount } from '../organization/organization.queries';
import { matchesSearch } from './matches-search';

type Filter = Pick<QueryOf<typeof listEndpoint>, 'search' | 'status'>;
type Listed = DB & { o: DB['organizations']; owner: DB['users'] };

/** Lists the organisations of one owner, or everyone's. */
export type Owner = { userId: string } | 'anyone';

/** An organisation can have several owners: the memberships with that role. */
function ownedBy(owner: Owner): Expression<boolean> {
  if (owner === 'anyone') return sql<boolean>`true`;
  return sql<boolean>`o.id in (select org_id from memberships where user_id = ${owner.userId} and role = 'owner')`;
}

function owned(db: Db, owner: Owner, { search, status }: Filter) {
  return db
    .selectFrom('organizations as o')
    .innerJoin('users as owner', 'owner.id', 'o.owner_user_id')
    .where(ownedBy(owner))
    .$if(status !== 'all', (query) => query.where('o.subscription_status', '=', status))
    .$if(search !== '', (query) => query.where(matchesSearch(search)));
}

function selectListed<O>(query: SelectQueryBuilder<Listed, 'o' | 'owner', O>) {
  return query
    .select([
      'o.id',
      'o.name',
      'o.abn',
      'owner.name as owner_name',
      'owner.email as owner_email',
      'o.billing_email',
      'o.subscription_plan',
      'o.payment_customer_id',
    ])
    .select([
      memberCount.as('member_count'),
      sql<SubscriptionStatus>`o.subscription_status`.as('subscription_status'),
      isoText<string | null>('o.trial_end').as('trial_end'),
      isoText<string | null>('o.deletes_at').as('deletes_at'),
      isoText('o.created_at').as('created_at'),
    ]);
}

export async function listOwned(
  db: Db,
  owner: Owner,
  { page, sort, direction, ...filter }: QueryOf<typeof listEndpoint>,
) {
  const column = sort === 'name' ? sql`o.name collate name_order` : sql.ref(`o.${sort}`);
  // A search may match every row, so the total comes from the same pass and members are counted for one page only.
  const chosen = await owned(db, owner, filter)
    .select(['o.id', sql<number>`count(*) over ()::int`.as('total')])
    .orderBy(column, (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('o.id')
    .limit(LIMITS.pageSize)
    .offset((page - 1) * LIMITS.pageSize)
    .execute();
  const ids = chosen.map(({ id }) => id);
  if (ids.length === 0) {
    return { organizations: [], total: page === 1 ? 0 : await countOwned(db, owner, filter) };
  }
  const organizations = await selectListed(
    db
      .selectFrom('organizations as o')
      .innerJoin('users as owner', 'owner.id', 'o.owner_user_id')
      .where('o.id', 'in', ids),
  )
    .orderBy(sql`array_position(${ids}::uuid[], o.id)`)
    .execute();
  return { organizations, total: chosen[0]?.total ?? 0 };
}

async function countOwned(db: Db, owner: Owner, filter: Filter): Promise<number> {
  const { total } = await owned(db, owner, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Selects every match, for the export. */
export function selectOwned(db: Db, owner: Owner, filter: Filter) {
  return selectListed(owned(db, owner, filter))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id');
}

export async function findOwned(db: Db, owner: Owner, orgId: string) {
  return selectListed(owned(db, owner, { search: '', status: 'all' }))
    .where('o.id', '=', orgId)
    .executeTakeFirst();
}

/** A long list helps nobody in a dialog. The count is beside it. */
const MEMBERS_SHOWN = 200;

export async function listMembers(db: Db, orgId: string) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name', 'u.email', sql<Role>`m.role`.as('role')])
    .where('m.org_id', '=', orgId)
    .orderBy(highestRoleFirst)
    .orderBy('u.name')
    .limit(MEMBERS_SHOWN)
    .execute();
}

export async function listRecentActivity(db: Db, orgId: string) {
  return (
    db
      .selectFrom('audit_log as a')
      .leftJoin('users as actor', 'actor.id', 'a.actor_user_id')
      .select([
        'a.id',
        'a.actor_user_id',
        'actor.name as actor_name',
        'a.action',
        'a.target_type',
        'a.target_id',
        'a.org_id',
      ])
      .select([
        sql<string>`a.metadata::text`.as('metadata'),
        isoText('a.created_at').as('created_at'),
      ])
      .where('a.org_id', '=', orgId)
      // Sign-ins would leave no room for the changes.
      .where('a.kind', '=', 'change')
      .orderBy('a.created_at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(LIMITS.recentActivity)
      .execute()
  );
}
