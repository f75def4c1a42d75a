// What each change does to the other steps: results of older answers are dropped.
import { resizeTeams } from '../teams-step/teams';
import {
  templateAssignments,
  withCodesOf,
  withDefaultLocation,
  withTemplateTimes,
} from './code-assignments';
import { INCOMPLETE, isComplete } from './step-completeness';
import { STEPS, type Step, type WizardState } from './wizard-state';

export type WizardAction =
  | { type: 'change'; part: Step; values: Partial<WizardState[Step]> }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'jump'; step: Step }
  | { type: 'fail'; message: string }
  | { type: 'restart'; state: WizardState }
  | { type: 'preview again' };

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'change':
      return changed(state, action.part, action.values);
    case 'next':
      return next(state);
    case 'previous':
      return { ...state, error: null, currentStep: stepAt(STEPS.indexOf(state.currentStep) - 1) };
    case 'jump':
      return { ...state, error: null, currentStep: action.step };
    case 'fail':
      return { ...state, error: action.message };
    case 'restart':
      return action.state;
    case 'preview again':
      return {
        ...changed(state, 'preview', { generationResult: null }),
        error: null,
        currentStep: 'preview',
      };
  }
}

function stepAt(index: number): Step {
  return STEPS[Math.max(0, Math.min(index, STEPS.length - 1))] ?? 'template';
}

function next(state: WizardState): WizardState {
  const { currentStep, completedSteps } = state;
  if (!isComplete(currentStep, state)) return { ...state, error: INCOMPLETE };
  return {
    ...state,
    error: null,
    completedSteps: completedSteps.includes(currentStep)
      ? completedSteps
      : [...completedSteps, currentStep],
    currentStep: stepAt(STEPS.indexOf(currentStep) + 1),
  };
}

function changed(state: WizardState, part: Step, values: Partial<WizardState[Step]>): WizardState {
  const before: Record<string, unknown> = state[part];
  const names = Object.entries(values)
    .filter(([name, value]) => !Object.is(before[name], value))
    .map(([name]) => name);
  if (names.length === 0) return state.error === null ? state : { ...state, error: null };
  const after: WizardState = { ...state, error: null, [part]: { ...state[part], ...values } };
  const from = firstTouched(part, names);
  return from ? withoutFindings(withFollowers(state, after), from) : after;
}

/** The first step to go through again; none when only the view changes. */
function firstTouched(part: Step, names: string[]): Step | undefined {
  if (part === 'confirm') return undefined;
  if (part === 'preview') return names.includes('generationResult') ? 'preview' : undefined;
  // The switch belongs to step 4, although it is kept with the template.
  if (part === 'template' && !names.includes('selectedTemplate')) return 'assignments';
  return part;
}

function withFollowers(before: WizardState, after: WizardState): WizardState {
  const template = after.template.selectedTemplate;
  const { defaultLocationId } = after.parameters;
  if (!template) return after;
  const assigned = after.assignments.shiftCodeAssignments;
  const known = before.template.selectedTemplate;
  if (known?.id !== template.id) {
    return {
      ...withAssignments(after, templateAssignments(template, defaultLocationId)),
      template: { ...after.template, useTemplateDefaults: true },
      teams: {
        ...after.teams,
        teamAssignments: resizeTeams(after.teams.teamAssignments, template.teams.length),
      },
    };
  }
  if (known !== template) {
    return withAssignments(after, withCodesOf(template, assigned, defaultLocationId));
  }
  if (before.parameters.defaultLocationId !== defaultLocationId) {
    const old = before.parameters.defaultLocationId;
    return withAssignments(after, withDefaultLocation(assigned, old, defaultLocationId));
  }
  if (!before.template.useTemplateDefaults && after.template.useTemplateDefaults) {
    return withAssignments(after, withTemplateTimes(template, assigned));
  }
  return after;
}

function withAssignments(
  state: WizardState,
  shiftCodeAssignments: WizardState['assignments']['shiftCodeAssignments'],
): WizardState {
  return { ...state, assignments: { ...state.assignments, shiftCodeAssignments } };
}

function withoutFindings(state: WizardState, from: Step): WizardState {
  const index = STEPS.indexOf(from);
  const scanIsOld = index < STEPS.indexOf('conflicts');
  const previewIsOld = index < STEPS.indexOf('preview');
  return {
    ...state,
    completedSteps: state.completedSteps.filter((step) => STEPS.indexOf(step) < index),
    conflicts: scanIsOld
      ? { list: null, scanFailed: false, globalResolution: 'manual', resolutions: {} }
      : state.conflicts,
    preview: previewIsOld ? { ...state.preview, generationResult: null } : state.preview,
    confirm: { ...state.confirm, finalConfirmed: false },
  };
}
