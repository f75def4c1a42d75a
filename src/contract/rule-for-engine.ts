// A rule as the calls answer it, for the engine: the browser checks with it what is being dragged or typed.
import type { Rule as EngineRule, Scope } from '#engine/rules/rule';
import type { Rule } from './api/rules';

export function ruleForEngine({ valid_from, valid_to, ...rule }: Rule): EngineRule {
  const { id, kind, params, severity, origin, text } = rule;
  const { name: _name, ...scope } = rule.scope;
  return {
    id,
    kind,
    params,
    severity,
    scope: scope as Scope,
    validFrom: valid_from,
    validTo: valid_to,
    origin,
    text,
  } as EngineRule;
}
