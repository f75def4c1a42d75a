import { counted } from '#engine/counted';
import { formatDay } from '../../../platform/formats';
import type { MonthDay } from './month-days';

export const STATUS_LOOKS = {
  off: { marker: 'Off', text: 'day off', cell: 'bg-off' },
  sick: { marker: 'S', text: 'sick', cell: 'bg-sick' },
  holiday: { marker: 'H', text: 'holiday', cell: 'bg-holiday' },
  unavailable: { marker: '?', text: 'unavailable', cell: 'bg-sick' },
} as const;

export function shiftCountText(count: number): string {
  return counted(count, 'shift');
}

/** 'Mon 22 Nov 2027, today, 2 shifts, draft, sick': what the cell shows, and what its colour means. */
export function dayText(
  { date, shifts, status }: MonthDay,
  today: string,
  holiday?: string,
): string {
  const drafts = shifts.filter(({ published }) => !published).length;
  return [
    formatDay(date),
    date === today && 'today',
    holiday && `public holiday: ${holiday}`,
    shifts.length > 0 ? shiftCountText(shifts.length) : status === undefined && 'no shifts',
    drafts > 0 && (drafts === shifts.length ? 'draft' : counted(drafts, 'draft')),
    status && STATUS_LOOKS[status].text,
  ]
    .filter(Boolean)
    .join(', ');
}

export function emptyDayText({ date, status }: MonthDay, holiday?: string): string {
  const day = holiday ? `${formatDay(date)}, ${holiday}` : formatDay(date);
  return status ? `${day}: ${STATUS_LOOKS[status].text}, no shifts.` : `${day}: no shifts.`;
}
