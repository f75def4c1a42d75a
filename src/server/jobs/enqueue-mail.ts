// A mail is sent after the commit of what it tells of, or not at all: the job is part of the transaction.
import { sql } from 'kysely';
import type { Scope } from '../db/database';
import type { Mail } from '../integrations/mail/mailer';

export async function enqueueMail({ db }: Scope, mail: Mail): Promise<void> {
  await sql`select enqueue_job('send-mail', ${JSON.stringify(mail)}::json)`.execute(db);
}
