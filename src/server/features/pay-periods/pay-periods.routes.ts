import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as api from '#contract/api/pay-periods';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import {
  closePayPeriod,
  createPayPeriod,
  getPeriod,
  holdPay,
  reopenPayPeriod,
} from './change-pay-periods';
import { payFile } from './export-file';
import { listPayLines, listPayPeriods } from './pay-periods.queries';

export function payPeriodsRoutes(http: Http, { clock, database }: Parts): void {
  http.route(api.listPayPeriods, ({ scope }) => listPayPeriods(scope));
  http.route(api.createPayPeriod, ({ scope, user, body }) => createPayPeriod(scope, user, body));
  http.route(api.closePayPeriod, ({ scope, user, params }) =>
    closePayPeriod(scope, user, params.id, clock()),
  );
  http.route(api.reopenPayPeriod, ({ scope, user, params, body }) =>
    reopenPayPeriod(scope, user, params.id, body.reason),
  );
  http.routeRaw(api.exportPayPeriod, async ({ user, params, query }, _request, reply) => {
    const { name, text } = await database.transact({ orgId: user.org_id }, (db) =>
      makeExport({ db, orgId: user.org_id }, user, params.id, query.profile),
    );
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(text);
  });
}

/** From the first file on the period can't be opened again. Its fingerprint is kept. */
async function makeExport(
  scope: TenantScope,
  user: { id: string; name: string },
  id: string,
  profile: api.PayProfile,
): Promise<{ name: string; text: string }> {
  const { db, orgId } = scope;
  await holdPay(scope);
  const period = await getPeriod(scope, id);
  if (!period.closed_at) throw new AppError('pay_period_open');
  const text = payFile(profile, await listPayLines(scope, id));
  const sha256 = createHash('sha256').update(text).digest('hex');
  await db
    .insertInto('pay_exports')
    .values({ org_id: orgId, period_id: id, profile, sha256, created_by_name: user.name })
    .onConflict((conflict) => conflict.columns(['org_id', 'period_id', 'profile']).doNothing())
    .execute();
  await sql`
    update timesheets set state = 'exported' where org_id = ${orgId} and state = 'locked'
       and id in (select timesheet_id from pay_lines where org_id = ${orgId} and period_id = ${id})`.execute(
    db,
  );
  await audit(scope, {
    orgId,
    actorUserId: user.id,
    action: 'pay_period.exported',
    targetType: 'pay-period',
    targetId: id,
    metadata: { from: period.first_date, to: period.last_date, profile, sha256 },
  });
  return { name: `pay-${period.first_date}-to-${period.last_date}-${profile}.csv`, text };
}
