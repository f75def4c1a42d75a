// The drafts that someone chose to publish.
import { type RawBuilder, sql } from 'kysely';
import type { publishRoster } from '#contract/api/publish-roster';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../../db/database';

export type Choice = Pick<BodyOf<typeof publishRoster>, 'from' | 'to' | 'locationIds' | 'groupIds'>;

/** The drafts of one person. */
export interface Drafts {
  employee_id: string;
  name: string;
  has_account: boolean;
  /** In order of id, as the versions. */
  ids: string[];
  versions: number[];
  location_ids: string[];
  /** How many of them are on a day on which the person has a published shift. */
  beside_published: number;
}

/** By name. Only people and sites that are still there. */
export async function listDrafts(scope: TenantScope, choice: Choice): Promise<Drafts[]> {
  const { rows } = await sql<Drafts>`
    select d.employee_id, d.name, d.has_account, array_agg(d.id order by d.id) as ids,
      array_agg(d.version order by d.id) as versions, array_agg(distinct d.location_id) as location_ids,
      (count(*) filter (where told.local_date is not null))::int as beside_published
    from (${draftsIn(scope, choice, inDays(choice))}) as d
    left join (
      select distinct s.employee_id, s.local_date from shifts s
      where s.org_id = ${scope.orgId} and s.published and ${inDays(choice)}
    ) as told on told.employee_id = d.employee_id and told.local_date = d.local_date
    group by d.employee_id, d.name, d.has_account
    order by d.name collate name_order, d.employee_id`.execute(scope.db);
  return rows;
}

/** The first day after those chosen that has a draft, or else the last one before them. */
export async function findOtherDraft(scope: TenantScope, choice: Choice) {
  const { from, to } = choice;
  const after = sql`s.local_date > ${to} and s.start_at >= ${addDays(to, -1)}`;
  const before = sql`s.local_date < ${from} and s.start_at < ${addDays(from, 2)}`;
  const { rows } = await sql<{ date: CalendarDate }>`
    select coalesce(
      (select local_date from (${draftsIn(scope, choice, after)}) as d order by start_at limit 1),
      (select local_date from (${draftsIn(scope, choice, before)}) as d order by start_at desc limit 1)
    ) as date`.execute(scope.db);
  return rows[0]?.date ?? null;
}

/** Drafts of the days, and of the night before them, that stay drafts. */
export async function listOtherDrafts(
  { db, orgId }: TenantScope,
  { from, to }: Choice,
  chosenIds: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from shifts s
    where s.org_id = ${orgId} and not s.published and ${inDays({ from: addDays(from, -1), to })}
  `.execute(db);
  return rows.flatMap(({ id }) => (chosenIds.has(id) ? [] : id));
}

/** All that are named are there. What belongs to another organisation is answered like what is gone. */
export async function requireChoices({ db }: TenantScope, { locationIds, groupIds }: Choice) {
  const sites = sql`select from locations where deleted_at is null and`;
  await requireAll(locationIds, sites, 'locationIds', "This job site doesn't exist any more");
  const groups = sql`select from shift_groups where`;
  await requireAll(groupIds, groups, 'groupIds', "This shift group doesn't exist any more");

  async function requireAll(
    ids: readonly string[] | undefined,
    select: RawBuilder<unknown>,
    field: string,
    message: string,
  ): Promise<void> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return;
    const { rows } = await sql`${select} id = any(${wanted}::uuid[])`.execute(db);
    if (rows.length < wanted.length)
      throw new AppError('not_found', { fields: [{ field, message }] });
  }
}

function draftsIn(
  { orgId }: TenantScope,
  { locationIds, groupIds }: Choice,
  days: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const sites = locationIds ? sql`and l.id = any(${locationIds}::uuid[])` : sql``;
  const groups = groupIds ? sql`and e.shift_group_id = any(${groupIds}::uuid[])` : sql``;
  return sql`
    select s.id, s.version, s.employee_id, s.location_id, s.local_date, s.start_at, e.name,
      e.user_id is not null as has_account
    from shifts s
    join employees e on e.org_id = s.org_id and e.id = s.employee_id and e.deleted_at is null ${groups}
    join locations l on l.org_id = s.org_id and l.id = s.location_id and l.deleted_at is null ${sites}
    where s.org_id = ${orgId} and not s.published and ${days}`;
}

/** Sites are up to 14 hours ahead of UTC and 12 behind. Without the times, every shift would be read. */
function inDays({ from, to }: Pick<Choice, 'from' | 'to'>): RawBuilder<unknown> {
  return sql`s.local_date between ${from} and ${to}
    and s.start_at >= ${addDays(from, -1)} and s.start_at < ${addDays(to, 2)}`;
}
