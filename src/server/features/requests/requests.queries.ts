import { type RawBuilder, sql } from 'kysely';
import {
  type RequestKindName,
  type RequestState,
  type RequestView,
  TRADE_KINDS,
} from '#contract/api/requests';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { AskedShift } from '#engine/requests/what-became-of';
import type { TenantScope } from '../../db/database';

/** A shift as a request remembers it. */
export interface Snapshot extends AskedShift {
  role: string | null;
}

export interface RequestRow extends Omit<RequestView, 'shifts'> {
  details: Record<string, unknown>;
  shifts: (RequestView['shifts'][number] & { snapshot: Snapshot })[];
}

const isTrade = sql`r.kind = any(${TRADE_KINDS}::text[])`;

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', ${sql.raw(ISO)})`;

/** A live request shows its shifts as they are now, one that has ended as they were. */
async function selectRequests(
  { db, orgId }: TenantScope,
  which: RawBuilder<unknown>,
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select r.id, r.kind, r.state, r.employee_id, e.name as employee_name, r.reason, r.details, r.version,
      ${iso('r.starts_at')} as starts_at, ${iso('r.expires_at')} as expires_at, ${iso('r.created_at')} as created_at,
      ${iso('r.ended_at')} as ended_at, r.ended_by_name, r.ended_note,
      (select coalesce(jsonb_agg(jsonb_build_object('id', x.shift_id, 'side', x.side,
          'chosen', x.chosen, 'snapshot', x.snapshot,
          'receiver_id', x.receiver_id, 'employee_id', x.snapshot ->> 'employeeId', 'employee_name', p.name,
          'location_name', l.name, 'timezone', l.timezone,
          'date', case when live.id is null then x.snapshot ->> 'date' else live.local_date::text end,
          'start_at', to_char(coalesce(live.start_at, to_timestamp((x.snapshot ->> 'start')::float8 / 1000))
            at time zone 'UTC', ${sql.raw(ISO)}),
          'end_at', to_char(coalesce(live.end_at, to_timestamp((x.snapshot ->> 'end')::float8 / 1000))
            at time zone 'UTC', ${sql.raw(ISO)}),
          'role_label', x.snapshot ->> 'role') order by x.side, x.snapshot ->> 'start', x.shift_id), '[]')
        -- Its ids come as plain columns: what a snapshot holds isn't looked up in an index, but among everyone.
        from (select *, (snapshot ->> 'employeeId')::uuid as employee_id, (snapshot ->> 'siteId')::uuid as location_id
            from request_shifts where org_id = r.org_id and request_id = r.id offset 0) x
          left join shifts live on live.org_id = x.org_id and live.id = x.shift_id and r.ended_at is null
          join employees p on p.org_id = x.org_id and p.id = x.employee_id
          join locations l on l.org_id = x.org_id and l.id = x.location_id) as shifts,
      (select coalesce(jsonb_agg(jsonb_build_object('employee_id', q.employee_id, 'name', n.name,
          'part', q.part, 'answer', q.answer) order by n.name collate name_order, n.id), '[]')
        from request_parties q join employees n on n.org_id = q.org_id and n.id = q.employee_id
        where q.org_id = r.org_id and q.request_id = r.id) as parties
    from requests r join employees e on e.org_id = r.org_id and e.id = r.employee_id
    where r.org_id = ${orgId} and ${which}`.execute(db);
  return rows;
}

/** Those that the person made or is asked about. */
export function listRequestsOf(scope: TenantScope, employeeId: string): Promise<RequestRow[]> {
  const own = sql`r.id in (select request_id from request_parties
    where org_id = ${scope.orgId} and employee_id = ${employeeId})`;
  return selectRequests(
    scope,
    sql`${own} and (r.ended_at is null or r.id in (select r.id from requests r
      where r.org_id = ${scope.orgId} and r.ended_at is not null and ${own}
      order by r.ended_at desc limit ${sql.lit(LIMITS.endedRequests)}))
    order by r.ended_at desc nulls first, r.starts_at, r.id`,
  );
}

/** What waits for a manager, the earliest first. */
export function listWaiting(scope: TenantScope, kinds: readonly string[]): Promise<RequestRow[]> {
  return selectRequests(
    scope,
    sql`r.state = 'waiting' and r.kind = any(${kinds}::text[]) order by r.starts_at, r.id`,
  );
}

/** Live gives and swaps that name one of the shifts. */
export function listLiveAbout(
  scope: TenantScope,
  shiftIds: readonly string[],
): Promise<RequestRow[]> {
  return selectRequests(
    scope,
    sql`r.ended_at is null and ${isTrade} and r.id in (select request_id from request_shifts
      where org_id = ${scope.orgId} and shift_id = any(${shiftIds}::uuid[]))`,
  );
}

/** Live gives, swaps and claims that one of the people is part of. */
export function listLiveOf(
  scope: TenantScope,
  employeeIds: readonly string[],
): Promise<RequestRow[]> {
  return selectRequests(
    scope,
    sql`r.ended_at is null and (${isTrade} or r.kind = 'claim') and r.id in (select request_id from request_parties
      where org_id = ${scope.orgId} and employee_id = any(${employeeIds}::uuid[]))`,
  );
}

/** Who waits for a place of an open shift, the first ones first. */
export function listClaimsOf(scope: TenantScope, openShiftId: string): Promise<RequestRow[]> {
  return selectRequests(
    scope,
    sql`r.state = 'waiting' and r.kind = 'claim' and r.details ->> 'openShiftId' = ${openShiftId}
    order by r.created_at, r.id`,
  );
}

export function listExpired(scope: TenantScope, now: Date): Promise<RequestRow[]> {
  return selectRequests(scope, sql`r.ended_at is null and r.expires_at <= ${now} order by r.id`);
}

export async function getRequest(scope: TenantScope, id: string): Promise<RequestRow> {
  const [row] = await selectRequests(scope, sql`r.id = ${id}`);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Shifts as a request remembers them, by id. Drafts and unknown ids are left out. */
export async function readSnapshots(
  { db, orgId }: TenantScope,
  shiftIds: readonly string[],
): Promise<Map<string, Snapshot>> {
  const { rows } = await sql<{ id: string; snapshot: Snapshot }>`
    select id, jsonb_build_object('employeeId', employee_id, 'siteId', location_id, 'date', local_date,
      'start', (extract(epoch from start_at) * 1000)::float8, 'end', (extract(epoch from end_at) * 1000)::float8,
      'published', published, 'role', role_label) as snapshot
    from shifts where org_id = ${orgId} and id = any(${shiftIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, snapshot }) => [id, snapshot]));
}

