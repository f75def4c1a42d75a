// Cards of the manager's queue in words.
import type { InboxCard } from '#contract/api/inbox';
import { counted } from '#engine/counted';
import { formatRange, formatShortDay } from '../../platform/formats';
import { DAY_STATUS_TEXT } from '../day-status-text';
import { leaveDaysText } from '../leave-text';
import { ringLines, shiftText } from '../request-text';

/** Who and what, in one line. */
export function cardTitle(card: InboxCard): string {
  switch (card.type) {
    case 'request':
      return requestTitle(card.request);
    case 'leave':
      return `Leave for ${card.leave.employee_name}`;
    case 'leave-set':
      return leaveSetTitle(card.leaves.map(({ employee_name }) => employee_name));
    case 'leave-end':
      return `${card.leave.end_asked?.last_date ? 'Earlier end' : 'End'} of the leave of ${card.leave.employee_name}`;
    case 'shift':
      return card.shift.answer === 'cannot'
        ? `${card.shift.employee_name} can't work`
        : `${card.shift.employee_name} hasn't confirmed`;
    case 'uncovered':
      return `The shift of ${card.shift.employee_name} is uncovered`;
    case 'cover':
      return `${card.location_name} is short of ${counted(card.missing, 'person', 'people')}`;
    default:
      return card satisfies never;
  }
}

type Request = Extract<InboxCard, { type: 'request' }>['request'];

function requestTitle({ kind, employee_name, parties }: Request): string {
  const partner = parties.find(({ part }) => part === 'partner')?.name ?? 'a colleague';
  if (kind === 'claim') return `Open shift for ${employee_name}`;
  if (kind === 'ring') return `Swap of ${employee_name} with two colleagues`;
  return kind === 'swap'
    ? `Swap of ${employee_name} with ${partner}`
    : `Shift of ${employee_name} for ${partner}`;
}

/** When and where, one line for each shift. */
export function cardLines(card: InboxCard): string[] {
  switch (card.type) {
    case 'request':
      if (card.request.kind === 'ring') return ringLines(card.request, null);
      // Several people may want the same open shift, so none of their requests has chosen it.
      if (card.request.kind === 'claim') return card.request.shifts.map(shiftText);
      return card.request.shifts
        .filter(({ chosen }) => chosen)
        .map((shift) => `From ${shift.employee_name}: ${shiftText(shift)}`);
    case 'leave':
      return [`${leaveDaysText(card.leave)}, ${card.leave.type_name}`];
    case 'leave-set':
      return card.short.map(
        ({ location_name, date, leave_ids, room }) =>
          `${location_name} on ${formatShortDay(date)}: ${room} of ${leave_ids.length} can go`,
      );
    case 'leave-end': {
      const last = card.leave.end_asked?.last_date;
      return [
        `${leaveDaysText(card.leave)}, ${card.leave.type_name}`,
        last ? `It would end on ${formatShortDay(last)}` : 'All of it would be cancelled',
      ];
    }
    case 'shift':
      return [shiftText(card.shift)];
    case 'uncovered':
      return [shiftText(card.shift), DAY_STATUS_TEXT[card.shift.status]];
    case 'cover': {
      const { date, starts_at, ends_at, timezone } = card;
      const times = formatRange({ start_at: starts_at, end_at: ends_at, timezone });
      const offered = `${counted(card.offered, 'open place')} offered already`;
      return [`${formatShortDay(date)}, ${times}`, ...(card.offered > 0 ? [offered] : [])];
    }
    default:
      return card satisfies never;
  }
}

export function refusalsText(count: number): string {
  if (count === 0) return 'never refused in the last year';
  return `refused ${counted(count, 'time')} in the last year`;
}

/** 'Amy Able and Ben Bold can't both have leave'. */
function leaveSetTitle(names: readonly string[]): string {
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${all} can't ${names.length === 2 ? 'both' : 'all'} have leave`;
}
