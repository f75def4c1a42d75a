import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import type { Role } from '#contract/rights';
import { audit } from '../../db/audit';
import type { Scope, TenantScope, Viewpoint } from '../../db/database';
import { publish } from '../../db/publish';
import type { Parts } from '../../parts';
import { endRequestsOf } from '../requests/follow-changes';
import { announceChange } from '../roster/announce-change';
import type { ShiftRecord, StatusRecord } from '../roster/edit-roster';
import { nextRevision } from '../roster/revision';
import {
  countOwners,
  deleteFutureOf,
  deleteUser,
  type EmployeeRow,
  endEmployment,
  findEmployee,
} from './employees.queries';
import { requireMayManage } from './manageable-roles';
import { listSharedAccounts } from './shared-account';

interface Removal {
  user: { id: string; name: string; org_id: string; role: Role };
  ids: string[];
}

interface Removed {
  removed: number;
  shifts: number;
  undo_id: string;
}

/** What is needed to bring a person back. The account is null when it belongs to another organisation, too, and stays. */
export interface RemovedPerson {
  employee_id: string;
  user_id: string | null;
  shift_group_id: string | null;
  membership: object | null;
  account: object | null;
  /** Without it, removing someone and undoing that would leave only their password. */
  second_factor?: { apps: object[]; passkeys: object[]; codes: object[] };
  /** Changes of their shifts that they haven't been told about yet. */
  untold?: object[];
}

/** Removes all or none: access ends, future shifts go, past ones stay with the name. */
export async function removeEmployees<Outcome>(
  { database, clock }: Parts,
  { user, ids }: Removal,
  commit: (viewpoint: Viewpoint, work: (scope: Scope) => Promise<Removed>) => Promise<Outcome>,
): Promise<Outcome> {
  const shared = await listSharedAccounts(database, user.org_id, ids);
  return commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
    const scope: TenantScope = { db, orgId: user.org_id, now: clock() };
    const revision = await nextRevision(scope);
    const wanted = [...new Set(ids)];
    const people: RemovedPerson[] = [];
    for (const id of wanted) people.push(await remove(scope, user, id, shared.has(id)));
    const gone = await deleteFutureOf(scope, wanted);
    await record(scope, user.id, people, gone.shifts.length);
    await endRequestsOf(scope, wanted);
    await announceChange({
      ...scope,
      actor: user,
      revision,
      before: gone,
      after: { shifts: [] },
      touched: { byShifts: gone.shifts.map(cellOf), byStatuses: gone.statuses },
    });
    const undo_id = await keepForUndo(scope, user.id, people, gone);
    return { removed: people.length, shifts: gone.shifts.length, undo_id };
  });
}

async function remove(
  scope: TenantScope,
  user: Removal['user'],
  id: string,
  shared: boolean,
): Promise<RemovedPerson> {
  const employee = await findEmployee(scope, id);
  if (!employee) throw new AppError('not_found');
  if (employee.user_id === user.id) throw new AppError('own_record');
  requireMayManage(user.role, employee.role);
  if (employee.role === 'owner' && (await countOwners(scope)) === 1) {
    throw new AppError('last_owner');
  }
  const kept = await asRemoved(scope, employee, shared);
  await endEmployment(scope, employee);
  // An account without any organisation would only block its email address.
  if (employee.user_id && !shared) await deleteUser(scope, employee.user_id);
  return kept;
}

async function asRemoved(
  { db, orgId }: TenantScope,
  employee: EmployeeRow,
  shared: boolean,
): Promise<RemovedPerson> {
  const { rows } = await sql<
    Pick<RemovedPerson, 'membership' | 'account' | 'second_factor' | 'untold'>
  >`
    select (select to_jsonb(m) from memberships m where m.org_id = ${orgId} and m.user_id = ${employee.user_id}) as membership,
      (select to_jsonb(u) from users u where u.id = ${employee.user_id} and not ${shared}::boolean) as account,
      jsonb_build_object(
        'apps', (select coalesce(jsonb_agg(a), '[]') from authenticator_apps a where a.user_id = ${employee.user_id}),
        'passkeys', (select coalesce(jsonb_agg(k), '[]') from passkeys k where k.user_id = ${employee.user_id}),
        'codes', (select coalesce(jsonb_agg(c), '[]') from recovery_codes c where c.user_id = ${employee.user_id})
      ) as second_factor,
      (select coalesce(jsonb_agg(c), '[]') from untold_changes c
        where c.org_id = ${orgId} and c.user_id = ${employee.user_id}) as untold
  `.execute(db);
  return {
    employee_id: employee.id,
    user_id: employee.user_id,
    shift_group_id: employee.shift_group?.id ?? null,
    membership: rows[0]?.membership ?? null,
    account: rows[0]?.account ?? null,
    untold: rows[0]?.untold ?? [],
    ...(rows[0]?.account && rows[0].second_factor ? { second_factor: rows[0].second_factor } : {}),
  };
}

async function record(
  scope: TenantScope,
  actorUserId: string,
  people: RemovedPerson[],
  shifts: number,
): Promise<void> {
  for (const { employee_id, user_id } of people) {
    const { rows } = await sql<{ name: string }>`
      select name from employees where id = ${employee_id}`.execute(scope.db);
    await audit(scope, {
      orgId: scope.orgId,
      actorUserId,
      action: 'employee.deleted',
      targetType: 'employee',
      targetId: employee_id,
      metadata: {
        name: rows[0]?.name ?? '',
        // The account goes. What this person did before stays in the log, and keeps their name by this.
        account: user_id,
        ...(people.length === 1 && { future_shifts_removed: shifts }),
      },
    });
  }
  await publish(
    scope,
    'employees',
    people.map(({ employee_id }) => employee_id),
  );
  await publish(scope, 'shift-groups');
}

async function keepForUndo(
  { db, orgId }: TenantScope,
  userId: string,
  people: RemovedPerson[],
  gone: { shifts: ShiftRecord[]; statuses: StatusRecord[] },
): Promise<string> {
  const { id } = await db
    .insertInto('employee_removals')
    .values({
      org_id: orgId,
      user_id: userId,
      people: JSON.stringify(people),
      shifts: JSON.stringify(gone.shifts),
      statuses: JSON.stringify(gone.statuses),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function cellOf({ employee_id, local_date }: ShiftRecord) {
  return { employee_id, date: local_date };
}
