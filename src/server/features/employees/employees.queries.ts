import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { GroupOfEmployee } from '#contract/api/shift-groups';
import type { Role } from '#contract/rights';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';

function employeesQuery({ db }: TenantScope) {
  return db
    .selectFrom('employees as e')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.org_id', '=', 'e.org_id').onRef('m.user_id', '=', 'e.user_id'),
    )
    .leftJoin('shift_groups as g', (join) =>
      join.onRef('g.org_id', '=', 'e.org_id').onRef('g.id', '=', 'e.shift_group_id'),
    )
    .select(['e.id', 'e.org_id', 'e.user_id', 'e.name', 'e.email', 'e.phone'])
    .select([
      sql<Role>`coalesce(m.role, 'employee')`.as('role'),
      isoText('e.created_at').as('created_at'),
      sql<z.infer<typeof GroupOfEmployee> | null>`
        case when g.id is not null then
          json_build_object('id', g.id, 'name', g.name, 'color_hex', g.color_hex, 'position', g.position)
        end`.as('shift_group'),
    ])
    .where('e.deleted_at', 'is', null);
}

/** Sorted by group position, then name; unassigned last. */
export function listEmployees(scope: TenantScope) {
  return employeesQuery(scope)
    .orderBy('g.position', (order) => order.asc().nullsLast())
    .orderBy(sql`e.name collate name_order`)
    .orderBy('e.id')
    .execute();
}

export function findEmployee(scope: TenantScope, id: string) {
  return employeesQuery(scope).where('e.id', '=', id).executeTakeFirst();
}

export type EmployeeRow = NonNullable<Awaited<ReturnType<typeof findEmployee>>>;

/** Locks the organisation: two owners who leave at the same time would each count the other. */
export async function countOwners({ db, orgId }: TenantScope): Promise<number> {
  await sql`select from organizations where id = ${orgId} for no key update`.execute(db);
  const { count } = await db
    .selectFrom('memberships')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('org_id', '=', orgId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewEmployee {
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  shift_group_id: string | null;
  password_hash: string;
}

/** Inserts accounts, memberships and records in three statements, however many people there are. */
export async function insertEmployees(
  { db, orgId }: TenantScope,
  people: NewEmployee[],
): Promise<string[]> {
  const userIds = people.map(() => randomUUID());
  const employeeIds = people.map(() => randomUUID());
  const column = <K extends keyof NewEmployee>(key: K) => people.map((person) => person[key]);
  await sql`
    insert into users (id, email, name, phone, password_hash, must_change_password)
    select id, email, name, phone, password_hash, true
    from unnest(${userIds}::uuid[], ${column('email')}::text[], ${column('name')}::text[],
      ${column('phone')}::text[], ${column('password_hash')}::text[])
      as p (id, email, name, phone, password_hash)`.execute(db);
  await sql`
    insert into memberships (org_id, user_id, role)
    select ${orgId}, user_id, role
    from unnest(${userIds}::uuid[], ${column('role')}::text[]) as p (user_id, role)`.execute(db);
  await sql`
    insert into employees (id, org_id, user_id, name, email, phone, shift_group_id)
    select id, ${orgId}, user_id, name, email, phone, shift_group_id
    from unnest(${employeeIds}::uuid[], ${userIds}::uuid[], ${column('name')}::text[],
      ${column('email')}::text[], ${column('phone')}::text[], ${column('shift_group_id')}::uuid[])
      as p (id, user_id, name, email, phone, shift_group_id)`.execute(db);
  return employeeIds;
}

export async function updateEmployeeRecord(
  { db }: TenantScope,
  employee: EmployeeRow,
  values: { name: string; email: string; phone: string | null },
): Promise<void> {
  await db.updateTable('employees').set(values).where('id', '=', employee.id).execute();
  if (employee.user_id) {
    await db.updateTable('users').set(values).where('id', '=', employee.user_id).execute();
  }
}

export async function updateRole({ db, orgId }: TenantScope, userId: string, role: Role) {
  await db
    .updateTable('memberships')
    .set({ role })
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .execute();
}

/** The person must change the password at the next sign-in, as when they were added. */
export async function updateTemporaryPassword(
  { db }: TenantScope,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: true })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

export async function countFutureOf({ db }: TenantScope, employeeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shifts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('employee_id', '=', employeeId)
    .where('start_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The cells that lost their shifts and statuses. */
export async function deleteFutureOf({ db }: TenantScope, employeeId: string) {
  const byShifts = await db
    .deleteFrom('shifts')
    .where('employee_id', '=', employeeId)
    .where('start_at', '>', sql<Date>`now()`)
    .returning(['employee_id', sql<string>`local_date`.as('date')])
    .execute();
  const byStatuses = await db
    .deleteFrom('day_statuses')
    .where('employee_id', '=', employeeId)
    .where('date', '>', sql<string>`current_date`)
    .returning(['employee_id', sql<string>`date`.as('date')])
    .execute();
  return { byShifts, byStatuses };
}

/** Deleting the membership ends the sessions. The record stays for the past shifts. */
export async function endEmployment({ db, orgId }: TenantScope, employee: EmployeeRow) {
  await db
    .updateTable('employees')
    .set({ deleted_at: sql`now()`, user_id: null, shift_group_id: null })
    .where('id', '=', employee.id)
    .execute();
  if (!employee.user_id) return;
  await sql`
    update organizations set owner_user_id = (
      select user_id from memberships
      where org_id = ${orgId} and role = 'owner' and user_id <> ${employee.user_id}
      order by created_at limit 1)
    where id = ${orgId} and owner_user_id = ${employee.user_id}`.execute(db);
  await db
    .deleteFrom('memberships')
    .where('org_id', '=', orgId)
    .where('user_id', '=', employee.user_id)
    .execute();
}

export async function deleteUser({ db }: TenantScope, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
