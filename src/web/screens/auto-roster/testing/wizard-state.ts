// A wizard that is filled in, for tests.
import type { Employee } from '#contract/api/employees';
import type { CalendarDate } from '#engine/time/kinds';
import { initialState, type WizardState } from '../wizard/wizard-state';

export function date(text: string): CalendarDate {
  return text as CalendarDate;
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
