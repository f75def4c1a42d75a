import { sql } from 'kysely';
import type { Contract } from '#contract/api/contracts';
import type { HoursContract } from '#engine/hours/contract-period';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { among, type People } from '../employees/people-of-groups';

const COLUMNS = [
  'employee_id',
  'valid_from',
  'type',
  'ordinary_minutes',
  'ordinary_days',
  'averaging_days',
  'averaging_anchor',
  'agreements',
  'leave_counts',
  'holidays_count',
  'employee_number',
  'created_by_name',
] as const;

export type ContractRow = Awaited<ReturnType<typeof listContracts>>[number];

/**
 * Of the people named, or of all who are still there, the newest first. By their key alone: joined with the people,
 * PostgreSQL sometimes goes through everyone, because it can't know how large the organisation is.
 */
export function listContracts({ db, orgId }: TenantScope, people: People) {
  const stillThere = db.selectFrom('employees').select('id').where('deleted_at', 'is', null);
  return db
    .selectFrom('contracts')
    .select(COLUMNS)
    .where('org_id', '=', orgId)
    .$if(people === 'everyone', (query) => query.where('employee_id', 'in', stillThere))
    .where(among('employee_id', people))
    .orderBy('employee_id')
    .orderBy('valid_from', 'desc')
    .execute();
}

export type NamedContractRow = Awaited<ReturnType<typeof listNamedContracts>>[number];

/** Of all who are still there, by name, the newest first. */
export function listNamedContracts({ db }: TenantScope) {
  return db
    .selectFrom('contracts as c')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.org_id', '=', 'c.org_id').onRef('e.id', '=', 'c.employee_id'),
    )
    .select(COLUMNS.map((column) => `c.${column}` as const))
    .select(['e.name', 'e.email', 'e.birth_date'])
    .where('e.deleted_at', 'is', null)
    .orderBy(sql`e.name collate name_order`)
    .orderBy('e.id')
    .orderBy('c.valid_from', 'desc')
    .execute();
}

/** Locks the employee: two contracts of the same first day would otherwise race. */
export async function lockEmployee({ db }: TenantScope, id: string) {
  return db
    .selectFrom('employees')
    .select(['id', 'name', 'birth_date'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function findEmployee({ db }: TenantScope, id: string) {
  return db
    .selectFrom('employees')
    .select(['id', 'birth_date'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function listEmployeesByEmail({ db }: TenantScope, emails: readonly string[]) {
  return db
    .selectFrom('employees')
    .select(['id', sql<string>`lower(email)`.as('email')])
    .where(sql`lower(email)`, 'in', emails)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Those that can't be replaced any more: a mistake can be corrected for a day. */
export async function listSettledDates({ db }: TenantScope, employeeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contracts')
    .select('valid_from')
    .where('employee_id', '=', employeeId)
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .execute();
  return rows.map((row) => row.valid_from);
}

export async function replaceContract({ db, orgId }: TenantScope, values: ContractRow) {
  await db
    .deleteFrom('contracts')
    .where('employee_id', '=', values.employee_id)
    .where('valid_from', '=', values.valid_from)
    .execute();
  await db
    .insertInto('contracts')
    .values({ ...values, org_id: orgId })
    .execute();
}

export async function updateBirthDate({ db }: TenantScope, id: string, date: string | null) {
  await db.updateTable('employees').set({ birth_date: date }).where('id', '=', id).execute();
}

/** The contract as it crosses the wire. */
export function asSeen(row: ContractRow): Contract {
  const sameAsPeriod = row.averaging_days === row.ordinary_days || row.averaging_days === null;
  return {
    validFrom: row.valid_from as CalendarDate,
    type: row.type as Contract['type'],
    hours: row.ordinary_minutes === null ? null : row.ordinary_minutes / 60,
    period: row.ordinary_days,
    averagingWeeks: sameAsPeriod ? null : (row.averaging_days as number) / 7,
    anchor: row.averaging_anchor as CalendarDate | null,
    agreements: row.agreements as Contract['agreements'],
    leaveCounts: row.leave_counts,
    holidaysCount: row.holidays_count,
    employeeNumber: row.employee_number,
    addedBy: row.created_by_name,
  };
}

/** The contract as the engine knows it. */
export function asHoursContract(row: ContractRow): HoursContract {
  const { ordinary_minutes: minutes, ordinary_days: days } = row;
  const { averaging_days: over, averaging_anchor: anchor } = row;
  return {
    validFrom: row.valid_from as CalendarDate,
    type: row.type as HoursContract['type'],
    ordinary: minutes === null || days === null ? null : { minutes, days },
    averaging:
      over === null || anchor === null ? null : { days: over, anchor: anchor as CalendarDate },
    agreements: row.agreements as HoursContract['agreements'],
    leaveCounts: row.leave_counts,
    holidaysCount: row.holidays_count,
  };
}
