import { randomUUID } from 'node:crypto';
import { PASSWORD } from './people';

/** A valid step 1 of onboarding by a new person. */
export function newSignup(changes: Record<string, unknown> = {}) {
  return {
    organizationName: 'Grevillea Garage',
    adminName: 'Gus Green',
    adminEmail: `${randomUUID()}@example.com`,
    password: PASSWORD,
    acceptTerms: true as const,
    timezone: 'Australia/Brisbane',
    ...changes,
  };
}
