import { AUDIT_CHOICES, type AuditChoice, type AuditKind } from '#contract/audit-actions';
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';
import { textParam } from '../../platform/search-params';

export type AuditLogSearch = {
  /** Changes when left out. */
  kind?: AuditKind | undefined;
  person?: string | undefined;
  action?: AuditChoice | undefined;
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
};

/** Unknown values are left out, so an old or mistyped link still opens the log. */
export function readAuditLogSearch(raw: Record<string, unknown>): AuditLogSearch {
  return {
    kind: raw.kind === 'sign-in' ? 'sign-in' : undefined,
    person: textParam(raw.person),
    action: AUDIT_CHOICES.find((choice) => choice === raw.action),
    from: parseCalendarDate(textParam(raw.from) ?? ''),
    to: parseCalendarDate(textParam(raw.to) ?? ''),
  };
}
