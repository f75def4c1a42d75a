import type { importEmployees } from '#contract/api/employees';
import { ERRORS } from '#contract/errors';
import { can, levelOf } from '#contract/rights';
import type { TenantScope } from '../../db/database';
import type { Call } from '../../http/http';
import { listShiftGroups } from '../shift-groups/shift-groups.queries';
import { type EmployeeRow, listEmployees } from './employees.queries';

type ImportCall = Call<typeof importEmployees>;
type Row = ImportCall['body']['rows'][number];

interface Problem {
  row: number;
  field: string;
  message: string;
}

/**
 * Returns the problems of the rows, the groups by lower-case name, the groups to create, and the employees that rows are
 * about. An account elsewhere is no problem, and isn't told: its owner is invited.
 */
export async function findProblems(
  scope: TenantScope,
  { user, body: { rows, createGroups, existing: treatment } }: Pick<ImportCall, 'user' | 'body'>,
) {
  const known = await listShiftGroups(scope);
  const groups = new Map(known.map((group) => [group.name.toLowerCase(), group.id]));
  const employees = await listEmployeesByEmail(scope, rows);
  const existing = new Map<number, EmployeeRow>();
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  const missing = new Map<string, string>();
  rows.forEach((row, index) => {
    const report = (field: string, message: string) =>
      problems.push({ row: index, field, message });
    const email = row.email.toLowerCase();
    const first = seen.get(email);
    const here = employees.get(email);
    if (first !== undefined) report('email', `The same email as in row ${first + 1}`);
    else if (here) {
      existing.set(index, here);
      if (treatment === 'refuse') report('email', 'Someone with this email is already here');
      if (treatment === 'update' && levelOf(here.role) > levelOf(user.role)) {
        report('email', ERRORS.role_too_high[1]);
      }
    }
    if (row.tempPassword?.trim().toLowerCase() === email) {
      report('tempPassword', "The password can't be the email address");
    }
    seen.set(email, first ?? index);
    if (here && treatment === 'skip') return;

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
  return { problems, known, groups, missingGroups: [...missing.values()], existing };
}

async function listEmployeesByEmail(scope: TenantScope, rows: Row[]) {
  const emails = new Set(rows.map((row) => row.email.toLowerCase()));
  const employees = await listEmployees(scope);
  return new Map(
    employees
      .map((employee) => [employee.email.toLowerCase(), employee] as const)
      .filter(([email]) => emails.has(email)),
  );
}
