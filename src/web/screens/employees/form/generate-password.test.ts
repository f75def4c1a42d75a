import { expect, test } from 'vitest';
import { newPassword } from '#contract/fields';
import { generatePassword, PASSWORD_WORDS } from './generate-password';

test('every byte has its own word', () => {
  expect(new Set(PASSWORD_WORDS).size).toBe(256);
  expect(PASSWORD_WORDS).toHaveLength(256);
  for (const word of PASSWORD_WORDS) expect(word).toMatch(/^[a-z]{3,8}$/);
});

test('a password is four words that the server accepts, and different each time', () => {
  const first = generatePassword();
  expect(first).toMatch(/^[a-z]+(-[a-z]+){3}$/);
  expect(newPassword.parse(first)).toBe(first);
  expect(generatePassword()).not.toBe(first);
});
