// The shifts that Fill shares out fairly: nights, weekends and public holidays.
import type { RosterShift } from '#engine/rules/person';
import { weekdayOf } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { Instant } from '#engine/time/kinds';
import type { FillInput, FillPerson } from './fill-input';

export interface Burden {
  test: (shift: RosterShift) => boolean;
  /** How many more than the median of their group someone worked in the last twelve months. */
  ofYear: (person: FillPerson) => number;
}

export function burdensIn({ sites }: FillInput): Burden[] {
  const holidays = new Map(
    sites.map((site) => [site.id, new Set(site.holidays.map(({ date }) => date))]),
  );
  return [
    {
      test: ({ end, zone, date }) => dateAt((end - 1) as Instant, zone) !== date,
      ofYear: ({ worked }) => worked?.nights ?? 0,
    },
    { test: ({ date }) => weekdayOf(date) >= 6, ofYear: ({ worked }) => worked?.weekends ?? 0 },
    {
      test: ({ siteId, date }) => holidays.get(siteId)?.has(date) ?? false,
      ofYear: ({ worked }) => worked?.holidays ?? 0,
    },
  ];
}

/** How many of these shifts in the window are with people who had more of them than the median before. */
export function unfairShifts(input: FillInput, people: readonly FillPerson[]): number {
  const burdens = burdensIn(input);
  const isUnfair = (person: FillPerson, shift: RosterShift) =>
    shift.date >= input.from &&
    shift.date <= input.to &&
    burdens.some(({ test, ofYear }) => ofYear(person) > 0 && test(shift));
  return people
    .filter(({ asked }) => asked)
    .reduce((sum, each) => sum + each.shifts.filter((shift) => isUnfair(each, shift)).length, 0);
}
