// F27: the proposed shifts that add no block, for a plan that goes around what it may not do.
import { dayNumber } from '../time/dates';
import type { Book } from './book';
import { check, type Days } from './check';
import type { Finding } from './finding';
import { newBlocks } from './new-blocks';
import type { Person, RosterShift } from './person';

export interface LeftOut {
  shift: RosterShift;
  because: Finding;
}

export interface Kept {
  shifts: RosterShift[];
  leftOut: LeftOut[];
}

/** A day off in the middle of a long run is enough. Otherwise the latest shift of a block goes first. */
export function withoutBlocks(
  person: Person,
  proposed: readonly RosterShift[],
  book: Book,
  days: Days,
  overridden: ReadonlySet<string> = new Set(),
): Kept {
  const before = check(person, book, days);
  const leftOut: LeftOut[] = [];
  let shifts = [...proposed];
  for (;;) {
    const after = check({ ...person, shifts: [...person.shifts, ...shifts] }, book, days);
    const [because] = newBlocks(before, after, overridden);
    const shift = because && oneOf(because, shifts);
    if (!shift) return { shifts, leftOut };
    leftOut.push({ shift, because });
    shifts = shifts.filter((each) => each !== shift);
  }
}

function oneOf(
  { shifts, fix }: Finding,
  proposed: readonly RosterShift[],
): RosterShift | undefined {
  const own = new Set(proposed);
  const isFix = (shift: RosterShift) =>
    fix?.change === 'day-off' && dayNumber(shift.date) === fix.day;
  return proposed.find(isFix) ?? shifts.findLast((shift) => own.has(shift)) ?? proposed.at(-1);
}
