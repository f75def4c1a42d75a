import type { OverrideInput } from '#contract/api/overrides';
import type { AuditAction } from '#contract/audit-actions';
import type { DayStatusName } from '#engine/cells/cell';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listShiftsOf, requireEmployees } from '../roster/cells.queries';
import { type Actor, editRoster } from '../roster/edit-roster';
import { removeShifts, removeStatuses, setStatuses } from '../roster/edit-rows';

interface Day {
  employeeId: string;
  date: CalendarDate;
}

export async function setDayStatus(
  scope: TenantScope,
  actor: Actor,
  {
    status,
    override,
    ...day
  }: Day & { status: DayStatusName; override?: OverrideInput | undefined },
) {
  const { result, ...edited } = await editRoster(
    scope,
    actor,
    async (edit) => {
      await requireEmployees(scope, [day.employeeId]);
      const cell = cellOf(day);
      await setStatuses(edit, [cell], status);
      return {
        result: { ...cell, status },
        auditEntry: auditEntryOf('day-status.set', day, { status }),
      };
    },
    { override },
  );
  return { ...result, ...edited };
}

export async function removeDayStatus(
  scope: TenantScope,
  actor: Actor,
  day: Day,
  rules: { override?: OverrideInput | undefined },
) {
  const { result: _, ...edited } = await editRoster(
    scope,
    actor,
    async (edit) => {
      await requireEmployees(scope, [day.employeeId]);
      await removeStatuses(edit, [cellOf(day)]);
      return { result: null, auditEntry: auditEntryOf('day-status.removed', day) };
    },
    rules,
  );
  return edited;
}

export async function clearDay(scope: TenantScope, actor: Actor, day: Day) {
  const { result: _, ...edited } = await editRoster(scope, actor, async (edit) => {
    await requireEmployees(scope, [day.employeeId]);
    const keys = [cellOf(day)];
    const shifts = await listShiftsOf(scope, keys);
    await removeShifts(
      edit,
      shifts.map(({ id }) => id),
    );
    const statuses = await removeStatuses(edit, keys);
    return {
      result: null,
      auditEntry: auditEntryOf('day.cleared', day, { shifts: shifts.length, statuses }),
    };
  });
  return edited;
}

function cellOf({ employeeId, date }: Day) {
  return { employee_id: employeeId, date };
}

function auditEntryOf(action: AuditAction, day: Day, more: Record<string, string | number> = {}) {
  return {
    action,
    targetType: 'day-status' as const,
    targetId: day.employeeId,
    metadata: { date: day.date, ...more },
  };
}
