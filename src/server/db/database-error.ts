// Database errors as errors of the contract. Our rules are constraints, so their names map to codes here.
import { AppError, type ErrorCode } from '#contract/errors';
import { sqlState } from './database';
import { isUnreachable } from './unreachable';

const CONSTRAINTS: Record<string, ErrorCode> = {
  users_email_key: 'email_taken',
  employees_email_key: 'email_taken',
  employees_user_key: 'email_taken',
  shift_groups_name_key: 'group_name_taken',
  shift_templates_name_key: 'template_name_taken',
  holiday_changes_day: 'holiday_changed',
  skills_name_key: 'skill_name_taken',
  leave_types_name_key: 'leave_name_taken',
  passkeys_credential: 'passkey_known',
  request_shifts_one_offer: 'shift_on_offer',
  shifts_no_overlap: 'shift_overlap',
  timesheets_closed: 'timesheet_locked',
};

const STATES: Record<string, ErrorCode> = {
  '23503': 'conflict',
  '40001': 'conflict',
  '40P01': 'conflict',
  '53100': 'storage_full',
  // Another transaction held a lock for too long, or a statement ran for too long.
  '55P03': 'busy',
  '57014': 'busy',
};

/** For answers that the same call may not get a moment later. */
const RETRY_AFTER_SECONDS = 2;

export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return undefined;
  if (isUnreachable(error)) {
    return new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  const code = CONSTRAINTS[constraint] ?? STATES[sqlState(error)];
  if (code === 'busy') return new AppError(code, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  return code ? new AppError(code) : undefined;
}
