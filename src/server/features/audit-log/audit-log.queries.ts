import { type RawBuilder, sql } from 'kysely';
import type { AuditRetention } from '#contract/api/audit-log';
import { type AuditChoice, type AuditKind, actionsOf } from '#contract/audit-actions';
import { LIMITS } from '#contract/limits';
import { addDays } from '#engine/time/dates';
import { startOfDate } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { RecordedEntry } from './entry-sentence';

export interface AuditFilter {
  kind: AuditKind;
  person?: string | undefined;
  action?: AuditChoice | undefined;
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
}

/** A place in the log, to the microsecond: several entries may share a millisecond. */
export interface AuditPlace {
  id: string;
  at: string;
}

export type AuditRow = RecordedEntry & { id: string; created_at: string };

/** The next page of entries, and one more if there are more. */
export async function listEntries(
  scope: TenantScope,
  filter: AuditFilter & { zone: Zone; before?: AuditPlace | undefined },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    with chosen as (${newest(scope, filter, LIMITS.auditPageSize + 1)})
    ${entriesOf(scope, sql`chosen join audit_log a using (id)`)}`.execute(scope.db);
  return rows;
}

/** Every match, for the export. */
export function selectEntries(
  scope: TenantScope,
  filter: AuditFilter & { zone: Zone },
): RawBuilder<AuditRow> {
  const { kind, action } = filter;
  return sql<AuditRow>`${entriesOf(
    scope,
    sql`(select * from audit_log a where a.org_id = ${scope.orgId} and a.kind = ${kind}
      ${action ? sql`and a.action = any(${actionsOf(action)}::text[])` : sql``} ${matches(filter)}) as a`,
  )}`;
}

/**
 * Each action is read in its own order and only as far as one page, then the pages are merged: with all actions in one
 * condition, a rare one would be looked for through the whole log.
 */
function newest({ orgId }: TenantScope, filter: Parameters<typeof listEntries>[1], most: number) {
  const { kind, action } = filter;
  const inOrder = sql`order by created_at desc, id desc limit ${most}`;
  if (!action) {
    return sql`select a.id from audit_log a where a.org_id = ${orgId} and a.kind = ${kind} ${matches(filter)} ${inOrder}`;
  }
  return sql`select found.id from unnest(${actionsOf(action)}::text[]) as wanted (action)
    cross join lateral (
      select a.id, a.created_at from audit_log a
      where a.org_id = ${orgId} and a.action = wanted.action and a.kind = ${kind} ${matches(filter)} ${inOrder}
    ) as found ${inOrder}`;
}

function matches({
  person,
  from,
  to,
  zone,
  before,
}: AuditFilter & { zone: Zone; before?: AuditPlace | undefined }) {
  const start = (date: CalendarDate) => new Date(startOfDate(date, zone)).toISOString();
  return sql`
    ${person ? sql`and a.actor_user_id = ${person}` : sql``}
    ${from ? sql`and a.created_at >= ${start(from)}::timestamptz` : sql``}
    ${to ? sql`and a.created_at < ${start(addDays(to, 1))}::timestamptz` : sql``}
    ${before ? sql`and (a.created_at, a.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``}`;
}

/** Accounts of people who have left are gone; the entry of their leaving leads to their name. */
function entriesOf({ orgId }: TenantScope, entries: RawBuilder<unknown>) {
  return sql`
    select a.id, to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      ${ACTOR_NAME} as actor_name, a.action, a.metadata, e.name as employee_name, g.name as group_name
    from ${entries}
    left join users u on u.id = a.actor_user_id
    left join ${left(orgId)} on gone.account = a.actor_user_id
    left join employees e on e.org_id = ${orgId}
      and e.id = case when a.target_type in ('employee', 'day-status') then a.target_id::uuid end
    left join shift_groups g on g.org_id = ${orgId} 
      and g.id = case when a.target_type = 'employee' then (a.metadata->>'shift_group')::uuid end
    order by a.created_at desc, a.id desc`;
}

const ACTOR_NAME = sql<string | null>`case when a.actor_user_id is not null
  then coalesce(u.name, gone.name, 'Someone who has left') end`;

function left(orgId: string) {
  return sql`(select distinct on (account) (d.metadata->>'account')::uuid as account, former.name
    from audit_log d join employees former on former.org_id = d.org_id and former.id = d.target_id::uuid
    where d.org_id = ${orgId} and d.action = 'employee.deleted' and d.metadata->>'account' is not null
    order by account, d.created_at desc) as gone`;
}

export async function findPlace({ db, orgId }: TenantScope, id: string) {
  return db
    .selectFrom('audit_log')
    .select(['id', sql<string>`created_at::text`.as('at')])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether the organisation knows this person: by a membership, or from its log. */
export async function isKnown({ db, orgId }: TenantScope, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from memberships where org_id = ${orgId} and user_id = ${userId}
    union all
    (select from audit_log where org_id = ${orgId} and kind in ('change', 'sign-in') and actor_user_id = ${userId} limit 1)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Goes from one person to the next in the index, without reading what each of them did. */
export async function listPeople({ db, orgId }: TenantScope, kind: AuditKind) {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive a (actor_user_id) as (
      ${first(orgId, kind, sql`true`)}
      union all
      select (${first(orgId, kind, sql`b.actor_user_id > a.actor_user_id`)}) from a where a.actor_user_id is not null
    )
    select a.actor_user_id as id, ${ACTOR_NAME} as name from a
    left join users u on u.id = a.actor_user_id
    left join ${left(orgId)} on gone.account = a.actor_user_id
    where a.actor_user_id is not null
    order by ${ACTOR_NAME} collate name_order, a.actor_user_id`.execute(db);
  return rows;
}

function first(orgId: string, kind: AuditKind, after: RawBuilder<unknown>) {
  return sql`(select b.actor_user_id from audit_log b
    where b.org_id = ${orgId} and b.kind = ${kind} and b.actor_user_id is not null and ${after}
    order by b.actor_user_id limit 1)`;
}

export async function getRetention({ db, orgId }: TenantScope): Promise<AuditRetention> {
  return db
    .selectFrom('organizations')
    .select([
      sql<AuditRetention['audit_changes_months']>`audit_changes_months`.as('audit_changes_months'),
      sql<AuditRetention['audit_sign_ins_months']>`audit_sign_ins_months`.as(
        'audit_sign_ins_months',
      ),
    ])
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();
}
