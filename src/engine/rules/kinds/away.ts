// F4: shifts of someone who is on leave, has a day status, or can't work then.
import { dayNumber } from '../../time/dates';
import { overlaps } from '../../time/intervals';
import type { Kind } from '../kind';
import { isOnLeave, type Person, type RosterShift } from '../person';
import type { AwayReason } from '../rule';
import { dayText } from '../words';

const WORDS: Record<AwayReason, string> = {
  leave: 'On leave',
  sick: 'Sick',
  holiday: 'On holiday',
  off: 'Off',
  unavailable: 'Unavailable',
};

export const away: Kind<'away'> = {
  reach: () => 0,
  variant: ({ reason }) => reason,
  find({ person, timeline, report }, { reason }) {
    if (!mayBeAway(person, reason)) return;
    for (const shift of timeline.all) {
      if (!isAway(person, reason, shift)) continue;
      const day = dayNumber(shift.date);
      const fix = { change: 'take-off', shift } as const;
      report({ at: shift, shifts: [shift], from: day, to: day, measured: 1, limit: 0, fix });
    }
  },
  say: ({ from }, { reason }) => ({
    what: WORDS[reason],
    when: `on ${dayText(from)}`,
    limit: null,
  }),
};

function mayBeAway({ statuses, leave, unavailable }: Person, reason: AwayReason): boolean {
  if (reason === 'leave') return leave.length > 0;
  return reason === 'unavailable' ? unavailable.length > 0 : statuses.size > 0;
}

function isAway(person: Person, reason: AwayReason, shift: RosterShift) {
  if (reason === 'leave') return isOnLeave(person, shift);
  if (reason === 'unavailable') return person.unavailable.some((each) => overlaps(each, shift));
  return person.statuses.get(shift.date) === reason;
}
