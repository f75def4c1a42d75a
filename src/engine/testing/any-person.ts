// Random people for property tests: shifts at sites in six zones, around the days on which their clocks change.
import fc from 'fast-check';
import type { DayStatusName } from '../cells/cell';
import { wallTimeOf } from '../cells/cell';
import type { Person, RosterShift } from '../rules/person';
import type { Rule } from '../rules/rule';
import { addDays } from '../time/dates';
import type { CalendarDate, Instant, Minutes, Zone } from '../time/kinds';
import { plannedInterval } from '../time/shift-interval';
import { amy, rule } from './rules-input';
import { date, zone } from './times';

/** Four zones of Australia, one without a change of clocks and one with a change of half an hour, and two abroad. */
export const SITES: readonly (readonly [id: string, zone: Zone])[] = [
  ['sydney', zone('Australia/Sydney')],
  ['adelaide', zone('Australia/Adelaide')],
  ['lord howe', zone('Australia/Lord_Howe')],
  ['perth', zone('Australia/Perth')],
  ['london', zone('Europe/London')],
  ['new york', zone('America/New_York')],
];

/** Forty days from each of these hold a change of clocks in every zone that has one. */
export const FIRST_DAYS = [date('2027-03-05'), date('2027-09-28')];
export const DAYS = 40;

const anyShift = (first: CalendarDate): fc.Arbitrary<RosterShift | undefined> =>
  fc
    .record({
      day: fc.integer({ min: 0, max: DAYS - 1 }),
      start: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
      duration: fc.integer({ min: 1, max: 60 }).map((quarters) => (quarters * 15) as Minutes),
      // Most people work at one site, and days off need days without overlaps.
      site: fc.oneof(
        { weight: 3, arbitrary: fc.constant(SITES[0]) },
        { weight: 1, arbitrary: fc.constantFrom(...SITES) },
      ),
      told: fc.integer({ min: 0, max: 20 }),
      published: fc.boolean(),
    })
    .map(({ day, start, duration, site, told, published }) => {
      const [siteId, there] = site ?? ['sydney', zone('Australia/Sydney')];
      const on = addDays(first, day);
      const times = plannedInterval({
        date: on,
        startTime: wallTimeOf(start),
        duration,
        zone: there,
      });
      if (!times.ok) return undefined;
      const toldAt = (times.interval.start - told * 86_400_000) as Instant;
      return {
        ...times.interval,
        id: '',
        siteId,
        zone: there,
        date: on,
        published,
        role: null,
        code: null,
        toldAt,
      };
    });

export const anyShifts = (
  first: CalendarDate,
  maxLength = 40,
  prefix = 'shift',
): fc.Arbitrary<RosterShift[]> =>
  fc
    .array(anyShift(first), { maxLength, size: 'max' })
    .map((all) =>
      all.flatMap((each, index) => (each ? { ...each, id: `${prefix} ${index}` } : [])),
    );

export const anyStatuses = (first: CalendarDate): fc.Arbitrary<Map<CalendarDate, DayStatusName>> =>
  fc
    .array(
      fc.tuple(
        fc.integer({ min: 0, max: DAYS - 1 }),
        fc.constantFrom<DayStatusName>('off', 'sick', 'holiday'),
      ),
      { maxLength: 4 },
    )
    .map((days) => new Map(days.map(([day, status]) => [addDays(first, day), status])));

export function personWith(shifts: RosterShift[], changes: Partial<Person> = {}): Person {
  return amy({
    shifts,
    birthDate: date('2012-04-01'),
    contracts: [
      {
        validFrom: date('2026-01-01'),
        type: 'full-time',
        ordinary: { minutes: 20 * 60, days: 7 },
        averaging: { days: 14, anchor: date('2027-01-04') },
        agreements: [],
      },
      {
        validFrom: date('2027-04-01'),
        type: 'casual',
        ordinary: { minutes: 10 * 60, days: 7 },
        averaging: null,
        agreements: ['short-rest', 'long-shifts'],
      },
    ],
    holdings: [{ skillId: 'aid', validFrom: null, validTo: date('2027-04-04'), verified: true }],
    ...changes,
  });
}

/** Every kind, with limits that random shifts often break. */
export const STRICT_RULES: readonly Rule[] = [
  rule('rest', { minutes: 720, agreed: 480, brokenSpan: 720 }),
  rule('long-shift', { minutes: 600, agreed: 660 }),
  rule('short-shift', { minutes: 180 }),
  rule(
    'hours-in-period',
    { minutes: 1800, days: 7, begins: 'any-day', anchor: null },
    { id: 'any 7' },
  ),
  rule(
    'hours-in-period',
    { minutes: 2400, days: 14, begins: 'fixed', anchor: null },
    { id: 'fortnight' },
  ),
  rule('average-hours', { minutes: null, period: null }),
  rule('days-in-a-row', { days: 2 }),
  rule('nights-in-a-row', { nights: 1 }),
  rule('days-off', { off: 3, days: 7 }),
  rule('weekends-off', { off: 1, weeks: 2 }),
  rule('rest-after-nights', { minutes: 2880 }),
  rule('forward-rotation', { minutes: 1440 }),
  rule('notice', { days: 7 }),
  rule('public-holidays', { count: 1 }),
  rule('skill', {}),
  rule('away', { reason: 'sick' }, { id: 'sick' }),
  rule('away', { reason: 'leave' }, { id: 'leave' }),
  rule('hours-limit', {
    minutes: 1800,
    days: 14,
    begins: 'each-week',
    anchor: date('2024-01-01'),
    of: 'visa',
  }),
  rule('minors', {
    age: 15,
    state: null,
    dayMinutes: 300,
    weekMinutes: 900,
    earliestStart: 360,
    latestEnd: 1260,
  }),
  // A narrower rule at one site, and one from a date on.
  rule(
    'rest',
    { minutes: 480, agreed: null, brokenSpan: null },
    { id: 'rest in Perth', scope: { type: 'site', id: 'perth' } },
  ),
  rule('days-in-a-row', { days: 3 }, { id: 'from April', validFrom: date('2027-04-02') }),
];
