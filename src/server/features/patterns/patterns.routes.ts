import * as api from '#contract/api/patterns';
import type { Http } from '../../http/http';
import { design } from './design';
import { examine } from './examine';

export function patternsRoutes(http: Http): void {
  http.route(api.examinePattern, ({ scope, user, body }) =>
    examine(scope, user.org_timezone, body),
  );
  // In steps: no connection is held while the thread looks.
  http.routeInSteps(api.designPattern, async ({ user, body, gone }) => ({
    answer: await design(user.org_id, body, gone()),
  }));
}
