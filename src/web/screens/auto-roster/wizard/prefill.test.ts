import { describe, expect, it } from 'vitest';
import type { Location } from '#contract/api/locations';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { template } from '../../../testing/roster-template';
import { employee, start } from '../testing/wizard-state';
import { type Known, prefill } from './prefill';

const KNOWN: Known = {
  templates: [template()],
  employees: [employee('amy', 'ward'), employee('ben', 'ward'), employee('cat')],
  groups: [{ id: 'ward' } as ShiftGroup],
  locations: [{ id: 'depot' } as Location, { id: 'mill' } as Location],
};

const SAVED = {
  templateId: 'two-two',
  startDate: '2027-05-01',
  endDate: '2027-05-28',
  employeeIds: [],
  groupIds: ['ward'],
  parameters: { roleLabel: 'Nurse', default_location_id: 'depot', replace_conflicts: false },
  timezone: 'Australia/Perth',
  minRestHours: 10,
  maxConsecutiveNights: 4,
  conflictStrategy: 'skip',
  notes: 'Bring boots.',
  teams: [
    { teamId: 'A', teamName: 'A', employeeIds: ['ben'] },
    { teamId: 'B', teamName: 'B', employeeIds: ['amy'] },
  ],
  shiftCodes: {
    D: { locationId: 'depot', startTime: '06:00', duration: 12 },
    N: { locationId: 'mill', startTime: '19:00', duration: 11 },
  },
};

function filled(saved: object | string, known: Known = KNOWN, template_id = 'two-two') {
  const generation_params = typeof saved === 'string' ? saved : JSON.stringify(saved);
  return prefill({ template_id, generation_params }, known, start());
}

describe('a rerun', () => {
  it('fills in template, parameters, teams and codes as they were', () => {
    const { state, outcome } = filled(SAVED);
    expect(outcome).toBe('loaded');
    expect(state.template).toMatchObject({
      selectedTemplate: { id: 'two-two' },
      useTemplateDefaults: false,
    });
    expect(state.parameters).toEqual({
      startDate: '2027-05-29',
      endDate: '2027-06-25',
      timezone: 'Australia/Perth',
      minRestHours: 10,
      maxConsecutiveNights: 4,
      conflictStrategy: 'skip',
      defaultLocationId: 'depot',
      defaultRoleLabel: 'Nurse',
      notes: 'Bring boots.',
      continueCycle: true,
    });
    expect(state.teams).toMatchObject({
      teamMode: 'groups',
      selectedGroupIds: ['ward'],
      teamAssignments: [{ employeeIds: ['ben'] }, { employeeIds: ['amy'] }],
    });
    expect(state.assignments.shiftCodeAssignments.D).toMatchObject({ startTime: '06:00' });
  });

  it('takes defaults for missing settings', () => {
    const { startDate, endDate } = SAVED;
    const { state, outcome } = filled({ startDate, endDate, groupIds: [], employeeIds: ['cat'] });
    expect(outcome).toBe('loaded');
    const next = { startDate: '2027-05-29', endDate: '2027-06-25' };
    expect(state.parameters).toEqual({ ...start().parameters, ...next });
    expect(state.teams).toMatchObject({
      teamMode: 'manual',
      selectedEmployeeIds: ['cat'],
      teamAssignments: [{ employeeIds: ['cat'] }, { employeeIds: [] }],
    });
    expect(state.template.useTemplateDefaults).toBe(true);
  });

  it('offers the days after those of the run, or from today when they have passed', () => {
    const window = (startDate: string, endDate: string) => {
      const { parameters } = filled({ ...SAVED, startDate, endDate }).state;
      return [parameters.startDate, parameters.endDate];
    };
    expect(window('2027-02-16', '2027-03-01')).toEqual(['2027-03-02', '2027-03-15']);
    expect(window('2026-01-01', '2026-01-14')).toEqual(['2027-03-01', '2027-03-14']);
  });

  it('restores the sites of teams, and the clock of the sites', () => {
    const [first, second] = SAVED.teams;
    const { state } = filled({
      ...SAVED,
      siteClock: true,
      teams: [first, { ...second, locationId: 'mill' }],
    });
    expect(state.assignments.siteClock).toBe(true);
    expect(state.teams.teamAssignments.map(({ locationId }) => locationId)).toEqual(['', 'mill']);
  });

  it('reports what is gone, and leaves it out', () => {
    const gone = (change: Partial<Known>) => filled(SAVED, { ...KNOWN, ...change });
    expect(gone({ templates: [] }).outcome).toBe('incomplete');
    expect(gone({ groups: [] }).state.teams.selectedGroupIds).toEqual([]);
    const noBen = gone({ employees: [employee('amy', 'ward')] });
    expect(noBen.outcome).toBe('incomplete');
    expect(noBen.state.teams.teamAssignments.map((team) => team.employeeIds)).toEqual([
      [],
      ['amy'],
    ]);
    const noMill = gone({ locations: [{ id: 'depot' } as Location] });
    expect(noMill.outcome).toBe('incomplete');
    expect(noMill.state.assignments.shiftCodeAssignments.N?.locationId).toBe('');
  });

  it('opens with defaults when the settings cannot be read', () => {
    for (const text of ['{', 'null', '[]', '{"startDate":"soon"}']) {
      expect(filled(text)).toEqual({ state: start(), outcome: 'unparsable' });
    }
  });
});
