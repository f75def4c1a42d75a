import { sql } from 'kysely';
import type { Fill, FillRequest } from '#contract/api/fill';
import type { CalendarDate } from '#engine/time/kinds';
import type { Growing, Proposal } from '#optimiser/roster/fill-roster';
import type { Database, TenantScope } from '../../db/database';
import { publishTo } from '../../db/publish';

export interface FillRow {
  id: string;
  user_id: string;
  from: CalendarDate;
  to: CalendarDate;
  status: Fill['status'];
  request: FillRequest;
  open: number | null;
  elapsed: number;
  problem: Fill['problem'];
  growing: Growing | null;
  proposal: Proposal | null;
  fingerprint: string | null;
}

/** A running fill without a sign of life for so long has lost its server. */
const SILENT = sql.lit('20 seconds');
/** A waiting one without a job behind it would otherwise wait for ever. */
const WAITING = sql.lit('1 hour');
const IS_LOST = sql<boolean>`((status = 'running' and beat_at < now() - ${SILENT}::interval)
  or (status = 'waiting' and created_at < now() - ${WAITING}::interval))`;

/** Only the caller's own. */
export async function findFill(
  { db, orgId }: TenantScope,
  id: string,
  userId?: string,
): Promise<FillRow | undefined> {
  const { rows } = await sql<FillRow>`
    select id, user_id, from_date as "from", to_date as "to", request, growing, proposal, fingerprint,
      case when ${IS_LOST} then 'interrupted' else status end as status,
      (progress->>'open')::int as open, coalesce((progress->>'elapsed')::int, 0) as elapsed,
      progress->>'problem' as problem
    from fills where org_id = ${orgId} and id = ${id}
      ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}`.execute(db);
  return rows[0];
}

export async function isFilling({ db, orgId }: TenantScope): Promise<boolean> {
  const { rows } = await sql`
    select from fills where org_id = ${orgId} and status in ('waiting', 'running') and not ${IS_LOST}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Queued as part of the transaction. */
export async function insertFill(
  { db, orgId }: TenantScope,
  userId: string,
  request: FillRequest,
): Promise<string> {
  const { id } = await db
    .insertInto('fills')
    .values({
      org_id: orgId,
      user_id: userId,
      from_date: request.from,
      to_date: request.to,
      request: JSON.stringify(request),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select enqueue_fill(${JSON.stringify({ orgId, fillId: id })}::json)`.execute(db);
  return id;
}

interface Step {
  from: Fill['status'][];
  status: Fill['status'];
  progress?: { open: number | null; elapsed: number; problem?: 'memory' };
  /** Undefined: as it was. Gone once it doesn't run any more. */
  growing?: Growing | undefined;
  proposal?: Proposal;
  fingerprint?: string;
}

/** False when the fill isn't in one of these states any more, or may not run: nobody waits for it. */
export async function moveFill(scope: TenantScope, id: string, step: Step): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    update fills f set status = ${step.status}, beat_at = now(),
      progress = coalesce(${json(step.progress)}::jsonb, progress),
      growing = case when ${step.status} = 'running' then coalesce(${json(step.growing)}::jsonb, growing) end,
      proposal = coalesce(${json(step.proposal)}::jsonb, proposal),
      fingerprint = coalesce(${step.fingerprint ?? null}, fingerprint)
    from organizations o
    where f.org_id = ${scope.orgId} and f.id = ${id} and f.status = any(${step.from}::text[])
      and o.id = f.org_id and (${step.status} <> 'running' or (o.deletes_at is null
        and exists (select from sessions s where s.user_id = f.user_id and s.expires_at > now())))
    returning f.user_id`.execute(scope.db);
  await publishTo(
    scope,
    rows.map(({ user_id }) => user_id),
    'fill',
  );
  return rows.length > 0;
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** Proposals are for the screens of today. */
export async function removeOldFills(database: Database): Promise<void> {
  const old = sql<boolean>`created_at < now() - interval '1 day'`;
  const orgs = await database.readEverything((db) =>
    db.selectFrom('fills').select('org_id').distinct().where(old).execute(),
  );
  for (const { org_id } of orgs) {
    await database.transact({ orgId: org_id }, (db) => db.deleteFrom('fills').where(old).execute());
  }
}
