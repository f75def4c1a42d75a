// What an entry of the audit log says: who did what, in a sentence.
import { type AuditAction, actionLabel, monthsText } from '#contract/audit-actions';
import { counted } from '#engine/counted';
import { dayOfMonth, yearOf } from '#engine/time/dates';
import { monthName } from '#engine/time/day-text';
import type { CalendarDate } from '#engine/time/kinds';

export interface RecordedEntry {
  actor_name: string | null;
  action: string;
  metadata: Record<string, unknown>;
  /** The employee or the shift group that the entry points at, while it is known. */
  employee_name: string | null;
  group_name: string | null;
}

/** 'Amy Able published 12 shifts of 3 people, 3 to 9 May 2027' */
export function entrySentence(entry: RecordedEntry): string {
  const { action, metadata } = entry;
  const facts: Facts = {
    who: entry.actor_name ?? 'Muster',
    employee: entry.employee_name ?? 'an employee',
    group: entry.group_name ?? 'a shift group',
    text: (key) => textOf(metadata[key]),
    number: (key) => Number(metadata[key] ?? 0),
    yes: (key) => metadata[key] === true,
    when: periodText(metadata.from ?? metadata.date, metadata.to ?? metadata.date),
  };
  if (Object.hasOwn(WHOLE, action)) return WHOLE[action as WholeAction](facts);
  if (Object.hasOwn(DEEDS, action)) return `${facts.who} ${DEEDS[action as Deed](facts)}`;
  // An older version may have recorded actions that no longer exist.
  return `${facts.who}: ${actionLabel(action) ?? action}`;
}

interface Facts {
  who: string;
  employee: string;
  group: string;
  text: (key: string) => string;
  number: (key: string) => number;
  yes: (key: string) => boolean;
  /** ', 3 to 9 May 2027', or nothing. */
  when: string;
}

type WholeAction = 'user.sign_in_failed' | 'subscription.changed';
type Deed = Exclude<AuditAction, WholeAction>;

/** Sentences whose subject isn't the person of the entry. */
const WHOLE: Record<WholeAction, (facts: Facts) => string> = {
  'user.sign_in_failed': ({ who, text }) =>
    text('means') === 'code'
      ? `Someone tried to sign in as ${who} with the right password and a wrong code`
      : `Someone tried to sign in as ${who} with a wrong password`,
  'subscription.changed': ({ text }) =>
    `The subscription changed from ${statusWords(text('from'))} to ${statusWords(text('to'))}`,
};

const shifts = ({ number }: Facts) => counted(number('shifts'), 'shift');
const statuses = ({ number }: Facts) => counted(number('statuses'), 'day status', 'day statuses');
const ofPeople = ({ number }: Facts) =>
  number('people') > 0 ? ` of ${counted(number('people'), 'person', 'people')}` : '';
const onRoster = (verb: string) => (facts: Facts) =>
  `${verb} ${shifts(facts)}${ofPeople(facts)}${facts.when}`;
const marked = (one: string, many: string) => (facts: Facts) =>
  `set ${counted(facts.number('statuses'), one, many)}${ofPeople(facts)}${facts.when}`;
const ofShift = (verb: string) => (facts: Facts) =>
  `${verb} a shift of ${facts.text('employee') || 'an employee'}${facts.when}${replaced(facts)}`;
const ofTimesheet = (verb: string) => (facts: Facts) =>
  `${verb} of ${facts.text('employee') || 'an employee'}${facts.when}`;
const ofOpenShift = (verb: string) => (facts: Facts) =>
  `${verb} an open shift at ${facts.text('site') || 'a job site'}${facts.when}`;
const named = (verb: string, thing: string) => (facts: Facts) =>
  `${verb} the ${thing} ${facts.text('name')}`.trimEnd();
const ofHolding = (verb: string) => (facts: Facts) =>
  `${verb} ${facts.text('skill') || 'a skill'} of ${facts.text('employee') || 'an employee'}`;
const ofNeed = (verb: string) => (facts: Facts) =>
  `${verb} the cover need ${facts.text('name')} of ${facts.text('site') || 'a job site'}${facts.when}`;
const ofRule = (verb: string) => (facts: Facts) =>
  `${verb} the rule about ${ruleWords(facts.text('kind'))}`;
const ofRequest = (verb: string) => (facts: Facts) =>
  `${verb} ${facts.yes('own') ? 'their own request' : `a request of ${facts.text('employee')}`} (${statusWords(facts.text('kind').replaceAll('-', '_'))})${facts.when}`;
const ofLeave = (verb: string) => (facts: Facts) =>
  `${verb} ${facts.yes('own') ? 'their own leave' : `leave of ${facts.text('name') || 'an employee'}`}${facts.when}`;
