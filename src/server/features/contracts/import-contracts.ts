import type * as api from '#contract/api/contracts';
import type { BodyOf } from '#contract/endpoint';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { type Author, problemOf, saveContract } from './add-contract';
import { listEmployeesByEmail } from './contracts.queries';

type Import = BodyOf<typeof api.importContracts>;

/** Saves all rows or none: nothing is saved with a problem in any row, or in a dry run. */
export async function importContracts(
  scope: TenantScope,
  author: Author,
  { rows, dryRun }: Import,
  today: CalendarDate,
) {
  const emails = [...new Set(rows.map(({ email }) => email.toLowerCase()))];
  const found = await listEmployeesByEmail(scope, emails);
  const idOf = new Map(found.map(({ id, email }) => [email, id]));
  const problems: { row: number; field: string; message: string }[] = [];
  const seen = new Set<string>();
  for (const [row, { email, contract }] of rows.entries()) {
    const employeeId = idOf.get(email.toLowerCase());
    const key = `${email.toLowerCase()} ${contract.validFrom}`;
    if (employeeId === undefined) {
      problems.push({ row, field: 'email', message: 'Nobody here has this email.' });
    } else if (seen.has(key)) {
      const message = 'The file has another contract of this person from the same day.';
      problems.push({ row, field: 'validFrom', message });
    } else {
      const problem = await problemOf(scope, employeeId, contract, today);
      if (problem) problems.push({ row, ...problem });
    }
    seen.add(key);
  }
  if (dryRun || problems.length > 0) return { created: 0, problems };
  for (const { email, contract } of rows) {
    const employeeId = idOf.get(email.toLowerCase());
    if (employeeId) await saveContract(scope, author, employeeId, contract);
  }
  await publish(scope, 'contracts');
  return { created: rows.length, problems };
}
