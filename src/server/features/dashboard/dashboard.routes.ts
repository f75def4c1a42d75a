import { getDashboardStats, getTeamDashboard } from '#contract/api/dashboard';
import { can } from '#contract/rights';
import type { Zone } from '#engine/time/kinds';
import { weekOf } from '#engine/time/weeks';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { countPeopleAndSites, countShifts, hasShifts } from './dashboard.queries';
import { teamDashboard } from './team-dashboard';

export function dashboardRoutes(http: Http, { clock }: Parts): void {
  http.route(getDashboardStats, async ({ scope, user }) => {
    const week = weekOf(
      clock(),
      (user.org_timezone ?? 'UTC') as Zone,
      user.org_week_starts_on ?? 'monday',
    );
    const own = can(user, 'see roster') ? undefined : { publishedOf: user.employee_id };
    return {
      ...(await countPeopleAndSites(scope)),
      ...(await countShifts(scope, week, own)),
      anyShifts: await hasShifts(scope, own),
    };
  });
  http.route(getTeamDashboard, ({ scope, user }) =>
    teamDashboard(scope, clock(), (user.org_timezone ?? 'UTC') as Zone),
  );
}
