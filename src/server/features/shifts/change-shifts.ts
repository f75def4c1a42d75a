import type * as api from '#contract/api/shifts';
import type { AuditAction } from '#contract/audit-actions';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { type Actor, editRoster, type RosterEdit, type ShiftRecord } from '../roster/edit-roster';
import {
  changedShift,
  insertShifts,
  keepsPlace,
  newShift,
  removeShifts,
  replaceShifts,
} from '../roster/edit-rows';
import { findOverlaps, type ProposedShift, refuseOverlap } from '../roster/overlapping-shifts';
import { type Instants, readingsOf, timesByClock, timesOnDay } from '../roster/shift-times';
import { findEmployeeAndSite, findShiftRecord, getShift } from './shifts.queries';

type NewShift = BodyOf<typeof api.createShift>;
type Changes = BodyOf<typeof api.updateShift>;

export async function createShift(scope: TenantScope, actor: Actor, input: NewShift) {
  const { result, ...edited } = await editRoster(
    scope,
    actor,
    async (edit) => {
      const place = await getEmployeeAndSite(scope, input.employeeId, input.locationId);
      const times = timesByClock({ ...input, zone: place.timezone as Zone });
      const shift = newShift(edit, {
        employee_id: input.employeeId,
        location_id: input.locationId,
        local_date: input.date,
        ...times,
        role_label: input.roleLabel || null,
        notes: input.notes || null,
        published: input.published,
      });
      const replaced = await makeRoom(edit, shift, input.overwrite);
      await insertShifts(edit, [shift]);
      return outcomeOf(edit, 'shift.created', shift, place.employee_name, { replaced });
    },
    input,
  );
  return { ...result, ...edited };
}

export async function updateShift(scope: TenantScope, actor: Actor, id: string, changes: Changes) {
  const { result, ...edited } = await editRoster(
    scope,
    actor,
    async (edit) => {
      const shift = await findShiftRecord(scope, id);
      if (!shift) throw new AppError('not_found');
      const employeeId = changes.employeeId ?? shift.employee_id;
      const locationId = changes.locationId ?? shift.location_id;
      const place = await getEmployeeAndSite(scope, employeeId, locationId);
      requireSeen(shift, changes.version);
      const changed = changedShift(edit, shift, {
        employee_id: employeeId,
        location_id: locationId,
        local_date: changes.date ?? shift.local_date,
        ...(await timesOf(scope, shift, changes, place.timezone as Zone)),
        ...(changes.roleLabel === undefined ? {} : { role_label: changes.roleLabel || null }),
        ...(changes.notes === undefined ? {} : { notes: changes.notes || null }),
        published: changes.published ?? shift.published,
      });
      const stays = keepsPlace(shift, changed) && !changes.overwrite;
      const replaced = stays ? 0 : await makeRoom(edit, changed, changes.overwrite, [id]);
      await replaceShifts(edit, [changed]);
      return outcomeOf(edit, 'shift.updated', changed, place.employee_name, { replaced });
    },
    changes,
  );
  return { ...result, ...edited };
}

export async function deleteShift(scope: TenantScope, actor: Actor, id: string) {
  const { result: _, ...edited } = await editRoster(scope, actor, async (edit) => {
    const shift = await findShiftRecord(scope, id);
    if (!shift) throw new AppError('not_found');
    const { employee_name } = await getShift(scope, id);
    await removeShifts(edit, [id]);
    return { result: null, auditEntry: auditEntryOf('shift.deleted', shift, employee_name) };
  });
  return edited;
}

async function getEmployeeAndSite(scope: TenantScope, employeeId: string, locationId: string) {
  const place = await findEmployeeAndSite(scope, employeeId, locationId);
  if (!place) throw new AppError('not_found');
  return place;
}

function requireSeen(shift: ShiftRecord, version: number | undefined): void {
  if (version === undefined || version === shift.version) return;
  const who = shift.updated_by_name ?? 'Someone';
  throw new AppError('shift_changed', {
    sentence: `${who} has changed this shift since you opened it. Check it and try again.`,
  });
}

/** Undefined when the times stay: a night shift in a repeated hour must not move when its notes change. */
async function timesOf(
  scope: TenantScope,
  shift: ShiftRecord,
  changes: Changes,
  zone: Zone,
): Promise<Instants | undefined> {
  const { date, startTime, endTime, locationId } = changes;
  const moves = date !== undefined || locationId !== undefined;
  if (!moves && startTime === undefined && endTime === undefined) return undefined;
  const { timezone } = await getShift(scope, shift.id);
  const readings = readingsOf(shift, timezone as Zone);
  const day = date ?? (shift.local_date as CalendarDate);
  if (startTime === undefined && endTime === undefined) return timesOnDay(readings, day, zone);
  return timesByClock({
    date: day,
    startTime: startTime ?? readings.startTime,
    endTime: endTime ?? readings.endTime,
    zone,
  });
}

/** Removes the shifts that overlap, or names the first of them and changes nothing. */
async function makeRoom(
  edit: RosterEdit,
  proposed: ProposedShift,
  overwrite: boolean,
  except: string[] = [],
): Promise<number> {
  const overlaps = await findOverlaps(edit, [proposed], except);
  if (!overwrite) refuseOverlap(overlaps);
  await removeShifts(
    edit,
    overlaps.map(({ id }) => id),
  );
  return overlaps.length;
}

async function outcomeOf(
  edit: RosterEdit,
  action: AuditAction,
  shift: ShiftRecord,
  employeeName: string,
  more: { replaced: number },
) {
  return {
    result: await getShift(edit, shift.id),
    auditEntry: auditEntryOf(action, shift, employeeName, more),
  };
}

function auditEntryOf(
  action: AuditAction,
  shift: ShiftRecord,
  employeeName: string,
  more: { replaced: number } = { replaced: 0 },
) {
  return {
    action,
    targetType: 'shift' as const,
    targetId: shift.id,
    metadata: {
      employee: employeeName,
      date: shift.local_date,
      start_at: shift.start_at,
      end_at: shift.end_at,
      published: shift.published,
      ...(more.replaced > 0 ? more : {}),
    },
  };
}
