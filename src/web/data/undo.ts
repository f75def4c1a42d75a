// Taking back the last change of the roster: from its toast, or with Ctrl+Z for half a minute.
import { undoChange } from '#contract/api/roster';
import { call } from '../platform/api';
import { toastFailure } from '../platform/failure';
import { toast, toastStore } from '../ui/toast-store';
import { refreshRoster } from './refresh-roster';

const KEYBOARD_MS = 30_000;

let last: { undoId: string; toastId: number; at: number } | undefined;

export function offerUndo(title: string, undoId: string | null): void {
  if (!undoId) {
    toast({ title });
    return;
  }
  const toastId = toast({ title, action: { label: 'Undo', onSelect: () => void undo(undoId) } });
  last = { undoId, toastId, at: Date.now() };
}

/** False when there is nothing that was done a moment ago. */
export function undoLast(): boolean {
  if (!last || Date.now() - last.at > KEYBOARD_MS) return false;
  toastStore.dismiss(last.toastId);
  void undo(last.undoId);
  return true;
}

async function undo(id: string): Promise<void> {
  if (last?.undoId === id) last = undefined;
  try {
    await call(undoChange, { params: { id } });
    toast({ title: 'Undone' });
  } catch (error) {
    toastFailure('Failed to undo', error);
  }
  await refreshRoster();
}
