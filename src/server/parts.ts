// The parts that features work with. They live below app.ts: it imports the features.
import type { Instant } from '#engine/time/kinds';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Mailer } from './integrations/mail/mailer';
import type { Payments } from './integrations/payments/payments';
import type { Push } from './integrations/push/push';

export interface Parts {
  config: Config;
  database: Database;
  clock: () => Instant;
  payments: Payments;
  mailer: Mailer;
  push: Push;
  version: string;
}
