import type { Instant } from '#engine/time/kinds';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import type { Payments } from './payments';
import { createSandboxPayments } from './sandbox-payments';
import { createStripePayments } from './stripe-payments';

export function createPayments(config: Config, database: Database, clock: () => Instant): Payments {
  return config.stripe
    ? createStripePayments(config.stripe)
    : createSandboxPayments(config.publicUrl, database, clock);
}
