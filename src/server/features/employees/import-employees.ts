import { randomUUID } from 'node:crypto';
import type * as api from '#contract/api/employees';
import { AppError } from '#contract/errors';
import { unusedColor } from '#contract/group-colors';
import { can } from '#contract/rights';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import type { Call, Commit } from '../../http/http';
import type { Parts } from '../../parts';
import { createTurns } from '../../turns';
import { hashGivenPassword } from '../auth/passwords';
import { moveEmployee } from '../shift-groups/assign-employee';
import { appendShiftGroups } from '../shift-groups/change-shift-groups';
import { lockGroupOrder } from '../shift-groups/shift-groups.queries';
import { type EmployeeRow, updateEmployeeRecord } from './employees.queries';
import { findProblems } from './import-problems';
import { insertEmployees } from './insert-employees';
import { inviteEmployees } from './invite-employees';
import { requireMayGrant } from './manageable-roles';

type ImportCall = Call<typeof api.importEmployees>;
type Row = ImportCall['body']['rows'][number];

const IMPORTS = createTurns({
  perKey: 1,
  waitMs: 20_000,
  sentence: 'Another import of your organisation is still running. Try again when it has finished.',
});

/** Saves all rows or none: nothing is saved with a problem in any row, or in a dry run. */
export function importEmployees(
  parts: Parts,
  call: ImportCall,
  commit: Commit<typeof api.importEmployees>,
) {
  return IMPORTS.run(call.user.org_id, () => importNow(parts, call, commit), call.gone());
}

async function importNow(
  { database, config }: Parts,
  call: ImportCall,
  commit: Commit<typeof api.importEmployees>,
) {
  const { body, user } = call;
  const { rows, dryRun, createGroups } = body;
  for (const row of rows) requireMayGrant(user.role, row.role);
  if (!dryRun && !body.sendInvitations && rows.some((row) => row.tempPassword === undefined)) {
    throw new AppError('invalid_input', {
      sentence: 'Give everyone a temporary password, or send invitations.',
    });
  }
  if (createGroups && !can(user, 'manage shift groups')) {
    throw new AppError('forbidden', {
      sentence: 'Only admins and owners can create shift groups.',
    });
  }
  const found = await database.transact({ orgId: user.org_id, userId: user.id }, (db) =>
    findProblems({ db, orgId: user.org_id }, call),
  );
  if (dryRun || found.problems.length > 0) {
    const { problems, missingGroups } = found;
    const existing = [...found.existing.keys()];
    return { answer: { ...NOTHING, existing, problems, missingGroups } };
  }
  const hashes = await hashEach(call);
  return commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
    const scope: TenantScope = { db, orgId: user.org_id };
    // Waits for anyone who creates the same groups now, and then uses theirs.
    if (createGroups) await lockGroupOrder(scope);
    const { problems, known, groups, missingGroups, existing } = await findProblems(scope, call);
    if (problems.length > 0) throw new AppError('conflict');
    if (missingGroups.length > 0) {
      const ids = await appendShiftGroups(scope, user.id, colored(missingGroups, known));
      for (const [name, id] of ids) groups.set(name.toLowerCase(), id);
    }
    const groupOf = (row: Row) => groups.get((row.shift_group ?? '').toLowerCase()) ?? null;
    const added = await insertEmployees(
      scope,
      rows
        .filter((_, index) => !existing.has(index))
        .map((row) => ({
          name: row.name,
          email: row.email,
          phone: row.phone || null,
          role: row.role,
          shift_group_id: groupOf(row),
          password_hash: hashes.get(row.tempPassword ?? NO_PASSWORD) ?? '',
        })),
      config.publicUrl,
    );
    const updating = body.existing === 'update' ? [...existing] : [];
    for (const [index, employee] of updating) {
      const row = rows[index];
      if (row) await updateFrom(scope, user.id, employee, row, groupOf(row));
    }
    const counts = {
      created: added.ids.length,
      updated: updating.length,
      skipped: existing.size - updating.length,
    };
    await audit(scope, {
      orgId: user.org_id,
      actorUserId: user.id,
      action: 'employees.imported',
      targetType: 'organization',
      targetId: user.org_id,
      metadata: { employees: counts.created, updated: counts.updated },
    });
    if (body.sendInvitations) await inviteEmployees(scope, added.withNewAccount, config.publicUrl);
    await publish(scope, 'employees');
    await publish(scope, 'shift-groups');
    return { answer: { ...NOTHING, ...counts } };
  });
}

const NOTHING = {
  created: 0,
  updated: 0,
  skipped: 0,
  existing: [],
  problems: [],
  missingGroups: [],
};

/** Stands in for the password of those who choose theirs by the link: nobody knows what it was. */
const NO_PASSWORD = randomUUID();

/** Each new group in a colour that no other has, as long as there are any. */
function colored(names: string[], known: { color_hex: string | null }[]) {
  const all: { color_hex: string | null }[] = [...known];
  return names.map((name) => {
    const group = { name, color_hex: unusedColor(all) };
    all.push(group);
    return group;
  });
}

/** Name, phone and group. The role, the email and the account stay: a file is no place to change those. */
async function updateFrom(
  scope: TenantScope,
  actorUserId: string,
  employee: EmployeeRow,
  row: Row,
  groupId: string | null,
): Promise<void> {
  await updateEmployeeRecord(scope, employee, {
    name: row.name,
    email: employee.email,
    phone: row.phone || employee.phone,
  });
  const from = employee.shift_group?.id ?? null;
  if (groupId) await moveEmployee(scope, actorUserId, employee.id, from, groupId);
}

/** Each different password once. Ends when nobody waits for the import any more. */
async function hashEach({ body, user, gone }: ImportCall): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const signal = gone();
  for (const { tempPassword = NO_PASSWORD } of body.rows) {
    if (hashes.has(tempPassword)) continue;
    hashes.set(tempPassword, await hashGivenPassword(user.org_id, tempPassword, signal));
  }
  return hashes;
}
