import { expect, test } from 'vitest';
import { isCommonPassword } from '#contract/common-passwords';
import { passwordStrength } from './password-strength';

test.each([
  ['', 0, 'At least 6 characters. A few words are best.'],
  ['a', 1, '5 more characters to go.'],
  ['abcde', 1, '1 more character to go.'],
  ['Password123', 1, 'This is one of the first passwords attackers try.'],
  ['aaaaaaaaaaaaaaaaaaaaaa', 1, 'Weak: too few different characters.'],
  ['wombat7', 1, 'Weak: longer is better.'],
  ['wombat river', 2, 'Fair. Another word makes it strong.'],
  ['gum leaves rustle', 3, 'A good length.'],
])('%j has strength %i', (password, level, hint) => {
  expect(passwordStrength(password, isCommonPassword)).toEqual({ level, hint });
});
