// Audit entries in plain words.
import { actionLabel } from '#contract/audit-actions';
import { SUBSCRIPTION_STATUSES } from '#contract/subscription';
import { formatCount } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { subscriptionText } from '../../../components/subscription-text';
import { formatDate } from '../../../platform/formats';
import { parseJson } from '../../../platform/parse-json';

/** 'shift_group.created' is 'Shift group created'. */
export function auditActionText(action: string): string {
  return actionLabel(action) ?? plainName(action);
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
  return (
    Object.entries(read)
      // An id tells nobody anything.
      .filter(([key]) => key !== 'account')
      .map(([key, value]) => ({ term: plainName(key), text: valueText(value) }))
      .filter(({ text }) => text !== '')
  );
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
