import type * as api from '#contract/api/employees';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import type { Parts } from '../../app';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import type { Call, Commit } from '../../http/http';
import { hashPassword } from '../auth/passwords';
import { listShiftGroups } from '../shift-groups/shift-groups.queries';
import { insertEmployees } from './employees.queries';
import { inviteEmployees } from './invite-employees';
import { requireMayGrant } from './rank';

type ImportCall = Call<typeof api.importEmployees>;
type Row = ImportCall['body']['rows'][number];

interface Problem {
  row: number;
  field: string;
  message: string;
}

/** All or nothing: with a problem in any row, or as a dry run, nothing is saved. */
export async function importEmployees(
  { database, config }: Parts,
  { body, user }: ImportCall,
  commit: Commit<typeof api.importEmployees>,
) {
  const { rows, dryRun } = body;
  for (const row of rows) requireMayGrant(user.role, row.role);
  const found = await database.transact({ orgId: user.org_id, userId: user.id }, (db) =>
    findProblems({ db, orgId: user.org_id }, user, rows),
  );
  if (dryRun || found.problems.length > 0) {
    return { answer: { created: 0, problems: found.problems } };
  }
  const hashes = await hashEach(rows);
  return commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
    const scope: TenantScope = { db, orgId: user.org_id };
    const { problems, groups } = await findProblems(scope, user, rows);
    if (problems.length > 0) throw new AppError('conflict');
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
    return { answer: { created: ids.length, problems: [] } };
  });
}

async function findProblems(scope: TenantScope, user: ImportCall['user'], rows: Row[]) {
  const groups = new Map(
    (await listShiftGroups(scope)).map((group) => [group.name.toLowerCase(), group.id]),
  );
  const taken = await findTakenEmails(scope, rows);
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  rows.forEach((row, index) => {
    const email = row.email.toLowerCase();
    const first = seen.get(email);
    if (first !== undefined) {
      problems.push({
        row: index,
        field: 'email',
        message: `The same email as in row ${first + 1}`,
      });
    } else if (taken.has(email)) {
      problems.push({
        row: index,
        field: 'email',
        message: 'This email address already has an account',
      });
    }
    seen.set(email, first ?? index);
    if (!row.shift_group) return;
    if (!can(user, 'manage shift groups')) {
      problems.push({
        row: index,
        field: 'shift_group',
        message: 'Only admins and owners assign shift groups',
      });
    } else if (!groups.has(row.shift_group.toLowerCase())) {
      problems.push({
        row: index,
        field: 'shift_group',
        message: `There is no shift group '${row.shift_group}'`,
      });
    }
  });
  return { problems, groups };
}

async function findTakenEmails({ db }: TenantScope, rows: Row[]): Promise<Set<string>> {
  const emails = rows.map((row) => row.email.toLowerCase());
  const found = await db
    .selectFrom('users')
    .select(({ fn }) => fn<string>('lower', ['email']).as('email'))
    .where(({ eb, fn }) => eb(fn('lower', ['email']), 'in', emails))
    .execute();
  return new Set(found.map((user) => user.email));
}

/** One hash per different password: an import of a thousand people with one password must not take minutes. */
async function hashEach(rows: Row[]): Promise<Map<string, string>> {
  const passwords = [...new Set(rows.map((row) => row.tempPassword))];
  const hashes = await Promise.all(passwords.map(hashPassword));
  return new Map(passwords.map((password, index) => [password, hashes[index] ?? '']));
}
