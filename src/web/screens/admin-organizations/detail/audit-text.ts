// Audit entries in plain words.
import { SUBSCRIPTION_STATUSES } from '#contract/subscription';
import { formatCount } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { subscriptionText } from '../../../components/subscription-text';
import { formatDate } from '../../../platform/formats';
import { parseJson } from '../../../platform/parse-json';

/** Actions whose name would not read as a sentence. */
const ACTIONS: Record<string, string> = {
  'employee.assigned': 'Employee added to a shift group',
  'employee.unassigned': 'Employee removed from a shift group',
  'roster.publish': 'Roster days published',
  'roster.unpublish': 'Roster days unpublished',
  'roster.delete-shifts': 'Shifts deleted',
  'roster.clear': 'Roster days cleared',
  'roster.remove-status': 'Day statuses removed',
  'roster.off': 'Days off set',
  'roster.sick': 'Sick days set',
  'roster.holiday': 'Holidays set',
  'roster.moved': 'Shifts moved',
  'roster.moved_to_site': 'Shifts moved to another job site',
  'roster.time_zone_corrected': 'Shifts moved to the corrected time zone',
  'location.time_zone_corrected': 'Time zone of a job site corrected',
  'roster.copied': 'Shifts copied',
  'roster.added': 'Shifts added',
  'roster.undone': 'Roster change undone',
  'run.undone': 'Auto-roster run undone',
  'rule.undone': 'Auto-roster rule undone',
  'user.password_changed': 'Password changed',
  'user.password_reset': 'Password reset',
  'user.password_reset_by_operator': 'Password reset by the operator',
  'user.two_step_reset': 'Two-step sign-in reset by an owner',
  'user.two_step_reset_by_operator': 'Two-step sign-in reset by the operator',
  'user.session_ended': 'Signed out in one browser',
  'user.sessions_ended': 'Signed out everywhere',
  'organization.two_step_required': 'Two-step sign-in required for managers and above',
  'organization.two_step_optional': 'Two-step sign-in no longer required',
};

/** 'shift_group.created' is 'Shift group created'. */
export function auditActionText(action: string): string {
  return ACTIONS[action] ?? plainName(action);
}

/** 'day-status' is 'Day status', 'employeeCount' is 'Employee count'. */
export function plainName(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface Fact {
  term: string;
  text: string;
}

/** The entry's details; none for '{}' and for text that can't be parsed. */
export function metadataFacts(metadata: string): Fact[] {
  const read = parseJson(metadata);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return [];
  return Object.entries(read)
    .map(([key, value]) => ({ term: plainName(key), text: valueText(value) }))
    .filter(({ text }) => text !== '');
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return formatCount(value);
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => `${plainName(key).toLowerCase()} ${valueText(inner)}`)
      .join(', ');
  }
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text as CalendarDate);
  const status = SUBSCRIPTION_STATUSES.find((known) => known === text);
  return status ? subscriptionText(status).short : text;
}
