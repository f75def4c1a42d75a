// Gives shifts to other people in one change, with one undo.
import type { applyRepair as endpoint } from '#contract/api/repairs';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { TenantScope } from '../../db/database';
import { requireEmployees } from '../roster/cells.queries';
import { type Actor, editRoster, peopleAndDates } from '../roster/edit-roster';
import { changedShift, replaceShifts } from '../roster/edit-rows';
import { listShiftsById } from '../roster/shifts-by-id';

export async function applyRepair(
  scope: TenantScope,
  actor: Actor,
  moves: BodyOf<typeof endpoint>['moves'],
) {
  const takers = new Map(moves.map(({ shiftId, employeeId }) => [shiftId, employeeId]));
  const { result, ...edited } = await editRoster(scope, actor, async (edit) => {
    await requireEmployees(scope, [...takers.values()]);
    const shifts = await listShiftsById(scope, [...takers.keys()]);
    if (shifts.length < takers.size) throw new AppError('not_found');
    const moved = shifts.map((shift) =>
      changedShift(edit, shift, { employee_id: takers.get(shift.id) ?? shift.employee_id }),
    );
    await replaceShifts(edit, moved);
    const cells = moved.map(({ employee_id, local_date }) => ({ employee_id, date: local_date }));
    return {
      result: { shifts: moved.length },
      auditEntry: {
        action: 'roster.repaired',
        targetType: 'roster' as const,
        targetId: scope.orgId,
        metadata: { ...peopleAndDates(cells), shifts: moved.length },
      },
    };
  });
  return { ...result, ...edited };
}
