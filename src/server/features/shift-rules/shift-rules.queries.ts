import { sql } from 'kysely';
import type { GenerationRequest, RuleStatus } from '#contract/api/auto-roster';
import type { ShiftRule } from '#contract/api/shift-rules';
import { startOfDate } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';

function rulesQuery({ db }: TenantScope) {
  return db
    .selectFrom('shift_rules as r')
    .select([
      'r.id',
      'r.org_id',
      'r.name',
      'r.shift_template_id',
      'r.template_name',
      sql<ShiftRule['applies_to_type']>`r.applies_to_type`.as('applies_to_type'),
      'r.applies_to_id',
      isoText('r.start_datetime').as('start_datetime'),
      isoText<string | null>('r.end_datetime').as('end_datetime'),
      'r.timezone',
      sql<string>`r.parameters_json::text`.as('parameters_json'),
      sql<RuleStatus>`r.status`.as('status'),
      'r.created_by',
      'r.filled_to',
      isoText('r.created_at').as('created_at'),
    ]);
}

export function listRules(scope: TenantScope) {
  return rulesQuery(scope)
    .orderBy(sql`r.status = 'archived'`)
    .orderBy('r.created_at', 'desc')
    .execute();
}

export function findRule(scope: TenantScope, id: string) {
  return rulesQuery(scope).where('r.id', '=', id).executeTakeFirst();
}

export interface NewRule {
  name: string;
  status: RuleStatus;
  created_by: string | null;
  shift_template_id: string;
  template_name: string;
  applies_to_type: 'employee' | 'group';
  applies_to_id: string;
  start_date: CalendarDate;
  filled_to: CalendarDate;
  timezone: string;
  parameters: GenerationRequest;
}

export async function insertRule({ db, orgId }: TenantScope, rule: NewRule): Promise<string> {
  const { start_date, parameters, ...values } = rule;
  const { id } = await db
    .insertInto('shift_rules')
    .values({
      ...values,
      org_id: orgId,
      start_datetime: new Date(startOfDate(start_date, rule.timezone as Zone)),
      parameters_json: JSON.stringify(parameters),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setRuleStatus({ db }: TenantScope, id: string, status: RuleStatus) {
  await db.updateTable('shift_rules').set({ status }).where('id', '=', id).execute();
}

export async function setFilledTo({ db }: TenantScope, id: string, date: CalendarDate) {
  await db.updateTable('shift_rules').set({ filled_to: date }).where('id', '=', id).execute();
}
