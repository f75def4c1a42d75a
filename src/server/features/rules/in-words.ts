// A finding as the calls answer it, and as the sentence that refuses or warns.
import type { RosterFinding } from '#contract/api/rules';
import { AppError } from '#contract/errors';
import { counted } from '#engine/counted';
import { describeFinding } from '#engine/rules/describe-finding';
import type { Finding } from '#engine/rules/finding';

/** By fingerprint, which names the person too. */
export type Overrides = ReadonlyMap<string, NonNullable<RosterFinding['override']>>;

export function inWords(finding: Finding, employeeName: string, overrides?: Overrides) {
  const { ruleId, kind, severity, personId, from, to, text, fix, fingerprint } =
    describeFinding(finding);
  return {
    rule_id: ruleId,
    kind,
    severity,
    employee_id: personId,
    employee_name: employeeName,
    from,
    to,
    text,
    fix,
    fingerprint,
    override: overrides?.get(fingerprint) ?? null,
  } satisfies RosterFinding;
}

/** 'Amy Able: Rest of 8 h between Tue 4 May and Wed 5 May; 10 h needed. Start the shift of Wed 5 May 2 h later.' */
export function sentenceOf({ employee_name, text, fix }: RosterFinding): string {
  return `${employee_name}: ${text}.${fix === null ? '' : ` ${fix}.`}`;
}

/** How many sentences an answer holds; the rest are counted. */
export const MOST_SENTENCES = 20;
const MOST_IN_A_REFUSAL = 3;

export function refusal(blocks: readonly RosterFinding[]): AppError {
  const sentences = blocks.slice(0, MOST_IN_A_REFUSAL).map(sentenceOf);
  const more = blocks.length - sentences.length;
  if (more > 0) sentences.push(`${counted(more, 'more rule is broken', 'more rules are broken')}.`);
  return new AppError('rule_blocked', {
    sentence: sentences.join(' '),
    findings: blocks.slice(0, MOST_SENTENCES),
  });
}
