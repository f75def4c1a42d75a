import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api';
import { checkoutFailureText, signupFailureText } from './failure-text';

const invalid = new ApiError(400, 'Check what you entered and try again.', 'invalid_input', {
  errors: [{ field: 'abn', message: 'Enter a valid ABN (11 digits)' }],
});
const taken = new ApiError(409, 'This email address already has an account.', 'email_taken');
const internal = new ApiError(500, 'Something went wrong on our side.', 'internal');
const provider = new ApiError(502, 'Unable to start checkout process.', 'payment_unavailable');

test("a failed signup shows the server's sentence where there is one", () => {
  expect(signupFailureText(taken)).toBe('409: This email address already has an account.');
  expect(signupFailureText(invalid)).toBe('Please check your information and try again.');
  expect(signupFailureText(internal)).toBe('An error occurred. Please try again.');
  expect(signupFailureText(new TypeError('x is undefined'))).toBe(
    'An error occurred. Please try again.',
  );
});

test('a failed checkout shows a sentence without a status code', () => {
  expect(checkoutFailureText(provider)).toBe('Unable to start checkout process.');
  expect(checkoutFailureText(internal)).toBe('An error occurred. Please try again.');
  expect(checkoutFailureText(new TypeError('x is undefined'))).toBe(
    'An error occurred. Please try again.',
  );
});
