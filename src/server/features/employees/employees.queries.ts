import { sql } from 'kysely';
import type { z } from 'zod';
import type { GroupOfEmployee } from '#contract/api/shift-groups';
import type { Role } from '#contract/rights';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import type { ShiftRecord, StatusRecord } from '../roster/edit-roster';

function employeesQuery({ db }: TenantScope) {
  return db
    .selectFrom('employees as e')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.org_id', '=', 'e.org_id').onRef('m.user_id', '=', 'e.user_id'),
    )
    .leftJoin(
      // Written once for each group, not for each person in it.
      db
        .selectFrom('shift_groups')
        .select(['org_id', 'id', 'position'])
        .select(
          sql<z.infer<typeof GroupOfEmployee>>`
            json_build_object('id', id, 'name', name, 'color_hex', color_hex, 'position', position)`.as(
            'json',
          ),
        )
        .as('g'),
      (join) => join.onRef('g.org_id', '=', 'e.org_id').onRef('g.id', '=', 'e.shift_group_id'),
    )
    .leftJoin('employee_invitations as i', (join) =>
      join.onRef('i.org_id', '=', 'e.org_id').onRef('i.employee_id', '=', 'e.id'),
    )
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .select(['e.id', 'e.org_id', 'e.user_id', 'e.name', 'e.email', 'e.phone'])
    .select([
      sql<Role>`coalesce(m.role, i.role, 'employee')`.as('role'),
      // Not in answers: see asSeen.
      sql<boolean>`coalesce(not u.must_change_password, false)`.as('settled'),
      isoText('e.created_at').as('created_at'),
    ])
    .select('g.json as shift_group')
    .where('e.deleted_at', 'is', null);
}

/** Sorted by group position, then name; unassigned last. */
function employeesInOrder(scope: TenantScope) {
  return employeesQuery(scope)
    .orderBy('g.position', (order) => order.asc().nullsLast())
    .orderBy(sql`e.name collate name_order`)
    .orderBy('e.id');
}

export function listEmployees(scope: TenantScope) {
  return employeesInOrder(scope).execute();
}

/**
 * The list as JSON, made by the database: objects for 10,000 people would keep the server from other calls for a third of
 * a second. Who doesn't see everything learns a colleague's name and group, but not their contact details or role.
 */
export async function employeesAsJson(
  scope: TenantScope,
  viewer: { seesEverything: boolean; employeeId: string | null },
): Promise<string> {
  const isOpen = sql`(${viewer.seesEverything} or id = ${viewer.employeeId}::uuid)`;
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(row_to_json(seen)), '[]')::text as json
    from (
      select id, org_id, name, shift_group,
        case when ${isOpen} and settled then user_id end as user_id,
        case when ${isOpen} then email end as email,
        case when ${isOpen} then phone end as phone,
        case when ${isOpen} then role end as role,
        case when ${isOpen} then created_at end as created_at
      from (${employeesInOrder(scope)}) as employee
    ) as seen`.execute(scope.db);
  return rows[0]?.json ?? '[]';
}

export function findEmployee(scope: TenantScope, id: string) {
  return employeesQuery(scope).where('e.id', '=', id).executeTakeFirst();
}

/**
 * The account is shown once the person has used it here. Earlier it would tell whether the address had an account
 * elsewhere: someone new has one straight away, someone invited only when they accept.
 */
export function asSeen<Row extends { user_id: string | null; settled: boolean }>(row: Row): Row {
  return row.settled ? row : { ...row, user_id: null };
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

/** A record for someone who already belongs to the organisation. A second one answers 409. */
export function insertRecord(
  { db, orgId }: TenantScope,
  person: { id: string; name: string; email: string; phone: string | null },
): Promise<{ id: string }> {
  const { id: user_id, name, email, phone } = person;
  return db
    .insertInto('employees')
    .values({ org_id: orgId, user_id, name, email, phone })
    .returning('id')
    .executeTakeFirstOrThrow();
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

/** The role that someone invited will have. */
export async function updateInvitedRole({ db }: TenantScope, employeeId: string, role: Role) {
  await db
    .updateTable('employee_invitations')
    .set({ role })
    .where('employee_id', '=', employeeId)
    .execute();
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

/** Returns the rows that went. */
export async function deleteFutureOf({ db }: TenantScope, employeeIds: string[]) {
  const { rows: shifts } = await sql<{ row: ShiftRecord }>`
    delete from shifts s where s.employee_id = any(${employeeIds}::uuid[]) and s.start_at > now()
    returning to_jsonb(s) as row`.execute(db);
  const { rows: statuses } = await sql<{ row: StatusRecord }>`
    delete from day_statuses d where d.employee_id = any(${employeeIds}::uuid[]) and d.date > current_date
    returning to_jsonb(d) as row`.execute(db);
  return { shifts: shifts.map(({ row }) => row), statuses: statuses.map(({ row }) => row) };
}

/** Deleting the membership ends the sessions. The record stays for the past shifts. */
export async function endEmployment({ db, orgId }: TenantScope, employee: EmployeeRow) {
  await db
    .updateTable('employees')
    .set({ deleted_at: sql`now()`, user_id: null, shift_group_id: null })
    .where('id', '=', employee.id)
    .execute();
  if (employee.user_id) await endMembership({ db, orgId }, employee.user_id);
}

/** Another owner takes the place of the one who is named in the organisation. */
export async function endMembership({ db, orgId }: TenantScope, userId: string): Promise<void> {
  await sql`
    update organizations set owner_user_id = (
      select user_id from memberships
      where org_id = ${orgId} and role = 'owner' and user_id <> ${userId}
      order by created_at limit 1)
    where id = ${orgId} and owner_user_id = ${userId}`.execute(db);
  await db
    .deleteFrom('memberships')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteUser({ db }: TenantScope, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
