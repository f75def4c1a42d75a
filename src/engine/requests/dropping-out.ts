// Q5 to Q7: who and what drops out of a give or swap, and when that ends it.
import { overlaps } from '../time/intervals';
import type { Interval } from '../time/kinds';

export interface Trade {
  /** Whether colleagues are still being asked. */
  asked: boolean;
  shifts: readonly TradedShift[];
  people: readonly { id: string; part: 'asker' | 'partner' | 'candidate'; answered: boolean }[];
}

interface TradedShift extends Interval {
  id: string;
  owner: string;
  side: 'given' | 'wanted';
  /** It changes hands when the request is done. */
  chosen: boolean;
  /** Who gets it in a ring. */
  receiver?: string | undefined;
}

export interface Dropped {
  people: readonly string[];
  shifts: readonly string[];
}

interface LeaveOfPerson extends Interval {
  employeeId: string;
  /** Shifts that are worked in spite of it. */
  worked: readonly string[];
}

/** Q6: whom and what approved leave takes out. */
export function droppedByLeave({ shifts, people }: Trade, leave: LeaveOfPerson): Dropped {
  const part = people.find(({ id }) => id === leave.employeeId)?.part;
  const during = shifts.filter((shift) => overlaps(shift, leave));
  const gives = ({ id, owner }: TradedShift) =>
    owner === leave.employeeId && !leave.worked.includes(id);
  const takes = (shift: TradedShift) =>
    shift.receiver === undefined
      ? shift.owner !== leave.employeeId && (shift.side === 'wanted') === (part === 'asker')
      : shift.receiver === leave.employeeId;
  return {
    people: part !== 'asker' && during.some(takes) ? [leave.employeeId] : [],
    shifts: during
      .filter((shift) => gives(shift) || (part === 'asker' && takes(shift)))
      .map(({ id }) => id),
  };
}

export type AfterDropping = { outcome: 'void' } | ({ outcome: 'keeps' } & Dropped);

/** Q5 and Q7: what is needed ends the request; of what is one of several, the others stay. */
export function afterDropping({ asked, shifts, people }: Trade, dropped: Dropped): AfterDropping {
  const isOut = (id: string) => dropped.people.includes(id);
  const isGone = ({ id, owner, chosen }: TradedShift) =>
    dropped.shifts.includes(id) || (!chosen && isOut(owner));
  const wanted = shifts.filter(({ side }) => side === 'wanted');
  const hasNothingLeft = (id: string) =>
    wanted.length > 0 && !wanted.some((shift) => shift.owner === id && !isGone(shift));
  const left = people.filter(
    ({ id, part, answered }) =>
      part === 'candidate' && !answered && !isOut(id) && !hasNothingLeft(id),
  );
  const needed =
    shifts.some((shift) => shift.chosen && isGone(shift)) ||
    people.some(({ id, part }) => part !== 'candidate' && isOut(id));
  if (needed || (asked && left.length === 0)) return { outcome: 'void' };
  return {
    outcome: 'keeps',
    people: people
      .filter(
        ({ id, part, answered }) =>
          part === 'candidate' && !answered && !left.some((each) => each.id === id),
      )
      .map(({ id }) => id),
    shifts: shifts.filter(isGone).map(({ id }) => id),
  };
}
