// The figures of each kind of rule as they cross the wire, each with the sentence a person reads when it is wrong.
import { z } from 'zod';
import { counted } from '#engine/counted';
import { AWAY_REASONS } from '#engine/rules/rule';
import { calendarDate } from './time-fields';

const DAY = 24 * 60;
const LONGEST_PERIOD = 366;

/** A whole number from a minimum to a maximum, in words where it isn't. */
function number(minimum: number, maximum: number) {
  return z
    .int(`Enter a whole number from ${minimum} to ${maximum}`)
    .min(minimum, `Must be at least ${minimum}`)
    .max(maximum, `Must be at most ${maximum}`);
}

/** Minutes on the wire, hours for people. */
function length(maximumHours: number) {
  return z
    .int({
      // People leave a field empty or type what is no number; programs send halves of minutes.
      error: ({ input }) =>
        Number.isFinite(input) ? 'Enter a length in whole minutes' : 'Enter a number of hours',
    })
    .min(1, 'Must be more than 0')
    .max(maximumHours * 60, `Must be at most ${counted(maximumHours, 'hour')}`)
    .meta({ examples: [60] });
}

const days = number(1, LONGEST_PERIOD).meta({ examples: [7] });
const WEEK_HOURS = 7 * 24;

const Rest = z
  .strictObject({
    minutes: length(WEEK_HOURS),
    agreed: length(WEEK_HOURS).nullable(),
    brokenSpan: length(24).nullable(),
  })
  .refine(({ minutes, agreed }) => agreed === null || agreed <= minutes, {
    message: "The rest by agreement can't be longer than the rest itself",
    path: ['agreed'],
  });

const LongShift = z
  .strictObject({ minutes: length(24), agreed: length(24).nullable() })
  .refine(({ minutes, agreed }) => (agreed ?? minutes) >= minutes, {
    message: "The longest shift by agreement can't be shorter than the longest shift",
    path: ['agreed'],
  });

const PERIOD = {
  minutes: length(LONGEST_PERIOD * 24),
  days,
  begins: z.enum(['fixed', 'any-day', 'each-week']),
  anchor: calendarDate.nullable(),
};
const fits = ({ minutes, days: count }: { minutes: number; days: number }) =>
  minutes <= count * DAY;
const TOO_LONG = { message: "There aren't that many hours in the period", path: ['minutes'] };

const firstDay = z
  .string('Enter the first day of a period')
  .pipe(calendarDate)
  .meta({ examples: ['2027-03-01'] });

const AverageHours = z.strictObject({
  minutes: length(WEEK_HOURS).nullable(),
  period: z.strictObject({ days: number(7, LONGEST_PERIOD), anchor: firstDay }).nullable(),
});

const DaysOff = z
  .strictObject({ off: number(1, LONGEST_PERIOD), days })
  .refine(({ off, days: count }) => off <= count, {
    error: ({ input }) =>
      `There are only ${counted((input as { days: number }).days, 'day')} to have off`,
    path: ['off'],
  });

const WeekendsOff = z
  .strictObject({ off: number(1, 52), weeks: number(1, 52) })
  .refine(({ off, weeks }) => off <= weeks, {
    error: ({ input }) =>
      `There are only ${counted((input as { weeks: number }).weeks, 'weekend')} to have off`,
    path: ['off'],
  });

/** Minutes after midnight on the wire, a time for people. */
const TIME = 'Enter a time such as 06:00';
const clock = (minimum: number, maximum: number) =>
  z
    .int(TIME)
    .min(minimum, TIME)
    .max(maximum, TIME)
    .meta({ examples: [360] })
    .nullable();

const Minors = z
  .strictObject({
    age: number(1, 25).meta({ examples: [15] }),
    state: z.string().trim().min(1).max(50).nullable(),
    dayMinutes: length(24).nullable(),
    weekMinutes: length(WEEK_HOURS).nullable(),
    earliestStart: clock(0, DAY - 1),
    latestEnd: clock(1, DAY),
  })
  .refine(({ earliestStart, latestEnd }) => (earliestStart ?? 0) < (latestEnd ?? DAY), {
    message: 'The latest end must be after the earliest start',
    path: ['latestEnd'],
  });

/** Every kind, as a part of a discriminated union with the fields that all kinds share. */
export function eachKind<Shared extends z.ZodRawShape>(shared: Shared) {
  return z.discriminatedUnion('kind', [
    kind('rest', Rest, shared),
    kind('long-shift', LongShift, shared),
    kind('short-shift', z.strictObject({ minutes: length(24) }), shared),
    kind('hours-in-period', z.strictObject(PERIOD).refine(fits, TOO_LONG), shared),
    kind('average-hours', AverageHours, shared),
    kind('days-in-a-row', z.strictObject({ days }), shared),
    kind('nights-in-a-row', z.strictObject({ nights: days }), shared),
    kind('days-off', DaysOff, shared),
    kind('weekends-off', WeekendsOff, shared),
    kind('rest-after-nights', z.strictObject({ minutes: length(2 * WEEK_HOURS) }), shared),
    kind('forward-rotation', z.strictObject({ minutes: length(2 * WEEK_HOURS) }), shared),
    kind('notice', z.strictObject({ days }), shared),
    kind('public-holidays', z.strictObject({ count: number(0, LONGEST_PERIOD) }), shared),
    kind('skill', z.strictObject({}), shared),
    kind('away', z.strictObject({ reason: z.enum(AWAY_REASONS) }), shared),
    kind(
      'hours-limit',
      z.strictObject({ ...PERIOD, of: z.enum(['visa', 'licence']) }).refine(fits, TOO_LONG),
      shared,
    ),
    kind('minors', Minors, shared),
  ]);
}

function kind<K extends string, Params extends z.ZodType, Shared extends z.ZodRawShape>(
  name: K,
  params: Params,
  shared: Shared,
) {
  return z.strictObject({ kind: z.literal(name), params, ...shared });
}
