// Every change of the roster, from whichever view: one request, one toast, one undo.
import { useMutation, useMutationState } from '@tanstack/react-query';
import type { OverrideInput } from '#contract/api/overrides';
import type { publishRoster } from '#contract/api/publish-roster';
import type * as roster from '#contract/api/roster';
import type { RosterWindow } from '#contract/api/roster-window';
import type * as shifts from '#contract/api/shifts';
import type { BodyInput } from '#contract/endpoint';
import type { DayStatusName } from '#engine/cells/cell';
import type { CellAction } from '#engine/cells/change';
import { counted } from '#engine/counted';
import { ApiError, call } from '../platform/api';
import { toast } from '../ui/toast-store';
import { tellRefusal } from './blocked-change';
import { asOwnChange, refreshRoster, showOwnChange } from './refresh-roster';
import { changeAnswered, changeSent, offerUndo } from './undo';
import { warningsText } from './warnings-text';

interface Day {
  employeeId: string;
  date: string;
}

export type RosterChange = Deed & { override?: OverrideInput };

type Deed =
  | { type: 'create'; body: BodyInput<typeof shifts.createShift> }
  | { type: 'update'; shift: shifts.Shift; body: BodyInput<typeof shifts.updateShift> }
  | { type: 'delete'; shift: shifts.Shift }
  | { type: 'open'; shift: shifts.Shift }
  | ({ type: 'set-status'; status: DayStatusName } & Day)
  | ({ type: 'remove-status' } & Day)
  | ({ type: 'clear-day' } & Day)
  | { type: 'cells'; body: BodyInput<typeof roster.changeCells> }
  | { type: 'publish'; body: BodyInput<typeof publishRoster> }
  | { type: 'transfer'; body: BodyInput<typeof roster.transferCells> }
  | { type: 'fill'; body: BodyInput<typeof roster.fillCells> }
  | { type: 'add'; body: BodyInput<typeof roster.addShifts> };

interface Done {
  undo_id: string | null;
  warnings?: string[];
  warningCount?: number;
  cells?: RosterWindow | null;
  shifts?: number;
  statuses?: number;
  skipped?: number;
}

const KEY = ['roster-change'];

/** The revision that each answered change made. */
const revisions = new WeakMap<RosterChange, number>();

/**
 * Shown straight away by whoever reads `usePendingRosterChanges`; pending until the new state is known. A form that names
 * the overlapping shift itself passes `namesOverlap`, so that it is named once.
 */
export function useRosterChange({ namesOverlap = false } = {}) {
  const mutation = useMutation({
    mutationKey: KEY,
    // One after the other: of two changes of one cell, the later one must arrive last.
    scope: { id: 'roster' },
    mutationFn: (change: RosterChange): Promise<Done> => asOwnChange(() => send(change)),
    onMutate: changeSent,
    onSuccess: async (done, change) => {
      const description = joined([leftOut(change, done), warningsText(done)]);
      const message = { title: successOf(change, done), description };
      offerUndo(message, done.undo_id, deedOf(change, done));
      changeAnswered(true);
      if (done.cells) revisions.set(change, done.cells.revision);
      await showOwnChange(done.cells);
    },
    onError: (error, change) => {
      changeAnswered(false);
      const named = namesOverlap && error instanceof ApiError && error.code === 'shift_overlap';
      if (named) toast({ tone: 'destructive', title: failureOf(change) });
      else tellRefusal(failureOf(change), error, (override) => again({ ...change, override }));
      void refreshRoster();
    },
  });
  function again(change: RosterChange): void {
    mutation.mutate(change);
  }
  return mutation;
}

export function usePendingRosterChanges(): RosterChange[] {
  return useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => state.variables as RosterChange,
  });
}

/** A change must not show on top of a window that has it: a block moved by one day would move by two. */
export function isIn(revision: number, change: RosterChange): boolean {
  return revision >= (revisions.get(change) ?? Number.POSITIVE_INFINITY);
}

async function send({ override, ...change }: RosterChange): Promise<Done> {
  const more = override ? { override } : {};
  switch (change.type) {
    case 'create':
      return call('POST /api/shifts', { body: { ...change.body, ...more } });
    case 'update': {
      const params = { id: change.shift.id };
      return call('PATCH /api/shifts/{id}', { params, body: { ...change.body, ...more } });
    }
    case 'delete':
      return gone(call('DELETE /api/shifts/{id}', { params: { id: change.shift.id } }));
    case 'open':
      return call('POST /api/shifts/{id}/open', { params: { id: change.shift.id } });
    case 'set-status': {
      const { employeeId, date, status } = change;
      return call('POST /api/day-statuses', { body: { employeeId, date, status, ...more } });
    }
    case 'remove-status': {
      const params = dayOf(change);
      const body = override ? { body: more } : {};
      return gone(call('DELETE /api/day-statuses/{employeeId}/{date}', { params, ...body }));
    }
    case 'clear-day':
      return gone(call('DELETE /api/clear-day/{employeeId}/{date}', { params: dayOf(change) }));
    case 'cells':
      return call('POST /api/roster/cells', { body: { ...change.body, ...more } });
    case 'publish':
      return call('POST /api/roster/publish', { body: { ...change.body, ...more } });
    case 'transfer':
      return call('POST /api/roster/transfer', { body: { ...change.body, ...more } });
    case 'fill':
      return call('POST /api/roster/fill', { body: { ...change.body, ...more } });
    case 'add':
      return call('POST /api/roster/shifts', { body: { ...change.body, ...more } });
  }
}

