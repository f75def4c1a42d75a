// Dates to fill: presets for one click, and the length of a period in words.
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { addDays, daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { addMonths } from '#engine/time/months';
import { parseCalendarDate } from '#engine/time/parse';

/** Counted from the seventh day after today. */
export const PRESETS = ['Next Week', 'Next Month', 'Next Quarter'] as const;
export type Preset = (typeof PRESETS)[number];

interface Range {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

const DEFAULT_DAYS = 14;

export function presetRange(preset: Preset, today: CalendarDate): Range {
  const startDate = addDays(today, 7);
  const end = {
    'Next Week': addDays(startDate, 6),
    'Next Month': addDays(addMonths(startDate, 1), -1),
    'Next Quarter': addDays(addMonths(startDate, 3), -1),
  }[preset];
  const longest = addDays(startDate, LIMITS.generationDays - 1);
  return { startDate, endDate: end < longest ? end : longest };
}

export function presetOf({ startDate, endDate }: Range, today: CalendarDate): Preset | undefined {
  return PRESETS.find((preset) => {
    const range = presetRange(preset, today);
    return range.startDate === startDate && range.endDate === endDate;
  });
}

export function defaultRange(today: CalendarDate): Range {
  return { startDate: today, endDate: addDays(today, DEFAULT_DAYS - 1) };
}

/** '28 days, 4 weeks'; undefined for a window that cannot be generated. */
export function periodLengthText(startDate: string, endDate: string): string | undefined {
  const [start, end] = [parseCalendarDate(startDate), parseCalendarDate(endDate)];
  if (!start || !end || start >= end) return undefined;
  const days = daysBetween(start, end) + 1;
  if (days > LIMITS.generationDays) return undefined;
  const weeks = Number((days / 7).toFixed(1));
  return `${counted(days, 'day')}, ${counted(weeks, 'week')}`;
}
