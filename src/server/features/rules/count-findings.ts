import type { FindingCount } from '#contract/api/rules';
import type { Finding } from '#engine/rules/finding';

/** By rule and severity, because a skill says its own. */
export function countFindings(found: readonly Finding[]): FindingCount[] {
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
