// Balances of leave: what the ledger says, and what the contracts have earned.
import { sql } from 'kysely';
import type { LeaveBalance, openLeaveBalance } from '#contract/api/leave';
import type { LeaveType } from '#contract/api/leave-types';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { balanceOn, type LedgerEntry } from '#engine/leave/balance';
import type { Contract } from '#engine/rules/person';
import type { CalendarDate } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publishToManagers } from '../../db/publish';
import { readLeaveSettings } from './leave-types';

interface EntryRow extends LedgerEntry {
  id: string;
  type_id: string;
  kind: 'opening' | 'taken' | 'returned';
  label: string | null;
  projected: boolean;
}

const MOST_ENTRIES = 30;

/** Of the kinds that have a balance. */
export async function readBalances(
  scope: TenantScope,
  employeeId: string,
  today: CalendarDate,
): Promise<LeaveBalance[]> {
  await requirePerson(scope, employeeId);
  const { types } = await readLeaveSettings(scope);
  const entries = await listEntries(scope, employeeId);
  const contracts = await listContracts(scope, employeeId);
  return types
    .filter(({ has_balance }) => has_balance)
    .map(({ id, name, accrual_weeks }) => {
      const own = entries.filter(({ type_id }) => type_id === id);
      const input = { entries: own, contracts, accrualWeeks: accrual_weeks };
      const ahead = own.filter(({ date, opening }) => date > today && !opening);
      return {
        type_id: id,
        type_name: name,
        minutes: balanceOn(input, today),
        booked: ahead.reduce((sum, { minutes }) => sum - minutes, 0),
        accrual_weeks,
        entries: own.slice(0, MOST_ENTRIES),
      };
    });
}

/** With what is booked up to that day, in minutes. */
export async function readBalance(
  scope: TenantScope,
  employeeId: string,
  type: Pick<LeaveType, 'id' | 'accrual_weeks'>,
  date: CalendarDate,
): Promise<number> {
  const entries = await listEntries(scope, employeeId);
  const contracts = await listContracts(scope, employeeId);
  return balanceOn(
    {
      entries: entries.filter(({ type_id }) => type_id === type.id),
      contracts,
      accrualWeeks: type.accrual_weeks,
    },
    date,
  );
}

export async function openBalance(
  scope: TenantScope,
  actor: { id: string; name: string },
  { employeeId, typeId, date, hours }: BodyOf<typeof openLeaveBalance>,
): Promise<void> {
  const { db, orgId } = scope;
  const employee = await requirePerson(scope, employeeId);
  const { types } = await readLeaveSettings(scope);
  const type = types.find(({ id, has_balance }) => id === typeId && has_balance);
  if (!type) throw new AppError('not_found');
  await sql`
    delete from leave_entries where org_id = ${orgId} and employee_id = ${employeeId} and leave_type_id = ${typeId}
      and kind = 'opening' and date = ${date}`.execute(db);
  await db
    .insertInto('leave_entries')
    .values({
      org_id: orgId,
      employee_id: employeeId,
      leave_type_id: typeId,
      kind: 'opening',
      date,
      minutes: Math.round(hours * 60),
      created_by_name: actor.name,
    })
    .execute();
  // Without the figure: the log is read by people who needn't know it.
  await audit(scope, {
    orgId,
    actorUserId: actor.id,
    action: 'leave.balance_opened',
    targetType: 'employee',
    targetId: employeeId,
    metadata: { name: employee.name, type: type.name },
  });
  await publishToManagers(scope, 'leave');
}

async function requirePerson({ db }: TenantScope, employeeId: string) {
  const row = await db
    .selectFrom('employees')
    .select('name')
    .where('id', '=', employeeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

async function listEntries({ db, orgId }: TenantScope, employeeId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select id, leave_type_id as type_id, kind, date, minutes, label, projected, kind = 'opening' as opening
    from leave_entries where org_id = ${orgId} and employee_id = ${employeeId}
    order by date desc, created_at desc, id`.execute(db);
  return rows;
}

async function listContracts({ db, orgId }: TenantScope, employeeId: string): Promise<Contract[]> {
  const { rows } = await sql<{
    validFrom: CalendarDate;
    type: Contract['type'];
    minutes: number | null;
    days: number | null;
  }>`
    select valid_from as "validFrom", type, ordinary_minutes as minutes, ordinary_days as days
    from contracts where org_id = ${orgId} and employee_id = ${employeeId}`.execute(db);
  return rows.map(({ validFrom, type, minutes, days }) => ({
    validFrom,
    type,
    ordinary: minutes === null || days === null ? null : { minutes, days },
    averaging: null,
    agreements: [],
  }));
}
