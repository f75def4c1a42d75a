// Evidence of leave, such as a medical certificate. Only those who decide read it, and the log names each of them.
import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import { evidenceTypeOf, TOO_LARGE, WRONG_TYPE } from '#contract/evidence-file';
import { LIMITS } from '#contract/limits';
import { type Caller, can, type Role } from '#contract/rights';
import { MINUTE_MS } from '#engine/time/instants';
import type { Instant } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { Database, TenantScope } from '../../db/database';
import { publishToManagers } from '../../db/publish';
import { refuseFile } from '../skills/evidence-file';
import type { EvidenceFile } from '../skills/holdings.queries';
import type { LeaveActor } from './ask-leave';
import { getLeave, type LeaveRow } from './leaves.queries';
import { mayDecide } from './may-decide';

export async function saveLeaveFile(
  scope: TenantScope,
  actor: LeaveActor,
  id: string,
  { name, content: base64 }: { name: string; content: string },
): Promise<void> {
  const { db, orgId } = scope;
  const leave = await getLeave(scope, id);
  if (leave.employee_id !== actor.employee_id) throw new AppError('not_found');
  const content = Buffer.from(base64, 'base64');
  if (content.length > LIMITS.evidenceBytes) refuseFile(TOO_LARGE);
  const media_type = evidenceTypeOf(content);
  if (!media_type) refuseFile(WRONG_TYPE);
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(content)), 0)::float8 as bytes from leave_files
    where org_id = ${orgId} and request_id <> ${id}`.execute(db);
  if ((rows[0]?.bytes ?? 0) + content.length > LIMITS.evidenceBytesPerOrganization) {
    refuseFile('The files of your organisation have reached 1 GB. Ask a manager to delete some');
  }
  const file = { name, media_type, content, sighted_at: null, sighted_by_name: null };
  await db
    .insertInto('leave_files')
    .values({ ...file, org_id: orgId, request_id: id })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'request_id']).doUpdateSet({ ...file, created_at: sql`now()` }),
    )
    .execute();
  await record(scope, actor, leave, 'leave.file_added');
}

/** From then on the file is only kept for a few days, in case someone has to look again. */
export async function sightLeaveFile(
  scope: TenantScope,
  actor: LeaveActor & { role: Role | null },
  id: string,
  now: Instant,
): Promise<void> {
  const leave = await getLeave(scope, id);
  if (!(await mayDecide(scope, actor, leave.employee_id))) throw new AppError('own_request');
  const { numUpdatedRows } = await scope.db
    .updateTable('leave_files')
    .set({ sighted_at: new Date(now), sighted_by_name: actor.name })
    .where('request_id', '=', id)
    .where('sighted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
  await record(scope, actor, leave, 'leave.file_sighted');
}

/** Keeps who sighted it. Runs each minute. */
export async function deleteSightedFiles(database: Database, now: Instant): Promise<void> {
  const before = new Date(now - LIMITS.sightedFileDays * 24 * 60 * MINUTE_MS);
  const due = sql`content is not null and sighted_at <= ${before}`;
  const { rows } = await database.readEverything((db) =>
    sql<{ org_id: string }>`select distinct org_id from leave_files where ${due}`.execute(db),
  );
  for (const { org_id: orgId } of rows) {
    await database.transact({ orgId }, (db) =>
      sql`update leave_files set content = null where org_id = ${orgId} and ${due}`.execute(db),
    );
  }
}

/** Straight away: one's own, or as someone who has sighted it. */
export async function deleteLeaveFile(
  scope: TenantScope,
  actor: LeaveActor & Caller,
  id: string,
): Promise<void> {
  const leave = await getLeave(scope, id);
  const own = leave.employee_id === actor.employee_id;
  if (!own && !can(actor, 'decide requests')) throw new AppError('not_found');
  const { numDeletedRows } = await scope.db
    .deleteFrom('leave_files')
    .where('request_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('not_found');
  await record(scope, actor, leave, 'leave.file_deleted');
}

export async function readLeaveFile(
  scope: TenantScope,
  actor: LeaveActor,
  id: string,
): Promise<EvidenceFile> {
  const leave = await getLeave(scope, id);
  const file = await scope.db
    .selectFrom('leave_files')
    .select(['name', 'media_type', 'content'])
    .where('request_id', '=', id)
    .where('content', 'is not', null)
    .$narrowType<Pick<EvidenceFile, 'media_type' | 'content'>>()
    .executeTakeFirst();
  if (!file) throw new AppError('not_found');
  await record(scope, actor, leave, 'leave.file_read');
  return file;
}

async function record(
  scope: TenantScope,
  actor: { id: string },
  { id, employee_name }: LeaveRow,
  action: 'leave.file_added' | 'leave.file_sighted' | 'leave.file_deleted' | 'leave.file_read',
): Promise<void> {
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: actor.id,
    action,
    targetType: 'request',
    targetId: id,
    metadata: { name: employee_name },
  });
  if (action !== 'leave.file_read') await publishToManagers(scope, 'leave');
}
