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
  const entries = await listEntriesOf(scope, [employeeId]);
  const contracts = await listContractsOf(scope, [employeeId]);
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

interface BalanceQuestion {
  employeeId: string;
  type: Pick<LeaveType, 'id' | 'accrual_weeks'>;
  date: CalendarDate;
}

/** For each question, with what is booked up to its day, in minutes. */
export async function readBalancesOn(
  scope: TenantScope,
  questions: readonly BalanceQuestion[],
): Promise<number[]> {
  if (questions.length === 0) return [];
  const people = questions.map(({ employeeId }) => employeeId);
  const entries = byPerson(await listEntriesOf(scope, people));
  const contracts = byPerson(await listContractsOf(scope, people));
  return questions.map(({ employeeId, type, date }) =>
    balanceOn(
      {
        entries: (entries.get(employeeId) ?? []).filter(({ type_id }) => type_id === type.id),
        contracts: contracts.get(employeeId) ?? [],
        accrualWeeks: type.accrual_weeks,
      },
      date,
    ),
  );
}

function byPerson<Row extends { employeeId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const people = new Map<string, Row[]>();
  for (const row of rows) {
    const own = people.get(row.employeeId);
    if (own) own.push(row);
    else people.set(row.employeeId, [row]);
  }
  return people;
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

async function listEntriesOf({ db, orgId }: TenantScope, employeeIds: readonly string[]) {
  const { rows } = await sql<EntryRow & { employeeId: string }>`
    select employee_id as "employeeId", id, leave_type_id as type_id, kind, date, minutes, label, projected,
      kind = 'opening' as opening
    from leave_entries where org_id = ${orgId} and employee_id = any(${employeeIds}::uuid[])
    order by date desc, created_at desc, id`.execute(db);
  return rows;
}

async function listContractsOf({ db, orgId }: TenantScope, employeeIds: readonly string[]) {
  const { rows } = await sql<{
    employeeId: string;
    validFrom: CalendarDate;
    type: Contract['type'];
    minutes: number | null;
    days: number | null;
  }>`
    select employee_id as "employeeId", valid_from as "validFrom", type, ordinary_minutes as minutes, ordinary_days as days
    from contracts where org_id = ${orgId} and employee_id = any(${employeeIds}::uuid[])`.execute(
    db,
  );
  return rows.map(({ employeeId, validFrom, type, minutes, days }) => ({
    employeeId,
    validFrom,
    type,
    ordinary: minutes === null || days === null ? null : { minutes, days },
    averaging: null,
    agreements: [],
  }));
}
