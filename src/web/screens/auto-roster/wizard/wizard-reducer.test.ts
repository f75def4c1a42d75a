import { describe, expect, it } from 'vitest';
import type { GenerationResult } from '#contract/api/auto-roster';
import { hours, template } from '../../../testing/roster-template';
import { groupTeams } from '../teams-step/teams';
import { employee, start } from '../testing/wizard-state';
import { INCOMPLETE } from './step-completeness';
import { type WizardAction, wizardReducer } from './wizard-reducer';
import type { WizardState } from './wizard-state';

const RESULT: GenerationResult = {
  entries: [],
  compact: null,
  summary: {
    created: 3,
    employees_processed: 1,
    skipped: 0,
    replaced: 0,
    conflicts: 0,
    warnings: [],
    rule_warnings: 0,
    rule_skipped: 0,
    rule_blocks: 0,
    blocks: [],
  },
  conflicts: [],
  explanations: [],
  gaps: [],
  found: { counts: [], findings: [] },
  fingerprint: 'f',
};

function reduced(state: WizardState, ...actions: WizardAction[]): WizardState {
  return actions.reduce(wizardReducer, state);
}

const chooseTemplate: WizardAction = {
  type: 'change',
  part: 'template',
  values: { selectedTemplate: template() },
};

/** At the last step, with a scan, a preview and the tick. */
function whole(): WizardState {
  const people = [employee('amy', 'ward')];
  return reduced(
    start(),
    chooseTemplate,
    { type: 'next' },
    { type: 'change', part: 'parameters', values: { defaultLocationId: 'depot' } },
    { type: 'next' },
    {
      type: 'change',
      part: 'teams',
      values: { selectedGroupIds: ['ward'], teamAssignments: groupTeams(['ward'], people, 2) },
    },
    { type: 'next' },
    { type: 'next' },
    { type: 'change', part: 'conflicts', values: { list: [] } },
    { type: 'next' },
    { type: 'change', part: 'preview', values: { generationResult: RESULT } },
    { type: 'next' },
    { type: 'change', part: 'confirm', values: { finalConfirmed: true } },
  );
}

describe('the wizard', () => {
  it('goes on when a step is complete, and refuses when it is not', () => {
    const refused = reduced(start(), { type: 'next' });
    expect(refused).toMatchObject({ currentStep: 'template', error: INCOMPLETE });
    const chosen = reduced(refused, chooseTemplate);
    expect(chosen.error).toBeNull();
    expect(reduced(chosen, { type: 'next' })).toMatchObject({
      currentStep: 'parameters',
      completedSteps: ['template'],
    });
    expect(whole()).toMatchObject({ currentStep: 'confirm', error: null });
    expect(whole().completedSteps).toHaveLength(6);
  });

  it('goes back without losing anything', () => {
    const back = reduced(whole(), { type: 'previous' });
    expect(back).toEqual({ ...whole(), currentStep: 'preview' });
    expect(reduced(start(), { type: 'previous' }).currentStep).toBe('template');
  });

  it('drops scan, preview and confirmation when an earlier answer changes', () => {
    const changes: [WizardAction, number][] = [
      [{ type: 'change', part: 'parameters', values: { minRestHours: 10 } }, 1],
      [{ type: 'change', part: 'teams', values: { selectedGroupIds: [] } }, 2],
      [{ type: 'change', part: 'assignments', values: { shiftCodeAssignments: {} } }, 3],
      [{ type: 'change', part: 'template', values: { useTemplateDefaults: false } }, 3],
    ];
    for (const [action, left] of changes) {
      const state = reduced(whole(), action);
      expect(state.completedSteps).toHaveLength(left);
      expect(state.conflicts.list).toBeNull();
      expect(state.preview.generationResult).toBeNull();
      expect(state.confirm.finalConfirmed).toBe(false);
    }
  });

  it('keeps the scan and drops the preview when a decision changes', () => {
    const state = reduced(whole(), {
      type: 'change',
      part: 'conflicts',
      values: { globalResolution: 'skip' },
    });
    expect(state.conflicts.list).toEqual([]);
    expect(state.preview.generationResult).toBeNull();
    expect(state.completedSteps).toHaveLength(4);
  });

  it('drops nothing for a change of view or of an option', () => {
    const changes: WizardAction[] = [
      { type: 'change', part: 'preview', values: { view: 'list' } },
      { type: 'change', part: 'confirm', values: { publishShifts: true } },
      { type: 'change', part: 'parameters', values: { minRestHours: 8 } },
    ];
    for (const action of changes) {
      const state = reduced(whole(), action);
      expect(state.preview.generationResult).toBe(RESULT);
      expect(state.completedSteps).toHaveLength(6);
    }
  });

  it('takes times and teams from another template, and the default site', () => {
    const state = reduced(whole(), {
      type: 'change',
      part: 'template',
      values: {
        selectedTemplate: template({
          id: 'other',
          cycle_days: 2,
          teams: ['X'],
          patterns: [['E', 'OFF']],
          codes: { E: { label: 'Evening', start: hours(14), duration: hours(8) } },
        }),
      },
    });
    expect(state.assignments.shiftCodeAssignments).toEqual({
      E: { code: 'E', locationId: 'depot', startTime: '14:00', duration: hours(8) },
    });
    expect(state.teams.teamAssignments.map(({ employeeIds }) => employeeIds)).toEqual([['amy']]);
  });

  it('lets codes without their own site follow the default site', () => {
    const codes = whole().assignments.shiftCodeAssignments;
    const night = { code: 'N', startTime: '19:00', duration: hours(11), locationId: 'mill' };
    const state = reduced(
      whole(),
      {
        type: 'change',
        part: 'assignments',
        values: { shiftCodeAssignments: { ...codes, N: night } },
      },
      { type: 'change', part: 'parameters', values: { defaultLocationId: 'yard' } },
    );
    expect(state.assignments.shiftCodeAssignments).toMatchObject({
      D: { locationId: 'yard' },
      N: { locationId: 'mill' },
    });
  });

  it('puts the times of the template back with its defaults', () => {
    const early = { code: 'D', startTime: '05:00', duration: hours(4), locationId: 'mill' };
    const state = reduced(
      whole(),
      { type: 'change', part: 'template', values: { useTemplateDefaults: false } },
      { type: 'change', part: 'assignments', values: { shiftCodeAssignments: { D: early } } },
      { type: 'change', part: 'template', values: { useTemplateDefaults: true } },
    );
    expect(state.assignments.shiftCodeAssignments.D).toEqual({
      code: 'D',
      startTime: '07:00',
      duration: hours(12),
      locationId: 'mill',
    });
  });

  it('goes back to an empty preview', () => {
    const state = reduced(whole(), { type: 'preview again' });
    expect(state).toMatchObject({ currentStep: 'preview', preview: { generationResult: null } });
    expect(state.completedSteps).toHaveLength(5);
  });

  it('keeps the message of a failure until something changes', () => {
    const failed = reduced(whole(), { type: 'fail', message: '503: Not now.' });
    expect(failed.error).toBe('503: Not now.');
    const { finalConfirmed } = failed.confirm;
    const same: WizardAction = { type: 'change', part: 'confirm', values: { finalConfirmed } };
    expect(reduced(failed, same).error).toBeNull();
  });
});
