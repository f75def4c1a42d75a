// How often rules are broken, in words and in order.
import type { FindingCount } from '#contract/api/rules';
import { type AwayReason, SEVERITIES, type Severity } from '#engine/rules/rule';
import { KIND_LABELS } from './rule-kind-labels';

export const SEVERITY_BADGES: Record<Severity, { tone: 'danger' | 'warn' | 'info'; one: string }> =
  {
    block: { tone: 'danger', one: 'block' },
    warn: { tone: 'warn', one: 'warning' },
    note: { tone: 'info', one: 'note' },
  };

const AWAY_LABELS: Record<AwayReason, string> = {
  leave: 'Work while on leave',
  sick: 'Work on a sick day',
  holiday: 'Work on a holiday',
  off: 'Work on a day off',
  unavailable: 'Work when unavailable',
};

export function countLabel({ kind, away }: FindingCount): string {
  return away === null ? KIND_LABELS[kind] : AWAY_LABELS[away];
}

/** The most severe first, then what is found most often. */
export function worstFirst(counts: readonly FindingCount[]): FindingCount[] {
  return counts.toSorted(
    (one, other) =>
      SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
      other.findings - one.findings,
  );
}
