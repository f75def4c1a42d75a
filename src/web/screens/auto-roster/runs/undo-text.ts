// What an undo will do, and what it has done.
import { counted } from '#engine/counted';

export interface Remaining {
  shifts_untouched: number;
  shifts_edited: number;
  /** Shifts that come back where there is still room. */
  replaced: readonly unknown[];
}

export function undoQuestion({ shifts_untouched, shifts_edited, replaced }: Remaining): string[] {
  return [
    shifts_untouched > 0
      ? `${counted(shifts_untouched, 'shift')} will be removed from the roster.`
      : 'None of its shifts will be removed: they are gone or were edited.',
    shifts_edited > 0
      ? `${counted(shifts_edited, 'shift was', 'shifts were')} edited by hand since and will stay.`
      : '',
    replaced.length > 0
      ? `${counted(replaced.length, 'replaced shift')} will come back where there is still room.`
      : '',
  ].filter((sentence) => sentence !== '');
}

export interface Undone {
  removed: number;
  kept: number;
  restored?: number;
}

/** 'Removed 14 shifts, kept 1 edited shift and brought back 2.' */
export function undoneText({ removed, kept, restored = 0 }: Undone): string {
  const parts = [
    `removed ${counted(removed, 'shift')}`,
    kept > 0 ? `kept ${counted(kept, 'edited shift')}` : '',
    restored > 0 ? `brought back ${counted(restored, 'replaced shift')}` : '',
  ].filter((part) => part !== '');
  const last = parts.pop() ?? '';
  const sentence = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
