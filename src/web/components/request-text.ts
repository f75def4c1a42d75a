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

const RING_OWNERS: Partial<Record<RequestState, string>> = {
  asked: 'It is still your shift. You work it unless everyone accepts.',
  waiting: 'Everyone accepted. It is still your shift until a manager approves.',
  done: 'Everyone has the shift that they swapped for.',
};

/** Whose shift it is now, for the person who asked. */
export function ownerText({ kind, state, parties }: RequestView): string {
  if (kind === 'ring') return RING_OWNERS[state] ?? 'Everyone keeps the shift that they have.';
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

/** Who gets what in a ring, one line for each: 'You get Amy Able's Tue 9 Mar, 09:00–17:00 at Depot'. */
export function ringLines(
  { shifts, parties }: Pick<RequestView, 'shifts' | 'parties'>,
  employeeId: string | null,
): string[] {
  const nameOf = (id: string) => parties.find(({ employee_id }) => employee_id === id)?.name;
  return shifts.map((shift) => {
    const { receiver_id, employee_id, employee_name } = shift;
    const who = receiver_id === employeeId ? 'You get' : `${nameOf(receiver_id ?? '')} gets`;
    const whose = employee_id === employeeId ? 'your' : `${employee_name}'s`;
    return `${who} ${whose} ${shiftText(shift)}`;
  });
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
