// The windows that can be chosen with one click, counted from the seventh day after today.
import { LIMITS } from '#contract/limits';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { addMonths } from '#engine/time/months';

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
