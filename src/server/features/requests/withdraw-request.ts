import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import type { Instant } from '#engine/time/kinds';
import type { Database, TenantScope } from '../../db/database';
import { lockRoster } from '../roster/revision';
import { moveRequest } from './move-request';
import { getRequest, listExpired, type RequestRow } from './requests.queries';

/** To anyone else there is no such request. */
export async function withdrawRequest(
  scope: TenantScope,
  user: { id: string; name: string; employee_id: string | null },
  id: string,
  at: Instant,
): Promise<RequestRow> {
  await lockRoster(scope);
  const request = await getRequest(scope, id);
  // Leave is withdrawn by a call of its own, which gives the days back.
  const hasOwnCall = request.kind === 'leave' || request.kind === 'leave-cancel';
  if (hasOwnCall || request.employee_id !== user.employee_id) throw new AppError('not_found');
  if (request.ended_at !== null) throw new AppError('request_ended');
  return moveRequest(scope, request, { to: 'withdrawn', by: user, at });
}

/** Ends what nobody answered or decided in time. Runs each minute. */
export async function expireRequests(database: Database, at: Instant): Promise<void> {
  const now = new Date(at);
  const { rows } = await database.readEverything((db) =>
    sql<{ org_id: string }>`
      select distinct org_id from requests where ended_at is null and expires_at <= ${now}`.execute(
      db,
    ),
  );
  for (const { org_id: orgId } of rows) {
    await database.transact({ orgId }, async (db) => {
      const scope: TenantScope = { db, orgId };
      await lockRoster(scope);
      for (const request of await listExpired(scope, now)) {
        await moveRequest(scope, request, {
          to: 'expired',
          by: null,
          note:
            request.state === 'asked'
              ? 'Nobody answered before it began.'
              : 'No manager decided before it began.',
          at,
        });
      }
    });
  }
}
