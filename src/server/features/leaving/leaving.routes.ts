import * as api from '#contract/api/leaving';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { deleteAccount } from './delete-account';
import { deleteOrganization, keepOrganization } from './delete-organization';
import { leaveOrganization } from './leave-organization';

export function leavingRoutes(http: Http, parts: Parts): void {
  http.routeInSteps(api.deleteOrganization, ({ user, body }, commit) =>
    deleteOrganization(parts, { orgId: user.org_id, actor: user, name: body.name }, (work) =>
      commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => ({
        answer: await work({ db, orgId: user.org_id }),
      })),
    ),
  );
  http.route(api.keepOrganization, async ({ scope, user }) => {
    await keepOrganization(scope, user, parts.config.publicUrl);
    return undefined;
  });
  http.routeInSteps(api.leaveOrganization, (call, commit) =>
    leaveOrganization(parts, call, commit),
  );
  http.routeInSteps(api.deleteAccount, (call, commit) => deleteAccount(parts, call, commit));
}
