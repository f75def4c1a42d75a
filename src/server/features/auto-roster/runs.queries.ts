import { sql } from 'kysely';
import type { RuleStatus, Run } from '#contract/api/auto-roster';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import type { ShiftRecord } from '../roster/edit-roster';

function runsQuery({ db }: TenantScope) {
  return db
    .selectFrom('generation_runs as r')
    .select([
      'r.id',
      'r.org_id',
      'r.created_by_user_id',
      'r.created_by_user_name',
      'r.template_id',
      'r.template_name',
      'r.rule_id',
      sql<Run['start_date']>`r.start_date`.as('start_date'),
      sql<Run['end_date']>`r.end_date`.as('end_date'),
      sql<Run['status']>`r.status`.as('status'),
      sql<string | null>`r.summary::text`.as('summary'),
      sql<string>`r.generation_params::text`.as('generation_params'),
      'r.error_message',
      isoText<string | null>('r.undone_at').as('undone_at'),
      isoText('r.created_at').as('created_at'),
    ]);
}

interface Page {
  page: number;
  limit: number;
  status?: string | undefined;
}

export async function listRuns(scope: TenantScope, { page, limit, status }: Page) {
  let query = runsQuery(scope);
  let counting = scope.db
    .selectFrom('generation_runs')
    .select(sql<number>`count(*)::int`.as('total'));
  if (status) {
    query = query.where('r.status', '=', status);
    counting = counting.where('status', '=', status);
  }
  const { total } = await counting.executeTakeFirstOrThrow();
  const runs = await query
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { runs, total, totalPages: Math.ceil(total / limit) };
}

export function findRun(scope: TenantScope, id: string) {
  return runsQuery(scope).where('r.id', '=', id).executeTakeFirst();
}

export interface NewRun {
  id: string;
  created_by_user_id: string | null;
  created_by_user_name: string;
  template_id: string;
  template_name: string;
  rule_id: string | null;
  start_date: string;
  end_date: string;
  cycle_start_date: string;
  generation_params: string;
}

/** Keeps the run when the same request has already stored it. */
export async function insertPendingRun({ db, orgId }: TenantScope, run: NewRun): Promise<void> {
  await db
    .insertInto('generation_runs')
    .values({ ...run, org_id: orgId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface RunOutcome {
  summary: Record<string, number>;
  warnings: string[];
  /** Whole rows, so that an undo can restore them. */
  replaced: ShiftRecord[];
  revision: number;
  rule_id: string | null;
}

export async function completeRun({ db }: TenantScope, id: string, outcome: RunOutcome) {
  await db
    .updateTable('generation_runs')
    .set({
      status: 'completed',
      error_message: null,
      summary: JSON.stringify(outcome.summary),
      warnings: JSON.stringify(outcome.warnings),
      replaced: JSON.stringify(outcome.replaced),
      revision: outcome.revision,
      rule_id: outcome.rule_id,
    })
    .where('id', '=', id)
    .execute();
}

export async function failRun({ db }: TenantScope, id: string, sentence: string): Promise<void> {
  await db
    .updateTable('generation_runs')
    .set({ status: 'failed', error_message: sentence })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Held while a process works on the run. */
export async function lockRun({ db }: TenantScope, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`muster run ${id}`}, 0))`.execute(db);
}

export async function isRunIdle({ db }: TenantScope, id: string): Promise<boolean> {
  const { rows } = await sql<{ idle: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`muster run ${id}`}, 0)) as idle`.execute(
    db,
  );
  return rows[0]?.idle ?? false;
}

export async function deleteRun({ db }: TenantScope, id: string): Promise<void> {
  await db.deleteFrom('generation_runs').where('id', '=', id).execute();
}

export async function findRunDetails({ db }: TenantScope, id: string) {
  const { rows } = await sql<{
    warnings: string[];
    replaced: ShiftRecord[];
    revision: number | null;
  }>`
    select warnings, replaced, revision from generation_runs where id = ${id}`.execute(db);
  return rows[0];
}

/** An edited shift has the revision of a later change; one that was only published remembers its first. */
export async function countShiftsOf({ db }: TenantScope, id: string) {
  const { rows } = await sql<{ untouched: number; published: number; edited: number }>`
    select count(*) filter (where s.version = r.revision)::int as untouched,
      count(*) filter (where s.version_before_publishing = r.revision)::int as published,
      count(*) filter (where s.version <> r.revision
        and s.version_before_publishing is distinct from r.revision)::int as edited
    from generation_runs r join shifts s on s.org_id = r.org_id and s.run_id = r.id
    where r.id = ${id}`.execute(db);
  return rows[0] ?? { untouched: 0, published: 0, edited: 0 };
}

/** The rule of a run, and the day it ends on. */
export async function findRuleOf({ db }: TenantScope, runId: string) {
  const { rows } = await sql<{
    id: string;
    name: string;
    status: RuleStatus;
    timezone: Zone;
    filled_to: CalendarDate | null;
    ends_on: CalendarDate | null;
  }>`
    select u.id, u.name, u.status, u.timezone, u.filled_to,
      (u.end_datetime at time zone u.timezone)::date as ends_on
    from generation_runs r join shift_rules u on u.org_id = r.org_id and u.id = r.rule_id
    where r.id = ${runId}`.execute(db);
  return rows[0];
}
