import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { type Actor, editRoster, type ShiftRecord, type StatusRecord } from '../roster/edit-roster';
import { insertStatuses, restoreShifts } from '../roster/edit-rows';
import { withoutGoneOrigins } from '../roster/origins';
import type { RemovedPerson } from './remove-employees';

interface Kept {
  people: RemovedPerson[];
  shifts: ShiftRecord[];
  statuses: StatusRecord[];
}

/** Brings people back as they were: with their account and password, role, group and future shifts. */
export async function undoRemoval(scope: TenantScope, actor: Actor, id: string) {
  const { people, shifts, statuses } = await takeRemoval(scope, actor, id);
  await editRoster(
    scope,
    actor,
    async (edit) => {
      for (const person of people) await restore(scope, person);
      edit.nothingNew = true;
      // A site may have been deleted since, when nothing seemed to need it any more.
      const sites = await listSites(scope);
      const placed = shifts.filter((shift) => sites.has(shift.location_id));
      // Nobody could be rostered while they were gone, so every place is still free.
      await restoreShifts(edit, await withoutGoneOrigins(scope, placed));
      await insertStatuses(edit, statuses);
      return {
        result: undefined,
        auditEntry: {
          action: 'roster.undone',
          targetType: 'roster' as const,
          targetId: scope.orgId,
          metadata: { shifts: placed.length, statuses: statuses.length },
        },
      };
    },
    'not asked',
  );
  for (const { employee_id } of people) {
    await audit(scope, {
      orgId: scope.orgId,
      actorUserId: actor.id,
      action: 'employee.restored',
      targetType: 'employee',
      targetId: employee_id,
    });
  }
  await publish(
    scope,
    'employees',
    people.map(({ employee_id }) => employee_id),
  );
  await publish(scope, 'shift-groups');
  return { restored: people.length };
}

/** Only the author's own, only once, and only within the hour. */
async function takeRemoval({ db, orgId }: TenantScope, actor: Actor, id: string): Promise<Kept> {
  const { rows } = await sql<Kept>`
    delete from employee_removals
    where id = ${id} and org_id = ${orgId} and user_id = ${actor.id}
      and created_at > now() - interval '1 hour'
    returning people, shifts, statuses`.execute(db);
  const [kept] = rows;
  if (!kept) throw new AppError('not_found');
  return kept;
}

async function restore({ db, orgId }: TenantScope, person: RemovedPerson): Promise<void> {
  if (person.account) {
    const { rows } = await sql`
      insert into users select * from jsonb_populate_record(null::users, ${JSON.stringify(person.account)}::jsonb)
      on conflict do nothing returning id`.execute(db);
    // The address is in use again: the person has been added a second time.
    if (rows.length === 0) throw new AppError('undo_refused');
    const { apps = [], passkeys = [], codes = [] } = person.second_factor ?? {};
    await sql`insert into authenticator_apps
      select * from jsonb_populate_recordset(null::authenticator_apps, ${JSON.stringify(apps)}::jsonb)`.execute(
      db,
    );
    await sql`insert into passkeys
      select * from jsonb_populate_recordset(null::passkeys, ${JSON.stringify(passkeys)}::jsonb)`.execute(
      db,
    );
    await sql`insert into recovery_codes
      select * from jsonb_populate_recordset(null::recovery_codes, ${JSON.stringify(codes)}::jsonb)`.execute(
      db,
    );
  }
  if (person.membership) {
    await sql`
      insert into memberships
      select * from jsonb_populate_record(null::memberships, ${JSON.stringify(person.membership)}::jsonb)
    `.execute(db);
    await sql`
      insert into untold_changes
      select * from jsonb_populate_recordset(null::untold_changes, ${JSON.stringify(person.untold ?? [])}::jsonb)
    `.execute(db);
  }
  await sql`
    update employees set deleted_at = null, user_id = ${person.membership ? person.user_id : null},
      shift_group_id = (select id from shift_groups where org_id = ${orgId} and id = ${person.shift_group_id})
    where id = ${person.employee_id}`.execute(db);
}

async function listSites({ db }: TenantScope): Promise<Set<string>> {
  const rows = await db
    .selectFrom('locations')
    .select('id')
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
