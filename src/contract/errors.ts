// The closed list of what can go wrong in a call: a code for programs, a status, and a sentence for people.
export const ERRORS = {
  invalid_input: [400, 'Please check what you entered.'],
  invalid_json: [400, 'The request is not valid JSON.'],
  bad_request: [400, 'The request could not be understood.'],
  invalid_token: [400, 'This link is no longer valid. Please request a new one.'],
  common_password: [400, 'That password is among the most common ones. Please choose another.'],
  same_password: [400, 'Please choose a password that differs from the current one.'],
  wrong_current_password: [400, 'The current password is not correct.'],
  bad_signature: [400, 'The signature of this event is not valid.'],
  not_signed_in: [401, 'Please sign in to continue.'],
  wrong_credentials: [401, 'The email or the password is not correct.'],
  password_change_required: [403, 'Please choose a new password to continue.'],
  card_declined: [402, 'The card was declined. Please try another one.'],
  forbidden: [403, "You don't have permission to do this."],
  rank_too_high: [403, 'You can only manage people at or below your own rank.'],
  no_organization: [403, "Your account doesn't belong to an organisation."],
  cross_origin: [403, 'This request came from another site and was refused.'],
  not_found: [404, 'Not found.'],
  email_taken: [409, 'This email address already has an account.'],
  group_name_taken: [409, 'There is already a shift group with this name.'],
  groups_changed: [409, 'The shift groups have changed in the meantime. Please try again.'],
  last_owner: [
    409,
    'An organisation needs an owner: the last one can be neither removed nor demoted.',
  ],
  own_record: [409, 'You cannot delete yourself. Ask another manager to do it.'],
  shared_account: [
    409,
    'This person also belongs to another organisation and looks after email and password themselves.',
  ],
  location_in_use: [409, 'This job site is needed by future shifts.'],
  shift_overlap: [409, 'There is already a shift at that time.'],
  shift_changed: [409, 'Somebody has changed this shift in the meantime. Please look at it again.'],
  record_changed: [409, 'Somebody has changed this in the meantime. Please look at it again.'],
  undo_refused: [409, 'This has been changed since, so it was not undone.'],
  template_name_taken: [409, 'There is already a template with this name.'],
  template_in_use: [409, 'An active rule follows this template. Pause or archive the rule first.'],
  roster_changed: [409, 'The roster has changed since the preview.'],
  generation_running: [409, 'This generation is still running.'],
  already_undone: [409, 'This generation has been undone already.'],
  no_membership: [
    409,
    "Your account doesn't belong to an organisation any more. Ask your administrator to add you again.",
  ],
  already_subscribed: [409, 'This organisation already has a subscription.'],
  no_subscription: [409, 'There is no subscription to change.'],
  request_decided: [409, 'This request has been decided already.'],
  conflict: [409, 'Somebody else changed this at the same moment. Please try again.'],
  request_timeout: [408, 'The request took too long to arrive.'],
  payload_too_large: [413, 'That is too much at once. The limit is 1 MB.'],
  unsupported_media_type: [415, 'Send the request as application/json.'],
  expectation_failed: [417, 'This server cannot meet the expectation of the request.'],
  idempotency_key_reused: [422, 'This Idempotency-Key was used before for another request.'],
  too_many_requests: [429, 'Too many attempts. Please wait a little and try again.'],
  headers_too_large: [431, 'The headers of the request are too long.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  payment_unavailable: [502, 'Unable to start checkout process.'],
  storage_full: [503, 'Storage is full. Nothing was saved; please tell your administrator.'],
  unavailable: [503, 'Muster cannot reach its database just now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof ERRORS;

export interface FieldError {
  field: string;
  message: string;
}

export interface ErrorDetails {
  /** Replaces the code's own sentence where the case at hand can be named. */
  sentence?: string;
  fields?: FieldError[];
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
