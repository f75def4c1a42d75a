// Which day of the cycle a date is, and the sentence about it.
import {
  continuedCycleStart,
  cycleDayOf,
  defaultCycleStart,
  patternOfTeam,
} from '#engine/rotation/pattern';
import { addDays, eachDay } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { RosterTemplate } from '../../../data/shift-templates';
import { formatDate, formatDay } from '../../../platform/formats';
import type { WizardState } from './wizard-state';

type Cycled = Pick<RosterTemplate, 'cycle_days' | 'tied_to_weekdays' | 'last_run'>;
type Window = Pick<WizardState['parameters'], 'startDate' | 'continueCycle'>;

export function cycleStartOf(template: Cycled, { startDate, continueCycle }: Window): CalendarDate {
  const { last_run, cycle_days, tied_to_weekdays } = template;
  return continueCycle && last_run
    ? continuedCycleStart(startDate, last_run.cycle_start_date, cycle_days)
    : defaultCycleStart(startDate, tied_to_weekdays);
}

/** The start date must be a valid date. */
export function cycleText(template: Cycled, window: Window): string {
  const { last_run, cycle_days } = template;
  const { startDate } = window;
  const dayOf = (date: CalendarDate, start: CalendarDate) =>
    `day ${cycleDayOf(date, start, cycle_days) + 1}`;
  const first = `${formatDay(startDate)} is ${dayOf(startDate, cycleStartOf(template, window))} of ${cycle_days}`;
  if (window.continueCycle && last_run) {
    const { end_date, cycle_start_date } = last_run;
    return `The last roster from this template ended on ${formatDate(end_date)}, on ${dayOf(end_date, cycle_start_date)} of its cycle. This one continues from there: ${first}.`;
  }
  return `The cycle starts again: ${first}.`;
}

/** The codes of a team in the first week of the window. */
export function firstWeek(
  template: RosterTemplate,
  window: Window,
  team: number,
): { date: CalendarDate; code: string }[] {
  const { patterns, cycle_days } = template;
  const start = cycleStartOf(template, window);
  const pattern = patternOfTeam(patterns, team);
  return eachDay(window.startDate, addDays(window.startDate, 6)).map((date) => ({
    date,
    code: pattern[cycleDayOf(date, start, cycle_days)] ?? 'OFF',
  }));
}
