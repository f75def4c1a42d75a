// The statements of an edit. Each keeps what it replaces and notes what it writes.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import { listDeliberateOverlaps } from './deliberate-overlaps';
import type { RosterEdit, ShiftRecord, StatusRecord } from './edit-roster';
import type { CellKey } from './window.queries';

interface ShiftValues {
  employee_id: string;
  location_id: string;
  local_date: string;
  start_at: string;
  end_at: string;
  role_label: string | null;
  notes: string | null;
  published: boolean;
}

export function newShift(edit: RosterEdit, values: ShiftValues): ShiftRecord {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    org_id: edit.orgId,
    template_code: null,
    source_rule_id: null,
    run_id: null,
    allow_overlap: false,
    version_before_publishing: null,
    created_at: now,
    ...values,
    ...stamp(edit),
  };
}

export function changedShift(
  edit: RosterEdit,
  shift: ShiftRecord,
  values: Partial<ShiftValues>,
): ShiftRecord {
  const edited = Object.entries(values).some(
    ([name, value]) => name !== 'published' && shift[name as keyof ShiftValues] !== value,
  );
  const before = shift.version_before_publishing ?? shift.version;
  const changed = { ...shift, ...values };
  return {
    ...changed,
    // A leave to overlap was given for one place in the roster: kept, it would allow a double booking anywhere.
    allow_overlap: shift.allow_overlap && keepsPlace(shift, changed),
    version_before_publishing: edited ? null : before,
    ...stamp(edit),
  };
}

/** Whether a shift still belongs to the same person, at the same time. */
export function keepsPlace(one: Place, other: Place): boolean {
  return (
    one.employee_id === other.employee_id &&
    Date.parse(one.start_at) === Date.parse(other.start_at) &&
    Date.parse(one.end_at) === Date.parse(other.end_at)
  );
}

type Place = Pick<ShiftRecord, 'employee_id' | 'start_at' | 'end_at'>;

function stamp({ revision, actor }: RosterEdit) {
  return {
    version: revision,
    updated_at: new Date().toISOString(),
    updated_by_name: actor.name,
  };
}

function cellOf({ employee_id, local_date }: ShiftRecord): CellKey {
  return { employee_id, date: local_date };
}

/** The database refuses overlaps of shifts without leave. This refuses those with a shift that has leave. */
export async function insertShifts(edit: RosterEdit, shifts: ShiftRecord[]): Promise<void> {
  if (shifts.length === 0) return;
  await restoreShifts(edit, shifts);
  const ids = shifts.map(({ id }) => id);
  const known = new Set(edit.before.overlaps);
  const overlaps = await listDeliberateOverlaps(edit, ids);
  if (overlaps.some((overlap) => !known.has(overlap))) throw new AppError('shift_overlap');
}

/** For rows that come back as they were: whoever calls this has looked whether their place is free. */
export async function restoreShifts(edit: RosterEdit, shifts: ShiftRecord[]): Promise<void> {
  if (shifts.length === 0) return;
  await sql`
    insert into shifts select * from jsonb_populate_recordset(null::shifts, ${JSON.stringify(shifts)}::jsonb)
  `.execute(edit.db);
  edit.after.shifts = edit.after.shifts.concat(shifts.map(({ id }) => id));
  edit.touched.byShifts = edit.touched.byShifts.concat(shifts.map(cellOf));
}

export async function removeShifts(edit: RosterEdit, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const overlaps = await listDeliberateOverlaps(edit, ids);
  const { rows } = await sql<{ shift: ShiftRecord }>`
    delete from shifts s where s.org_id = ${edit.orgId} and s.id = any(${ids}::uuid[])
    returning to_jsonb(s) as shift`.execute(edit.db);
  // Not pushed: the stack has no room for a hundred thousand arguments.
  edit.before.overlaps = edit.before.overlaps.concat(overlaps);
  edit.before.shifts = edit.before.shifts.concat(rows.map(({ shift }) => shift));
  edit.touched.byShifts = edit.touched.byShifts.concat(rows.map(({ shift }) => cellOf(shift)));
}

/** Out and in again under the same ids: an update row by row would trip over its own neighbours. */
export async function replaceShifts(edit: RosterEdit, shifts: ShiftRecord[]): Promise<void> {
  await removeShifts(
    edit,
    shifts.map(({ id }) => id),
  );
  await insertShifts(edit, shifts);
}

/** One update of a whole quarter could outlast the time that a statement may take on a busy machine. */
const MOST_PUBLISHED_AT_ONCE = 10_000;

/** Updated in place: only a new place in the roster would trip over its neighbours. */
export async function publishShifts(edit: RosterEdit, ids: string[]): Promise<void> {
  const overlaps = await listDeliberateOverlaps(edit, ids);
  edit.before.overlaps = edit.before.overlaps.concat(overlaps);
  for (let at = 0; at < ids.length; at += MOST_PUBLISHED_AT_ONCE) {
    await publishSome(edit, ids.slice(at, at + MOST_PUBLISHED_AT_ONCE));
  }
}

async function publishSome(edit: RosterEdit, ids: string[]): Promise<void> {
  const drafts = sql`s.org_id = ${edit.orgId} and s.id = any(${ids}::uuid[]) and not s.published`;
  // Read first: nobody else can write while the roster is held, and an update returns only what it wrote.
  const { rows } = await sql<{ shift: ShiftRecord }>`
    select to_jsonb(s) as shift from shifts s where ${drafts}`.execute(edit.db);
  const { version, updated_at, updated_by_name } = stamp(edit);
  await sql`
    update shifts s set published = true, version = ${version}, updated_at = ${updated_at},
      updated_by_name = ${updated_by_name},
      version_before_publishing = coalesce(s.version_before_publishing, s.version)
    where ${drafts}`.execute(edit.db);
  const shifts = rows.map(({ shift }) => shift);
  edit.before.shifts = edit.before.shifts.concat(shifts);
  edit.after.shifts = edit.after.shifts.concat(shifts.map(({ id }) => id));
  edit.touched.byShifts = edit.touched.byShifts.concat(shifts.map(cellOf));
}

export async function removeStatuses(edit: RosterEdit, cells: CellKey[]): Promise<number> {
  const { rows } = await sql<{ status: StatusRecord }>`
    delete from day_statuses d
    using unnest(${cells.map((cell) => cell.employee_id)}::uuid[], ${cells.map((cell) => cell.date)}::date[])
      as cell (employee_id, date)
    where d.org_id = ${edit.orgId} and d.employee_id = cell.employee_id and d.date = cell.date
    returning to_jsonb(d) as status`.execute(edit.db);
  edit.before.statuses.push(...rows.map(({ status }) => status));
  edit.touched.byStatuses.push(...rows.map(({ status }) => status));
  return rows.length;
}

export async function insertStatuses(edit: RosterEdit, statuses: StatusRecord[]): Promise<void> {
  if (statuses.length === 0) return;
  await sql`
    insert into day_statuses
    select * from jsonb_populate_recordset(null::day_statuses, ${JSON.stringify(statuses)}::jsonb)
  `.execute(edit.db);
  edit.after.statuses.push(...statuses.map(({ employee_id, date }) => ({ employee_id, date })));
  edit.touched.byStatuses.push(...statuses);
}

export async function setStatuses(edit: RosterEdit, cells: CellKey[], status: string) {
  await removeStatuses(edit, cells);
  const updated_at = new Date().toISOString();
  const { orgId: org_id, revision: version } = edit;
  await insertStatuses(
    edit,
    cells.map((cell) => ({ ...cell, org_id, status, version, updated_at })),
  );
}
