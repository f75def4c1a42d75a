// Pauses, resumes or archives a rule. Its own button does that, and undoing a run of the rule.
import type { RuleStatus } from '#contract/api/auto-roster';
import type { ShiftRule } from '#contract/api/shift-rules';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { findRule, setRuleStatus } from './shift-rules.queries';

export async function changeRuleStatus(
  scope: TenantScope,
  actor: { id: string },
  id: string,
  status: RuleStatus,
): Promise<ShiftRule> {
  await setRuleStatus(scope, id, status);
  const rule = await findRule(scope, id);
  if (!rule) throw new AppError('not_found');
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: actor.id,
    action: `shift-rule.${status}`,
    targetType: 'shift-rule',
    targetId: rule.id,
    metadata: { name: rule.name },
  });
  await publish(scope, 'runs');
  return rule;
}
