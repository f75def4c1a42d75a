// What the rules find in a window of days: counted by rule, and the first ones in words.
import type { listFindings as endpoint } from '#contract/api/rules';
import type { QueryOf } from '#contract/endpoint';
import { LIMITS } from '#contract/limits';
import { bookFor } from '#engine/rules/book-for';
import { check } from '#engine/rules/check';
import { SEVERITIES } from '#engine/rules/rule';
import type { TenantScope } from '../../db/database';
import { requireEmployees } from '../roster/cells.queries';
import { countsOf, inWords } from './in-words';
import { loadBook } from './load-book';
import { loadPeople } from './load-people';
import { listOverrides } from './overrides';

export async function listFindings(
  scope: TenantScope,
  { employeeId, ...days }: QueryOf<typeof endpoint>,
) {
  if (employeeId) await requireEmployees(scope, [employeeId]);
  const book = await loadBook(scope, days);
  const people = await loadPeople(scope, employeeId ? [employeeId] : 'everyone', days, book);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const found = people.flatMap((person) => check(person, bookFor(person, book), days));
  // The severe ones first: where there are too many, notes are left out before blocks.
  const shown = SEVERITIES.flatMap((severity) =>
    found.filter((finding) => finding.severity === severity),
  ).slice(0, LIMITS.findings);
  const overrides = await listOverrides(scope, [...new Set(shown.map(({ personId }) => personId))]);
  return {
    counts: countsOf(found),
    findings: shown.map((finding) =>
      inWords(finding, names.get(finding.personId) ?? '', overrides),
    ),
  };
}
