// Opens and closes pay periods, one after the other. Closing locks the timesheets and writes down what is paid.
import { sql } from 'kysely';
import type * as api from '#contract/api/pay-periods';
import type { AuditAction } from '#contract/audit-actions';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { agree, counted } from '#engine/counted';
import { nextPeriod, periodAt } from '#engine/pay-periods/pay-periods';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publishToManagers } from '../../db/publish';
import { rebuildSheets } from '../timesheets/rebuild-sheets';
import * as queries from './pay-periods.queries';

interface Actor {
  id: string;
  name: string;
  org_timezone: string | null;
}

export async function createPayPeriod(
  scope: TenantScope,
  actor: Actor,
  { schedule, from }: BodyOf<typeof api.createPayPeriod>,
): Promise<api.PayPeriod> {
  await holdPay(scope);
  const [last] = await queries.listPayPeriods(scope);
  const { first, last: end } = last
    ? nextPeriod(schedule, last.last_date)
    : periodAt(schedule, from);
  const { id } = await scope.db
    .insertInto('pay_periods')
    .values({
      org_id: scope.orgId,
      first_date: first,
      last_date: end,
      schedule: JSON.stringify(schedule),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return recorded(scope, actor, id, 'pay_period.created');
}

export async function closePayPeriod(
  scope: TenantScope,
  actor: Actor,
  id: string,
  now: Instant,
): Promise<api.PayPeriod> {
  await holdPay(scope);
  const { db, orgId } = scope;
  const period = await getPeriod(scope, id);
  if (period.closed_at) throw new AppError('pay_period_closed');
  if (period.last_date >= dateAt(now, (actor.org_timezone ?? 'UTC') as Zone))
    throw new AppError('pay_period_running');
  const periods = await queries.listPayPeriods(scope);
  if (periods.some((each) => !each.closed_at && each.first_date < period.first_date))
    throw new AppError('pay_period_order');
  const first = periods.at(-1)?.first_date ?? period.first_date;
  // An event that arrives now waits, and then finds its period closed.
  await holdEveryone(scope);
  await requireApproved(scope, first, period.last_date);
  await queries.insertPayLines(scope, period);
  await db
    .updateTable('timesheets')
    .set({ state: 'locked', period_id: id })
    .where('org_id', '=', orgId)
    .where('state', '=', 'approved')
    .where('date', '>=', first as string)
    .where('date', '<=', period.last_date as string)
    .execute();
  await db
    .updateTable('pay_periods')
    .set({ closed_at: new Date(now), closed_by_name: actor.name })
    .where('id', '=', id)
    .execute();
  return recorded(scope, actor, id, 'pay_period.closed');
}

/** Only the last one, and not once a payroll program may have read it. */
export async function reopenPayPeriod(
  scope: TenantScope,
  actor: Actor,
  id: string,
  reason: string,
): Promise<api.PayPeriod> {
  await holdPay(scope);
  const { db, orgId } = scope;
  const period = await getPeriod(scope, id);
  if (!period.closed_at) throw new AppError('pay_period_open');
  if (period.exports.length > 0) throw new AppError('pay_period_exported');
  const later = await queries.listPayPeriods(scope);
  if (later.some((each) => each.closed_at && each.first_date > period.first_date))
    throw new AppError('pay_period_order');
  await holdEveryone(scope);
  const people = await unlock(scope, id);
  await db
    .deleteFrom('pay_lines')
    .where('org_id', '=', orgId)
    .where('period_id', '=', id)
    .execute();
  await db
    .updateTable('pay_periods')
    .set({ closed_at: null, closed_by_name: null })
    .where('id', '=', id)
    .execute();
  // What changed since the period was closed counts in it again, instead of as a difference.
  for (const { employee_id, first } of people) {
    await rebuildSheets(scope, employee_id, first.getTime() as Instant);
  }
  return recorded(scope, actor, id, 'pay_period.reopened', reason);
}

export async function getPeriod(scope: TenantScope, id: string): Promise<api.PayPeriod> {
  const period = await queries.findPayPeriod(scope, id);
  if (!period) throw new AppError('not_found');
  return period;
}

/** Two who close or open at the same time take turns: the second sees what the first did. */
export async function holdPay({ db, orgId }: TenantScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pay ${orgId}`}, 0))`.execute(db);
}

/** In the order in which everything else holds several people. */
async function holdEveryone({ db, orgId }: TenantScope): Promise<void> {
  await sql`select from employees where org_id = ${orgId} order by id for no key update`.execute(
    db,
  );
}

/** The timesheets of the period are as they were before it was closed. Who they belong to, and from when on. */
async function unlock({ db, orgId }: TenantScope, periodId: string) {
  await sql`
    delete from timesheets a using timesheets t
     where t.org_id = ${orgId} and t.period_id = ${periodId} and a.org_id = t.org_id
       and a.adjusts = coalesce(t.adjusts, t.id) and a.period_id is null`.execute(db);
  const { rows } = await sql<{ employee_id: string; first: Date }>`
    with unlocked as (
      update timesheets set state = 'approved', period_id = null, version = version + 1
       where org_id = ${orgId} and period_id = ${periodId} returning employee_id, start_at
    )
    select employee_id, min(start_at) as first from unlocked group by employee_id order by employee_id`.execute(
    db,
  );
  return rows;
}

async function requireApproved(
  { db, orgId }: TenantScope,
  from: string,
  to: string,
): Promise<void> {
  const { count } = await db
    .selectFrom('timesheets')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('org_id', '=', orgId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('state', 'in', ['running', 'attention', 'draft', 'confirmed', 'disputed'])
    .executeTakeFirstOrThrow();
  if (count === 0) return;
  throw new AppError('pay_period_unapproved', {
    sentence: `${counted(count, 'timesheet')} up to this period ${agree(count, "isn't", "aren't")} approved. Approve ${agree(count, 'it', 'them')} first.`,
  });
}

async function recorded(
  scope: TenantScope,
  actor: Actor,
  id: string,
  action: Extract<AuditAction, `pay_period.${string}`>,
  reason?: string,
): Promise<api.PayPeriod> {
  const period = await getPeriod(scope, id);
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: actor.id,
    action,
    targetType: 'pay-period',
    targetId: id,
    metadata: { from: period.first_date, to: period.last_date, ...(reason ? { reason } : {}) },
  });
  await publishToManagers(scope, 'time');
  return period;
}
