// What an undo will do, and what it has done.
import type { getRun } from '#contract/api/auto-roster';
import type { ResponseOf } from '#contract/endpoint';
import { counted } from '#engine/counted';
import { warningsText } from '../../../data/warnings-text';
import { formatDate } from '../../../platform/formats';
import { periodText } from './run-text';

export interface Remaining {
  shifts_untouched: number;
  /** They have a question of their own. */
  shifts_published?: number;
  shifts_edited: number;
  /** Shifts that come back where there is still room. */
  replaced: readonly unknown[];
}

export function undoQuestion(remaining: Remaining): string[] {
  const { shifts_untouched, shifts_published = 0, shifts_edited, replaced } = remaining;
  return [
    shifts_untouched > 0
      ? `${counted(shifts_untouched, 'shift')} will be removed from the roster.`
      : '',
    shifts_untouched + shifts_published === 0
      ? 'None of its shifts will be removed: they are gone or were edited.'
      : '',
    shifts_edited > 0
      ? `${counted(shifts_edited, 'shift was', 'shifts were')} edited by hand since and will stay.`
      : '',
    replaced.length > 0
      ? `${counted(replaced.length, 'replaced shift')} will come back where there is still room.`
      : '',
  ].filter((sentence) => sentence !== '');
}

/** What a rule does when its run is undone and it is kept. */
export function keptRuleText({
  next,
  filled_to,
}: Pick<NonNullable<ResponseOf<typeof getRun>['rule']>, 'next' | 'filled_to'>): string {
  if (next) {
    return `It doesn't fill these days again. Within the hour it fills ${periodText(next.from, next.to)} with drafts.`;
  }
  const after = filled_to ? ` after ${formatDate(filled_to)}` : '';
  return `It doesn't fill these days again. It goes on with drafts${after}, 8 weeks ahead.`;
}

export interface Undone {
  removed: number;
  kept: number;
  restored?: number;
  /** What the rules find now and didn't before. */
  warnings?: string[];
  warningCount?: number;
}

/** 'Removed 14 shifts, kept 1 edited shift and brought back 2.' */
export function undoneText({ removed, kept, restored = 0, ...told }: Undone): string {
  const parts = [
    `removed ${counted(removed, 'shift')}`,
    kept > 0 ? `kept ${counted(kept, 'edited shift')}` : '',
    restored > 0 ? `brought back ${counted(restored, 'replaced shift')}` : '',
  ].filter((part) => part !== '');
  const last = parts.pop() ?? '';
  const sentence = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  const done = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  return [done, warningsText(told)].filter(Boolean).join(' ');
}
