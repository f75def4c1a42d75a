// What a rule would find in the published roster, before anyone saves it.
import type { tryRule as endpoint, RuleInput } from '#contract/api/rules';
import type { BodyOf } from '#contract/endpoint';
import { LIMITS } from '#contract/limits';
import { bookFor } from '#engine/rules/book-for';
import { check } from '#engine/rules/check';
import { asPublished } from '#engine/rules/person';
import type { Rule, Scope, Severity } from '#engine/rules/rule';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { inWords } from './in-words';
import { loadBook } from './load-book';
import { loadPeople } from './load-people';
import { getRule, requireScope } from './rules.queries';

const TRIED = 'tried';
const FIRST = 10;

/** The other rules stay: a narrower one wins over the tried one, as it will when that is saved. */
export async function tryRule(
  scope: TenantScope,
  today: CalendarDate,
  { rule, replaces }: BodyOf<typeof endpoint>,
) {
  if (replaces) await getRule(scope, replaces);
  await requireScope(scope, rule.scope);
  const from = rule.validFrom && rule.validFrom > today ? rule.validFrom : today;
  const days = { from, to: addDays(from, LIMITS.windowDays - 1) };
  const saved = await loadBook(scope, days);
  const book = {
    ...saved,
    rules: [...saved.rules.filter(({ id }) => id !== replaces), asRule(rule)],
  };
  const people = (await loadPeople(scope, 'everyone', days, book)).map((person) => ({
    name: person.name,
    findings: check(asPublished(person), bookFor(person, book), days).filter(
      (finding) => finding.rule.id === TRIED,
    ),
  }));
  const concerned = people.filter(({ findings }) => findings.length > 0);
  const all = concerned.flatMap(({ findings }) => findings);
  const count = (severity: Severity) => all.filter((one) => one.severity === severity).length;
  return {
    ...days,
    findings: all.length,
    people: concerned.length,
    bySeverity: { block: count('block'), warn: count('warn'), note: count('note') },
    first: concerned
      .flatMap(({ name, findings }) => findings.map((finding) => ({ name, finding })))
      .slice(0, FIRST)
      .map(({ name, finding }) => inWords(finding, name)),
  };
}

function asRule({ validFrom, validTo, text, scope, ...rule }: RuleInput): Rule {
  return {
    ...rule,
    id: TRIED,
    scope: scope as Scope,
    validFrom: validFrom ?? null,
    validTo: validTo ?? null,
    text: text ?? null,
  } as Rule;
}
