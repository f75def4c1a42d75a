// The organisations that the signed-in account belongs to, and founding another one.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { SignedIn } from './auth';
import { Signup } from './onboarding';

/** Step 1 of signing up, without what the account already knows. */
export const NewOrganization = Signup.pick({
  organizationName: true,
  abn: true,
  employeeCountEstimate: true,
  worksHere: true,
  acceptTerms: true,
  timezone: true,
});

export const listOrganizations = endpoint({
  method: 'GET',
  path: '/api/organizations',
  summary: 'List the organisations this account belongs to',
  right: 'choose organisation',
  response: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** True for an owner whose organisation has never had a subscription. */
      trial_to_start: z.boolean(),
    }),
  ),
});

export const foundOrganization = endpoint({
  method: 'POST',
  path: '/api/organizations',
  summary: 'Found another organisation, owned by the caller, and switch to it',
  right: 'choose organisation',
  body: NewOrganization,
  response: SignedIn,
  status: 201,
});
