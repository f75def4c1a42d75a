// Patterns: what a rotation brings over two years, and rotations designed for given heads and rules.
import { z } from 'zod';
import { GUIDE_RULES } from '#engine/patterns/guide-lines';
import { isOffCode } from '#engine/rotation/pattern';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { LIMITS } from '../limits';
import { MOST_TEAMS, shiftCode } from '../template-content';
import { calendarDate, shiftHours, wallTime } from '../time-fields';

/** A pattern that isn't saved as a template. */
const PatternInput = z
  .strictObject({
    /** A line of codes for each team, each as long as the cycle. */
    patterns: z
      .array(z.array(shiftCode).min(1).max(365))
      .min(1)
      .max(MOST_TEAMS)
      .meta({ examples: [[['D', 'D', 'OFF', 'OFF']]] }),
    codes: z
      .record(shiftCode, z.strictObject({ startTime: wallTime, hours: shiftHours }))
      .meta({ examples: [{ D: { startTime: '07:00', hours: 12 } }] }),
    /** The cycle begins on a Monday. */
    tiedToWeekdays: z.boolean(),
  })
  .refine(({ patterns }) => new Set(patterns.map(({ length }) => length)).size === 1, {
    message: 'All teams need a line of the same length',
    path: ['patterns'],
  })
  .refine(
    ({ patterns, codes }) =>
      patterns.flat().every((code) => isOffCode(code) || Object.hasOwn(codes, code)),
    { message: 'Each code needs a start time and hours', path: ['codes'] },
  );
export type PatternInput = z.infer<typeof PatternInput>;

const asked = {
  /** How many people each team has; one each when left out. Teams beyond those of the pattern begin at its first again. */
  teams: z
    .array(z.int().min(1).max(LIMITS.coverHeads))
    .min(1)
    .max(MOST_TEAMS)
    .optional()
    .meta({ examples: [[1, 1]] }),
  /** Whose clock and public holidays count; null for the organisation's clock and no holidays. */
  locationId: id('location').nullable(),
  from: calendarDate.refine((date) => date >= '2000-01-01' && date <= '2190-01-01', {
    message: 'Choose a day from 2000 to 2190',
  }),
};

const minutes = z.int();

const TeamFigures = z.object({
  name: z.string(),
  people: z.int(),
  shifts: z.int(),
  minutes,
  /** By week, as real time. */
  weeks: z.array(minutes),
  longestShift: minutes,
  daysInARow: z.int(),
  nights: z.int(),
  nightsInARow: z.int(),
  shortestRest: minutes.nullable(),
  /** Rests below 11 hours. */
  quickReturns: z.int(),
  restAfterNights: minutes.nullable(),
  freeWeekends: z.int(),
  weekendsInARow: z.int(),
  holidays: z.int(),
  leftOut: z.int(),
});

const Examination = z.object({
  from: calendarDate,
  to: calendarDate,
  /** Day 1 of the pattern. */
  cycleStart: calendarDate,
  timezone: z.string(),
  teams: z.array(TeamFigures),
  cover: z.object({
    smallest: z.int(),
    largest: z.int(),
    codes: z.array(
      z.object({
        code: z.string(),
        /** Monday first. */
        weekdays: z.array(z.object({ smallest: z.int(), largest: z.int() })),
      }),
    ),
    /** Times without anyone, such as 'Fri 19:00' to 'Mon 07:00'. */
    gaps: z.array(z.object({ from: z.string(), to: z.string(), times: z.int() })),
    moreGaps: z.int(),
  }),
  /** Null without a site. */
  holidays: z.object({ count: z.int(), unknownYears: z.array(z.int()) }).nullable(),
  clockChanges: z.array(
    z.object({
      date: calendarDate,
      /** Less than 0 when clocks go back. */
      minutes,
      teams: z.array(z.object({ team: z.string(), code: z.string(), minutes })),
    }),
  ),
  guide: z.array(z.object({ rule: z.enum(GUIDE_RULES), isWithin: z.boolean(), text: z.string() })),
});
export type Examination = z.infer<typeof Examination>;

export const examinePattern = endpoint({
  method: 'POST',
  path: '/api/patterns/examine',
  summary: 'What two years of a template or pattern bring: cover, rest, nights, weekends, hours',
  right: 'generate roster',
  body: z.union([
    z.strictObject({ templateId: id('shift-template'), ...asked }),
    z.strictObject({ pattern: PatternInput, ...asked }),
  ]),
  response: Examination,
});

/** Days in a row. */
const Block = z
  .strictObject({
    min: z.int().min(1).max(LIMITS.designedBlock),
    max: z.int().min(1).max(LIMITS.designedBlock),
  })
  .refine(({ min, max }) => min <= max, {
    message: "The maximum can't be below the minimum",
    path: ['max'],
  });

const DesignedShift = z.strictObject({
  code: shiftCode.refine((code) => !isOffCode(code), 'This code means a day off. Choose another'),
  startTime: wallTime,
  hours: shiftHours,
  /** How many people work it, Monday first. */
  heads: z
    .array(z.int().min(0).max(MOST_TEAMS))
    .length(7)
    .meta({ examples: [[1, 1, 1, 1, 1, 1, 1]] }),
  block: Block.meta({ examples: [{ min: 2, max: 4 }] }),
});

export const DesignRequest = z
  .strictObject({
    /** Each begins the rotation a week after the one before. */
    people: z
      .int()
      .min(2)
      .max(MOST_TEAMS)
      .meta({ examples: [4] }),
    shifts: z.array(DesignedShift).min(1).max(LIMITS.designedShifts),
    work: Block.meta({ examples: [{ min: 2, max: 6 }] }),
    off: Block.meta({ examples: [{ min: 2, max: 5 }] }),
    /** Codes that can't be on two or three days in a row in this order; OFF for a day off. */
    forbidden: z
      .array(z.array(shiftCode).min(2).max(3))
      .max(LIMITS.designedSequences)
      .meta({ examples: [[]] }),
    /** In how many weeks, or more, someone has Saturday and Sunday off. */
    freeWeekends: z.int().min(0).max(MOST_TEAMS),
  })
  .refine(({ shifts }) => new Set(shifts.map(({ code }) => code)).size === shifts.length, {
    message: 'Each shift needs its own code',
    path: ['shifts'],
  })
  .refine(
    ({ shifts, forbidden }) =>
      forbidden
        .flat()
        .every((code) => isOffCode(code) || shifts.some((shift) => shift.code === code)),
    { message: 'Unknown code', path: ['forbidden'] },
  )
  .refine(({ shifts }) => shifts.some(({ heads }) => heads.some((count) => count > 0)), {
    message: 'Ask for at least one person on one day',
    path: ['shifts'],
  });
export type DesignRequest = z.infer<typeof DesignRequest>;

const Design = z.object({
  outcome: z.enum(['found', 'none', 'open']),
  /** What was found, or why nothing was. */
  sentence: z.string(),
  /** A code for each day, a Monday first. */
  rotations: z.array(z.array(z.string())),
  /** What would give a rotation, one change each: 'With up to 5 days off in a row'. */
  relaxations: z.array(z.object({ text: z.string(), request: DesignRequest })),
});
export type Design = z.infer<typeof Design>;

export const designPattern = endpoint({
  method: 'POST',
  path: '/api/patterns/design',
  summary: 'Design rotations for given heads and rules, or tell what would make one possible',
  right: 'generate roster',
  body: DesignRequest,
  response: Design,
});
