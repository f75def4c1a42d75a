import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';

export type PasswordStrength = { level: 0 | 1 | 2 | 3; hint: string };

const FAIR_LENGTH = 10;
const GOOD_LENGTH = 14;

/** Length is what counts: digits and symbols alone don't make a password strong. */
export function passwordStrength(
  password: string,
  isCommon: (password: string) => boolean,
): PasswordStrength {
  const missing = LIMITS.passwordMin - password.length;
  if (password === '') {
    return { level: 0, hint: `At least ${LIMITS.passwordMin} characters. A few words are best.` };
  }
  if (missing > 0) {
    return {
      level: 1,
      hint: `${counted(missing, 'more character')} to go.`,
    };
  }
  if (isCommon(password)) {
    return { level: 1, hint: 'This is one of the first passwords attackers try.' };
  }
  if (new Set(password.toLowerCase()).size < LIMITS.passwordMin) {
    return { level: 1, hint: 'Weak: too few different characters.' };
  }
  if (password.length < FAIR_LENGTH) return { level: 1, hint: 'Weak: longer is better.' };
  if (password.length < GOOD_LENGTH)
    return { level: 2, hint: 'Fair. Another word makes it strong.' };
  return { level: 3, hint: 'A good length.' };
}
