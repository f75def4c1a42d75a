// A finding as the calls answer it, and as the sentence that refuses or warns.
import type { FindingCount, FoundByRule, RosterFinding } from '#contract/api/rules';
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

/** A finding with the name of whom it is about. */
export interface Found {
  person: { id: string; name: string };
  finding: Finding;
}

/** By rule and severity, because a skill says its own. */
export function countsOf(found: readonly Finding[]): FindingCount[] {
  const counts = new Map<string, FindingCount & { ids: Set<string> }>();
  for (const { rule, severity, personId } of found) {
    const key = `${rule.id} ${severity}`;
    const count = counts.get(key) ?? {
      rule_id: rule.id,
      kind: rule.kind,
      away: rule.kind === 'away' ? rule.params.reason : null,
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

/** Enough of each rule to see what it is about: nobody reads 300 sentences that are alike. */
const FIRST_OF_A_RULE = 3;

export function byRule(found: readonly Found[]): FoundByRule {
  const shown = new Map<string, number>();
  const first = found.filter(({ finding: { rule, severity } }) => {
    const key = `${rule.id} ${severity}`;
    const place = shown.get(key) ?? 0;
    shown.set(key, place + 1);
    return place < FIRST_OF_A_RULE;
  });
  return {
    counts: countsOf(found.map(({ finding }) => finding)),
    findings: first.map(({ person, finding }) => inWords(finding, person.name)),
  };
}

/** How many sentences an answer holds; the rest are counted. */
export const MOST_SENTENCES = 20;
const MOST_IN_A_REFUSAL = 3;

export function refusal(
  blocks: readonly Found[],
  code: 'rule_blocked' | 'reason_needed' = 'rule_blocked',
): AppError {
  const sentences = blocks
    .slice(0, MOST_IN_A_REFUSAL)
    .map(({ person, finding }) => sentenceOf(inWords(finding, person.name)));
  const more = blocks.length - sentences.length;
  if (more > 0) sentences.push(`${counted(more, 'more rule is broken', 'more rules are broken')}.`);
  return new AppError(code, { sentence: sentences.join(' '), ...byRule(blocks) });
}
