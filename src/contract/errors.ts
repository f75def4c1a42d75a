// Every error a call can answer: a code for programs, a status, and a sentence for people.
import type { FindingCount, RosterFinding } from './api/rules';
import { LIMITS } from './limits';

export const ERRORS = {
  invalid_input: [400, 'Check what you entered and try again.'],
  invalid_json: [400, "The request isn't valid JSON."],
  bad_request: [400, "We couldn't understand the request."],
  invalid_token: [400, 'This link has expired or was already used. Ask for a new one.'],
  common_password: [400, 'That password is too common. Choose another one.'],
  same_password: [400, 'Choose a password that differs from your current one.'],
  wrong_current_password: [400, "Your current password isn't correct."],
  wrong_password: [400, "Your password isn't correct."],
  wrong_code: [400, "That code isn't correct, or it was already used. Try the next one."],
  passkey_refused: [400, "We couldn't check this passkey. Try again, or sign in another way."],
  wrong_kiosk_code: [
    400,
    "That code isn't correct, or it has expired. Ask an admin for a new one.",
  ],
  bad_signature: [400, "The signature of this event isn't valid."],
  not_signed_in: [401, 'Sign in to continue.'],
  not_a_kiosk: [401, "This tablet isn't a kiosk any more. Ask an admin for a new code."],
  wrong_credentials: [401, "The email or password isn't correct."],
  sign_in_expired: [401, 'That took too long. Sign in with your password again.'],
  password_change_required: [403, 'Choose a new password to continue.'],
  two_step_required: [403, 'Set up two-step sign-in to continue.'],
  card_declined: [402, 'The card was declined. Try another one.'],
  forbidden: [403, "You don't have permission to do this."],
  role_too_high: [403, "You can't manage someone with a higher role than your own."],
  no_organization: [
    403,
    "Your account doesn't belong to an organisation. Ask an admin to add you.",
  ],
  cross_origin: [403, 'We refused this request because it came from another site.'],
  not_found: [404, 'Not found.'],
  two_step_on: [409, 'You already use an authenticator app. Turn it off first.'],
  passkey_known: [409, 'This passkey is already in use.'],
  too_many_passkeys: [409, 'You have 20 passkeys. Remove one first.'],
  too_many_feeds: [409, `You have ${LIMITS.calendarFeeds} calendar feeds. Remove one first.`],
  pay_period_closed: [409, 'This pay period is closed already.'],
  pay_period_open: [409, "This pay period isn't closed yet."],
  pay_period_running: [409, "This pay period hasn't ended yet. Close it after its last day."],
  pay_period_order: [409, 'Close pay periods in order, and reopen only the last one.'],
  pay_period_exported: [
    409,
    "This pay period was exported, so it can't be reopened. Differences go into the next one.",
  ],
  pay_period_unapproved: [409, "Some timesheets aren't approved. Approve them first."],
  too_many_kiosks: [409, `You have ${LIMITS.kiosks} kiosks. Remove one first.`],
  too_many_push_devices: [
    409,
    `You get push notifications on ${LIMITS.pushDevices} devices. Turn one off first.`,
  ],
  push_off: [409, "Push notifications can't be sent from this installation."],
  unknown_push_service: [
    400,
    "We don't know the push service of this browser. Use Chrome, Edge, Firefox or Safari.",
  ],
  no_own_record: [409, "You aren't on the roster, so there are no shifts of yours to show."],
  colleague_without_account: [409, "This person doesn't use Muster yet, so they can't be asked."],
  too_many_days_off_links: [
    409,
    `You compare days off with ${LIMITS.daysOffLinks} colleagues. End one first.`,
  ],
  own_two_step_missing: [
    409,
    'Set up two-step sign-in for your own account first. Otherwise you would lock yourself out.',
  ],
  no_two_step: [409, "This person doesn't use two-step sign-in."],
  email_taken: [409, 'This email address already has an account.'],
  group_name_taken: [409, 'There is already a shift group with this name.'],
  groups_changed: [409, 'The shift groups have changed since you opened them. Try again.'],
  last_owner: [
    409,
    'An organisation must have at least one owner. Make someone else an owner first.',
  ],
  being_deleted: [409, 'This organisation is being deleted, so nothing in it can be changed.'],
  wrong_name: [400, "That isn't the name of the organisation."],
  own_record: [409, "You can't delete yourself. Ask another manager to do it."],
  shared_account: [
    409,
    'This person also belongs to another organisation, so only they can change their email and password.',
  ],
  location_in_use: [409, 'Future shifts still use this job site. Move or delete them first.'],
  shift_overlap: [409, 'There is already a shift at that time.'],
  rule_blocked: [409, "A rule doesn't allow this, so nothing was saved."],
  reason_needed: [409, "Someone can't work then. Give a reason to save it anyway."],
  wishes_closed: [409, "These days can't be changed any more. Ask your manager."],
  rule_ended: [409, "This rule has ended, so it can't be changed. Add a new one."],
  shift_changed: [
    409,
    'Someone has changed this shift since you opened it. Check it and try again.',
  ],
  open_shift_taken: [409, 'Someone was faster: this shift is taken.'],
  open_shift_closed: [409, "This shift isn't open any more."],
  open_shift_own: [409, 'You have already taken this shift.'],
  open_shift_asked: [409, 'You have already put your name down for this shift.'],
  open_shift_refused: [409, "You can't take this shift."],
  open_shift_past: [409, 'This time is over. Choose a later one.'],
  places_taken: [409, "It can't need fewer people than have taken it already."],
  too_late_to_take_back: [409, "It's too late to give this shift back. Ask your manager."],
  already_answered: [409, 'They have answered this shift already.'],
  asked_lately: [409, 'Someone asked less than an hour ago. Give them some time to answer.'],
  shift_started: [409, "This shift has already started, so there's nothing to answer any more."],
  record_changed: [409, 'Someone has changed this since you opened it. Check it and try again.'],
  undo_refused: [409, "This has changed since, so we didn't undo it."],
  template_name_taken: [409, 'There is already a template with this name.'],
  skill_name_taken: [409, 'There is already a skill with this name.'],
  skill_in_use: [409, 'A requirement still asks for this skill. Delete the requirement first.'],
  own_verification: [403, "You can't verify your own skills. Ask another manager to do it."],
  design_running: [
    409,
    'Someone in your organisation is designing a pattern already. Try again in a moment.',
  ],
  too_many_codes: [
    400,
    `Patterns takes up to ${LIMITS.patternCodes} codes, and this pattern has more.`,
  ],
  template_in_use: [409, 'An active rule uses this template. Pause or archive the rule first.'],
  holiday_changed: [409, 'This day was already changed. Undo that change first.'],
  no_such_holiday: [404, 'There is no public holiday of this name on that day.'],
  too_many_holiday_changes: [
    409,
    `An organisation can change ${LIMITS.holidayChanges} public holidays. Undo a change first.`,
  ],
  roster_changed: [409, 'The roster has changed since the preview.'],
  fill_running: [409, 'Someone is filling the roster already. Try again when that is done.'],
  fill_not_ready: [409, 'This fill has no proposal to accept. Start it again.'],
  fill_changed: [
    409,
    'The roster has changed since Fill looked at it, so nothing was saved. Fill it again.',
  ],
  fill_past: [400, 'These days are over. Choose later ones.'],
  generation_running: [409, "This run hasn't finished yet. Try again in a moment."],
  already_undone: [409, 'This run has already been undone.'],
  no_membership: [
    409,
    "Your account doesn't belong to an organisation any more. Ask an admin to add you again.",
  ],
  other_person: [
    409,
    'Someone else is signed in here now, so nothing was saved. Sign in as yourself and try again.',
  ],
  other_organization: [
    409,
    'You have switched to another organisation in this browser, so nothing was saved. Check the page and try again.',
  ],
  too_many_organizations: [
    409,
    `You already own ${LIMITS.ownedOrganizations} organisations, which is the maximum.`,
  ],
  already_subscribed: [409, 'This organisation already has a subscription.'],
  card_customer: [
    409,
    'This organisation pays by card, and Muster is running in test mode. Ask whoever runs Muster to set the payment key.',
  ],
  leave_types_changed: [
    409,
    'Someone has changed the kinds of leave since you opened them. Load the page again.',
  ],
  leave_type_used: [409, "People have had this kind of leave, so it can't be deleted."],
  leave_type_unused: [409, 'This kind of leave is no longer in use. Choose another one.'],
  leave_name_taken: [409, 'Each kind of leave needs its own name.'],
  leave_overlap: [409, 'You already have leave at that time, or have asked for it.'],
  leave_blocked: [409, 'No leave can be asked for on some of these days. Choose other days.'],
  leave_too_late: [409, `Leave can be entered up to ${LIMITS.leavePastDays} days back.`],
  leave_too_early: [409, `Leave can be asked for up to ${LIMITS.leaveFutureDays} days ahead.`],
  leave_changed: [
    409,
    'The shifts of this request have changed since you opened it. Check them and decide again.',
  ],
  leave_nothing_left: [409, 'The leave covers the whole shift, so there is nothing to shorten.'],
  leave_before: [
    400,
    'This shift begins before the leave. Keep, shorten or delete it, or give it to someone.',
  ],
  leave_for_nobody: [400, 'Choose who works the shift instead.'],
  leave_end_asked: [409, 'You have already asked to end this leave. A manager decides next.'],
  no_subscription: [409, 'There is no subscription to change.'],
  shift_on_offer: [409, 'This shift is already offered to someone. Withdraw that request first.'],
  shift_not_askable: [
    409,
    "You can only ask people about a published shift that hasn't begun. Publish it first.",
  ],
  request_ended: [409, 'This request has already ended.'],
  request_changed: [409, 'This request has changed since you opened it. Check it and try again.'],
  swaps_off: [409, "Your organisation doesn't allow giving or swapping shifts."],
  too_late_to_swap: [409, 'It is too late to give or swap this shift. Talk to your manager.'],
  not_worked: [
    409,
    "You are away or off then, so you can't give or swap this shift. Your manager finds someone for it.",
  ],
  not_available: [409, 'Someone who is part of this is not available. Choose someone else.'],
  choose_shift: [409, 'Choose which of your shifts goes in return.'],
  own_request: [403, "You can't decide your own request. Ask another manager to do it."],
  request_decided: [409, 'This request has already been decided.'],
  own_timesheet: [403, "You can't approve your own timesheet. Ask another manager to do it."],
  timesheet_changed: [
    409,
    'This timesheet has changed since you opened it. Check it and try again.',
  ],
  timesheet_running: [409, 'This person is still clocked in. Wait until they clock out.'],
  timesheet_locked: [
    409,
    'The pay period of this timesheet is closed, so nothing in it can change. Adjust it instead.',
  ],
  timesheet_open: [
    409,
    "The pay period of this timesheet isn't closed. Correct the timesheet instead.",
  ],
  timesheet_unfinished: [
    409,
    'This timesheet has no start or no end. Correct it, or take it out first.',
  ],
  timesheet_needs_reason: [409, 'Something about this timesheet is odd. Say why you approve it.'],
  break_unanswered: [409, 'Say first whether you took your break.'],
  time_in_future: [409, "Time that hasn't passed yet can't be entered."],
  conflict: [409, 'Someone else changed this at the same time. Try again.'],
  request_timeout: [408, 'The request took too long to arrive. Try again.'],
  payload_too_large: [413, "That's too much data. The limit is 1 MB."],
  unsupported_media_type: [415, 'Send the request as application/json.'],
  expectation_failed: [417, "This server can't meet the Expect header of the request."],
  idempotency_key_reused: [422, 'This Idempotency-Key was already used for another request.'],
  too_many_requests: [429, 'Too many attempts. Wait a little and try again.'],
  headers_too_large: [431, 'The request headers are too long.'],
  internal: [500, 'Something went wrong on our side. Try again.'],
  email_failed: [502, "The email couldn't be sent."],
  payment_unavailable: [502, 'Unable to start checkout process.'],
  busy: [503, 'Muster is busy right now. Try again in a moment.'],
  storage_full: [503, 'Storage is full, so nothing was saved. Tell your administrator.'],
  unavailable: [503, "Muster can't reach its database. Try again in a moment."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof ERRORS;

export interface FieldError {
  field: string;
  message: string;
}

export interface ErrorDetails {
  /** Replaces the default sentence when we can say more about this case. */
  sentence?: string;
  fields?: FieldError[];
  /** What the rules found, for a change that they block: the first ones of each rule, and how many there are. */
  findings?: readonly RosterFinding[];
  counts?: readonly FindingCount[];
  retryAfterSeconds?: number;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(details.sentence ?? ERRORS[code][1], options);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code][0];
  }
}
