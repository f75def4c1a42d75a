// The drafts that someone chose to publish.
import { type RawBuilder, sql } from 'kysely';
import type { publishRoster } from '#contract/api/publish-roster';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../../db/database';
import { onDays } from '../../shifts/on-days';

interface Person {
  employee_id: string;
  name: string;
  has_account: boolean;
}

/** Whose drafts at which sites, on which days. */
export interface Chosen {
  from: CalendarDate;
  to: CalendarDate;
  /** By name. */
  people: Person[];
  siteIds: string[];
}

/** The drafts of one person. */
export interface Drafts extends Person {
  /** In order of id, as the versions. */
  ids: string[];
  versions: number[];
  location_ids: string[];
  /** How many of them are on a day on which the person has a published shift. */
  beside_published: number;
}

/** Only people and sites that are still there. What belongs to another organisation is answered like what is gone. */
export async function findChosen(
  { db, orgId }: TenantScope,
  { from, to, locationIds, groupIds }: BodyOf<typeof publishRoster>,
): Promise<Chosen> {
  const { rows: sites } = await sql<{ id: string }>`
    select id from locations where org_id = ${orgId} and deleted_at is null
      and (${locationIds === undefined} or id = any(${locationIds ?? []}::uuid[]))`.execute(db);
  if (sites.length < new Set(locationIds).size) {
    throw unknown('locationIds', "This job site doesn't exist any more");
  }
  const { rows: groups } = await sql`
    select from shift_groups where org_id = ${orgId} and id = any(${groupIds ?? []}::uuid[])
  `.execute(db);
  if (groups.length < new Set(groupIds).size) {
    throw unknown('groupIds', "This shift group doesn't exist any more");
  }
  const { rows: people } = await sql<Person>`
    select id as employee_id, name, user_id is not null as has_account
    from employees where org_id = ${orgId} and deleted_at is null
      and (${groupIds === undefined} or shift_group_id = any(${groupIds ?? []}::uuid[]))
    order by name collate name_order, id`.execute(db);
  return { from, to, people, siteIds: sites.map(({ id }) => id) };
}

/** By name. Without joins: PostgreSQL doesn't know yet how many drafts a run has just added, and would choose badly. */
export async function listDrafts(scope: TenantScope, chosen: Chosen): Promise<Drafts[]> {
  const { rows } = await sql<Omit<Drafts, 'name' | 'has_account'>>`
    select s.employee_id, array_agg(s.id order by s.id) as ids, array_agg(s.version order by s.id) as versions,
      array_agg(distinct s.location_id) as location_ids, (count(*) filter (where s.beside))::int as beside_published
    from (
      select s.*, bool_or(s.published) over (partition by s.employee_id, s.local_date) as beside
      from shifts s where s.org_id = ${scope.orgId} and ${onDays('s', chosen)} and ${isOfChosen(chosen)}
    ) as s
    where ${isChosen(chosen)}
    group by s.employee_id`.execute(scope.db);
  const found = new Map(rows.map((row) => [row.employee_id, row]));
  return chosen.people.flatMap((person) => {
    const drafts = found.get(person.employee_id);
    return drafts ? { ...person, ...drafts } : [];
  });
}

/** The first day after those chosen that has a draft, or else the last one before them. */
export async function findOtherDraft({ db, orgId }: TenantScope, chosen: Chosen) {
  const { from, to } = chosen;
  const drafts = sql`select s.local_date from shifts s where s.org_id = ${orgId} and ${isChosen(chosen)}`;
  const { rows } = await sql<{ date: CalendarDate | null }>`
    select coalesce(
      (${drafts} and s.local_date > ${to} and s.start_at >= ${addDays(to, -1)}
        order by s.start_at limit 1),
      (${drafts} and s.local_date < ${from} and s.start_at < ${addDays(from, 2)}
        order by s.start_at desc limit 1)) as date`.execute(db);
  return rows[0]?.date ?? null;
}

function isChosen({ people, siteIds }: Chosen): RawBuilder<unknown> {
  return sql`not s.published and s.location_id = any(${siteIds}::uuid[]) and ${isOfChosen({ people })}`;
}

function isOfChosen({ people }: Pick<Chosen, 'people'>): RawBuilder<unknown> {
  return sql`s.employee_id = any(${people.map(({ employee_id }) => employee_id)}::uuid[])`;
}

function unknown(field: string, message: string): AppError {
  return new AppError('not_found', { fields: [{ field, message }] });
}
