import { ApiError } from '../../platform/api';

const UNKNOWN = 'An error occurred. Please try again.';

/** The server doesn't know what happened either. */
function isUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'internal' || error.sentence === '';
}

/** The text under 'Account creation failed'. */
export function signupFailureText(error: unknown): string {
  if (!(error instanceof ApiError) || isUnknown(error)) return UNKNOWN;
  if (error.code === 'invalid_input') return 'Please check your information and try again.';
  return error.message;
}

/** The text under 'Checkout failed'. */
export function checkoutFailureText(error: unknown): string {
  if (!(error instanceof ApiError) || isUnknown(error)) return UNKNOWN;
  return error.sentence;
}
