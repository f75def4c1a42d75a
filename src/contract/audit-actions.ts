// What the audit log records: every action with its words, in the groups that people filter by. An action that isn't
// listed here can't be recorded.
import { counted } from '#engine/counted';

/** Sign-ins are listed apart, because they would bury the changes. */
export const AUDIT_KINDS = ['change', 'sign-in'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const GROUPS = {
  roster: {
    kind: 'change',
    label: 'Roster',
    actions: {
      'roster.publish': 'Roster days published',
      'roster.unpublish': 'Roster days unpublished',
      'shift.created': 'Shift created',
      'shift.updated': 'Shift updated',
      'shift.deleted': 'Shift deleted',
      'open-shift.created': 'Open shift offered',
      'open-shift.made': 'Shift made open',
      'open-shift.changed': 'Open shift changed',
      'open-shift.withdrawn': 'Open shift withdrawn',
      'open-shift.taken': 'Open shift taken',
      'open-shift.picked': 'Open shift given to who asked',
      'open-shift.given-back': 'Open shift given back',
      'roster.added': 'Shifts added',
      'roster.copied': 'Shifts copied',
      'roster.filled': 'Roster filled',
      'roster.repaired': 'Shifts given to others',
      'roster.moved': 'Shifts moved',
      'roster.moved_to_site': 'Shifts moved to another job site',
      'roster.time_zone_corrected': 'Shifts moved to the corrected time zone',
      'roster.delete-shifts': 'Shifts deleted',
      'roster.clear': 'Roster days cleared',
      'day.cleared': 'Day cleared',
      'day-status.set': 'Day status set',
      'day-status.removed': 'Day status removed',
      'roster.off': 'Days off set',
      'roster.sick': 'Sick days set',
      'roster.holiday': 'Holidays set',
      'roster.remove-status': 'Day statuses removed',
      'roster.undone': 'Roster change undone',
    },
  },
  requests: {
    kind: 'change',
    label: 'Requests',
    actions: {
      'request.approved': 'Request approved',
      'request.refused': 'Request refused',
      'request.given': 'Shift given to a colleague',
      'request.swapped': 'Shifts swapped',
      'request.policies_set': 'Choices about requests changed',
    },
  },
  time: {
    kind: 'change',
    label: 'Time',
    actions: {
      'clock.settings_set': 'Choices about the clock changed',
      'timesheet.entered': 'Time entered',
      'timesheet.corrected': 'Timesheet corrected',
      'timesheet.removed': 'Timesheet taken out',
      'timesheet.adjusted': 'Closed timesheet adjusted',
      'timesheet.approved': 'Timesheet approved',
      'pay_period.created': 'Pay period added',
      'pay_period.closed': 'Pay period closed',
      'pay_period.reopened': 'Pay period reopened',
      'pay_period.exported': 'Pay period exported',
      'pay_profile.changed': 'Columns of a pay file changed',
      'clock_events.imported': 'Clocked time imported',
      'timesheets.approved': 'Timesheets approved',
      'timesheet.disputed': 'Timesheet disputed',
      'timesheet.reopened': 'Timesheet reopened',
    },
  },
  'auto-roster': {
    kind: 'change',
    label: 'Auto-Roster',
    actions: {
      'roster.generated': 'Roster generated',
      'run.undone': 'Auto-roster run undone',
      'rule.undone': 'Auto-roster rule undone',
      'shift-rule.active': 'Rule started',
      'shift-rule.paused': 'Rule paused',
      'shift-rule.archived': 'Rule archived',
      'shift-template.created': 'Shift template created',
      'shift-template.updated': 'Shift template updated',
      'shift-template.deleted': 'Shift template deleted',
    },
  },
  rules: {
    kind: 'change',
    label: 'Rules',
    actions: {
      'rule.created': 'Rule added',
      'rule.updated': 'Rule changed',
      'rule.ended': 'Rule ended',
      'finding.overridden': 'Finding allowed',
    },
  },
  people: {
    kind: 'change',
    label: 'People',
    actions: {
      'employee.created': 'Employee created',
      'employee.updated': 'Employee updated',
      'employee.deleted': 'Employee deleted',
      'employee.restored': 'Employee restored',
      'employee.joined': 'Employee joined',
      'employee.left': 'Employee left',
      'employee.anonymised': 'Name of a person replaced',
      'employees.imported': 'Employees imported',
      'user.profile_updated': 'Own profile updated',
      'user.calendar_feed_added': 'Calendar feed added',
      'user.calendar_feed_removed': 'Calendar feed removed',
      'employee.pin_set': 'PIN for the kiosk set',
      'employee.pin_given': 'PIN for the kiosk given',
    },
  },
  groups: {
    kind: 'change',
    label: 'Shift groups',
    actions: {
      'shift_group.created': 'Shift group created',
      'shift_group.updated': 'Shift group updated',
      'shift_group.deleted': 'Shift group deleted',
      'shift_groups.reordered': 'Shift groups reordered',
      'employee.assigned': 'Employee added to a shift group',
      'employee.unassigned': 'Employee removed from a shift group',
    },
  },
  sites: {
    kind: 'change',
    label: 'Job sites',
    actions: {
      'location.created': 'Job site created',
      'location.updated': 'Job site updated',
      'location.deleted': 'Job site deleted',
      'location.time_zone_corrected': 'Time zone of a job site corrected',
      'kiosk.created': 'Kiosk created',
      'kiosk.enrolled': 'Kiosk enrolled',
      'kiosk.revoked': 'Kiosk removed',
    },
  },
  hours: {
    kind: 'change',
    label: 'Contracts and public holidays',
    actions: {
      'contract.added': 'Contract added',
      'holiday.added': 'Public holiday added',
      'holiday.moved': 'Public holiday moved',
      'holiday.removed': 'Public holiday removed',
      'holiday.change_undone': 'Change of a public holiday undone',
    },
  },
  leave: {
    kind: 'change',
    label: 'Leave',
    actions: {
      'leave.approved': 'Leave approved',
      'leave.cancelled': 'Leave cancelled',
      'leave.cut': 'Leave ended early',
      'leave.balance_opened': 'Balance of leave entered',
      'leave.file_added': 'Evidence of leave added',
      'leave.file_sighted': 'Evidence of leave sighted',
      'leave.file_read': 'Evidence of leave read',
      'leave.file_deleted': 'Evidence of leave deleted',
      'leave_types.updated': 'Kinds of leave changed',
    },
  },
  skills: {
    kind: 'change',
    label: 'Skills',
    actions: {
      'skill.created': 'Skill created',
      'skill.updated': 'Skill updated',
      'skill.deleted': 'Skill deleted',
      'holding.created': 'Skill of a person added',
      'holding.updated': 'Skill of a person changed',
      'holding.verified': 'Skill of a person verified',
      'holding.deleted': 'Skill of a person deleted',
      'holding.file_added': 'Evidence added',
      'holding.file_deleted': 'Evidence deleted',
      'skill_requirement.created': 'Requirement added',
      'skill_requirement.updated': 'Requirement changed',
      'skill_requirement.deleted': 'Requirement deleted',
    },
  },
  cover: {
    kind: 'change',
    label: 'Cover',
    actions: {
      'cover_need.created': 'Cover need created',
      'cover_need.updated': 'Cover need changed',
      'cover_need.deleted': 'Cover need deleted',
      'cover_need.date_set': 'Cover need changed for a date',
      'cover_need.date_removed': 'Exception of a cover need removed',
    },
  },
  organization: {
    kind: 'change',
    label: 'Organisation and billing',
    actions: {
      'organization.created': 'Organisation created',
      'organization.updated': 'Organisation updated',
      'organization.deletion_requested': 'Organisation deletion started',
      'organization.kept': 'Organisation kept after all',
      'organization.data_downloaded': 'Organisation data downloaded',
      'organization.two_step_required': 'Two-step sign-in required for managers and above',
      'organization.two_step_optional': 'Two-step sign-in no longer required',
      'audit_log.exported': 'Audit log exported',
      'audit_log.retention_set': 'Keeping time of the audit log changed',
      'billing.opened': 'Billing opened',
      'subscription.changed': 'Subscription changed',
      'subscription.status_set': 'Subscription status set',
    },
  },
  'sign-ins': {
    kind: 'sign-in',
    label: 'Signing in and out',
    actions: {
      'user.signed_in': 'User signed in',
      'user.sign_in_failed': 'Sign-in failed',
      'user.switched_in': 'Switched from another organisation',
      'user.signed_out': 'User signed out',
      'user.session_ended': 'Signed out in one browser',
      'user.sessions_ended': 'Signed out everywhere',
    },
  },
  passwords: {
    kind: 'sign-in',
    label: 'Passwords',
    actions: {
      'user.password_changed': 'Password changed',
      'user.password_reset': 'Password reset',
      'user.password_reset_by_operator': 'Password reset by the operator',
    },
  },
  'two-step': {
    kind: 'sign-in',
    label: 'Two-step sign-in',
    actions: {
      'user.authenticator_app_added': 'Authenticator app added',
      'user.authenticator_app_removed': 'Authenticator app removed',
      'user.recovery_codes_renewed': 'Recovery codes renewed',
      'user.passkey_added': 'Passkey added',
      'user.passkey_removed': 'Passkey removed',
      'user.two_step_reset': 'Two-step sign-in reset by an owner',
      'user.two_step_reset_by_operator': 'Two-step sign-in reset by the operator',
    },
  },
  /** Belongs to no organisation, so no organisation's log shows it. */
  installation: {
    kind: 'change',
    label: 'Installation',
    actions: {
      'platform.super_admin_created': 'Super admin created',
      'platform.super_admin_granted': 'Super admin added',
      'platform.super_admin_revoked': 'Super admin removed',
      'platform.two_step_required': 'Two-step sign-in required of super admins',
      'platform.two_step_optional': 'Two-step sign-in no longer required of super admins',
      'organization.removed': 'Organisation removed',
      'user.account_deleted': 'Account deleted',
      'user.anonymised': 'Account removed with the name of its person',
      'signup_request.declined': 'Signup request declined',
    },
  },
} as const satisfies Record<
  string,
  { kind: AuditKind; label: string; actions: Record<string, string> }
>;

type Groups = typeof GROUPS;
export type AuditAction = { [G in keyof Groups]: keyof Groups[G]['actions'] }[keyof Groups] &
  string;
type AuditGroup = Exclude<keyof Groups, 'installation'>;

export interface ListedGroup {
  name: AuditGroup;
  kind: AuditKind;
  label: string;
  actions: readonly { name: AuditAction; label: string }[];
}

/** The groups of an organisation's log, in the order in which filters list them. */
export const AUDIT_GROUPS: readonly ListedGroup[] = Object.entries(GROUPS).flatMap(
  ([name, { kind, label, actions }]) =>
    name === 'installation'
      ? []
      : [{ name: name as AuditGroup, kind, label, actions: listed(actions) }],
);

function listed(actions: Record<string, string>): ListedGroup['actions'] {
  return Object.entries(actions).map(([name, label]) => ({ name: name as AuditAction, label }));
}

/** What the log can be filtered by: a whole group, or one action. */
export type AuditChoice = AuditGroup | AuditAction;
export const AUDIT_CHOICES: readonly AuditChoice[] = AUDIT_GROUPS.flatMap(({ name, actions }) => [
  name,
  ...actions.map((action) => action.name),
]);

export function actionsOf(choice: AuditChoice): AuditAction[] {
  const group = AUDIT_GROUPS.find(({ name }) => name === choice);
  return group ? group.actions.map(({ name }) => name) : [choice as AuditAction];
}

export function kindOf(action: AuditAction): AuditKind {
  const group = Object.values(GROUPS).find(({ actions }) => action in actions);
  return group?.kind ?? 'change';
}

/** Undefined for an action that an older version recorded. */
export function actionLabel(action: string): string | undefined {
  for (const { actions } of Object.values<{ actions: Record<string, string> }>(GROUPS)) {
    if (Object.hasOwn(actions, action)) return actions[action];
  }
  return undefined;
}

/** '3 months', '2 years' */
export function monthsText(months: number): string {
  return months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');
}

/** How many months an organisation may keep its log. The first of each is the shortest. */
export const KEEPING_MONTHS = { changes: [12, 24, 84], signIns: [3, 6, 12, 24] } as const;
