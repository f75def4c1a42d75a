// Queues an email as part of the transaction, so that it is sent only if the change commits.
import { sql } from 'kysely';
import type { Scope } from '../db/database';
import type { Mail } from '../integrations/mail/mailer';

/** Invitations come by the thousand, and must not keep others waiting for a new password. */
const PRIORITIES = { soon: 0, 'after others': 10 } as const;

export async function enqueueMail(
  { db }: Scope,
  mail: Mail,
  when: keyof typeof PRIORITIES = 'soon',
): Promise<void> {
  const priority = PRIORITIES[when];
  await sql`select enqueue_job('send-mail', ${JSON.stringify(mail)}::json, ${priority})`.execute(
    db,
  );
}
