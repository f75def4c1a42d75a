import * as api from '#contract/api/organization';
import { can } from '#contract/rights';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { sendOrganizationData } from './download/send-organization-data';
import { countMembers, readOrganization } from './organization.queries';
import { requireTwoStep } from './require-two-step';
import { updateOrganization } from './update-organization';

export function organizationRoutes(http: Http, parts: Parts): void {
  http.route(api.getOrganization, async ({ scope, user }) => {
    const organization = await readOrganization(scope.db, scope.orgId);
    return can(user, 'edit organisation') ? organization : { ...organization, notes: null };
  });
  http.route(api.updateOrganization, ({ scope, user, body }) =>
    updateOrganization(scope, user.id, body),
  );
  http.route(api.requireTwoStep, ({ scope, user, body }) =>
    requireTwoStep(scope, user.id, body.required),
  );
  http.route(api.countMembers, async ({ scope }) => ({ count: await countMembers(scope) }));
  http.routeRaw(api.downloadOrganization, (call, _request, reply) =>
    sendOrganizationData(parts, call, reply),
  );
}
