// What the database refuses becomes one of the contract's errors; constraints are rules, so their names are listed here.
import { AppError, type ErrorCode } from '#contract/errors';
import { sqlState } from './database';

const CONSTRAINTS: Record<string, ErrorCode> = {
  users_email_key: 'email_taken',
  employees_email_key: 'email_taken',
  shift_groups_name_key: 'group_name_taken',
  shift_templates_name_key: 'template_name_taken',
  shifts_no_overlap: 'shift_overlap',
};

const STATES: Record<string, ErrorCode> = {
  '40001': 'conflict',
  '40P01': 'conflict',
  '53100': 'storage_full',
};

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
// Class 08 is a lost connection, 57P0x a server that stops or starts, 53300 one that is full.
const UNREACHABLE_STATE = /^(08...|57P0[1-5]|53300)$/;
// pg itself gives these two no code.
const UNREACHABLE_TEXT = /Connection terminated|timeout exceeded when trying to connect/;

export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return undefined;
  const state = sqlState(error);
  if (
    UNREACHABLE.has(state) ||
    UNREACHABLE_STATE.test(state) ||
    UNREACHABLE_TEXT.test(error.message)
  ) {
    return new AppError('unavailable', { retryAfterSeconds: 2 });
  }
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  const code = CONSTRAINTS[constraint] ?? STATES[state];
  return code ? new AppError(code) : undefined;
}
