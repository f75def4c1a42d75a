// Which kinds of shift can't follow each other: the rules are asked with two shifts of someone who has no others.
import { bookFor } from '#engine/rules/book-for';
import { check } from '#engine/rules/check';
import type { Person, RosterShift } from '#engine/rules/person';
import { addDays, DAY_MS, dayNumber } from '#engine/time/dates';
import { overlaps } from '#engine/time/intervals';
import type { Kind } from '../problem';
import { held } from './desk';
import { type FillInput, type Place, shiftAt } from './fill-input';

const NOBODY: Person = {
  id: '',
  groupIds: [],
  birthDate: null,
  shifts: [],
  statuses: new Map(),
  leave: [],
  unavailable: [],
  contracts: [],
  holdings: [],
};

/** By sample; rules for some people only are the desk's. */
export function followingKinds(
  { book, settings }: Pick<FillInput, 'book' | 'settings'>,
  samples: readonly Place[],
): Pick<Kind, 'notNext'>[] {
  const own = bookFor(NOBODY, { ...book, requirements: [] });
  return samples.map((sample) => {
    const one = shiftAt(sample, 'one');
    const days = { from: addDays(one.date, -1), to: addDays(one.date, 2) };
    const notNext = samples.flatMap((next, index) => {
      const other = onDayAfter(shiftAt(next, 'other'), one);
      const findings = check({ ...NOBODY, shifts: [one, other] }, own, days);
      const clashes = held(findings, settings).some(({ shifts }) => shifts.length === 2);
      return clashes || overlaps(one, other) ? [index + 1] : [];
    });
    return { notNext };
  });
}

/** At the same clock times. A change of clocks between doesn't matter here: the desk looks again. */
function onDayAfter(shift: RosterShift, { date }: RosterShift): RosterShift {
  const by = (dayNumber(date) + 1 - dayNumber(shift.date)) * DAY_MS;
  const moved = (at: RosterShift['start']) => (at + by) as RosterShift['start'];
  return { ...shift, date: addDays(date, 1), start: moved(shift.start), end: moved(shift.end) };
}
