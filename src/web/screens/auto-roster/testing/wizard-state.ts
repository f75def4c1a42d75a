// A wizard that is filled in, for tests.
import type { Employee } from '#contract/api/employees';
import type { CalendarDate, Minutes } from '#engine/time/kinds';
import type { RosterTemplate } from '../../../data/shift-templates';
import { initialState, type WizardState } from '../wizard/wizard-state';

export function date(text: string): CalendarDate {
  return text as CalendarDate;
}

export function hours(count: number): Minutes {
  return (count * 60) as Minutes;
}

export function template(changes: Partial<RosterTemplate> = {}): RosterTemplate {
  return {
    id: 'two-two',
    name: 'Two on, two off',
    type: 'coverage',
    cycle_days: 4,
    duration: hours(12),
    teams: ['A', 'B'],
    patterns: [
      ['D', 'D', 'OFF', 'OFF'],
      ['OFF', 'OFF', 'N', 'N'],
    ],
    codes: {
      D: { label: 'Day', start: hours(7), duration: hours(12) },
      N: { label: 'Night', start: hours(19), duration: hours(11) },
    },
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
