import { sql } from 'kysely';
import { listOrganizations } from '#contract/api/organizations';
import type { Http } from '../../http/http';

export function organizationsRoutes(http: Http): void {
  http.route(listOrganizations, ({ scope, user }) =>
    scope.db
      .selectFrom('organizations as o')
      .innerJoin('memberships as m', 'm.org_id', 'o.id')
      .select(['o.id', 'o.name'])
      .where('m.user_id', '=', user.id)
      .orderBy(sql`o.name collate name_order`)
      .orderBy('o.id')
      .execute(),
  );
}
