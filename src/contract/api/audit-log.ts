// The audit log of the caller's organisation: who did what and when, for its admins.
import { z } from 'zod';
import { AUDIT_CHOICES, AUDIT_KINDS, KEEPING_MONTHS } from '../audit-actions';
import { endpoint } from '../endpoint';
import { id, instant } from '../fields';
import { calendarDate } from '../time-fields';
import { timezone } from '../timezone-field';

export const AuditLogEntry = z.object({
  id: z.uuid(),
  created_at: instant,
  /** Null for what Muster did by itself. */
  actor_name: z.string().nullable(),
  action: z.string(),
  /** What happened, such as 'Amy Able published 12 shifts, 3 to 9 May 2027'. */
  sentence: z.string(),
});
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

const Filter = z.object({
  kind: z.enum(AUDIT_KINDS).default('change'),
  /** Whose deeds; an account that is a member, or is named in the log. */
  person: id('user').optional(),
  /** One action, or a group of them. */
  action: z.enum(AUDIT_CHOICES).optional(),
  /** The viewer's, for the days and for the times of the export. Left out: the organisation's. */
  zone: timezone.optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});

export const readAuditLog = endpoint({
  method: 'GET',
  path: '/api/audit-log',
  summary: "List changes or sign-ins of the organisation's audit log, newest first, 50 at a time",
  right: 'see audit log',
  query: Filter.extend({
    /** The last entry that is known; older ones follow. */
    before: id('audit-entry').optional(),
  }),
  response: z.object({ entries: z.array(AuditLogEntry), more: z.boolean() }),
});

export const exportAuditLog = endpoint({
  method: 'GET',
  path: '/api/audit-log/export',
  summary: 'Export the matching entries of the audit log as CSV',
  right: 'see audit log',
  query: Filter,
  produces: 'text/csv',
});

export const listAuditPeople = endpoint({
  method: 'GET',
  path: '/api/audit-log/people',
  summary: 'List the people whom the audit log names, by name',
  right: 'see audit log',
  query: z.object({ kind: z.enum(AUDIT_KINDS).default('change') }),
  response: z.array(z.object({ id: z.uuid(), name: z.string() })),
});

/** In months. Older entries are deleted once a day. */
export const AuditRetention = z.strictObject({
  audit_changes_months: z.literal(KEEPING_MONTHS.changes),
  audit_sign_ins_months: z.literal(KEEPING_MONTHS.signIns),
});
export type AuditRetention = z.infer<typeof AuditRetention>;

export const getAuditRetention = endpoint({
  method: 'GET',
  path: '/api/audit-log/retention',
  summary: 'Get how long the organisation keeps its audit log',
  right: 'see audit log',
  response: AuditRetention,
});

export const setAuditRetention = endpoint({
  method: 'PUT',
  path: '/api/audit-log/retention',
  summary: 'Set how long the organisation keeps its audit log',
  right: 'set audit retention',
  body: AuditRetention,
  response: AuditRetention,
});
