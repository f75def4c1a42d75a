import * as api from '#contract/api/rules';
import { dateAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { changeRule, createRule, endRule } from './change-rules';
import { checkChanges } from './check-changes';
import { createFindings } from './list-findings';
import { overrideFinding } from './override-finding';
import { listRules } from './rules.queries';
import { tryRule } from './try-rule';

export function rulesRoutes(http: Http, { clock }: Parts): void {
  const today = (user: { org_timezone: string | null }) =>
    dateAt(clock(), (user.org_timezone ?? 'UTC') as Zone);

  const listFindings = createFindings();

  http.route(api.listRules, ({ scope }) => listRules(scope));
  http.route(api.createRule, ({ scope, user, body }) =>
    createRule(scope, { id: user.id, today: today(user) }, body),
  );
  http.route(api.changeRule, ({ scope, user, params, body }) =>
    changeRule(scope, { id: user.id, today: today(user) }, params.id, body),
  );
  http.route(api.endRule, async ({ scope, user, params }) => {
    await endRule(scope, { id: user.id, today: today(user) }, params.id);
    return undefined;
  });
  http.route(api.tryRule, ({ scope, user, body }) => tryRule(scope, today(user), body));
  http.route(api.listFindings, ({ scope, query }) => listFindings(scope, query));
  http.route(api.checkChanges, ({ scope, body }) => checkChanges(scope, body));
  http.route(api.overrideFinding, ({ scope, user, body }) => overrideFinding(scope, user, body));
}
