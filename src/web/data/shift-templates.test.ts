import { expect, test } from 'vitest';
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { readShiftTemplate, writeShiftTemplate } from './shift-templates';

const WIRE: ShiftTemplate = {
  id: 'two-two',
  org_id: null,
  name: 'Two on, two off',
  type: 'coverage',
  cycle_days: 4,
  pattern_json: '{"A":["D","D","OFF","OFF"],"B":["OFF","OFF","N","N"]}',
  start_times_json: '{"D":"07:30","N":"19:00"}',
  duration_hours: 12,
  code_durations_json: '{"N":7.33}',
  teams_json: '["A","B"]',
  legend_json: '{"D":"Day","N":"Night","OFF":"Off"}',
  is_system: true,
  tied_to_weekdays: false,
  last_run: null,
};

test('the texts of a template become typed values in minutes', () => {
  expect(readShiftTemplate(WIRE)).toMatchObject({
    cycle_days: 4,
    duration: 720,
    teams: ['A', 'B'],
    patterns: [
      ['D', 'D', 'OFF', 'OFF'],
      ['OFF', 'OFF', 'N', 'N'],
    ],
    codes: {
      D: { label: 'Day', start: 450, duration: 720 },
      N: { label: 'Night', start: 1140, duration: 440 },
    },
  });
});

test('what was read is written as it was', () => {
  const { id, org_id, is_system, last_run, ...texts } = WIRE;
  expect(writeShiftTemplate(readShiftTemplate(WIRE))).toEqual(texts);
});

test('only codes with a length of their own are written with one', () => {
  const { D } = readShiftTemplate(WIRE).codes;
  const alike = { ...readShiftTemplate(WIRE), codes: D ? { D, N: D } : {} };
  expect(writeShiftTemplate(alike).code_durations_json).toBeNull();
});
