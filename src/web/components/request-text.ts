// Requests in words. Each of the five endings has its own.
import type { RequestShift, RequestState, RequestView } from '#contract/api/requests';
import { formatRange, formatShortDay } from '../platform/formats';

export const STATE_LABELS: Record<RequestState, string> = {
  asked: 'Asked',
  waiting: 'Waits for a manager',
  done: 'Done',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
  refused: 'Refused',
  expired: 'Expired',
  void: 'Ended by a change',
};

export const STATE_TONES = {
  asked: 'info',
  waiting: 'warn',
  done: 'brand',
  withdrawn: 'neutral',
  declined: 'neutral',
  refused: 'danger',
  expired: 'neutral',
  void: 'neutral',
} as const satisfies Record<RequestState, string>;

type Told = Pick<
  RequestShift,
  'date' | 'start_at' | 'end_at' | 'timezone' | 'location_name' | 'role_label'
>;

/** 'Wed 10 Mar, 09:00–17:00 at Depot' */
export function shiftText(shift: Told): string {
  return `${formatShortDay(shift.date)}, ${formatRange(shift)} at ${shift.location_name}`;
}

/** Whose shift it is now, for the person who asked. */
export function ownerText({ state, parties }: RequestView): string {
  const partner = parties.find(({ part }) => part === 'partner')?.name;
  switch (state) {
    case 'asked':
      return 'It is still your shift. You work it unless someone accepts.';
    case 'waiting':
      return `${partner ?? 'A colleague'} accepted. It is still your shift until a manager approves.`;
    case 'done':
      return `${partner ?? 'A colleague'} works it now.`;
    default:
      return 'It is still your shift.';
  }
}

/** Whether the person was asked and hasn't answered. */
export function waitsFor({ state, parties }: RequestView, employeeId: string | null): boolean {
  return (
    state === 'asked' &&
    parties.some(
      ({ employee_id, part, answer }) =>
        employee_id === employeeId && part === 'candidate' && answer === null,
    )
  );
}
