// When a step is complete, and what it says when it is not.
import { LIMITS } from '#contract/limits';
import { daysBetween } from '#engine/time/dates';
import { parseCalendarDate, parseWallTime } from '#engine/time/parse';
import { DAY_MINUTES } from '../../../platform/minutes';
import { conflictKey, STEPS, type Step, type WizardState } from './wizard-state';

export const INCOMPLETE = 'Please complete all required fields before proceeding';

/** Sentences about what is missing; none when the step is complete. */
export function missingIn(step: Step, state: WizardState): string[] {
  return CHECKS[step](state).filter((sentence) => sentence !== '');
}

export function isComplete(step: Step, state: WizardState): boolean {
  return missingIn(step, state).length === 0;
}

/** After Next was refused, each field says what is wrong with it. */
export function wasRefused({ error }: WizardState): boolean {
  return error === INCOMPLETE;
}

/** A step can be chosen when all steps before it are complete. */
export function mayJumpTo(step: Step, state: WizardState): boolean {
  if (step === state.currentStep) return false;
  return STEPS.slice(0, STEPS.indexOf(step)).every(
    (earlier) => state.completedSteps.includes(earlier) && isComplete(earlier, state),
  );
}

export function windowDays({ startDate, endDate }: WizardState['parameters']): number {
  return daysBetween(startDate, endDate) + 1;
}

const CHECKS: Record<Step, (state: WizardState) => string[]> = {
  template: ({ template }) => [template.selectedTemplate ? '' : 'Please select a template'],
  parameters: ({ parameters }) => [
    windowFault(parameters),
    parameters.timezone ? '' : 'Please select a timezone',
    between(parameters.minRestHours, 0, 24) ? '' : 'Minimum rest must be 0 to 24 hours',
    between(parameters.maxConsecutiveNights, 1, 14) &&
    Number.isInteger(parameters.maxConsecutiveNights)
      ? ''
      : 'Consecutive nights must be 1 to 14',
  ],
  teams: ({ teams }) => {
    const chosen = teams.teamMode === 'groups' ? teams.selectedGroupIds : teams.selectedEmployeeIds;
    if (chosen.length === 0) return ['At least one employee or group must be selected'];
    const anyone = teams.teamAssignments.some(({ employeeIds }) => employeeIds.length > 0);
    return [anyone ? '' : 'At least one person must be in a team'];
  },
  assignments: ({ assignments, template }) => {
    if (!template.selectedTemplate) return ['No Template Selected'];
    const assigned = assignments.shiftCodeAssignments;
    return Object.keys(template.selectedTemplate.codes).flatMap((code) => {
      const { locationId = '', startTime = '', duration = 0 } = assigned[code] ?? {};
      return [
        locationId ? '' : 'Location is required',
        parseWallTime(startTime) ? '' : 'Start time must be a time such as 07:00',
        isShiftLength(duration) ? '' : 'Duration must be 0.5 to 24 hours in steps of 0.5',
      ];
    });
  },
  conflicts: ({ conflicts }) => {
    if (!conflicts.list) return ['Scan for conflicts first'];
    if (conflicts.globalResolution !== 'manual') return [];
    // Conflicts come decided under any strategy but 'flag'.
    const open = conflicts.list.filter(
      (one) => one.resolution === 'manual' && !conflicts.resolutions[conflictKey(one)],
    );
    return [open.length === 0 ? '' : 'Every conflict needs a decision'];
  },
  preview: ({ preview }) => [preview.generationResult ? '' : 'Generate the preview first'],
  confirm: ({ confirm }) => [
    confirm.createRule && !confirm.ruleName.trim()
      ? 'Rule name is required when creating a rule'
      : '',
    confirm.finalConfirmed ? '' : 'Confirm that the roster configuration is correct',
  ],
};

export function windowFault({ startDate, endDate }: WizardState['parameters']): string {
  // A date field is empty while someone types.
  if (!parseCalendarDate(startDate) || !parseCalendarDate(endDate)) return 'Invalid date format';
  if (startDate >= endDate) return 'Start date must be before end date';
  if (daysBetween(startDate, endDate) < LIMITS.generationDays) return '';
  return `Generation window cannot exceed ${LIMITS.generationDays} days`;
}

/** Minutes that a shift can last: half an hour to a day, in steps of half an hour. */
export function isShiftLength(minutes: number): boolean {
  return between(minutes, 30, DAY_MINUTES) && minutes % 30 === 0;
}

function between(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}
