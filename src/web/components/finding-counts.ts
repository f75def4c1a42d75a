// How often rules are broken, in words and in order.
import type { FindingCount } from '#contract/api/rules';
import { SEVERITIES, type Severity } from '#engine/rules/rule';

export const SEVERITY_BADGES: Record<Severity, { tone: 'danger' | 'warn' | 'info'; one: string }> =
  {
    block: { tone: 'danger', one: 'block' },
    warn: { tone: 'warn', one: 'warning' },
    note: { tone: 'info', one: 'note' },
  };

/** The most severe first, then what is found most often. */
export function worstFirst(counts: readonly FindingCount[]): FindingCount[] {
  return counts.toSorted(
    (one, other) =>
      SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
      other.findings - one.findings,
  );
}
