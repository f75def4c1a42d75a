import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api';
import { checkoutFailure, signupFailure } from './onboarding-failure';

const invalid = new ApiError(400, 'Check what you entered and try again.', 'invalid_input', [
  { field: 'abn', message: 'Please enter a valid ABN (11 digits)' },
]);
const taken = new ApiError(409, 'This email address already has an account.', 'email_taken');
const internal = new ApiError(500, 'Something went wrong on our side.', 'internal');
const provider = new ApiError(502, 'Unable to start checkout process.', 'payment_unavailable');

test('a failed signup is told in the words of the server where it has some', () => {
  expect(signupFailure(taken)).toBe('409: This email address already has an account.');
  expect(signupFailure(invalid)).toBe('Please check your information and try again.');
  expect(signupFailure(internal)).toBe('An error occurred. Please try again.');
  expect(signupFailure(new TypeError('x is undefined'))).toBe(
    'An error occurred. Please try again.',
  );
});

test('a failed checkout is told in a plain sentence', () => {
  expect(checkoutFailure(provider)).toBe('Unable to start checkout process.');
  expect(checkoutFailure(internal)).toBe('An error occurred. Please try again.');
  expect(checkoutFailure(new TypeError('x is undefined'))).toBe(
    'An error occurred. Please try again.',
  );
});
