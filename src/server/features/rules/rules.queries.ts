import { sql } from 'kysely';
import type { Rule, RuleInput } from '#contract/api/rules';
import { AppError } from '#contract/errors';
import { STARTER_RULES } from '#engine/rules/starter-book';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';

/** The organisation's own rules first, then narrower ones by name, then those that have ended. */
export async function listRules({ db }: TenantScope, id?: string): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select r.id, r.kind, r.params, r.severity, r.valid_from, r.valid_to, r.origin, r.text, r.source, r.source_as_of,
      ${isoText('r.updated_at')} as updated_at,
      jsonb_strip_nulls(jsonb_build_object('type', r.scope, 'contract', r.contract_type,
        'id', coalesce(r.location_id, r.shift_group_id, r.employee_id)))
        || jsonb_build_object('name', coalesce(l.name, g.name, e.name)) as scope
    from rules r
    left join locations l on l.org_id = r.org_id and l.id = r.location_id
    left join shift_groups g on g.org_id = r.org_id and g.id = r.shift_group_id
    left join employees e on e.org_id = r.org_id and e.id = r.employee_id
    where ${id ?? null}::uuid is null or r.id = ${id ?? null}::uuid
    order by coalesce(l.name, g.name, e.name) collate name_order nulls first, r.scope, r.valid_from nulls first,
      r.created_at, r.id`.execute(db);
  return rows;
}

export async function getRule(scope: TenantScope, id: string): Promise<Rule> {
  const [rule] = await listRules(scope, id);
  if (!rule) throw new AppError('not_found');
  return rule;
}

/** Of two admins who change the same rule, the second waits. */
export async function lockRule({ db }: TenantScope, id: string): Promise<void> {
  const { rows } = await sql`select from rules where id = ${id} for update`.execute(db);
  if (rows.length === 0) throw new AppError('not_found');
}

/** The site, the group or the person of a rule is there, and stays until the end of the transaction. */
export async function requireScope({ db }: TenantScope, scope: RuleInput['scope']): Promise<void> {
  if (!('id' in scope)) return;
  const present = {
    site: sql`locations where id = ${scope.id} and deleted_at is null`,
    group: sql`shift_groups where id = ${scope.id}`,
    person: sql`employees where id = ${scope.id} and deleted_at is null`,
  };
  const { rows } = await sql`select from ${present[scope.type]} for share`.execute(db);
  if (rows.length === 0) throw new AppError('not_found');
}

export async function insertRule(
  { db, orgId }: TenantScope,
  rule: RuleInput & { validFrom: string },
): Promise<string> {
  const { id } = await db
    .insertInto('rules')
    .values({ org_id: orgId, valid_from: rule.validFrom, ...columnsOf(rule) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRule({ db }: TenantScope, id: string, rule: RuleInput): Promise<void> {
  await db
    .updateTable('rules')
    .set({ ...columnsOf(rule), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function setLastDay({ db }: TenantScope, id: string, date: string): Promise<void> {
  await db
    .updateTable('rules')
    .set({ valid_to: date, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function setFirstDay({ db }: TenantScope, id: string, date: string): Promise<void> {
  await db.updateTable('rules').set({ valid_from: date }).where('id', '=', id).execute();
}

export async function deleteRule({ db }: TenantScope, id: string): Promise<void> {
  await db.deleteFrom('rules').where('id', '=', id).execute();
}

/** For a new organisation. The migration that made the table gave them to those that were there. */
export async function insertStarterRules({ db, orgId }: TenantScope): Promise<void> {
  const rules = STARTER_RULES.map(({ asOf, params, ...rule }) => ({
    ...rule,
    org_id: orgId,
    scope: 'organisation',
    params: JSON.stringify(params),
    source_as_of: asOf,
  }));
  await db.insertInto('rules').values(rules).execute();
}

function columnsOf({ kind, params, severity, scope, validTo, origin, text, source }: RuleInput) {
  const id = 'id' in scope ? scope.id : null;
  return {
    kind,
    params: JSON.stringify(params),
    severity,
    scope: scope.type,
    location_id: scope.type === 'site' ? id : null,
    shift_group_id: scope.type === 'group' ? id : null,
    employee_id: scope.type === 'person' ? id : null,
    contract_type: scope.type === 'contract' ? scope.contract : null,
    valid_to: validTo ?? null,
    origin,
    text: text || null,
    source: source || null,
  };
}
