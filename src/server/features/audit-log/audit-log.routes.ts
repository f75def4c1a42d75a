import * as api from '#contract/api/audit-log';
import { actionLabel } from '#contract/audit-actions';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { SessionUser } from '#contract/session-user';
import { wallClockAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import type { Http } from '../../http/http';
import { sendCsvLines } from '../../http/send-csv';
import type { Parts } from '../../parts';
import {
  findPlace,
  getRetention,
  isKnown,
  listEntries,
  listPeople,
  selectEntries,
} from './audit-log.queries';
import { entrySentence } from './entry-sentence';
import { setRetention } from './set-retention';

export function auditLogRoutes(http: Http, { database }: Parts): void {
  http.route(api.readAuditLog, async ({ scope, user, query }) => {
    const { before, ...filter } = query;
    await requireKnown(scope, filter.person);
    const place = before === undefined ? undefined : await findPlace(scope, before);
    if (before !== undefined && !place) throw new AppError('not_found');
    const rows = await listEntries(scope, { ...filter, zone: zoneOf(user, filter), before: place });
    return {
      entries: rows
        .slice(0, LIMITS.auditPageSize)
        .map((row) => ({ ...row, sentence: entrySentence(row) })),
      more: rows.length > LIMITS.auditPageSize,
    };
  });

  http.routeRaw(api.exportAuditLog, async ({ user, query }, _request, reply) => {
    const orgId = user.org_id;
    const zone = zoneOf(user, query);
    const viewpoint = { orgId, userId: user.id };
    await database.transact(viewpoint, async (db) => {
      await requireKnown({ db, orgId }, query.person);
      await audit(
        { db },
        {
          orgId,
          actorUserId: user.id,
          action: 'audit_log.exported',
          targetType: 'organization',
          targetId: orgId,
          metadata: { kind: query.kind },
        },
      );
    });
    return sendCsvLines({ database }, reply, {
      viewpoint,
      name: query.kind === 'change' ? 'audit-log.csv' : 'sign-ins.csv',
      columns: ['date', 'time', 'time_zone', 'person', 'action', 'what_happened'],
      query: (db) => selectEntries({ db, orgId }, { ...query, zone }),
      lineOf: (row) => {
        const { date, time } = wallClockAt(Date.parse(row.created_at) as Instant, zone);
        const action = actionLabel(row.action) ?? row.action;
        return [date, time, zone, row.actor_name ?? 'Muster', action, entrySentence(row)];
      },
    });
  });

  http.route(api.listAuditPeople, ({ scope, query }) => listPeople(scope, query.kind));
  http.route(api.getAuditRetention, ({ scope }) => getRetention(scope));
  http.route(api.setAuditRetention, ({ scope, user, body }) => setRetention(scope, user.id, body));
}

/** Someone who has nothing to do with the organisation is answered like someone who doesn't exist. */
async function requireKnown(scope: TenantScope, person: string | undefined): Promise<void> {
  if (person && !(await isKnown(scope, person))) throw new AppError('not_found');
}

function zoneOf({ org_timezone }: SessionUser, { zone }: { zone?: string | undefined }): Zone {
  return (zone ?? org_timezone ?? 'UTC') as Zone;
}