function joined(sentences: readonly (string | undefined)[]): string | undefined {
  return sentences.filter(Boolean).join(' ') || undefined;
}

function dayOf({ employeeId, date }: Day) {
  return { employeeId, date };
}

/** What someone else has deleted meanwhile is as gone as it was to be. */
async function gone(answer: Promise<Done>): Promise<Done> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { undo_id: null };
    throw error;
  }
}

const STATUS_WORDS = { off: 'day off', sick: 'sick', holiday: 'holiday' };

function successOf(change: RosterChange, done: Done): string {
  switch (change.type) {
    case 'create':
      return 'Shift created successfully';
    case 'update':
      return updateTitle(change.body);
    case 'delete':
      return 'Shift deleted successfully';
    case 'open':
      return 'The shift is open now';
    case 'set-status':
      return 'Status updated successfully';
    case 'remove-status':
      return 'Status removed successfully';
    case 'clear-day':
      return 'All shifts and status cleared successfully';
    case 'cells':
      return cellsTitle(change.body.action, done);
    case 'publish':
      return cellsTitle('publish', done);
    case 'transfer':
      return `${change.body.mode === 'move' ? 'Moved' : 'Copied'} ${count(done.shifts, 'shift')}`;
    case 'fill':
      return `Copied ${count(done.shifts, 'shift')}`;
    case 'add':
      return `Created ${count(done.shifts, 'shift')}`;
  }
}

/** What was done, as it is told when it is undone: 'moved 3 shifts'. */
function deedOf(change: RosterChange, done: Done): string {
  switch (change.type) {
    case 'create':
      return 'created a shift';
    case 'update':
      return updateDeed(change.body);
    case 'delete':
      return 'deleted a shift';
    case 'open':
      return 'made a shift open';
    case 'set-status':
      return `set ${STATUS_WORDS[change.status]}`;
    case 'remove-status':
      return 'removed a status';
    case 'clear-day':
      return 'cleared a day';
    default: {
      const told = successOf(change, done);
      return told.charAt(0).toLowerCase() + told.slice(1);
    }
  }
}

function updateDeed(body: BodyInput<typeof shifts.updateShift>): string {
  if (!onlyPublishes(body)) return 'changed a shift';
  return body.published ? 'published a shift' : 'made a shift a draft again';
}

/** Filling many days goes around those that are taken, and says so. */
function leftOut({ type }: RosterChange, { skipped = 0 }: Done): string | undefined {
  if ((type !== 'fill' && type !== 'add') || skipped === 0) return undefined;
  const were = counted(skipped, 'shift was', 'shifts were');
  return `${were} left out, because the person is away or already works then.`;
}

function updateTitle(body: BodyInput<typeof shifts.updateShift>): string {
  if (!onlyPublishes(body)) return 'Shift updated successfully';
  return body.published ? 'Shift published' : 'Shift is a draft again';
}

function onlyPublishes(body: BodyInput<typeof shifts.updateShift>): boolean {
  const { version: _version, overwrite: _overwrite, ...changed } = body;
  return Object.keys(changed).join() === 'published';
}

function cellsTitle(action: CellAction, done: Done): string {
  const changedShifts = count(done.shifts, 'shift');
  switch (action) {
    case 'publish':
      return `Published ${changedShifts}`;
    case 'unpublish':
      return `Unpublished ${changedShifts}`;
    case 'delete-shifts':
      return `Deleted ${changedShifts}`;
    case 'clear':
      return `Cleared ${changedShifts} and ${count(done.statuses, 'status', 'statuses')}`;
    case 'remove-status':
      return `Removed ${count(done.statuses, 'status', 'statuses')}`;
    default:
      return `Set ${STATUS_WORDS[action]} on ${count(done.statuses, 'day')}`;
  }
}

function failureOf(change: RosterChange): string {
  switch (change.type) {
    case 'create':
      return 'Failed to create shift';
    case 'update':
      return 'Failed to update shift';
    case 'delete':
      return 'Failed to delete shift';
    case 'open':
      return 'Failed to offer the shift as an open shift';
    case 'set-status':
      return 'Failed to update status';
    case 'remove-status':
      return 'Failed to remove status';
    case 'clear-day':
      return 'Failed to clear day';
    case 'cells':
      return 'Failed to change the roster';
    case 'publish':
      return 'Failed to publish';
    case 'transfer':
      return change.body.mode === 'move' ? 'Failed to move' : 'Failed to copy';
    case 'fill':
      return 'Failed to copy';
    case 'add':
      return 'Failed to create shifts';
  }
}

function count(number: number | undefined, one: string, many = `${one}s`): string {
  return `${number ?? 0} ${number === 1 ? one : many}`;
}
