import { counted } from '#engine/counted';
import { formatDay } from '../../../platform/formats';
import type { MonthDay } from './month-days';

export const STATUS_LOOKS = {
  off: { marker: 'Off', words: 'day off', cell: 'bg-off' },
  sick: { marker: 'S', words: 'sick', cell: 'bg-sick' },
  holiday: { marker: 'H', words: 'holiday', cell: 'bg-holiday' },
  unavailable: { marker: '?', words: 'unavailable', cell: 'bg-sick' },
} as const;

export function shiftCount(count: number): string {
  return counted(count, 'shift');
}

/** 'Mon 22 Nov 2027, today, 2 shifts, draft, sick': all that the cell shows, and what its colour says. */
export function dayWords({ date, shifts, status }: MonthDay, today: string): string {
  const drafts = shifts.filter(({ published }) => !published).length;
  return [
    formatDay(date),
    date === today && 'today',
    shifts.length > 0 ? shiftCount(shifts.length) : status === undefined && 'no shifts',
    drafts > 0 && (drafts === shifts.length ? 'draft' : `${drafts} draft`),
    status && STATUS_LOOKS[status].words,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What is said of a day that has no shifts to show. */
export function emptyDayNote({ date, status }: MonthDay): string {
  const day = formatDay(date);
  return status ? `${day}: ${STATUS_LOOKS[status].words}, no shifts.` : `${day}: no shifts.`;
}