const removed = (facts: Facts) => `${shifts(facts)} and ${statuses(facts)} removed`;

const DEEDS: Record<Deed, (facts: Facts) => string> = {
  'roster.publish': onRoster('published'),
  'roster.unpublish': onRoster('unpublished'),
  'roster.added': onRoster('added'),
  'roster.copied': onRoster('copied'),
  'roster.filled': onRoster('filled in'),
  'roster.repaired': onRoster('gave to others'),
  'roster.moved': onRoster('moved'),
  'roster.delete-shifts': onRoster('deleted'),
  'roster.moved_to_site': (facts) =>
    `moved ${shifts(facts)} from ${facts.text('from_site')} to ${facts.text('to_site')}`,
  'roster.time_zone_corrected': (facts) =>
    `moved ${shifts(facts)} at ${facts.text('site')} to its corrected time zone`,
  'roster.clear': (facts) => `cleared days${ofPeople(facts)}${facts.when}: ${removed(facts)}`,
  'roster.off': marked('day off', 'days off'),
  'roster.sick': marked('sick day', 'sick days'),
  'roster.holiday': marked('holiday', 'holidays'),
  'roster.remove-status': (facts) => `removed ${statuses(facts)}${ofPeople(facts)}${facts.when}`,
  'roster.undone': (facts) => `undid a change of ${shifts(facts)} and ${statuses(facts)}`,
  'request.approved': ofRequest('approved'),
  'request.refused': ofRequest('refused'),
  'request.given': ({ text, when }) =>
    `moved a shift from ${text('employee')} to ${text('partner')}${when}, as they agreed`,
  'request.swapped': ({ text, when }) =>
    `swapped shifts of ${text('employee')} and ${text('partner')}${when}, as they agreed`,
  'request.policies_set': () => 'changed who decides requests',
  'clock.settings_set': () => 'changed how people clock in',
  'timesheet.entered': ofTimesheet('entered time'),
  'timesheet.corrected': ofTimesheet('corrected the timesheet'),
  'timesheet.removed': ofTimesheet('took out the timesheet'),
  'timesheet.adjusted': ofTimesheet('adjusted the closed timesheet'),
  'clock_events.imported': (facts) =>
    `imported ${counted(facts.number('events'), 'clocked event')}`,
  'timesheet.approved': ofTimesheet('approved the timesheet'),
  'timesheets.approved': (facts) =>
    `approved ${counted(facts.number('timesheets'), 'timesheet')}${facts.when}`,
  'timesheet.disputed': ofTimesheet('disputed the timesheet'),
  'timesheet.reopened': ofTimesheet('reopened the timesheet'),
  'shift.created': ofShift('created'),
  'shift.updated': ofShift('changed'),
  'shift.deleted': ofShift('deleted'),
  'open-shift.created': ofOpenShift('offered'),
  'open-shift.made': ({ text, when }) =>
    `made a shift of ${text('employee') || 'an employee'} open${when}`,
  'open-shift.changed': ofOpenShift('changed'),
  'open-shift.withdrawn': ofOpenShift('withdrew'),
  'open-shift.taken': ({ when }) => `took an open shift${when}`,
  'open-shift.picked': ({ text, when }) =>
    `picked ${text('employee') || 'an employee'} for an open shift${when}`,
  'open-shift.given-back': ({ when }) => `gave an open shift back${when}`,
  'day.cleared': (facts) => `cleared a day of ${facts.employee}${facts.when}: ${removed(facts)}`,
  'day-status.set': (facts) =>
    `marked a day of ${facts.employee} as ${facts.text('status')}${facts.when}`,
  'day-status.removed': (facts) => `removed a day status of ${facts.employee}${facts.when}`,
  'roster.generated': (facts) => `generated ${shifts(facts)} with ${facts.text('template')}`,
  'run.undone': (facts) =>
    `undid a run of ${facts.text('template')}: ${counted(facts.number('removed'), 'shift')} removed, ${counted(facts.number('restored'), 'shift')} restored`,
  'rule.undone': (facts) =>
    `undid the rule ${facts.text('rule')}${facts.when}: ${counted(facts.number('removed'), 'shift')} removed`,
  'shift-rule.active': named('started', 'rule'),
  'shift-rule.paused': named('paused', 'rule'),
  'shift-rule.archived': named('archived', 'rule'),
  'shift-template.created': named('created', 'template'),
  'shift-template.updated': named('changed', 'template'),
  'shift-template.deleted': named('deleted', 'template'),
  'employee.created': ({ text, employee }) => `added ${text('name') || employee}${inRole(text)}`,
  'employee.updated': ({ text, employee, yes }) =>
    `changed the details of ${text('name') || employee}${yes('new_password') ? ' and gave them a new password' : ''}`,
  'employee.deleted': ({ text, employee, number }) =>
    `deleted ${text('name') || employee}${number('future_shifts_removed') > 0 ? ` and ${counted(number('future_shifts_removed'), 'future shift')}` : ''}`,
  'employee.restored': ({ employee }) => `brought ${employee} back`,
  'employee.joined': () => 'accepted an invitation and joined',
  'employee.left': () => 'left the organisation',
  'employee.anonymised': () => 'replaced the name of a person',
  'employees.imported': ({ number }) =>
    `imported ${counted(number('employees'), 'new person', 'new people')} and updated ${counted(number('updated'), 'person', 'people')}`,
  'user.profile_updated': ({ text }) => `changed their own profile (${fieldWords(text('fields'))})`,
  'shift_group.created': named('created', 'shift group'),
  'shift_group.updated': named('changed', 'shift group'),
  'shift_group.deleted': named('deleted', 'shift group'),
  'shift_groups.reordered': () => 'changed the order of the shift groups',
  'employee.assigned': ({ employee, group }) => `added ${employee} to ${group}`,
  'employee.unassigned': ({ employee, group }) => `removed ${employee} from ${group}`,
  'location.created': named('created', 'job site'),
  'location.updated': named('changed', 'job site'),
  'location.deleted': named('deleted', 'job site'),
  'location.time_zone_corrected': ({ text }) =>
    `corrected the time zone of ${text('name')} from ${text('from')} to ${text('to')}`,
  'contract.added': ({ employee, when }) => `added a contract of ${employee}${when}`,
  'holiday.added': (facts) => `added the public holiday ${ofHoliday(facts)}`,
  'holiday.moved': (facts) =>
    `moved the public holiday ${ofHoliday(facts)}${movedTo(facts.text('moved_to'))}`,
  'holiday.removed': (facts) => `removed the public holiday ${ofHoliday(facts)}`,
  'holiday.change_undone': (facts) => `undid a change of the public holiday ${ofHoliday(facts)}`,
  'leave.approved': ofLeave('approved'),
  'leave.cancelled': ofLeave('cancelled'),
  'leave.cut': ofLeave('ended early'),
  'leave.balance_opened': ofLeave('entered a balance of'),
  'leave.file_added': ofLeave('added evidence of'),
  'leave.file_sighted': ofLeave('sighted the evidence of'),
  'leave.file_read': ofLeave('read the evidence of'),
  'leave.file_deleted': ofLeave('deleted the evidence of'),
  'leave_types.updated': () => 'changed the kinds of leave',
  'skill.created': named('created', 'skill'),
  'skill.updated': named('changed', 'skill'),
  'skill.deleted': named('deleted', 'skill'),
  'holding.created': ofHolding('added'),
  'holding.updated': ofHolding('changed'),
  'holding.verified': ofHolding('verified'),
  'holding.deleted': ofHolding('deleted'),
  'holding.file_added': ofHolding('added evidence for'),
  'holding.file_deleted': ofHolding('deleted the evidence for'),
  'skill_requirement.created': ({ text }) => `added a requirement: ${text('skills') || 'skills'}`,
  'skill_requirement.updated': ({ text }) => `changed a requirement: ${text('skills') || 'skills'}`,
  'skill_requirement.deleted': () => 'deleted a requirement',
  'cover_need.created': ofNeed('created'),
  'cover_need.updated': ofNeed('changed'),
  'cover_need.deleted': ofNeed('deleted'),
  'cover_need.date_set': ofNeed('changed'),
  'cover_need.date_removed': ofNeed('took back an exception of'),
  'organization.created': ({ text }) => `created the organisation ${text('name')}`,
  'rule.created': ofRule('added'),
  'rule.updated': ofRule('changed'),
  'rule.ended': ofRule('ended'),
  'finding.overridden': ({ employee, text, when }) =>
    `allowed what a rule found about ${employee}${when} (${text('finding')}), because '${text('reason')}'`,
  'organization.updated': ({ text }) =>
    text('changed')
      ? `changed the organisation (${fieldWords(text('changed'))})`
      : 'changed the organisation',
  'organization.deletion_requested': () => 'started to delete the organisation',
  'organization.kept': () => 'kept the organisation after all',
  'organization.data_downloaded': () => "downloaded all the organisation's data",
  'audit_log.exported': ({ text }) =>
    `exported ${text('kind') === 'sign-in' ? 'sign-ins' : 'changes'} of the audit log`,
  'audit_log.retention_set': ({ number }) =>
    `set the audit log to keep changes for ${monthsText(number('changes_months'))} and sign-ins for ${monthsText(number('sign_ins_months'))}`,
  'billing.opened': () => 'opened billing',
  'subscription.status_set': ({ text }) =>
    `set the subscription from ${statusWords(text('from'))} to ${statusWords(text('to'))}`,
  'user.calendar_feed_added': () => 'added a calendar feed of their shifts',
  'user.calendar_feed_removed': () => 'removed a calendar feed of their shifts',
  'pay_period.created': ({ when }) => `added the pay period${when}`,
  'pay_period.closed': ({ when }) => `closed the pay period${when}`,
  'pay_period.reopened': ({ when, text }) =>
    `reopened the pay period${when}, because '${text('reason')}'`,
  'pay_period.exported': ({ when, text }) => `exported the pay period${when} (${text('profile')})`,
  'pay_profile.changed': ({ text }) => `changed the columns of the ${text('profile')} pay file`,
  'kiosk.created': ({ text }) => `made the kiosk ${text('name')} for ${text('site')}`,
  'kiosk.enrolled': ({ text }) =>
    `enrolled a tablet as the kiosk ${text('name')} of ${text('site')}`,
  'kiosk.revoked': ({ text }) => `removed the kiosk ${text('name')} of ${text('site')}`,
  'employee.pin_set': () => 'set their PIN for the kiosk',
  'employee.pin_given': ({ employee }) => `gave ${employee} a new PIN for the kiosk`,
  'user.signed_in': () => 'signed in',
  'user.switched_in': () => 'switched to this organisation',
  'user.signed_out': () => 'signed out',
  'user.password_changed': () => 'changed their password',
  'user.password_reset': () => 'chose a new password with an emailed link',
  'user.password_reset_by_operator': () => 'got a temporary password from the operator',
  'user.session_ended': () => 'signed out in one browser',
  'user.sessions_ended': () => 'signed out everywhere',
  'user.authenticator_app_added': () => 'added an authenticator app',
  'user.authenticator_app_removed': () => 'removed their authenticator app',
  'user.recovery_codes_renewed': () => 'made new recovery codes',
  'user.passkey_added': () => 'added a passkey',
  'user.passkey_removed': () => 'removed a passkey',
  'user.two_step_reset': ({ text }) =>
    `reset the two-step sign-in of ${text('name') || 'a member'}`,
  'user.two_step_reset_by_operator': () => 'had their two-step sign-in reset by the operator',
  'organization.two_step_required': () => 'made two-step sign-in required for managers and above',
  'organization.two_step_optional': () => 'made two-step sign-in optional',
  'platform.super_admin_created': () => 'created a super admin',
  'platform.two_step_required': () => 'required two-step sign-in of super admins',
  'platform.two_step_optional': () => 'no longer required two-step sign-in of super admins',
  'platform.super_admin_granted': () => 'added a super admin',
  'platform.super_admin_revoked': () => 'removed a super admin',
  'organization.removed': () => 'removed an organisation',
  'user.account_deleted': () => 'deleted an account',
  'user.anonymised': () => 'removed the account of a person',
  'signup_request.declined': () => 'declined a signup request',
};

