import type * as api from '#contract/api/employees';
import { DEFAULT_GROUP_COLOR } from '#contract/api/shift-groups';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import type { Call, Commit } from '../../http/http';
import type { Parts } from '../../parts';
import { hashPassword } from '../auth/passwords';
import { appendShiftGroups } from '../shift-groups/change-shift-groups';
import { lockGroupOrder } from '../shift-groups/shift-groups.queries';
import { insertEmployees } from './employees.queries';
import { findProblems } from './import-problems';
import { inviteEmployees } from './invite-employees';
import { requireMayGrant } from './manageable-roles';

type ImportCall = Call<typeof api.importEmployees>;
type Row = ImportCall['body']['rows'][number];

/** Saves all rows or none: nothing is saved with a problem in any row, or in a dry run. */
export async function importEmployees(
  { database, config }: Parts,
  call: ImportCall,
  commit: Commit<typeof api.importEmployees>,
) {
  const { body, user } = call;
  const { rows, dryRun, createGroups } = body;
  for (const row of rows) requireMayGrant(user.role, row.role);
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
    return { answer: { created: 0, problems, missingGroups } };
  }
  const hashes = await hashEach(rows);
  return commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
    const scope: TenantScope = { db, orgId: user.org_id };
    // Waits for anyone who creates the same groups now, and then uses theirs.
    if (createGroups) await lockGroupOrder(scope);
    const { problems, groups, missingGroups } = await findProblems(scope, call);
    if (problems.length > 0) throw new AppError('conflict');
    if (missingGroups.length > 0) {
      const added = missingGroups.map((name) => ({ name, color_hex: DEFAULT_GROUP_COLOR }));
      const ids = await appendShiftGroups(scope, user.id, added);
      for (const [name, id] of ids) groups.set(name.toLowerCase(), id);
    }
    const ids = await insertEmployees(
      scope,
      rows.map((row) => ({
        name: row.name,
        email: row.email,
        phone: row.phone || null,
        role: row.role,
        shift_group_id: groups.get((row.shift_group ?? '').toLowerCase()) ?? null,
        password_hash: hashes.get(row.tempPassword) ?? '',
      })),
    );
    await audit(scope, {
      orgId: user.org_id,
      actorUserId: user.id,
      action: 'employees.imported',
      targetType: 'organization',
      targetId: user.org_id,
      metadata: { employees: ids.length },
    });
    if (body.sendInvitations) await inviteEmployees(scope, ids, config.publicUrl);
    await publish(scope, 'employees');
    await publish(scope, 'shift-groups');
    return { answer: { created: ids.length, problems: [], missingGroups: [] } };
  });
}

/** Hashes each different password once: a thousand people with one password must not take minutes. */
async function hashEach(rows: Row[]): Promise<Map<string, string>> {
  const passwords = [...new Set(rows.map((row) => row.tempPassword))];
  const hashes = await Promise.all(passwords.map(hashPassword));
  return new Map(passwords.map((password, index) => [password, hashes[index] ?? '']));
}
