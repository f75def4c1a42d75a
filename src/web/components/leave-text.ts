// Leave in words, as all its screens write it.
import type { LeaveView } from '#contract/api/leave';
import { inHours } from '#engine/hours/hours-text';
import { formatShortDay } from '../platform/formats';
import type { Badge } from '../ui/Badge';

type Days = Pick<LeaveView, 'first_date' | 'last_date' | 'start_time' | 'end_time'>;

/** 'Thu 11 Mar, from 14:00', 'Thu 11 Mar to Sat 13 Mar, until 12:00' */
export function leaveDaysText({ first_date, last_date, start_time, end_time }: Days): string {
  const first = formatShortDay(first_date);
  const days = first_date === last_date ? first : `${first} to ${formatShortDay(last_date)}`;
  const from = start_time ? `, from ${start_time}` : '';
  const until = end_time ? `, until ${end_time}` : '';
  return `${days}${from}${until}`;
}

/** '36 h', '−4.5 h' */
export function leaveHoursText(minutes: number): string {
  return `${inHours(minutes)} h`;
}

type Tone = Parameters<typeof Badge>[0]['tone'];

export const LEAVE_STATES: Record<LeaveView['state'], { label: string; tone: Tone }> = {
  asked: { label: 'Waiting', tone: 'warn' },
  waiting: { label: 'Waiting for a decision', tone: 'warn' },
  done: { label: 'Approved', tone: 'brand' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  declined: { label: 'Declined', tone: 'danger' },
  refused: { label: 'Refused', tone: 'danger' },
  expired: { label: 'Expired', tone: 'neutral' },
  void: { label: 'Ended by a change', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};
