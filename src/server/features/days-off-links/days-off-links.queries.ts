import { sql } from 'kysely';
import type { DaysOffLink } from '#contract/api/days-off-links';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

/** Only those that the person is part of: to anyone else there is no such link. */
export async function listLinks({ db, orgId }: TenantScope, userId: string): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select k.id, e.name, e.id as employee_id,
      case when k.agreed_at is not null then 'agreed' when k.asker_id = ${userId} then 'you asked'
        else 'asks you' end as state,
      to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
    from days_off_links k join employees e on e.org_id = k.org_id
      and e.user_id = case when k.asker_id = ${userId} then k.partner_id else k.asker_id end
    where k.org_id = ${orgId} and ${userId} in (k.asker_id, k.partner_id)
    order by k.created_at, k.id`.execute(db);
  return rows;
}

export interface LinkRow extends DaysOffLink {
  employee_id: string;
}

/** Two who ask each other at once agree: the pair is unique, whoever came first. */
export async function insertLink({ db, orgId }: TenantScope, askerId: string, partnerId: string) {
  await sql`
    insert into days_off_links as k (org_id, asker_id, partner_id) values (${orgId}, ${askerId}, ${partnerId})
    on conflict (org_id, (least(asker_id, partner_id)), (greatest(asker_id, partner_id)))
    do update set agreed_at = coalesce(k.agreed_at, case when k.partner_id = ${askerId} then now() end)`.execute(
    db,
  );
}

export async function agreeLink({ db }: TenantScope, id: string): Promise<void> {
  await sql`
    update days_off_links set agreed_at = coalesce(agreed_at, now()) where id = ${id}`.execute(db);
}

export async function deleteLink({ db }: TenantScope, id: string): Promise<void> {
  await db.deleteFrom('days_off_links').where('id', '=', id).execute();
}

export function findAccount({ db }: TenantScope, employeeId: string) {
  return db
    .selectFrom('employees')
    .select('user_id')
    .where('id', '=', employeeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

interface PublishedTime {
  date: CalendarDate;
  start: Instant;
  end: Instant;
  zone: Zone;
}

/** Those of days with a status too: whoever is sick today must not have a day off for others. */
export async function listPublishedFrom(
  { db, orgId }: TenantScope,
  employeeId: string,
  from: CalendarDate,
): Promise<PublishedTime[]> {
  const { rows } = await sql<PublishedTime>`
    select s.local_date as date, (extract(epoch from s.start_at) * 1000)::float8 as start,
      (extract(epoch from s.end_at) * 1000)::float8 as end, l.timezone as zone
    from shifts s join locations l on l.org_id = s.org_id and l.id = s.location_id
    where s.org_id = ${orgId} and s.employee_id = ${employeeId} and s.published and s.local_date >= ${from}
    order by s.start_at`.execute(db);
  return rows;
}
