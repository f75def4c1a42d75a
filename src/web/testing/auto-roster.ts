// Templates, runs and rules of the Auto-Roster for the tests of screens.
import type { Run } from '#contract/api/auto-roster';
import type { ShiftRule } from '#contract/api/shift-rules';
import type { ShiftTemplate } from '#contract/api/shift-templates';
import type { CalendarDate } from '#engine/time/kinds';
import { idOf, ORG_ID } from './screen-test';

/** Two days on and two days off for one team, unless a test says otherwise. */
export function template(name: string, changes: Partial<ShiftTemplate> = {}): ShiftTemplate {
  return {
    id: idOf(name),
    org_id: ORG_ID,
    name,
    type: 'fixed',
    cycle_days: 4,
    pattern_json: '{"A":["D","D","OFF","OFF"]}',
    start_times_json: '{"D":"07:00"}',
    duration_hours: 12,
    code_durations_json: null,
    teams_json: '["A"]',
    legend_json: '{"D":"Day","OFF":"Off"}',
    is_system: false,
    tied_to_weekdays: false,
    last_run: null,
    ...changes,
  };
}

/** One that comes with Muster. */
export const FOUR_ON_FOUR_OFF = template('4-on-4-off fixed', {
  org_id: null,
  is_system: true,
  type: 'coverage',
  cycle_days: 8,
  pattern_json: JSON.stringify({
    A: ['D', 'D', 'D', 'D', 'OFF', 'OFF', 'OFF', 'OFF'],
    B: ['OFF', 'OFF', 'OFF', 'OFF', 'D', 'D', 'D', 'D'],
    C: ['N', 'N', 'N', 'N', 'OFF', 'OFF', 'OFF', 'OFF'],
    D: ['OFF', 'OFF', 'OFF', 'OFF', 'N', 'N', 'N', 'N'],
  }),
  start_times_json: '{"D":"07:00","N":"19:00"}',
  teams_json: '["A","B","C","D"]',
  legend_json: '{"D":"Day","N":"Night","OFF":"Off"}',
});

/** A run that has made four shifts in June 2027, unless a test says otherwise. */
export function run(changes: Partial<Run> = {}): Run {
  const summary = { created: 4, employees_processed: 1, skipped: 0, replaced: 0, conflicts: 0 };
  return {
    id: idOf('a run'),
    org_id: ORG_ID,
    created_by_user_id: idOf('Olive Owner'),
    created_by_user_name: 'Olive Owner',
    template_id: FOUR_ON_FOUR_OFF.id,
    template_name: FOUR_ON_FOUR_OFF.name,
    rule_id: null,
    start_date: '2027-06-01' as CalendarDate,
    end_date: '2027-06-04' as CalendarDate,
    status: 'completed',
    summary: JSON.stringify({ ...summary, shifts_created: 4, warnings: [] }),
    generation_params: '{}',
    error_message: null,
    undone_at: null,
    created_at: '2026-11-01T00:00:00Z',
    ...changes,
  };
}

/** Paused, unless a test says otherwise. */
export function rule(name: string, changes: Partial<ShiftRule> = {}): ShiftRule {
  return {
    id: idOf(name),
    org_id: ORG_ID,
    name,
    shift_template_id: FOUR_ON_FOUR_OFF.id,
    template_name: FOUR_ON_FOUR_OFF.name,
    applies_to_type: 'employee',
    applies_to_id: idOf('Amy Able'),
    start_datetime: '2027-05-31T14:00:00Z',
    end_datetime: null,
    timezone: 'Australia/Sydney',
    parameters_json: '{}',
    status: 'paused',
    created_by: idOf('Olive Owner'),
    created_at: '2026-11-01T00:00:00Z',
    filled_to: '2027-06-04',
    ...changes,
  };
}

const DUPONT_TEAMS = {
  A: 'N N N N OFF OFF OFF D D D OFF N N N OFF OFF OFF D D D D OFF OFF OFF OFF OFF OFF OFF',
  B: 'D D D OFF N N N OFF OFF OFF D D D D OFF OFF OFF OFF OFF OFF OFF N N N N OFF OFF OFF',
  C: 'OFF OFF OFF D D D D OFF OFF OFF OFF OFF OFF OFF N N N N OFF OFF OFF D D D OFF N N N',
  D: 'OFF OFF OFF OFF OFF OFF OFF N N N N OFF OFF OFF D D D OFF N N N OFF OFF OFF D D D D',
};

/** Another one that comes with Muster. */
export const DUPONT = template('DuPont', {
  ...FOUR_ON_FOUR_OFF,
  id: idOf('DuPont'),
  name: 'DuPont',
  cycle_days: 28,
  tied_to_weekdays: true,
  pattern_json: JSON.stringify(
    Object.fromEntries(Object.entries(DUPONT_TEAMS).map(([team, days]) => [team, days.split(' ')])),
  ),
});
