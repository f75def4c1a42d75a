// What a rule finds, for tests: Amy has too little rest.
import type { FindingCount, RosterFinding } from '#contract/api/rules';
import { AppError } from '#contract/errors';
import type { CalendarDate } from '#engine/time/kinds';
import { idOf } from './screen-test';

export function finding(changes: Partial<RosterFinding> = {}): RosterFinding {
  return {
    rule_id: idOf('rest'),
    kind: 'rest',
    severity: 'warn',
    employee_id: idOf('Amy Able'),
    employee_name: 'Amy Able',
    from: '2027-11-22' as CalendarDate,
    to: '2027-11-23' as CalendarDate,
    text: 'Rest of 8 h between Mon 22 Nov and Tue 23 Nov; 10 h needed',
    fix: 'Start the shift of Tue 23 Nov 2 h later',
    fingerprint: 'f',
    override: null,
    ...changes,
  };
}

export function countOf(
  { rule_id, kind, severity }: RosterFinding,
  { findings = 1, people = 1 } = {},
): FindingCount {
  return { rule_id, kind, away: null, severity, findings, people };
}

/** The refusal of a change that breaks the rule about rest so often. */
export function blockedByRest(findings = 1, people = 1): AppError {
  const first = finding({ severity: 'block' });
  return new AppError('rule_blocked', {
    sentence: `Amy Able: ${first.text}.`,
    findings: [first],
    counts: [countOf(first, { findings, people })],
  });
}
