// One act on many days: one transaction, one entry in the audit log, one step to undo.
import type * as api from '#contract/api/roster';
import type { BodyOf } from '#contract/endpoint';
import type { TenantScope } from '../../db/database';
import { cellKeys, listShiftsOf, requireEmployees } from './cells.queries';
import { type Actor, editRoster, peopleAndDates, type RosterEdit } from './edit-roster';
import {
  changedShift,
  removeShifts,
  removeStatuses,
  replaceShifts,
  setStatuses,
} from './edit-rows';
import type { CellKey } from './window.queries';

type Action = BodyOf<typeof api.changeCells>['action'];

interface Counts {
  shifts: number;
  statuses: number;
}

export async function changeCells(
  scope: TenantScope,
  actor: Actor,
  { action, cells, override }: BodyOf<typeof api.changeCells>,
) {
  const keys = cellKeys(cells);
  const { result, ...edited } = await editRoster(
    scope,
    actor,
    async (edit) => {
      await requireEmployees(
        scope,
        keys.map((key) => key.employee_id),
      );
      const result = await carryOut(edit, action, keys);
      return {
        result,
        auditEntry: {
          action: `roster.${action}`,
          targetType: 'roster' as const,
          targetId: scope.orgId,
          metadata: { ...peopleAndDates(keys), ...result },
        },
      };
    },
    { override },
  );
  return { ...result, ...edited };
}

async function carryOut(edit: RosterEdit, action: Action, keys: CellKey[]): Promise<Counts> {
  switch (action) {
    case 'publish':
      return { shifts: await publishShifts(edit, keys, true), statuses: 0 };
    case 'unpublish':
      return { shifts: await publishShifts(edit, keys, false), statuses: 0 };
    case 'delete-shifts':
      return { shifts: await deleteShifts(edit, keys), statuses: 0 };
    case 'clear':
      return {
        shifts: await deleteShifts(edit, keys),
        statuses: await removeStatuses(edit, keys),
      };
    case 'remove-status':
      return { shifts: 0, statuses: await removeStatuses(edit, keys) };
    default:
      await setStatuses(edit, keys, action);
      return { shifts: 0, statuses: keys.length };
  }
}

async function publishShifts(edit: RosterEdit, keys: CellKey[], published: boolean) {
  const shifts = (await listShiftsOf(edit, keys)).filter((shift) => shift.published !== published);
  await replaceShifts(
    edit,
    shifts.map((shift) => changedShift(edit, shift, { published })),
  );
  return shifts.length;
}

async function deleteShifts(edit: RosterEdit, keys: CellKey[]): Promise<number> {
  const shifts = await listShiftsOf(edit, keys);
  await removeShifts(
    edit,
    shifts.map(({ id }) => id),
  );
  return shifts.length;
}
