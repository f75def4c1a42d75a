import * as api from '#contract/api/pay-periods';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { closePayPeriod, createPayPeriod, reopenPayPeriod } from './change-pay-periods';
import { exportPayPeriod } from './export-pay-period';
import { listPayPeriods } from './pay-periods.queries';
import { listPayProfiles, setPayProfile } from './pay-profiles';

export function payPeriodsRoutes(http: Http, { clock, database }: Parts): void {
  http.route(api.listPayPeriods, ({ scope }) => listPayPeriods(scope));
  http.route(api.createPayPeriod, ({ scope, user, body }) => createPayPeriod(scope, user, body));
  http.route(api.closePayPeriod, ({ scope, user, params }) =>
    closePayPeriod(scope, user, params.id, clock()),
  );
  http.route(api.reopenPayPeriod, ({ scope, user, params, body }) =>
    reopenPayPeriod(scope, user, params.id, body.reason),
  );
  http.route(api.listPayProfiles, ({ scope }) => listPayProfiles(scope));
  http.route(api.setPayProfile, ({ scope, user, params, body }) =>
    setPayProfile(scope, user, params.profile, body.columns),
  );
  http.routeRaw(api.exportPayPeriod, async ({ user, params, query }, _request, reply) => {
    const { name, text } = await database.transact({ orgId: user.org_id }, (db) =>
      exportPayPeriod({ db, orgId: user.org_id }, user, params.id, query.profile),
    );
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(text);
  });
}
