// Dates and times as they cross the wire, each checked by the engine's own rules.
import { z } from 'zod';
import { DAY_MS, daysBetween } from '#engine/time/dates';
import type { CalendarDate, Instant, WallTime } from '#engine/time/kinds';
import { parseCalendarDate, parseInstant, parseWallTime } from '#engine/time/parse';
import { type DateProblem, isDateProblem, readTypedDate } from '#engine/time/typed-date';
import { LIMITS } from './limits';

export const calendarDate = z
  .string()
  .refine(
    (text): text is CalendarDate => parseCalendarDate(text) !== undefined,
    'Invalid date format (use YYYY-MM-DD)',
  )
  .meta({ examples: ['2027-03-10'] });

export const wallTime = z
  .string()
  .refine(
    (text): text is WallTime => parseWallTime(text) !== undefined,
    'Invalid time format (use HH:mm)',
  )
  .meta({ examples: ['09:00'] });

const DATE_PROBLEMS: Record<DateProblem, string> = {
  'month-first': 'Write the day before the month, such as 31/12/2026',
  impossible: "This date doesn't exist",
  unreadable: 'Write the date as day/month/year, such as 31/12/2026',
};

/** A date as people read it off a card, 31/12/2026; also 2026-12-31. Empty means none. */
export const typedDate = z
  .string()
  .meta({ examples: ['2027-12-31'] })
  .transform((text, context): CalendarDate | null => {
    if (text.trim() === '') return null;
    const read = readTypedDate(text);
    if (!isDateProblem(read)) return read;
    context.addIssue({ code: 'custom', message: DATE_PROBLEMS[read] });
    return z.NEVER;
  });

/** The length of a shift. Templates saved before the steps existed may still have other lengths. */
export const shiftHours = z
  .number()
  .min(0.5)
  .max(24)
  .multipleOf(0.5, 'Must be in steps of 0.5')
  .meta({ examples: [12] });

/** An ISO 8601 timestamp; becomes milliseconds. */
export function timestamp(example: string) {
  return z
    .string()
    .meta({ examples: [example] })
    .transform((text, context): Instant => {
      const instant = parseInstant(text);
      if (instant !== undefined) return instant;
      context.addIssue({
        code: 'custom',
        message: 'Invalid timestamp (use YYYY-MM-DDTHH:mm:ss.sssZ)',
      });
      return z.NEVER;
    });
}

/** From one date to another, both included. */
export const dateWindow = z
  .object({ from: calendarDate, to: calendarDate.meta({ examples: ['2027-03-31'] }) })
  .refine(({ from, to }) => from <= to, { message: 'from must not be after to', path: ['to'] })
  .refine(({ from, to }) => daysBetween(from, to) < LIMITS.windowDays, {
    message: `The window cannot exceed ${LIMITS.windowDays} days`,
    path: ['to'],
  });

const LONGEST_WINDOW_MS = LIMITS.windowDays * DAY_MS;

/** From one instant to another, the last one not included. */
export const instantWindow = z
  .object({
    from: timestamp('2027-03-01T00:00:00.000Z'),
    to: timestamp('2027-04-01T00:00:00.000Z'),
  })
  .refine(({ from, to }) => from < to, { message: 'from must be before to', path: ['to'] })
  .refine(({ from, to }) => to - from <= LONGEST_WINDOW_MS, {
    message: `The window cannot exceed ${LIMITS.windowDays} days`,
    path: ['to'],
  });
