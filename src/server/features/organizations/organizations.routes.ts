import { sql } from 'kysely';
import * as api from '#contract/api/organizations';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { foundOrganization } from './found-organization';

export function organizationsRoutes(http: Http, parts: Parts): void {
  http.routeInSteps(api.foundOrganization, (call, commit) =>
    foundOrganization(parts, call, commit),
  );
  http.route(api.listOrganizations, ({ scope, user }) =>
    scope.db
      .selectFrom('organizations as o')
      .innerJoin('memberships as m', 'm.org_id', 'o.id')
      .select(['o.id', 'o.name'])
      .select(
        sql<boolean>`m.role = 'owner' and o.subscription_status = 'pending_activation' and o.trial_end is null`.as(
          'trial_to_start',
        ),
      )
      .where('m.user_id', '=', user.id)
      .orderBy(sql`o.name collate name_order`)
      .orderBy('o.id')
      .execute(),
  );
}
