import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { initialState } from '../wizard/wizard-state';
import { rosterSummary } from './roster-summary';

const state = initialState(
  '2027-03-01' as CalendarDate,
  '2027-03-28' as CalendarDate,
  'Australia/Sydney',
);

function inWords(changed: typeof state, people: number): string[] {
  return rosterSummary(changed, people, new Map([['l1', 'Depot']])).map(({ term, text, detail }) =>
    [term, text, detail].filter(Boolean).join(' | '),
  );
}

test('everything that was chosen', () => {
  const code = { locationId: 'l1', startTime: '07:00', duration: 12 };
  const whole = {
    ...state,
    template: {
      useTemplateDefaults: true,
      selectedTemplate: {
        id: 't',
        org_id: null,
        name: 'DuPont',
        type: 'coverage' as const,
        cycle_days: 28,
        pattern_json: '{}',
        start_times_json: '{}',
        duration_hours: 12,
        code_durations_json: null,
        teams_json: '[]',
        legend_json: '{}',
        is_system: true,
        tied_to_weekdays: true,
        last_run: null,
      },
    },
    teams: {
      ...state.teams,
      teamAssignments: [{ teamId: 'A', teamName: 'A', employeeIds: ['e'], color: '#000000' }],
    },
    assignments: {
      shiftCodeAssignments: { D: { code: 'D', ...code }, N: { code: 'N', ...code } },
    },
    preview: {
      ...state.preview,
      generationResult: {
        entries: [],
        compact: null,
        conflicts: [],
        fingerprint: '',
        summary: {
          created: 280,
          employees_processed: 20,
          skipped: 0,
          replaced: 0,
          conflicts: 0,
          warnings: [],
        },
      },
    },
  };
  expect(inWords(whole, 20)).toEqual([
    'Template | DuPont | 28-day cycle, 12 h shifts',
    'Date range | 1 Mar 2027 to 28 Mar 2027 | 28 days',
    'People | 20 employees | 1 team configured',
    'Location | Depot',
    'Preview | Preview Generated | 280 shifts estimated',
  ]);
});

test('nothing chosen yet', () => {
  expect(inWords(state, 0)).toEqual([
    'Template | No Template Selected',
    'Date range | 1 Mar 2027 to 28 Mar 2027 | 28 days',
    'People | 0 employees | 0 teams configured',
    'Locations | None',
    'Preview | Not generated',
  ]);
});
