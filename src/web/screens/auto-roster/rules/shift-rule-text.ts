// What a rule says about itself, and which window of it can be undone.
import type { RuleStatus } from '#contract/api/auto-roster';
import type { ShiftRule } from '#contract/api/shift-rules';
import { LIMITS } from '#contract/limits';
import { addDays, daysBetween } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import { formatDate, instantOfText } from '../../../platform/formats';

export const RULE_TONES = { active: 'brand', paused: 'warn', archived: 'neutral' } as const;

export const STATUS_TOASTS: Record<RuleStatus, string> = {
  active: 'Rule resumed',
  paused: 'Rule paused',
  archived: 'Rule archived',
};

export function filledText({ filled_to, status }: Pick<ShiftRule, 'filled_to' | 'status'>): string {
  if (!filled_to) return 'Not filled yet';
  const filled = `Filled to ${formatDate(filled_to as CalendarDate)}`;
  return status === 'active' ? filled : `${filled}, no further`;
}

export interface UndoWindow {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** The dates the rule has filled from today on, up to the longest window allowed. */
export function likelyWindow(
  today: CalendarDate,
  {
    start_datetime,
    timezone,
    filled_to,
  }: Pick<ShiftRule, 'start_datetime' | 'timezone' | 'filled_to'>,
): UndoWindow {
  const begins = dateAt(instantOfText(start_datetime), timezone as Zone);
  const startDate = begins > today ? begins : today;
  const longest = addDays(startDate, LIMITS.generationDays - 1);
  const last = (filled_to ?? '') as CalendarDate;
  const endDate = last > startDate ? last : addDays(startDate, 1);
  return { startDate, endDate: endDate < longest ? endDate : longest };
}

/** The fault of the dates; undefined when they are fine. */
export function windowFault({ startDate, endDate }: UndoWindow): string | undefined {
  if (!startDate || !endDate) return 'Invalid date format';
  if (startDate >= endDate) return 'Start date must be before end date';
  if (daysBetween(startDate, endDate) >= LIMITS.generationDays) {
    return `Undo window cannot exceed ${LIMITS.generationDays} days`;
  }
  return undefined;
}
