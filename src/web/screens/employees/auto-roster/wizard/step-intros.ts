import type { Step } from './wizard-state';

export const STEP_INTROS: Record<Step, string> = {
  template: 'The pattern of working days that the roster repeats.',
  parameters: 'Which dates to fill, by which clock, and what to watch out for.',
  teams: 'Who is rostered, and which team of the pattern each person works in.',
  assignments: 'Where, when and how long each shift code is worked.',
  conflicts: 'Shifts that people already have in the way of the new ones.',
  preview: 'The roster as it would come out. Nothing is saved yet.',
  confirm: 'One last look before the shifts are created.',
};
