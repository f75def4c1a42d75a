import * as api from '#contract/api/shift-rules';
import type { Http } from '../../http/http';
import { changeRuleStatus } from './change-rule-status';
import { listRules } from './shift-rules.queries';

export function shiftRulesRoutes(http: Http): void {
  http.route(api.listShiftRules, ({ scope }) => listRules(scope));
  http.route(api.updateShiftRule, ({ scope, user, params, body }) =>
    changeRuleStatus(scope, user, params.id, body.status),
  );
}
