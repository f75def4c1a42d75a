// Changes the rule book without rewriting the past: what held until yesterday stays as it was.
import type { Rule, RuleInput } from '#contract/api/rules';
import type { AuditAction } from '#contract/audit-actions';
import { AppError } from '#contract/errors';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import * as queries from './rules.queries';

export interface Editor {
  id: string;
  /** By the organisation's clock. */
  today: CalendarDate;
}

export async function createRule(scope: TenantScope, editor: Editor, input: RuleInput) {
  const validFrom = firstDayOf(input, editor);
  await queries.requireScope(scope, input.scope);
  const id = await queries.insertRule(scope, { ...input, validFrom });
  const rule = await queries.getRule(scope, id);
  await record(scope, editor, 'rule.created', rule);
  return rule;
}

/** From a day on. What holds until then keeps its figures, and so do its findings and overrides. */
export async function changeRule(
  scope: TenantScope,
  editor: Editor,
  id: string,
  input: RuleInput,
): Promise<Rule> {
  await queries.lockRule(scope, id);
  await queries.requireScope(scope, input.scope);
  const rule = await queries.getRule(scope, id);
  requireInForce(rule, editor);
  const changed = await carryOut(scope, editor, rule, input);
  await record(scope, editor, 'rule.updated', changed);
  return changed;
}

async function carryOut(scope: TenantScope, editor: Editor, rule: Rule, input: RuleInput) {
  if (isOnlyWords(rule, input)) {
    await queries.updateRule(scope, rule.id, input);
    return queries.getRule(scope, rule.id);
  }
  const validFrom = firstDayOf(input, editor);
  if (rule.valid_from !== null && rule.valid_from >= editor.today) {
    // It hasn't judged a day that has passed, so nothing is lost.
    await queries.updateRule(scope, rule.id, input);
    await queries.setFirstDay(scope, rule.id, validFrom);
    return queries.getRule(scope, rule.id);
  }
  const lastDay = addDays(validFrom, -1);
  // One that ends sooner must not be prolonged.
  if (rule.valid_to === null || rule.valid_to > lastDay) {
    await queries.setLastDay(scope, rule.id, lastDay);
  }
  return queries.getRule(scope, await queries.insertRule(scope, { ...input, validFrom }));
}

export async function endRule(scope: TenantScope, editor: Editor, id: string): Promise<void> {
  await queries.lockRule(scope, id);
  const rule = await queries.getRule(scope, id);
  requireInForce(rule, editor);
  if (rule.valid_from !== null && rule.valid_from >= editor.today) {
    await queries.deleteRule(scope, id);
  } else {
    await queries.setLastDay(scope, id, addDays(editor.today, -1));
  }
  await record(scope, editor, 'rule.ended', rule);
}

function firstDayOf({ validFrom, validTo }: RuleInput, { today }: Editor): CalendarDate {
  const first = validFrom ?? today;
  if (first < today) throw wrong('validFrom', "A rule can't judge the past. Use today or later.");
  if (validTo && validTo < first) throw wrong('validTo', "The last day can't be before the first");
  return first;
}

function requireInForce({ valid_to }: Rule, { today }: Editor): void {
  if (valid_to !== null && valid_to < today) throw new AppError('rule_ended');
}

function wrong(field: string, message: string): AppError {
  return new AppError('invalid_input', { sentence: message, fields: [{ field, message }] });
}

/** The words about a rule can change at any time: they find nothing. */
function isOnlyWords(rule: Rule, input: RuleInput): boolean {
  const { name: _name, ...scope } = rule.scope;
  const same = (one: unknown, other: unknown) => inOneOrder(one) === inOneOrder(other);
  return (
    rule.kind === input.kind &&
    rule.severity === input.severity &&
    rule.valid_to === (input.validTo ?? null) &&
    same(rule.params, input.params) &&
    same(scope, input.scope)
  );
}

function inOneOrder(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, each]) => `${name}:${inOneOrder(each)}`);
  return `{${entries.sort().join()}}`;
}

async function record(scope: TenantScope, { id }: Editor, action: AuditAction, rule: Rule) {
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: id,
    action,
    targetType: 'rule',
    targetId: rule.id,
    metadata: {
      kind: rule.kind,
      severity: rule.severity,
      figures: JSON.stringify(rule.params),
      scope: rule.scope.name ?? rule.scope.contract ?? rule.scope.type,
      from: rule.valid_from,
      to: rule.valid_to,
    },
  });
  await publish(scope, 'rules', [rule.id]);
}
