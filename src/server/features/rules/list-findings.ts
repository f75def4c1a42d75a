// What the rules find in a window of days: counted by rule, and the first ones in words.
import type { listFindings as endpoint, FindingCount } from '#contract/api/rules';
import type { QueryOf } from '#contract/endpoint';
import { LIMITS } from '#contract/limits';
import { bookFor } from '#engine/rules/book-for';
import { check } from '#engine/rules/check';
import type { Finding } from '#engine/rules/finding';
import { SEVERITIES } from '#engine/rules/rule';
import type { TenantScope } from '../../db/database';
import { requireEmployees } from '../roster/cells.queries';
import { inWords } from './in-words';
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

/** By rule and severity, because a skill says its own. */
function countsOf(found: readonly Finding[]): FindingCount[] {
  const counts = new Map<string, FindingCount & { ids: Set<string> }>();
  for (const { rule, severity, personId } of found) {
    const key = `${rule.id} ${severity}`;
    const count = counts.get(key) ?? {
      rule_id: rule.id,
      kind: rule.kind,
      severity,
      findings: 0,
      people: 0,
      ids: new Set<string>(),
    };
    count.findings += 1;
    count.ids.add(personId);
    counts.set(key, count);
  }
  return [...counts.values()].map(({ ids, ...count }) => ({ ...count, people: ids.size }));
}
