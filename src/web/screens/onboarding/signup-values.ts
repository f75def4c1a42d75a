// What step 1 asks for. The call takes the same, but for the password's repetition.
import { z } from 'zod';
import { Signup } from '#contract/api/onboarding';
import { LIMITS } from '#contract/limits';
import { mismatch } from '../../components/password-confirmation';

const NOT_A_COUNT = `Enter a whole number from 1 to ${LIMITS.employeeEstimate}`;

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
    // A box that is not ticked holds false, which the call does not take.
    acceptTerms: z.preprocess((ticked) => ticked, Signup.shape.acceptTerms),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    ...mismatch,
    // Whatever else is wrong, this is said with it.
    when: ({ value }) => z.looseObject({ confirmPassword: z.string() }).safeParse(value).success,
  });
