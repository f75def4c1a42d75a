import { sql } from 'kysely';
import type { CoverNeed, CoverNeedInput, Figures } from '#contract/api/cover';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

interface Wanted {
  id?: string | undefined;
  locationId?: string | undefined;
}

/** By site, start and label. A skill that no longer exists is asked for no more. */
export async function listNeeds(
  { db }: TenantScope,
  { id, locationId }: Wanted = {},
): Promise<CoverNeed[]> {
  const { rows } = await sql<CoverNeed>`
    select n.id, n.location_id as "locationId", n.label, n.weekdays, n.on_holidays as "onHolidays",
      to_char(n.start_time, 'HH24:MI') as "startTime", to_char(n.end_time, 'HH24:MI') as "endTime",
      n.minimum, n.target, n.maximum, n.role_label as role, n.shift_group_id as "groupId",
      n.valid_from as "validFrom", n.valid_to as "validTo",
      coalesce((
        select json_agg(json_build_object('skillId', s.id, 'count', (asked.each->>'count')::int) order by asked.place)
        from jsonb_array_elements(n.skills) with ordinality as asked (each, place)
        join skills s on s.org_id = n.org_id and s.id = (asked.each->>'skill')::uuid
      ), '[]') as skills,
      coalesce((
        select json_agg(json_build_object('date', d.date, 'figures', case when d.minimum is not null then
          json_build_object('minimum', d.minimum, 'target', d.target, 'maximum', d.maximum) end) order by d.date)
        from cover_need_dates d where d.org_id = n.org_id and d.need_id = n.id
      ), '[]') as exceptions
    from cover_needs n
    join locations l on l.org_id = n.org_id and l.id = n.location_id
    where l.deleted_at is null
      ${id === undefined ? sql`` : sql`and n.id = ${id}`}
      ${locationId === undefined ? sql`` : sql`and n.location_id = ${locationId}`}
    order by l.name collate name_order, l.id, n.start_time, n.label collate name_order, n.id`.execute(
    db,
  );
  return rows;
}

export async function countNeeds({ db }: TenantScope, locationId: string) {
  return db
    .selectFrom('cover_needs')
    .select(sql<number>`count(*)::int`.as('inAll'))
    .select(sql<number>`(count(*) filter (where location_id = ${locationId}))::int`.as('ofSite'))
    .executeTakeFirstOrThrow();
}

interface NeedsOfKind {
  locationId?: string;
  ofGroups?: boolean;
  withSkills?: boolean;
}

/** Whether there are needs, and such of the kind that is given. */
export async function hasNeeds(
  { db }: TenantScope,
  { locationId, ofGroups = false, withSkills = false }: NeedsOfKind = {},
): Promise<boolean> {
  const row = await db
    .selectFrom('cover_needs')
    .select('id')
    .$if(locationId !== undefined, (query) => query.where('location_id', '=', locationId ?? ''))
    .$if(withSkills, (query) => query.where('skills', '<>', '[]'))
    .$if(ofGroups, (query) => query.where('shift_group_id', 'is not', null))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertNeed(
  { db, orgId }: TenantScope,
  input: CoverNeedInput,
): Promise<string> {
  const { id } = await db
    .insertInto('cover_needs')
    .values({ ...columnsOf(input), org_id: orgId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateNeed({ db }: TenantScope, id: string, input: CoverNeedInput) {
  await db
    .updateTable('cover_needs')
    .set({ ...columnsOf(input), updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteNeed({ db }: TenantScope, id: string): Promise<void> {
  await db.deleteFrom('cover_needs').where('id', '=', id).execute();
}

function columnsOf(input: CoverNeedInput) {
  return {
    location_id: input.locationId,
    label: input.label,
    weekdays: input.weekdays,
    on_holidays: input.onHolidays,
    start_time: input.startTime,
    end_time: input.endTime,
    minimum: input.minimum,
    target: input.target,
    maximum: input.maximum,
    role_label: input.role,
    shift_group_id: input.groupId,
    skills: JSON.stringify(input.skills.map(({ skillId, count }) => ({ skill: skillId, count }))),
    valid_from: input.validFrom,
    valid_to: input.validTo,
  };
}

export async function saveDate(
  { db, orgId }: TenantScope,
  needId: string,
  date: CalendarDate,
  figures: Figures | null,
): Promise<void> {
  const { minimum, target, maximum } = figures ?? { minimum: null, target: null, maximum: null };
  const values = { minimum, target, maximum };
  await db
    .insertInto('cover_need_dates')
    .values({ ...values, org_id: orgId, need_id: needId, date })
    .onConflict((same) => same.columns(['org_id', 'need_id', 'date']).doUpdateSet(values))
    .execute();
}

export async function deleteDate({ db }: TenantScope, needId: string, date: CalendarDate) {
  const row = await db
    .deleteFrom('cover_need_dates')
    .where('need_id', '=', needId)
    .where('date', '=', date)
    .returning('date')
    .executeTakeFirst();
  return row !== undefined;
}

export function listSkillNames({ db }: TenantScope) {
  return db
    .selectFrom('skills')
    .select(['id', 'name'])
    .orderBy(sql`name collate name_order`)
    .execute();
}

/** Those of the ids that are skills of the organisation. */
export async function listKnownSkills({ db }: TenantScope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('skills').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}
