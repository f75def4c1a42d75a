import * as api from '#contract/api/shift-rules';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import { publish } from '../../db/publish';
import type { Http } from '../../http/http';
import { findRule, listRules, setRuleStatus } from './shift-rules.queries';

export function shiftRulesRoutes(http: Http): void {
  http.route(api.listShiftRules, ({ scope }) => listRules(scope));
  http.route(api.updateShiftRule, async ({ scope, user, params, body }) => {
    await setRuleStatus(scope, params.id, body.status);
    const rule = await findRule(scope, params.id);
    if (!rule) throw new AppError('not_found');
    await audit(scope, {
      orgId: scope.orgId,
      actorUserId: user.id,
      action: `shift-rule.${body.status}`,
      targetType: 'shift-rule',
      targetId: rule.id,
      metadata: { name: rule.name },
    });
    await publish(scope, 'runs');
    return rule;
  });
}
