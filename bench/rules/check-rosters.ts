// The check of 1,000 people x 365 days against the starter book, beside one bare pass over the same columns.
import type { RuleBook } from '../../src/engine/rules/book';
import { bookFor } from '../../src/engine/rules/book-for';
import { check, type Days, recheck } from '../../src/engine/rules/check';
import type { Person, RosterShift } from '../../src/engine/rules/person';
import type { Rule } from '../../src/engine/rules/rule';
import { STARTER_RULES } from '../../src/engine/rules/starter-book';
import { type Timeline, timelineOf } from '../../src/engine/rules/timeline';
import { addDays } from '../../src/engine/time/dates';
import type { CalendarDate, Minutes, WallTime, Zone } from '../../src/engine/time/kinds';
import { plannedInterval } from '../../src/engine/time/shift-interval';
import { median, mediansByTurns, print, say } from '../server/measure';

const PEOPLE = 1_000;
const YEAR: Days = { from: '2027-01-01' as CalendarDate, to: '2027-12-31' as CalendarDate };
const ZONE = 'Australia/Sydney' as Zone;

const TIMES: Record<string, readonly [start: string, hours: number]> = {
  D: ['06:00', 12],
  N: ['18:00', 12],
  E: ['14:00', 8],
  W: ['08:00', 7.6],
};
/** Four weeks within the guide, from a Monday. Everyone begins with another week. */
const PATTERN = 'WWWWWOOEEEEEOODDNNOOOWWWWOOO';
/** 1 January 2027 is a Friday. */
const FIRST_DAY = 4;
/** One in so many people works a day too many in a week of days and nights, and the next week. */
const OUTSIDE = 10;

const book: RuleBook = {
  rules: STARTER_RULES.map(
    (starter, index) =>
      ({
        ...starter,
        id: String(index),
        scope: { type: 'organisation' },
        validFrom: null,
        validTo: null,
        text: null,
      }) as unknown as Rule,
  ),
  weekStart: 'monday',
  sites: new Map(),
  skills: new Map(),
  requirements: [],
};

const people = Array.from({ length: PEOPLE }, (_, number) => personOf(number));
const books = people.map((person) => bookFor(person, book));
const timelines = people.map(timelineOf);
const shifts = people.reduce((sum, person) => sum + person.shifts.length, 0);

say(`${PEOPLE} people x 365 days, ${shifts} shifts, ${book.rules.length} rules`);
let findings = 0;
const checkAll = () => {
  findings = 0;
  for (let at = 0; at < PEOPLE; at += 1) {
    findings += check(
      people[at] as Person,
      books[at] as (typeof books)[number],
      YEAR,
      timelines[at] as Timeline,
    ).length;
  }
};
let seen = 0;
const passAll = () => {
  for (const timeline of timelines) seen += barePass(timeline);
};
await median(5, checkAll);
await median(5, passAll);

const [bare = 0, checked = 0] = await mediansByTurns(61, [passAll, checkAll]);
print('one bare pass over the columns', bare);
print('the check of everyone', checked, bare);
say(`${findings} findings`);
print(
  'the columns of everyone, from the shifts',
  await median(11, () => people.map(timelineOf)),
  bare,
);
print(
  'the books of everyone',
  await median(11, () => people.map((person) => bookFor(person, book))),
  bare,
);

const [person, own] = [people[0] as Person, books[0] as (typeof books)[number]];
const before = check(person, own, YEAR);
const day = { from: '2027-06-15' as CalendarDate, to: '2027-06-15' as CalendarDate };
print('one person-year, with its columns', await median(501, () => check(person, own, YEAR)));
print(
  'one person-year after a change of one day',
  await median(501, () => recheck(before, day, person, own, YEAR)),
);
if (seen < 0) say('never');

/** Reads every column once: the length of each shift, the gap before it, the work of each day. */
function barePass({ start, end, day: days, part, work, night }: Timeline): number {
  let sum = 0;
  for (let at = 1; at < start.length; at += 1) {
    sum += (end[at] as number) - (start[at] as number);
    sum += (start[at] as number) - (end[at - 1] as number);
    sum += (days[at] as number) + (part[at] as number);
  }
  for (let at = 0; at < work.length; at += 1) sum += (work[at] as number) + (night[at] as number);
  return sum;
}

function personOf(number: number): Person {
  const own: RosterShift[] = [];
  for (let dayOfYear = 0; dayOfYear < 365; dayOfYear += 1) {
    const dayOfCycle = (dayOfYear + FIRST_DAY + number * 7) % PATTERN.length;
    const isExtra = number % OUTSIDE === 0 && dayOfYear % 100 < 14 && PATTERN[dayOfCycle] === 'O';
    const times = TIMES[isExtra ? 'D' : (PATTERN[dayOfCycle] ?? '')];
    if (!times) continue;
    const date = addDays(YEAR.from, dayOfYear);
    const interval = plannedInterval({
      date,
      startTime: times[0] as WallTime,
      duration: (times[1] * 60) as Minutes,
      zone: ZONE,
    });
    if (!interval.ok) continue;
    own.push({
      start: interval.interval.start,
      end: interval.interval.end,
      id: `${number} ${dayOfYear}`,
      siteId: 'depot',
      zone: ZONE,
      date,
      published: true,
      role: null,
      code: null,
      toldAt: null,
    });
  }
  return {
    id: String(number),
    groupIds: [],
    birthDate: null,
    shifts: own,
    statuses: new Map(),
    leave: [],
    unavailable: [],
    contracts: [
      {
        validFrom: YEAR.from,
        type: 'full-time',
        ordinary: { minutes: 42 * 60, days: 7 },
        averaging: { days: 56, anchor: YEAR.from },
        agreements: [],
      },
    ],
    holdings: [],
  };
}
