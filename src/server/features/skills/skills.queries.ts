import { sql } from 'kysely';
import type { Skill, SkillInput } from '#contract/api/skills';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';

type SkillRow = Omit<Skill, 'holders'>;

function skillsQuery({ db }: TenantScope) {
  return db
    .selectFrom('skills')
    .select(['id', 'name', 'has_number', 'has_class', 'validity_months', 'reminder_days'])
    .select(['kind', 'severity'])
    .$narrowType<Pick<SkillRow, 'kind' | 'severity'>>()
    .select(isoText('updated_at').as('updated_at'));
}

export function listSkills(scope: TenantScope): Promise<SkillRow[]> {
  return skillsQuery(scope).orderBy(sql`name collate name_order`).orderBy('id').execute();
}

export function findSkill(scope: TenantScope, id: string): Promise<SkillRow | undefined> {
  return skillsQuery(scope).where('id', '=', id).executeTakeFirst();
}

/** Someone who has renewed a skill counts once, as valid. `soon` begins with the first reminder. */
export async function countHolders({ db }: TenantScope, today: CalendarDate) {
  const { rows } = await sql<NonNullable<Skill['holders']> & { skill_id: string }>`
    with person as (
      select h.skill_id, h.employee_id,
        bool_or(h.verified_at is not null and coalesce(h.valid_from, ${today}::date) <= ${today}::date
          and coalesce(h.valid_to, ${today}::date) >= ${today}::date) as valid,
        max(coalesce(h.valid_to, 'infinity')) filter (where h.verified_at is not null) as last_day,
        count(*) filter (where h.verified_at is null and coalesce(h.valid_to, ${today}::date) >= ${today}::date) as unverified
      from holdings h join employees e on e.org_id = h.org_id and e.id = h.employee_id
      where e.deleted_at is null group by h.skill_id, h.employee_id)
    select p.skill_id,
      count(*) filter (where valid)::int as valid,
      count(*) filter (where valid and last_day <= ${today}::date + soon.days)::int as expiring,
      count(*) filter (where not valid and last_day < ${today}::date)::int as expired,
      sum(unverified)::int as unverified
    from person p join skills s on s.id = p.skill_id
      cross join lateral (select coalesce(max(each), 30) as days from unnest(s.reminder_days) as each) soon
    group by p.skill_id`.execute(db);
  return new Map(rows.map(({ skill_id, ...holders }) => [skill_id, holders]));
}

export async function countSkills({ db }: TenantScope): Promise<number> {
  const { count } = await db
    .selectFrom('skills')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertSkill({ db, orgId }: TenantScope, skill: SkillInput): Promise<string> {
  const { id } = await db
    .insertInto('skills')
    .values({ ...skill, org_id: orgId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSkill({ db }: TenantScope, id: string, skill: SkillInput) {
  await db
    .updateTable('skills')
    .set({ ...skill, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteSkill({ db }: TenantScope, id: string): Promise<void> {
  await db.deleteFrom('skills').where('id', '=', id).execute();
}

/** Also needs of cover that name the skill: their list is JSON, without a foreign key. */
export async function isSkillNeeded({ db }: TenantScope, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from skill_requirements where ${id}::uuid = any(all_of || any_of)
    union all
    select from cover_needs where skills @> jsonb_build_array(jsonb_build_object('skill', ${id}::text))
    limit 1`.execute(db);
  return rows.length > 0;
}