/** 'Australia Day at Depot, 26 Jan 2027' */
function ofHoliday({ text, when }: Facts): string {
  return `${text('name')}${text('site') ? ` at ${text('site')}` : ''}${when}`;
}

function movedTo(date: string): string {
  return isDate(date) ? ` to${periodText(date, date).slice(1)}` : '';
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function inRole(text: Facts['text']): string {
  return text('role') ? ` as ${text('role')}` : '';
}

function replaced({ number }: Facts): string {
  return number('replaced') > 0 ? `, replacing ${counted(number('replaced'), 'shift')}` : '';
}

/** 'days-in-a-row' is 'days in a row'. */
function ruleWords(kind: string): string {
  return kind.replaceAll('-', ' ');
}

/** 'past_due' is 'past due'. */
function statusWords(status: string): string {
  return status.replaceAll('_', ' ');
}

/** 'abn, week_starts_on' is 'ABN, week starts on'. */
function fieldWords(fields: string): string {
  return statusWords(fields)
    .replace(/\babn\b/, 'ABN')
    .replace('timezone', 'time zone');
}

/** ', 3 to 9 May 2027', ', 28 Apr to 4 May 2027', ', 3 May 2027' */
function periodText(from: unknown, to: unknown): string {
  if (!isDate(from) || !isDate(to)) return '';
  const day = (date: CalendarDate) => `${dayOfMonth(date)} ${monthName(date)}`;
  const end = `${day(to)} ${yearOf(to)}`;
  if (from === to) return `, ${end}`;
  if (yearOf(from) !== yearOf(to)) return `, ${day(from)} ${yearOf(from)} to ${end}`;
  return monthName(from) === monthName(to)
    ? `, ${dayOfMonth(from)} to ${end}`
    : `, ${day(from)} to ${end}`;
}

function isDate(value: unknown): value is CalendarDate {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
