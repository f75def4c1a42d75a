// Queues an email as part of the transaction, so that it is sent only if the change commits.
import { sql } from 'kysely';
import type { Scope } from '../db/database';
import type { Mail } from '../integrations/mail/mailer';

export async function enqueueMail({ db }: Scope, mail: Mail): Promise<void> {
  await sql`select enqueue_job('send-mail', ${JSON.stringify(mail)}::json)`.execute(db);
}
