import { sql } from 'kysely';
import type { Role } from '#contract/rights';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

export interface Expiring {
  id: string;
  employee_id: string;
  employee: string;
  skill: string;
  reminder_days: number[];
  valid_to: CalendarDate;
}

const RENEWED = sql`exists (
  select from holdings n
  where n.org_id = h.org_id and n.employee_id = h.employee_id and n.skill_id = h.skill_id
    and n.verified_at is not null and coalesce(n.valid_to, 'infinity') > h.valid_to)`;

/** Verified, within its reminders, and not renewed. */
export async function listExpiring({ db, orgId }: TenantScope, today: CalendarDate) {
  const { rows } = await sql<Expiring>`
    select h.id, h.employee_id, e.name as employee, s.name as skill, s.reminder_days, h.valid_to
    from holdings h
      join skills s on s.org_id = h.org_id and s.id = h.skill_id
      join employees e on e.org_id = h.org_id and e.id = h.employee_id
    where h.org_id = ${orgId} and h.verified_at is not null and e.deleted_at is null
      and h.valid_to between ${today}::date
        and ${today}::date + (select coalesce(max(each), 0) from unnest(s.reminder_days) as each)
      and not ${RENEWED}
    order by h.valid_to, e.name collate name_order, s.name collate name_order, h.id`.execute(db);
  return rows;
}

/** Those of the holdings that were neither renewed nor deleted. */
export async function listUnrenewed({ db, orgId }: TenantScope, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select h.id from holdings h
    where h.org_id = ${orgId} and h.id = any(${ids}::uuid[]) and not ${RENEWED}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** False when it went out before. Two processes wait for each other here. */
export async function keepReminder(
  { db, orgId }: TenantScope,
  { id, valid_to }: Expiring,
  days: number,
): Promise<boolean> {
  const row = await db
    .insertInto('skill_reminders')
    .values({ org_id: orgId, holding_id: id, valid_to, days })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst();
  return row !== undefined;
}

/** Everyone with an account here. */
export async function listReminded({ db, orgId }: TenantScope) {
  const { rows } = await sql<{
    user_id: string;
    employee_id: string | null;
    role: Role;
  }>`
    select m.user_id, e.id as employee_id, m.role
    from memberships m
      left join employees e on e.org_id = m.org_id and e.user_id = m.user_id and e.deleted_at is null
    where m.org_id = ${orgId} order by m.user_id`.execute(db);
  return rows;
}
