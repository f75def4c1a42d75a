// F9: hours a week on average, over periods that follow each other from an anchor.
import { dayNumber } from '../../time/dates';
import { MINUTE_MS } from '../../time/instants';
import type { WeekStart } from '../../time/week-start';
import type { Book } from '../book';
import type { Kind, Search } from '../kind';
import type { Contract, Person, RosterShift } from '../person';
import type { RuleParams } from '../rule';
import { positionAt, shiftsOn } from '../timeline';
import { fromTo, lengthText } from '../words';
import { firstDayOf, firstDayOfWeeks, passing } from './hours-in-period';

const WEEK = 7;

export const averageHours: Kind<'average-hours'> = {
  reach: ({ period }, averaging) => period?.days ?? averaging,
  find(search, params) {
    for (const stretch of stretchesOf(search.person, search.book, params)) {
      findIn(search, stretch);
    }
  },
  say: ({ from, to, measured, limit }) => ({
    what: `${lengthText(measured)} a week on average`,
    when: fromTo(from, to),
    limit: `${lengthText(limit)} is the maximum`,
  }),
};

/** Days on which one contract is in force, both included, with its periods. */
interface Stretch {
  from: number;
  to: number;
  /** The days of a period, and the first day of one. */
  days: number;
  anchor: number;
  /** The ordinary minutes in so many days. */
  ordinary: { minutes: number; days: number };
}

function findIn({ timeline, report }: Search, stretch: Stretch): void {
  const { days, total } = timeline;
  let at = positionAt(days, stretch.from);
  while (at < days.length && (days[at] as number) <= stretch.to) {
    const start = firstDayOf(days[at] as number, stretch.days, stretch.anchor);
    // A contract that begins or ends within a period counts for its own days only.
    const from = Math.max(start, stretch.from);
    const to = Math.min(start + stretch.days - 1, stretch.to);
    const before = at === 0 ? 0 : (total[at - 1] as number);
    // A period holds at most as many dates as it has days.
    at = Math.min(at + stretch.days, days.length);
    while ((days[at - 1] as number) > to) at -= 1;
    const sum = (total[at - 1] as number) - before;
    const { minutes, days: per } = stretch.ordinary;
    const length = to - from + 1;
    if (sum * per <= minutes * MINUTE_MS * length) continue;
    const shifts = shiftsOn(timeline, from, to);
    const allowed = (minutes * MINUTE_MS * length) / per;
    report({
      at: passing(timeline, from, allowed) ?? (shifts.at(-1) as RosterShift),
      shifts,
      from,
      to,
      measured: ((sum / MINUTE_MS) * WEEK) / length,
      limit: (minutes * WEEK) / per,
      excess: (sum - allowed) / MINUTE_MS,
    });
  }
}

/** The periods that hold one of these days, each with the minutes that it allows. */
export function averagePeriods(
  person: Person,
  book: Pick<Book, 'weekStart'>,
  params: RuleParams['average-hours'],
  days: { from: number; to: number },
): { from: number; to: number; minutes: number }[] {
  return stretchesOf(person, book, params).flatMap((stretch) => {
    const periods = [];
    const first = Math.max(days.from, stretch.from);
    const last = Math.min(days.to, stretch.to);
    for (
      let start = firstDayOf(first, stretch.days, stretch.anchor);
      start <= last;
      start += stretch.days
    ) {
      const from = Math.max(start, stretch.from);
      const to = Math.min(start + stretch.days - 1, stretch.to);
      const { minutes, days: per } = stretch.ordinary;
      periods.push({ from, to, minutes: (minutes * (to - from + 1)) / per });
    }
    return periods;
  });
}

function stretchesOf(
  { contracts }: Person,
  { weekStart }: Pick<Book, 'weekStart'>,
  { minutes, period }: RuleParams['average-hours'],
): Stretch[] {
  const weekly = minutes === null ? null : { minutes, days: WEEK };
  const own = period && { days: period.days, anchor: dayNumber(period.anchor) };
  if (weekly && own) return [{ from: -Infinity, to: Infinity, ...own, ordinary: weekly }];
  const inOrder =
    contracts.length < 2
      ? contracts
      : contracts.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  const stretches: Stretch[] = [];
  for (const [index, contract] of inOrder.entries()) {
    const ordinary = weekly ?? contract.ordinary;
    if (!ordinary) continue;
    const next = inOrder[index + 1];
    const { days, anchor } = own ?? agreedOf(contract) ?? usualOf(contract, weekStart);
    const from = dayNumber(contract.validFrom);
    const to = next ? dayNumber(next.validFrom) - 1 : Infinity;
    stretches.push({ from, to, days, anchor, ordinary });
  }
  return stretches;
}

function agreedOf({ averaging }: Contract) {
  return averaging && { days: averaging.days, anchor: dayNumber(averaging.anchor) };
}

function usualOf({ ordinary }: Contract, weekStart: WeekStart) {
  return { days: ordinary?.days ?? WEEK, anchor: firstDayOfWeeks(weekStart) };
}
