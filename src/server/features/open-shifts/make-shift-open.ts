// A shift that its person can't work becomes an open shift, in one change of the roster.
import { sql } from 'kysely';
import type { OpenShift } from '#contract/api/open-shifts';
import { AppError } from '#contract/errors';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { readPolicies } from '../requests/policies';
import { type Actor, editRoster, type RosterEdit, type ShiftRecord } from '../roster/edit-roster';
import { removeShifts } from '../roster/edit-rows';
import { findShiftRecord, getShift } from '../shifts/shifts.queries';
import { insertOpenShift } from './insert-open-shift';

export async function makeShiftOpen(scope: TenantScope, manager: Actor, id: string, now: Instant) {
  const { result: _, ...edited } = await editRoster(scope, manager, async (edit) => {
    const shift = await findShiftRecord(scope, id);
    if (!shift) throw new AppError('not_found');
    const { employee_name } = await getShift(scope, id);
    await openFromShift(edit, shift, await sourceOf(scope, shift), now);
    return {
      result: null,
      auditEntry: {
        action: 'open-shift.made',
        targetType: 'shift',
        targetId: id,
        metadata: { employee: employee_name, date: shift.local_date },
      },
    };
  });
  return edited;
}

/** Undoing the change brings the shift back, and the open shift has no place left. */
export async function openFromShift(
  edit: RosterEdit,
  shift: ShiftRecord,
  source: OpenShift['source'],
  now: Instant,
): Promise<void> {
  if (Date.parse(shift.start_at) <= now) throw new AppError('open_shift_past');
  await removeShifts(edit, [shift.id]);
  const { location_id, local_date, start_at, end_at, role_label, notes } = shift;
  const { among } = await readPolicies(edit);
  await insertOpenShift(
    edit,
    edit.actor,
    {
      location_id,
      local_date,
      start_at,
      end_at,
      role_label,
      notes,
      places: 1,
      shift_group_id: among === 'group' ? await groupOf(edit, shift) : null,
      closes_at: start_at,
      source,
      was: { employeeId: shift.employee_id, shiftId: shift.id },
    },
    now,
  );
}

/** Where shifts change hands within a shift group only, so does one that is offered. */
async function groupOf({ db, orgId }: TenantScope, { employee_id }: ShiftRecord) {
  const person = await db
    .selectFrom('employees')
    .select('shift_group_id')
    .where('org_id', '=', orgId)
    .where('id', '=', employee_id)
    .executeTakeFirst();
  return person?.shift_group_id ?? null;
}

/** Why its person doesn't work it, as far as Muster knows. */
async function sourceOf({ db, orgId }: TenantScope, shift: ShiftRecord) {
  const { rows } = await sql<{ source: OpenShift['source'] }>`
    select case
      when d.status = 'sick' then 'sick'
      when d.status is not null then 'leave'
      when exists (select from shift_answers a where a.org_id = ${orgId} and a.shift_id = ${shift.id}
        and a.answer = 'cannot') then 'declined'
      else 'new' end as source
    from (select 1) as one left join day_statuses d on d.org_id = ${orgId}
      and d.employee_id = ${shift.employee_id} and d.date = ${shift.local_date}`.execute(db);
  return rows[0]?.source ?? 'new';
}
