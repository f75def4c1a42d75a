// A wizard that is filled in, for tests.
import type { Employee } from '#contract/api/employees';
import type { ShiftTemplate } from '#contract/api/shift-templates';
import type { CalendarDate } from '#engine/time/kinds';
import { initialState, type WizardState } from '../wizard/wizard-state';

export function date(text: string): CalendarDate {
  return text as CalendarDate;
}

export function template(changes: Partial<ShiftTemplate> = {}): ShiftTemplate {
  return {
    id: 'two-two',
    org_id: null,
    name: 'Two on, two off',
    type: 'coverage',
    cycle_days: 4,
    pattern_json: '{"A":["D","D","OFF","OFF"],"B":["OFF","OFF","N","N"]}',
    start_times_json: '{"D":"07:00","N":"19:00"}',
    duration_hours: 12,
    code_durations_json: '{"N":11}',
    teams_json: '["A","B"]',
    legend_json: '{"D":"Day","N":"Night"}',
    is_system: true,
    tied_to_weekdays: false,
    last_run: null,
    ...changes,
  };
}

export function employee(id: string, groupId?: string): Employee {
  return {
    id,
    org_id: 'org',
    user_id: null,
    name: id,
    email: null,
    phone: null,
    role: 'employee',
    created_at: null,
    shift_group: groupId ? { id: groupId, name: groupId, color_hex: null, position: 0 } : null,
  };
}

export function start(): WizardState {
  return initialState(date('2027-03-01'), date('2027-03-14'), 'Australia/Sydney');
}
