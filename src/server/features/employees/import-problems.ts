import type { importEmployees } from '#contract/api/employees';
import { can } from '#contract/rights';
import type { TenantScope } from '../../db/database';
import type { Call } from '../../http/http';
import { listShiftGroups } from '../shift-groups/shift-groups.queries';

type ImportCall = Call<typeof importEmployees>;
type Row = ImportCall['body']['rows'][number];

interface Problem {
  row: number;
  field: string;
  message: string;
}

/** Returns the problems of the rows, the group ids by lower-case name, and the groups to create. */
export async function findProblems(
  scope: TenantScope,
  { user, body: { rows, createGroups } }: Pick<ImportCall, 'user' | 'body'>,
) {
  const groups = new Map(
    (await listShiftGroups(scope)).map((group) => [group.name.toLowerCase(), group.id]),
  );
  const taken = await findTakenEmails(scope, rows);
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  const missing = new Map<string, string>();
  rows.forEach((row, index) => {
    const report = (field: string, message: string) =>
      problems.push({ row: index, field, message });
    const email = row.email.toLowerCase();
    const first = seen.get(email);
    if (first !== undefined) report('email', `The same email as in row ${first + 1}`);
    else if (taken.has(email)) report('email', 'This email address already has an account');
    seen.set(email, first ?? index);

    const group = row.shift_group ?? '';
    if (group === '') return;
    if (!can(user, 'manage shift groups')) {
      report('shift_group', 'Only admins and owners can assign shift groups');
    } else if (!groups.has(group.toLowerCase())) {
      // Names in different cases mean one group, called as in its first row.
      if (!missing.has(group.toLowerCase())) missing.set(group.toLowerCase(), group);
      if (!createGroups) report('shift_group', `There is no shift group '${group}'`);
    }
  });
  return { problems, groups, missingGroups: [...missing.values()] };
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
