// What people hold: each their own, and managers everyone's. Only what a manager has verified counts.
import type * as api from '#contract/api/skills';
import type { AuditAction } from '#contract/audit-actions';
import type { BodyOf } from '#contract/endpoint';
import { AppError, type FieldError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import { type Caller, can } from '#contract/rights';
import { lastValidDay } from '#engine/rules/holding-state';
import type { CalendarDate } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { lockRecord, requireUnchanged } from '../../db/require-unchanged';
import { hasNeeds } from '../cover/cover-needs.queries';
import { touchRoster } from '../roster/touch-roster';
import * as queries from './holdings.queries';
import { findSkill } from './skills.queries';

export interface HoldingActor extends Caller {
  id: string;
  name: string;
  employee_id: string | null;
}

type Details = Omit<BodyOf<typeof api.createHolding>, 'skill_id'>;

export async function listHoldings(scope: TenantScope, actor: HoldingActor, employeeId: string) {
  await requirePerson(scope, actor, employeeId);
  return queries.listHoldings(scope, employeeId);
}

export async function createHolding(
  scope: TenantScope,
  actor: HoldingActor,
  employeeId: string,
  { skill_id, ...details }: BodyOf<typeof api.createHolding>,
) {
  // Locks the person, or requests at the same time would each find room for one more.
  await lockRecord(scope, 'employees', employeeId);
  await requirePerson(scope, actor, employeeId);
  const values = await readDetails(scope, skill_id, details);
  if ((await queries.countHoldings(scope, employeeId)) >= LIMITS.holdingsPerEmployee) {
    throw new AppError('conflict', {
      sentence: `One person can have ${LIMITS.holdingsPerEmployee} skills and licences. Delete an old one first.`,
    });
  }
  const id = await queries.insertHolding(scope, { ...values, employee_id: employeeId, skill_id });
  await record(scope, actor, 'holding.created', id);
  return details.verified ? verify(scope, actor, id) : getHolding(scope, actor, id);
}

/** A change by whoever doesn't verify it leaves it unverified. One without a difference changes nothing. */
export async function updateHolding(
  scope: TenantScope,
  actor: HoldingActor,
  id: string,
  { seen, ...details }: BodyOf<typeof api.updateHolding>,
) {
  await lockRecord(scope, 'holdings', id);
  const holding = await getHolding(scope, actor, id);
  await requireUnchanged(scope, id, holding, seen);
  const values = await readDetails(scope, holding.skill_id, details);
  const fields = Object.keys(values) as (keyof queries.HoldingValues)[];
  if (fields.some((field) => values[field] !== holding[field])) {
    await queries.updateHolding(scope, id, values);
    await queries.updateVerification(scope, id, null);
    await record(scope, actor, 'holding.updated', id);
  }
  return details.verified ? verify(scope, actor, id) : getHolding(scope, actor, id);
}

export async function deleteHolding(scope: TenantScope, actor: HoldingActor, id: string) {
  await getHolding(scope, actor, id);
  await record(scope, actor, 'holding.deleted', id);
  await queries.deleteHolding(scope, id);
}

/** Refused when the holder has changed it since: a manager must not confirm what they haven't seen. */
export async function verifyHolding(
  scope: TenantScope,
  actor: HoldingActor,
  id: string,
  seen: { updated_at: string },
) {
  await lockRecord(scope, 'holdings', id);
  await requireUnchanged(scope, id, await getHolding(scope, actor, id), seen);
  return verify(scope, actor, id);
}

async function verify(scope: TenantScope, actor: HoldingActor, id: string) {
  const { employee_id } = await getHolding(scope, actor, id);
  if (!can(actor, 'verify skills')) throw new AppError('forbidden');
  if (employee_id === actor.employee_id && !can(actor, 'verify own skills')) {
    throw new AppError('own_verification');
  }
  await queries.updateVerification(scope, id, actor.name);
  await record(scope, actor, 'holding.verified', id);
  return getHolding(scope, actor, id);
}

/** A colleague's is answered like one that doesn't exist. */
export async function getHolding(scope: TenantScope, actor: HoldingActor, id: string) {
  const holding = await queries.findHolding(scope, id);
  if (!holding || !maySee(actor, holding.employee_id)) throw new AppError('not_found');
  return holding;
}

async function requirePerson(scope: TenantScope, actor: HoldingActor, employeeId: string) {
  const known = maySee(actor, employeeId) && (await queries.isEmployee(scope, employeeId));
  if (!known) throw new AppError('not_found');
}

function maySee(actor: HoldingActor, employeeId: string): boolean {
  return employeeId === actor.employee_id || can(actor, 'verify skills');
}

async function readDetails(
  scope: TenantScope,
  skillId: string,
  details: Details,
): Promise<queries.HoldingValues> {
  const skill = await findSkill(scope, skillId);
  if (!skill) throw new AppError('not_found');
  const { validity_months: months } = skill;
  const number = details.number || null;
  const valid_from = details.valid_from ?? null;
  const valid_to = details.valid_to ?? (valid_from && months ? lastDay(valid_from, months) : null);
  const wrong: FieldError[] = [];
  if (skill.has_number && !number) wrong.push({ field: 'number', message: 'Required' });
  if (months && !valid_to) {
    wrong.push({ field: 'valid_to', message: 'Enter the last day on which it is valid' });
  }
  if (valid_from && valid_to && valid_to < valid_from) {
    wrong.push({ field: 'valid_to', message: 'Must not be before the first day' });
  }
  if (wrong.length > 0) {
    const sentence = wrong.map(({ field, message }) => `${field}: ${message}.`).join(' ');
    throw new AppError('invalid_input', { fields: wrong, sentence });
  }
  return {
    number,
    class: details.class || null,
    issued_in: details.issued_in || null,
    valid_from,
    valid_to,
  };
}

/** Null beyond the last year that Muster knows. */
function lastDay(validFrom: CalendarDate, months: number): CalendarDate | null {
  const day = lastValidDay(validFrom, months);
  return day > '2200-12-31' ? null : day;
}

/** Without numbers, dates or names of files: the log is read by people who needn't know them. */
export async function record(
  scope: TenantScope,
  actor: { id: string },
  action: AuditAction & `holding.${string}`,
  id: string,
): Promise<void> {
  const { rows } = await queries.describeHolding(scope, id);
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: actor.id,
    action,
    targetType: 'holding',
    targetId: id,
    metadata: { skill: rows[0]?.skill ?? '', employee: rows[0]?.employee ?? '' },
  });
  await publish(scope, 'skills');
  if (await hasNeeds(scope, { withSkills: true })) await touchRoster(scope);
}
