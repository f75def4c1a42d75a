// A6: how many of a person's wishes a roster keeps. It speaks of their own shifts and of nobody else's.
import { eachDay } from '../time/dates';
import { overlaps } from '../time/intervals';
import type { CalendarDate, Interval } from '../time/kinds';
import { type Availability, type Wish, wishTimesOn } from './availability';

export interface KeptWishes<Shift> {
  kept: number;
  broken: { date: CalendarDate; wish: Wish; shift: Shift | null }[];
}

/** 'Can't' and 'rather not' are kept without a shift in their time, 'like to' is kept with one. */
export function keptWishes<Shift extends Interval>(
  availability: Availability,
  shifts: readonly Shift[],
  from: CalendarDate,
  to: CalendarDate,
): KeptWishes<Shift> {
  const found: KeptWishes<Shift> = { kept: 0, broken: [] };
  for (const date of eachDay(from, to)) {
    for (const { wish, interval } of wishTimesOn(availability, date)) {
      const shift = shifts.find((each) => overlaps(each, interval)) ?? null;
      if ((shift === null) === (wish.value !== 'like')) found.kept += 1;
      else found.broken.push({ date, wish, shift });
    }
  }
  return found;
}
