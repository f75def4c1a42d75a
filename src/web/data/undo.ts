// Undoing the last change of the roster: from its toast, or with Ctrl+Z for half a minute.
import { call } from '../platform/api';
import { toastFailure } from '../platform/failure';
import { toast, toastStore } from '../ui/toast-store';
import { asOwnChange, refreshRoster, showOwnChange } from './refresh-roster';

const KEYBOARD_MS = 30_000;

interface Message {
  title: string;
  description?: string | undefined;
}

let last: { run: () => void; toastId: number; at: number } | undefined;

/** Undoes each change once, whether by a toast's button or by Ctrl+Z. */
export function toastWithUndo(message: Message, undo: () => void) {
  let done = false;
  const run = () => {
    if (last?.run === run) last = undefined;
    if (!done) undo();
    done = true;
  };
  const toastId = toast({ ...message, action: { label: 'Undo', onSelect: run } });
  last = { run, toastId, at: Date.now() };
}

export function offerUndo(message: Message, undoId: string | null): void {
  if (undoId) toastWithUndo(message, () => void undo(undoId));
  else toast(message);
}

let unanswered = 0;
let wanted = false;

/** Ctrl+Z means the last change, even while the server hasn't answered it yet. */
export function changeSent(): void {
  unanswered += 1;
}

/** Call this after the offer to undo the change. */
export function changeAnswered(succeeded: boolean): void {
  unanswered -= 1;
  if (unanswered > 0) return;
  const now = wanted && succeeded;
  wanted = false;
  if (now) undoLast();
}

/** False when nothing was changed in the last half minute. */
export function undoLast(): boolean {
  if (unanswered > 0) {
    wanted = true;
    return true;
  }
  if (!last || Date.now() - last.at > KEYBOARD_MS) return false;
  toastStore.dismiss(last.toastId);
  last.run();
  return true;
}

async function undo(id: string): Promise<void> {
  try {
    const { cells } = await asOwnChange(() => call('POST /api/undo/{id}', { params: { id } }));
    toast({ title: 'Undone' });
    await showOwnChange(cells);
  } catch (error) {
    toastFailure('Failed to undo', error);
    await refreshRoster();
  }
}
