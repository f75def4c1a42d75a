// Signing up in steps: the organisation and its admin account, then the checkout.
import { z } from 'zod';
import { abn } from '../abn';
import { endpoint } from '../endpoint';
import { email, id, nameText, newPassword } from '../fields';
import { LIMITS } from '../limits';
import { timezone } from '../timezone-field';

export const Signup = z.strictObject({
  organizationName: nameText(LIMITS.nameLength, 'Organization name is required').meta({
    examples: ['Wattle Health'],
  }),
  abn: abn.optional(),
  employeeCountEstimate: z
    .int()
    .min(1)
    .max(LIMITS.employeeEstimate)
    .optional()
    .meta({ examples: [40] }),
  adminName: nameText(LIMITS.nameLength, 'Admin name is required').meta({ examples: ['Amy Able'] }),
  adminEmail: email,
  password: newPassword,
  acceptTerms: z.literal(true, 'You must accept the Terms of Service and Privacy Policy'),
  /** Whether the admin works shifts, too, and so stands on the roster. */
  worksHere: z.boolean().default(false),
  /** Taken from the browser; the organisation's days and weeks are counted in it. */
  timezone: timezone.optional(),
});

export const signUp = endpoint({
  method: 'POST',
  path: '/api/onboarding/step1',
  summary:
    'Create an organisation and its admin account, and let this browser continue to checkout',
  right: 'use the front door',
  body: Signup,
  response: z.object({ success: z.literal(true), organizationId: z.uuid(), message: z.string() }),
  status: 201,
});

export const startCheckout = endpoint({
  method: 'POST',
  path: '/api/onboarding/checkout',
  summary:
    'Start the checkout of the organisation that this browser signed up, or that the caller owns and works in',
  right: 'use the front door',
  body: z.strictObject({ organizationId: id('organization') }),
  response: z.object({ checkoutUrl: z.string(), message: z.string() }),
});
