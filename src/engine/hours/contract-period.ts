// The period of a contract that holds a date: a week, a fortnight, four weeks or a cycle.

import { firstDayOfWeeks } from '../rules/kinds/hours-in-period';
import type { Contract } from '../rules/person';
import { addDays, dateOfDayNumber, dayNumber } from '../time/dates';
import type { CalendarDate } from '../time/kinds';
import type { WeekStart } from '../time/week-start';

/** A contract, with what it says of days that aren't worked. */
export interface HoursContract extends Contract {
  /** Whether a day of leave counts as hours. */
  leaveCounts: boolean;
  /** Whether a public holiday without a shift counts as hours. */
  holidaysCount: boolean;
}

export interface ContractPeriod {
  contract: HoursContract;
  /** The first and the last day. */
  from: CalendarDate;
  to: CalendarDate;
  /** Minutes that the contract asks for in these days. */
  ordinary: number;
}

/** W1, W2: undefined without a contract on the date, or where it has no ordinary hours. */
export function contractPeriod(
  contracts: readonly HoursContract[],
  date: CalendarDate,
  weekStart: WeekStart,
): ContractPeriod | undefined {
  const inOrder = contracts.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  const contract = inOrder.findLast(({ validFrom }) => validFrom <= date);
  if (!contract?.ordinary) return undefined;
  const { ordinary, averaging, validFrom } = contract;
  const next = inOrder[inOrder.indexOf(contract) + 1];
  const days = averaging?.days ?? ordinary.days;
  const anchor = averaging ? dayNumber(averaging.anchor) : firstDayOfWeeks(weekStart);
  const day = dayNumber(date);
  const start = day - ((((day - anchor) % days) + days) % days);
  const from = later(dateOfDayNumber(start), validFrom);
  const last = dateOfDayNumber(start + days - 1);
  const to = next && next.validFrom <= last ? addDays(next.validFrom, -1) : last;
  const length = dayNumber(to) - dayNumber(from) + 1;
  return { contract, from, to, ordinary: (ordinary.minutes * length) / ordinary.days };
}

function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}
