// The kernel of requests: each step of a request is a new state, an event that stays, and news for those concerned, in
// one transaction that holds the organisation's roster. So no two steps meet, and none meets a change of the roster.
import { sql } from 'kysely';
import type { RequestState } from '#contract/api/requests';
import { AppError } from '#contract/errors';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publishTo, publishToManagers } from '../../db/publish';
import { lockRoster } from '../roster/revision';
import { getRequest, insertRequest, type NewRequest, type RequestRow } from './requests.queries';
import { type NewsOf, tellRequest } from './tell-request';

interface Author {
  id: string | null;
  name: string;
}

/** What changes beside the state itself. */
interface Step {
  to: RequestState;
  /** Null when nobody did it: time passed, or the roster changed. */
  by: Author | null;
  note?: string | null;
  /** What the checks found, as it was shown at that moment. */
  findings?: readonly string[];
  at: Instant;
  /** In whose words people are told; without it, in those of gives and swaps. */
  newsOf?: NewsOf;
}

/** The database refuses a second live offer of a shift. */
export async function createRequest(
  scope: TenantScope,
  author: Author,
  request: NewRequest,
  { at, findings = [], newsOf }: Pick<Step, 'at' | 'findings' | 'newsOf'>,
): Promise<RequestRow> {
  await lockRoster(scope);
  const id = await insertRequest(scope, request, new Date(at));
  const step = { to: request.state, by: author, note: request.reason, findings, at };
  return noteStep(scope, { id, version: 1, state: null }, { ...step, ...(newsOf && { newsOf }) });
}

/** Only a request that was read while the roster was held can be moved. */
export async function moveRequest(
  scope: TenantScope,
  { id, state, version }: Pick<RequestRow, 'id' | 'state' | 'version'>,
  step: Step,
): Promise<RequestRow> {
  const ends = step.to !== 'asked' && step.to !== 'waiting';
  const { numAffectedRows } = await sql`
    update requests set state = ${step.to}, version = version + 1,
      ended_at = ${ends ? new Date(step.at) : null}, ended_by_name = ${ends ? (step.by?.name ?? null) : null},
      ended_note = ${ends ? (step.note ?? null) : null}
    where org_id = ${scope.orgId} and id = ${id} and version = ${version} and ended_at is null`.execute(
    scope.db,
  );
  if (numAffectedRows !== 1n) throw new AppError('request_changed');
  if (ends) await endShifts(scope, id);
  return noteStep(scope, { id, state, version: version + 1 }, step);
}

/** For whoever decides what someone else has just ended. */
export function endedMeanwhile({ ended_by_name }: Pick<RequestRow, 'ended_by_name'>): AppError {
  const who = ended_by_name ? `${ended_by_name} was faster: this` : 'This';
  return new AppError('request_ended', { sentence: `${who} request has already ended.` });
}

/** Whether its time has passed. Until the next minute it may still be open. */
export function isOver({ expires_at }: Pick<RequestRow, 'expires_at'>, at: Instant): boolean {
  return expires_at !== null && Date.parse(expires_at) <= at;
}

interface Before {
  id: string;
  /** Null for a new request. */
  state: RequestState | null;
  version: number;
}

async function noteStep(scope: TenantScope, before: Before, step: Step): Promise<RequestRow> {
  await insertEvent(scope, before, step);
  await publishRequest(scope, before.id);
  const request = await getRequest(scope, before.id);
  const taken = { was: before.state, by: step.by, note: step.note ?? null, at: step.at };
  await tellRequest(scope, request, taken, step.newsOf);
  return request;
}

async function endShifts({ db, orgId }: TenantScope, id: string): Promise<void> {
  await sql`
    update request_shifts set live = false where org_id = ${orgId} and request_id = ${id}`.execute(
    db,
  );
}

async function insertEvent(
  { db, orgId }: TenantScope,
  { id, state, version }: Before,
  { to, by, note, findings, at }: Step,
): Promise<void> {
  await db
    .insertInto('request_events')
    .values({
      org_id: orgId,
      request_id: id,
      actor_id: by?.id ?? null,
      actor_name: by?.name ?? null,
      was: state,
      became: to,
      note: note ?? null,
      findings: JSON.stringify(findings ?? []),
      version,
      at: new Date(at),
    })
    .execute();
}

/** Nobody else's open screens hear of it. */
export async function publishRequest(scope: TenantScope, id: string): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    select e.user_id from request_parties p join employees e on e.org_id = p.org_id and e.id = p.employee_id
    where p.org_id = ${scope.orgId} and p.request_id = ${id} and e.user_id is not null`.execute(
    scope.db,
  );
  await publishTo(
    scope,
    rows.map(({ user_id }) => user_id),
    'requests',
  );
  await publishToManagers(scope, 'requests');
}
