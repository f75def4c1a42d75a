// Saves a proposal as drafts, all of it or the people and days that were chosen: one change, one undo.
import type { acceptFill as endpoint } from '#contract/api/fill';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { Instant } from '#engine/time/kinds';
import type { Proposal } from '#optimiser/roster/fill-roster';
import type { TenantScope } from '../../db/database';
import { requireEmployees } from '../roster/cells.queries';
import { type Actor, editRoster, peopleAndDates, type ShiftRecord } from '../roster/edit-roster';
import { insertShifts, newShift, removeShifts } from '../roster/edit-rows';
import { listShiftsById } from '../roster/shifts-by-id';
import { findFill, moveFill } from './fills.queries';
import { loadFill } from './load-fill';

type Chosen = BodyOf<typeof endpoint>;

export async function acceptFill(
  scope: TenantScope,
  actor: Actor,
  id: string,
  chosen: Chosen,
  now: Instant,
) {
  const fill = await findFill(scope, id, actor.id);
  if (!fill) throw new AppError('not_found');
  await requireEmployees(scope, chosen.employeeIds ?? []);
  const { proposal, fingerprint, request } = fill;
  if (fill.status !== 'done' || !proposal) throw new AppError('fill_not_ready');
  const { result, ...edited } = await editRoster(scope, actor, async (edit) => {
    // The roster is held from here on, so what is read now is what the drafts are added to.
    if ((await loadFill(scope, request, now)).fingerprint !== fingerprint)
      throw new AppError('fill_changed');
    const isChosen = choiceOf(chosen);
    const added = proposal.added.filter(({ personId, date }) => isChosen(personId, date));
    const drafts = await listShiftsById(scope, proposal.removed);
    const removed = drafts.filter(
      (draft) => isChosen(draft.employee_id, draft.local_date) && isReplaced(draft, added, chosen),
    );
    await removeShifts(
      edit,
      removed.map((draft) => draft.id),
    );
    const shifts = added.map((shift) =>
      newShift(edit, {
        employee_id: shift.personId,
        location_id: shift.siteId,
        local_date: shift.date,
        start_at: new Date(shift.start).toISOString(),
        end_at: new Date(shift.end).toISOString(),
        role_label: shift.role,
        notes: null,
        published: false,
      }),
    );
    await insertShifts(edit, shifts);
    await moveFill(scope, id, { from: ['done'], status: 'accepted' });
    const cells = shifts.map(({ employee_id, local_date }) => ({ employee_id, date: local_date }));
    return {
      result: { shifts: shifts.length, removed: removed.length },
      auditEntry: {
        action: 'roster.filled',
        targetType: 'roster' as const,
        targetId: scope.orgId,
        metadata: { ...peopleAndDates(cells), shifts: shifts.length },
      },
    };
  });
  return { ...result, ...edited };
}

function choiceOf({ employeeIds, dates }: Chosen) {
  const [people, days] = [employeeIds && new Set(employeeIds), dates && new Set<string>(dates)];
  return (employeeId: string, date: string) =>
    (!people || people.has(employeeId)) && (!days || days.has(date));
}

/** With a part of the proposal alone, a draft goes only when someone else takes its place or its person works elsewhere. */
function isReplaced(draft: ShiftRecord, added: Proposal['added'], chosen: Chosen): boolean {
  if (!chosen.employeeIds && !chosen.dates) return true;
  return added.some(
    ({ personId, siteId, start, date }) =>
      (personId === draft.employee_id && date === draft.local_date) ||
      (siteId === draft.location_id && start === Date.parse(draft.start_at)),
  );
}
