// Carries out approved leave: the shifts that it touches, the day statuses, and what it used, in one change of the roster.
import { sql } from 'kysely';
import type { PerShift, ShiftDecision } from '#contract/api/leave';
import type { OpenShift } from '#contract/api/open-shifts';
import type { OverrideInput } from '#contract/api/overrides';
import { AppError } from '#contract/errors';
import { wholeDays } from '#engine/leave/leave';
import { wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { openFromShift } from '../open-shifts/make-shift-open';
import { followLeave } from '../requests/follow-changes';
import { requireEmployees } from '../roster/cells.queries';
import { type Actor, editRoster, type RosterEdit, type ShiftRecord } from '../roster/edit-roster';
import {
  changedShift,
  insertShifts,
  newShift,
  removeShifts,
  replaceShifts,
  setStatuses,
} from '../roster/edit-rows';
import { touchRoster } from '../roster/touch-roster';
import { getLeaveType } from './leave-types';
import { askedOf, type LeaveRow } from './leaves.queries';
import { intervalOf, readTouched, type Touched } from './read-touched';

interface Approval {
  perShift: readonly PerShift[];
  today: CalendarDate;
  now: Instant;
  override?: OverrideInput | undefined;
  /** Whoever decides it asked for it: only where nobody else could. */
  own?: boolean;
}

/** The request is done already, and the caller holds the roster. */
export async function approveLeave(
  scope: TenantScope,
  actor: Actor,
  row: LeaveRow,
  { perShift, today, now, override, own = false }: Approval,
): Promise<void> {
  const leave = askedOf(row);
  const type = await getLeaveType(scope, row.type_id);
  const touched = await readTouched(scope, row.employee_id, leave, { drafts: true, today });
  await requireEmployees(
    scope,
    perShift.flatMap(({ employeeId }) => employeeId ?? []),
  );
  const decided = decideEach(touched, perShift);
  const worked = decided.filter(({ decision }) => decision === 'keep');
  const entry = {
    action: 'leave.approved',
    targetType: 'roster',
    targetId: row.id,
    metadata: { name: row.employee_name, from: leave.first, to: leave.last, ...(own && { own }) },
  } as const;
  const workedIds = worked.flatMap(({ shift }) => shift.id ?? []);
  await insertLeave(scope, row, workedIds);
  const { undo_id } = await editRoster(
    scope,
    actor,
    async (edit) => {
      const source = type.day_status === 'sick' ? 'sick' : 'leave';
      for (const each of decided) await carryOut(edit, each, { source, now });
      const days = wholeDays(
        leave,
        worked.map(({ shift }) => shift.date),
      );
      const cells = days.map((date) => ({ employee_id: row.employee_id, date }));
      if (cells.length > 0) await setStatuses(edit, cells, type.day_status);
      return { result: null, auditEntry: entry };
    },
    { override },
  );
  // Undone by hand, the roster would have someone at work whose leave is approved. Leave is ended instead.
  if (undo_id) await scope.db.deleteFrom('undo_steps').where('id', '=', undo_id).execute();
  await followLeave(scope, {
    ...intervalOf(leave),
    employeeId: row.employee_id,
    worked: workedIds,
  });
  if (undo_id === null) {
    await audit(scope, { ...entry, orgId: scope.orgId, actorUserId: actor.id });
    // Leave of some hours takes them out of cover, although no cell changed.
    await touchRoster(scope, { from: leave.first, to: leave.last });
  }
  await insertTaken(
    scope,
    row,
    decided.filter(({ decision }) => decision !== 'keep').map(({ shift }) => shift),
  );
}

interface Decided {
  shift: Touched;
  decision: ShiftDecision;
  employeeId?: string | undefined;
}

const USUAL: Record<Touched['touch'], ShiftDecision> = {
  whole: 'uncovered',
  part: 'shorten',
  'reaches-in': 'keep',
};

function decideEach(touched: readonly Touched[], perShift: readonly PerShift[]): Decided[] {
  const known = new Set(touched.map(({ id }) => id));
  if (perShift.some(({ shiftId }) => !known.has(shiftId))) throw new AppError('not_found');
  return touched.map((shift) => {
    const chosen = perShift.find(({ shiftId }) => shiftId === shift.id);
    const decision = chosen?.decision ?? USUAL[shift.touch];
    if (decision === 'shorten' && shift.rest.length === 0) throw new AppError('leave_nothing_left');
    // Its day has no status that would show it as uncovered.
    if (decision === 'uncovered' && shift.touch === 'reaches-in')
      throw new AppError('leave_before');
    if (decision === 'give' && !chosen?.employeeId) throw new AppError('leave_for_nobody');
    return { shift, decision, employeeId: chosen?.employeeId };
  });
}

/** A shift of the pattern isn't there yet: the day status keeps it from being made. */
async function carryOut(
  edit: RosterEdit,
  { shift: { id, rest, timezone }, decision, employeeId }: Decided,
  { source, now }: { source: OpenShift['source']; now: Instant },
) {
  if (id === null || decision === 'keep' || decision === 'uncovered') return;
  if (decision === 'remove') return removeShifts(edit, [id]);
  const record = await getShift(edit, id);
  if (decision === 'open') return openFromShift(edit, record, source, now);
  if (employeeId !== undefined && decision === 'give') {
    return replaceShifts(edit, [changedShift(edit, record, { employee_id: employeeId })]);
  }
  const [first, second] = rest.map(({ start, end }) => ({
    local_date: wallClockAt(start, timezone as Zone).date,
    start_at: new Date(start).toISOString(),
    end_at: new Date(end).toISOString(),
  }));
  if (first) await replaceShifts(edit, [changedShift(edit, record, first)]);
  if (second) {
    const { employee_id, location_id, role_label, notes, published } = record;
    const values = { employee_id, location_id, role_label, notes, published };
    await insertShifts(edit, [newShift(edit, { ...values, ...second })]);
  }
}

async function getShift({ db, orgId }: TenantScope, id: string): Promise<ShiftRecord> {
  const { rows } = await sql<{ shift: ShiftRecord }>`
    select to_jsonb(s) as shift from shifts s where s.org_id = ${orgId} and s.id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new AppError('not_found');
  return row.shift;
}

/** Before the roster changes, so that the rules know of it. */
async function insertLeave({ db, orgId }: TenantScope, row: LeaveRow, worked: string[]) {
  const { start, end } = intervalOf(askedOf(row));
  await db
    .insertInto('leaves')
    .values({
      org_id: orgId,
      request_id: row.id,
      employee_id: row.employee_id,
      leave_type_id: row.type_id,
      first_date: row.first_date,
      last_date: row.last_date,
      start_time: row.start_time,
      end_time: row.end_time,
      timezone: row.zone,
      start_at: new Date(start),
      end_at: new Date(end),
      worked_shift_ids: worked,
    })
    .execute();
}

async function insertTaken({ db, orgId }: TenantScope, row: LeaveRow, shifts: readonly Touched[]) {
  if (shifts.length === 0) return;
  const entries = shifts.map(({ id, date, minutes, label }) => ({
    org_id: orgId,
    employee_id: row.employee_id,
    leave_type_id: row.type_id,
    kind: 'taken',
    date,
    minutes: -minutes,
    label,
    projected: id === null,
    request_id: row.id,
  }));
  await db.insertInto('leave_entries').values(entries).execute();
}
