// The forms of step 1 and of a further organisation. The calls take the same values, without the repeated password.
import { z } from 'zod';
import { Signup } from '#contract/api/onboarding';
import { NewOrganization } from '#contract/api/organizations';
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

const asTyped = {
  abn: Signup.shape.abn.unwrap(),
  employeeCountEstimate: z.string().transform(readCount).pipe(count),
  // An unticked box holds false, which the call does not take.
  acceptTerms: z.preprocess((ticked) => ticked, Signup.shape.acceptTerms),
};

export const NewOrganizationValues = NewOrganization.omit({ timezone: true }).extend(asTyped);

export const SignupValues = Signup.omit({ timezone: true })
  .extend({
    ...asTyped,
    confirmPassword: z.string().min(LIMITS.passwordMin, 'Please confirm your password'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    ...mismatch,
    // The mismatch shows together with other errors, not after them.
    when: ({ value }) => z.looseObject({ confirmPassword: z.string() }).safeParse(value).success,
  });
