import { sql } from 'kysely';
import type { PayPeriod } from '#contract/api/pay-periods';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { closePayPeriod, createPayPeriod } from '../../features/pay-periods/change-pay-periods';
import { exportPayPeriod } from '../../features/pay-periods/export-pay-period';
import { approveSheet, disputeSheet } from '../../features/timesheets/decide-timesheets';
import { adjustSheet } from '../../features/timesheets/enter-time';

/**
 * Three weeks of pay: one that was exported, one that is closed and holds an adjustment of the first, and last week, which is
 * open. Another adjustment waits for a manager, and someone disputes their time.
 */
export async function insertPay(
  scope: TenantScope,
  owner: { id: string; name: string; org_timezone: string },
  monday: CalendarDate,
  now: Instant,
): Promise<void> {
  const decider = { ...owner, employee_id: null };
  await approveUntil(scope, owner.name, addDays(monday, 13));
  const body = { schedule: { kind: 'weekly' as const, anchor: monday }, from: monday };
  const first = await createPayPeriod(scope, owner, body);
  const second = await createPayPeriod(scope, owner, body);
  await createPayPeriod(scope, owner, body);
  await closePayPeriod(scope, owner, first.id, now);
  await exportPayPeriod(scope, owner, first.id, 'generic');
  const [early, late] = await listPaidSheets(scope, first);
  if (!early || !late) return;
  const longer = { startAt: at(early.start_at), endAt: at(early.end_at, 45), breakAnswer: null };
  const reason = 'Stayed for the handover';
  const adjusted = await adjustSheet(scope, decider, early.id, { times: longer, reason }, now);
  await approveSheet(scope, decider, adjusted.id, { reason: 'Checked with the site' }, now);
  await closePayPeriod(scope, owner, second.id, now);
  const shorter = { startAt: at(late.start_at, 30), endAt: at(late.end_at), breakAnswer: null };
  const came = 'The gate log says they came later';
  await adjustSheet(scope, decider, late.id, { times: shorter, reason: came }, now);
  const open = await findOpenSheet(scope);
  if (!open) return;
  const person = { ...owner, name: open.name, employee_id: open.employee_id, mayManage: false };
  await disputeSheet(scope, person, open.id, 'I worked through my break', now);
}

async function approveUntil(
  { db, orgId }: TenantScope,
  name: string,
  last: CalendarDate,
): Promise<void> {
  await sql`
    update timesheets set state = 'approved', approved_at = end_at + interval '1 day', approved_by_name = ${name},
      approved_reason = case when flags = '{}' then null else 'Checked with the site' end
    where org_id = ${orgId} and date <= ${last}::date and end_at is not null and state <> 'approved'`.execute(
    db,
  );
}

const at = (time: Date, minutesLater = 0) => (time.getTime() + minutesLater * 60_000) as Instant;

/** Two of different people, each of whom worked a day. */
async function listPaidSheets({ db, orgId }: TenantScope, { id }: PayPeriod) {
  const { rows } = await sql<{ id: string; start_at: Date; end_at: Date }>`
    select distinct on (employee_id) id, start_at, end_at from timesheets
    where org_id = ${orgId} and period_id = ${id} and flags = '{}' order by employee_id, start_at limit 2`.execute(
    db,
  );
  return rows;
}

async function findOpenSheet({ db, orgId }: TenantScope) {
  const { rows } = await sql<{ id: string; employee_id: string; name: string }>`
    select t.id, t.employee_id, e.name from timesheets t
      join employees e on e.org_id = t.org_id and e.id = t.employee_id
    where t.org_id = ${orgId} and t.state = 'draft' and t.flags = '{}' order by t.start_at desc, t.id limit 1`.execute(
    db,
  );
  return rows[0];
}
