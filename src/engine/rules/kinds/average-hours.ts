// F9: hours a week on average, over periods that follow each other from an anchor.
import { dayNumber } from '../../time/dates';
import { MINUTE_MS } from '../../time/instants';
import type { Book } from '../book';
import type { Kind, Search } from '../kind';
import type { Person, RosterShift } from '../person';
import type { RuleParams } from '../rule';
import { shiftsOn } from '../timeline';
import { fromTo, lengthText } from '../words';
import { firstDayOfWeeks, passing } from './hours-in-period';

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
  const { days, work } = timeline;
  let at = 0;
  while (at < days.length) {
    const day = days[at] as number;
    if (day < stretch.from) {
      at += 1;
      continue;
    }
    if (day > stretch.to) return;
    const start = day - ((((day - stretch.anchor) % stretch.days) + stretch.days) % stretch.days);
    // A contract that begins or ends within a period counts for its own days only.
    const from = Math.max(start, stretch.from);
    const to = Math.min(start + stretch.days - 1, stretch.to);
    let sum = 0;
    for (; at < days.length && (days[at] as number) <= to; at += 1) sum += work[at] as number;
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

function stretchesOf(
  { contracts }: Person,
  { weekStart }: Book,
  { minutes, period }: RuleParams['average-hours'],
): Stretch[] {
  const weekly = minutes === null ? null : { minutes, days: WEEK };
  const own = period && { days: period.days, anchor: dayNumber(period.anchor) };
  if (weekly && own) return [{ from: -Infinity, to: Infinity, ...own, ordinary: weekly }];
  const inOrder = contracts.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  return inOrder.flatMap((contract, index) => {
    const ordinary = weekly ?? contract.ordinary;
    const { averaging } = contract;
    if (!ordinary) return [];
    const next = inOrder[index + 1];
    const usual = { days: contract.ordinary?.days ?? WEEK, anchor: firstDayOfWeeks(weekStart) };
    const agreed = averaging && { days: averaging.days, anchor: dayNumber(averaging.anchor) };
    return {
      from: dayNumber(contract.validFrom),
      to: next ? dayNumber(next.validFrom) - 1 : Infinity,
      ...(own ?? agreed ?? usual),
      ordinary,
    };
  });
}
