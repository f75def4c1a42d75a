// The form of step 1. The call takes the same values, without the repeated password.
import { z } from 'zod';
import { Signup } from '#contract/api/onboarding';
import { LIMITS } from '#contract/limits';
import { formatCount } from '#engine/counted';
import { mismatch } from '../../components/password-confirmation';

const NOT_A_COUNT = `Enter a whole number from 1 to ${formatCount(LIMITS.employeeEstimate)}`;

function readCount(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s,]/g, '');
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

const count = z
  .int(NOT_A_COUNT)
  .min(1, NOT_A_COUNT)
  .max(LIMITS.employeeEstimate, NOT_A_COUNT)
  .optional();

export const SignupValues = Signup.omit({ timezone: true })
  .extend({
    abn: Signup.shape.abn.unwrap(),
    employeeCountEstimate: z.string().transform(readCount).pipe(count),
    confirmPassword: z.string().min(LIMITS.passwordMin, 'Please confirm your password'),
    // An unticked box holds false, which the call does not take.
    acceptTerms: z.preprocess((ticked) => ticked, Signup.shape.acceptTerms),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    ...mismatch,
    // The mismatch shows together with other errors, not after them.
    when: ({ value }) => z.looseObject({ confirmPassword: z.string() }).safeParse(value).success,
  });
