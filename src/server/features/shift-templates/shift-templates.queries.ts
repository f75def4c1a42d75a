import { sql } from 'kysely';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { SYSTEM_TEMPLATES, type TemplateRow } from './system-templates';

function templatesQuery({ db }: TenantScope) {
  return db
    .selectFrom('shift_templates')
    .select(['id', 'org_id', 'name', 'cycle_days', 'duration_hours', 'tied_to_weekdays'])
    .select([
      sql<TemplateRow['type']>`type`.as('type'),
      sql<string>`pattern_json::text`.as('pattern_json'),
      sql<string>`start_times_json::text`.as('start_times_json'),
      sql<string | null>`code_durations_json::text`.as('code_durations_json'),
      sql<string>`teams_json::text`.as('teams_json'),
      sql<string>`legend_json::text`.as('legend_json'),
      sql<boolean>`false`.as('is_system'),
    ]);
}

export async function listTemplates(scope: TenantScope) {
  const own = await templatesQuery(scope).orderBy(sql`name collate name_order`).execute();
  const runs = await listLastRuns(scope);
  return [...SYSTEM_TEMPLATES, ...own].map((template) => ({
    ...template,
    last_run: runs.get(template.id) ?? null,
  }));
}

export async function findTemplate(scope: TenantScope, id: string) {
  const system = SYSTEM_TEMPLATES.find((template) => template.id === id);
  return system ?? findOwnTemplate(scope, id);
}

export function findOwnTemplate(scope: TenantScope, id: string) {
  return templatesQuery(scope).where('id', '=', id).executeTakeFirst();
}

export interface LastRun {
  cycle_start_date: CalendarDate;
  end_date: CalendarDate;
}

/** The run of each template that reaches furthest and wasn't undone. */
async function listLastRuns({ db }: TenantScope): Promise<Map<string, LastRun>> {
  const { rows } = await sql<LastRun & { template_id: string }>`
    select distinct on (template_id) template_id, cycle_start_date, end_date
    from generation_runs where status = 'completed' and undone_at is null
    order by template_id, end_date desc, created_at desc`.execute(db);
  return new Map(
    rows.map(({ template_id, cycle_start_date, end_date }) => [
      template_id,
      { cycle_start_date, end_date },
    ]),
  );
}

export interface TemplateValues {
  name: string;
  type: string;
  cycle_days: number;
  pattern_json: string;
  start_times_json: string;
  duration_hours: number;
  code_durations_json: string | null;
  teams_json: string;
  legend_json: string;
  tied_to_weekdays: boolean;
}

export async function insertTemplate({ db, orgId }: TenantScope, values: TemplateValues) {
  const { id } = await db
    .insertInto('shift_templates')
    .values({ ...values, org_id: orgId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplate({ db }: TenantScope, id: string, values: TemplateValues) {
  await db.updateTable('shift_templates').set(values).where('id', '=', id).execute();
}

export async function deleteTemplate({ db }: TenantScope, id: string): Promise<void> {
  await db.deleteFrom('shift_templates').where('id', '=', id).execute();
}

export async function hasActiveRule({ db }: TenantScope, templateId: string): Promise<boolean> {
  const rule = await db
    .selectFrom('shift_rules')
    .select('id')
    .where('shift_template_id', '=', templateId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return rule !== undefined;
}