export interface NewRequest {
  kind: RequestKindName;
  state: Extract<RequestState, 'asked' | 'waiting'>;
  employeeId: string;
  reason: string | null;
  details?: object;
  startsAt: Date;
  expiresAt: Date | null;
  shifts: readonly {
    shiftId: string;
    side: 'given' | 'wanted';
    snapshot: Snapshot;
    /** Whether it changes hands when the request is done. Of a shift, one live request can say so. */
    chosen: boolean;
    receiverId?: string;
  }[];
  parties: readonly { employeeId: string; part: 'asker' | 'partner' | 'candidate' }[];
}

export async function insertRequest(
  { db, orgId }: TenantScope,
  request: NewRequest,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('requests')
    .values({
      org_id: orgId,
      kind: request.kind,
      state: request.state,
      employee_id: request.employeeId,
      reason: request.reason,
      details: JSON.stringify(request.details ?? {}),
      starts_at: request.startsAt,
      expires_at: request.expiresAt,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into request_shifts (org_id, request_id, shift_id, side, snapshot, chosen, receiver_id)
    select ${orgId}, ${id}, "shiftId", side, snapshot, chosen, "receiverId"
    from jsonb_to_recordset(${JSON.stringify(request.shifts)}::jsonb)
      as given ("shiftId" uuid, side text, snapshot jsonb, chosen boolean, "receiverId" uuid)`.execute(
    db,
  );
  await sql`
    insert into request_parties (org_id, request_id, employee_id, part)
    select ${orgId}, ${id}, "employeeId", part from jsonb_to_recordset(${JSON.stringify(request.parties)}::jsonb)
      as given ("employeeId" uuid, part text)`.execute(db);
  return id;
}

export async function updateParty(
  { db, orgId }: TenantScope,
  requestId: string,
  employeeId: string,
  values: {
    part?: 'partner' | 'candidate';
    answer: 'accepted' | 'declined' | 'out' | null;
    answered_at: Date | null;
  },
): Promise<void> {
  await db
    .updateTable('request_parties')
    .set(values)
    .where('org_id', '=', orgId)
    .where('request_id', '=', requestId)
    .where('employee_id', '=', employeeId)
    .execute();
}

export async function updateRequestShift(
  { db, orgId }: TenantScope,
  requestId: string,
  shiftId: string,
  values: { chosen?: boolean; snapshot?: Snapshot },
): Promise<void> {
  await db
    .updateTable('request_shifts')
    .set({
      ...(values.chosen !== undefined && { chosen: values.chosen }),
      ...(values.snapshot && { snapshot: JSON.stringify(values.snapshot) }),
    })
    .where('org_id', '=', orgId)
    .where('request_id', '=', requestId)
    .where('shift_id', '=', shiftId)
    .execute();
}

/** Shifts in return that can't be taken any more. */
export async function deleteRequestShifts(
  { db, orgId }: TenantScope,
  requestId: string,
  shiftIds: readonly string[],
): Promise<void> {
  if (shiftIds.length === 0) return;
  await db
    .deleteFrom('request_shifts')
    .where('org_id', '=', orgId)
    .where('request_id', '=', requestId)
    .where('shift_id', 'in', shiftIds)
    .execute();
}
