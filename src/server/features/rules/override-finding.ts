// Allows a finding that is in the roster now.
import type { overrideFinding as endpoint, RosterFinding } from '#contract/api/rules';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { bookFor } from '#engine/rules/book-for';
import { check } from '#engine/rules/check';
import { fingerprintOf } from '#engine/rules/fingerprint';
import type { TenantScope } from '../../db/database';
import { requireEmployees } from '../roster/cells.queries';
import { inWords } from './in-words';
import { loadBook } from './load-book';
import { loadPeople } from './load-people';
import { type Admin, listOverrides, storeOverrides } from './overrides';

export async function overrideFinding(
  scope: TenantScope,
  admin: Admin,
  { employeeId, date, fingerprint, reason }: BodyOf<typeof endpoint>,
): Promise<RosterFinding> {
  await requireEmployees(scope, [employeeId]);
  const days = { from: date, to: date };
  const book = await loadBook(scope, days);
  const [person] = await loadPeople(scope, [employeeId], days, book);
  const found = person && check(person, bookFor(person, book), days);
  const finding = found?.find((each) => fingerprintOf(each) === fingerprint);
  if (!person || !finding) throw new AppError('not_found');
  await storeOverrides(scope, admin, reason, [{ person, finding }]);
  return inWords(finding, person.name, await listOverrides(scope, [employeeId]));
}
