// What the rules about hours, days off and weekends leave someone in each period that the days to fill touch.
import type { AppliedRule } from '#engine/rules/book';
import { FIRST_SATURDAY } from '#engine/rules/columns';
import { averagePeriods } from '#engine/rules/kinds/average-hours';
import { windowsOf } from '#engine/rules/kinds/hours-in-period';
import type { Rule } from '#engine/rules/rule';
import { timelineOf } from '#engine/rules/timeline';
import { dayNumber } from '#engine/time/dates';
import { MINUTE_MS } from '#engine/time/instants';
import type { Limit } from '../problem';
import type { Desk } from './desk';
import type { FillInput } from './fill-input';

/** Days before and after that the search sees and doesn't change: runs of work don't begin with the window. */
export const AROUND = 7;

/** Day numbers, both included. */
interface Stretch {
  from: number;
  to: number;
}

/** Days are counted from `first`. What is rostered already is taken off, in exact minutes. */
export function limitsOf(input: FillInput, desk: Desk, id: string, first: number): Limit[] {
  const window = { from: dayNumber(input.from), to: dayNumber(input.to) };
  const person = desk.person(id);
  const { days, work, weekends } = timelineOf(person);
  const worked = ({ from, to }: Stretch, weigh: (at: number) => number) =>
    days.reduce((sum, day, at) => (day >= from && day <= to ? sum + weigh(at) : sum), 0);
  const limit = (of: Limit['of'], stretch: Stretch, most: number): Limit => ({
    of,
    from: stretch.from - first,
    to: stretch.to - first,
    most: Math.max(0, most),
  });
  const hours = (stretch: Stretch, minutes: number) =>
    limit('minutes', stretch, minutes - worked(stretch, (at) => (work[at] as number) / MINUTE_MS));
  const ofRule = (rule: Rule): Limit[] => {
    switch (rule.kind) {
      case 'hours-in-period':
      case 'hours-limit': {
        const { length, step, anchor } = windowsOf(rule.params, input.book.weekStart);
        const every = step === 'any' ? 1 : step;
        return stretchesAt(window, length, every, anchor).map((stretch) =>
          hours(stretch, rule.params.minutes),
        );
      }
      case 'average-hours':
        return averagePeriods(person, input.book, rule.params, window).map(
          ({ minutes, ...stretch }) => hours(stretch, minutes),
        );
      case 'days-off': {
        const { off, days: length } = rule.params;
        return stretchesAt(window, length, 1, 0).map((stretch) =>
          limit('days', stretch, length - off - worked(stretch, () => 1)),
        );
      }
      case 'weekends-off': {
        const { off, weeks } = rule.params;
        return stretchesAt(window, weeks * 7, 7, FIRST_SATURDAY).map((stretch) => {
          const has = weekends.filter((each) => {
            const saturday = each * 7 + FIRST_SATURDAY;
            return saturday >= stretch.from && saturday <= stretch.to;
          });
          return limit('weekends', stretch, weeks - off - has.length);
        });
      }
      default:
        return [];
    }
  };
  return heldRules(input, desk, id).flatMap(ofRule);
}

/** The stretches that hold one of the days. */
function stretchesAt(
  { from, to }: Stretch,
  length: number,
  every: number,
  anchor: number,
): Stretch[] {
  const begin = anchor + Math.ceil((from - length + 1 - anchor) / every) * every;
  const count = Math.max(0, Math.floor((to - begin) / every) + 1);
  return Array.from({ length: count }, (_, at) => {
    const start = begin + at * every;
    return { from: start, to: start + length - 1 };
  });
}

/** Those that Fill may not break, in force on all of these days and at every site. The desk knows the others, too. */
export function heldRules(input: FillInput, desk: Desk, id: string): Rule[] {
  const { settings } = input;
  const [first, last] = [dayNumber(input.from), dayNumber(input.to)];
  const isInForce = ({ holds, yieldsTo }: AppliedRule) =>
    holds.some(({ from, to, siteId }) => siteId === null && from <= first && to >= last) &&
    !yieldsTo.some(({ from, to }) => from <= last && to >= first);
  return desk
    .bookOf(id)
    .rules.filter(isInForce)
    .map(({ rule }) => rule)
    .filter(({ severity, kind }) => {
      if (severity === 'block') return true;
      if (severity !== 'warn' || settings.warnings === 'may break') return false;
      return kind !== 'average-hours' || settings.hours === 'keep';
    });
}
