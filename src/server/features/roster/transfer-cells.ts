// Moves or copies shifts to other days or people. What the clock shows at the site stays the same.
import type * as api from '#contract/api/roster';
import type { BodyOf } from '#contract/endpoint';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { checkProposed } from '../rules/check-edit';
import { cellKeys, listShiftsOf, requireEmployees, type ShiftInCell } from './cells.queries';
import {
  type Actor,
  editRoster,
  peopleAndDates,
  type RosterEdit,
  type ShiftRecord,
} from './edit-roster';
import { changedShift, insertShifts, newShift, removeShifts } from './edit-rows';
import {
  findOverlaps,
  type OverlappingShift,
  overlapSentence,
  refuseOverlap,
} from './overlapping-shifts';
import { readingsOf, timesOnDay } from './shift-times';
import { awaySentences, findAway, findShortRest } from './transfer-warnings';

type Transfer = BodyOf<typeof api.transferCells>;

const MOST_SENTENCES = 20;

export async function transferCells(scope: TenantScope, actor: Actor, transfer: Transfer) {
  const keys = cellKeys(transfer.cells);
  const { result, ...edited } = await editRoster(
    scope,
    actor,
    async (edit) => {
      await requireEmployees(scope, [
        ...keys.map((key) => key.employee_id),
        ...transfer.people.map(({ to }) => to),
        ...transfer.people.map(({ from }) => from),
      ]);
      const sources = await listShiftsOf(scope, keys);
      const targets = sources.map((source) => targetOf(edit, source, transfer));
      const away = await findAway(edit, targets);
      const plan = await planAround(edit, targets, away, transfer);
      if (!transfer.preview) await carryOut(edit, plan, transfer);
      const shortRest = transfer.preview ? await shortRestOf(edit, sources, targets, plan) : [];
      const found = transfer.preview
        ? await checkProposed(edit, plan.targets, plan.replaced)
        : undefined;
      const result = {
        shifts: plan.targets.length,
        statuses: 0,
        conflicts: plan.overlaps.slice(0, MOST_SENTENCES).map(overlapSentence),
        conflictCount: plan.overlaps.length,
        skipped: targets.length - plan.targets.length,
        replaced: plan.replaced.length,
        awayCount: away.length,
        away: awaySentences(away).slice(0, MOST_SENTENCES),
        shortRestCount: shortRest.length,
        shortRest: shortRest.slice(0, MOST_SENTENCES),
        ...(found && { found }),
      };
      return {
        result,
        auditEntry: {
          action: transfer.mode === 'move' ? 'roster.moved' : 'roster.copied',
          targetType: 'roster' as const,
          targetId: scope.orgId,
          metadata: {
            ...peopleAndDates(keys),
            days: transfer.days,
            shifts: result.shifts,
            skipped: result.skipped,
            replaced: result.replaced,
          },
        },
      };
    },
    transfer,
  );
  return { ...result, ...edited };
}

function targetOf(edit: RosterEdit, source: ShiftInCell, transfer: Transfer): ShiftRecord {
  const { timezone, ...shift } = source;
  const zone = timezone as Zone;
  const date = addDays(shift.local_date as CalendarDate, transfer.days);
  const employee = transfer.people.find(({ from }) => from === shift.employee_id);
  const values = {
    employee_id: employee?.to ?? shift.employee_id,
    local_date: date,
    ...timesOnDay(readingsOf(shift, zone), date, zone),
  };
  if (transfer.mode === 'move') return changedShift(edit, shift, values);
  const { location_id, role_label, notes } = shift;
  return newShift(edit, { location_id, role_label, notes, published: false, ...values });
}

interface Plan {
  targets: ShiftRecord[];
  /** Existing shifts that have to go. */
  replaced: string[];
  overlaps: OverlappingShift[];
}

async function planAround(
  edit: RosterEdit,
  all: ShiftRecord[],
  away: { proposed: number }[],
  { mode, onConflict, onStatus, preview }: Transfer,
): Promise<Plan> {
  const moved = mode === 'move' ? all.map(({ id }) => id) : [];
  const leftOut = new Set(onStatus === 'skip' ? away.map(({ proposed }) => proposed) : []);
  const wanted = all.filter((_, index) => !leftOut.has(index));
  const overlaps = await findOverlaps(edit, wanted, moved);
  if (onConflict === 'refuse' && !preview) refuseOverlap(overlaps);
  const blocked = new Set(onConflict === 'replace' ? [] : overlaps.map(({ proposed }) => proposed));
  let targets = wanted.filter((_, index) => !blocked.has(index));
  targets = withoutOverlapsAmongThemselves(targets);
  if (mode === 'move' && targets.length < all.length) {
    // What stays where it is, is in the way of what comes.
    targets = await onlyFree(edit, all, targets);
  }
  const replaced = onConflict === 'replace' ? [...new Set(overlaps.map(({ id }) => id))] : [];
  return { targets, replaced, overlaps };
}

/** Two people's shifts that become one person's: of two at the same time the first is taken. */
export function withoutOverlapsAmongThemselves(targets: ShiftRecord[]): ShiftRecord[] {
  const busyUntil = new Map<string, number>();
  return targets
    .toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at))
    .filter((shift) => {
      const start = Date.parse(shift.start_at);
      if (start < (busyUntil.get(shift.employee_id) ?? Number.NEGATIVE_INFINITY)) return false;
      busyUntil.set(shift.employee_id, Date.parse(shift.end_at));
      return true;
    });
}

async function onlyFree(edit: RosterEdit, wanted: ShiftRecord[], targets: ShiftRecord[]) {
  let free = targets;
  for (;;) {
    const going = new Set(free.map(({ id }) => id));
    const staying = wanted.filter(({ id }) => !going.has(id)).map(({ id }) => id);
    const overlaps = await findOverlaps(edit, free, [...going]);
    const blocked = new Set(
      overlaps.filter(({ id }) => staying.includes(id)).map(({ proposed }) => proposed),
    );
    if (blocked.size === 0) return free;
    free = free.filter((_, index) => !blocked.has(index));
  }
}

function shortRestOf(
  edit: RosterEdit,
  sources: ShiftInCell[],
  targets: ShiftRecord[],
  plan: Plan,
): Promise<string[]> {
  const zones = new Map(targets.map(({ id }, index) => [id, sources[index]?.timezone ?? 'UTC']));
  const proposed = plan.targets.map((target) => ({
    ...target,
    timezone: zones.get(target.id) ?? 'UTC',
  }));
  return findShortRest(edit, proposed, plan.replaced);
}

async function carryOut(edit: RosterEdit, plan: Plan, { mode }: Transfer): Promise<void> {
  const leaving = mode === 'move' ? plan.targets.map(({ id }) => id) : [];
  await removeShifts(edit, [...leaving, ...plan.replaced]);
  await insertShifts(edit, plan.targets);
}
