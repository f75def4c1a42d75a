import { expect, test } from 'vitest';
import { hours, template } from '../../../testing/roster-template';
import { date, start } from '../testing/wizard-state';
import { summaryLines } from './summary-text';

const state = {
  ...start(),
  parameters: { ...start().parameters, endDate: date('2027-03-28') },
};

function inWords(changed: typeof state, people: number): string[] {
  return summaryLines(changed, people, new Map([['l1', 'Depot']])).map(({ term, text, detail }) =>
    [term, text, detail].filter(Boolean).join(' | '),
  );
}

test('everything that was chosen', () => {
  const code = { locationId: 'l1', startTime: '07:00', duration: hours(12) };
  const whole = {
    ...state,
    template: {
      useTemplateDefaults: true,
      selectedTemplate: template({ name: 'DuPont', cycle_days: 28 }),
    },
    teams: {
      ...state.teams,
      teamAssignments: [
        { teamId: 'A', teamName: 'A', employeeIds: ['e'], color: '#000000', locationId: '' },
      ],
    },
    assignments: {
      siteClock: false,
      shiftCodeAssignments: { D: { code: 'D', ...code }, N: { code: 'N', ...code } },
    },
    preview: {
      ...state.preview,
      generationResult: {
        entries: [],
        compact: null,
        conflicts: [],
        explanations: [],
        gaps: [],
        found: { counts: [], findings: [] },
        fingerprint: '',
        summary: {
          created: 280,
          employees_processed: 20,
          skipped: 0,
          replaced: 0,
          conflicts: 0,
          warnings: [],
          rule_warnings: 0,
          rule_skipped: 0,
          rule_blocks: 0,
          blocks: [],
        },
      },
    },
  };
  // 21 were chosen, and one of them gets no shift.
  expect(inWords(whole, 21)).toEqual([
    'Template | DuPont | 28-day cycle, shifts of 12 h',
    'Date range | 1 Mar 2027 to 28 Mar 2027 | 28 days',
    'People | 20 employees | 1 team configured',
    'Job site | Depot',
    'Preview | Preview Generated | 280 shifts estimated',
  ]);
});

test('nothing chosen yet', () => {
  expect(inWords(state, 0)).toEqual([
    'Template | No Template Selected',
    'Date range | 1 Mar 2027 to 28 Mar 2027 | 28 days',
    'People | 0 employees | 0 teams configured',
    'Job sites | None',
    'Preview | Not generated',
  ]);
});
