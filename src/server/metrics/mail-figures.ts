import { Counter, type Registry } from 'prom-client';
import type { Mailer } from '../integrations/mail/mailer';

export interface MailCounts {
  sent: number;
  failed: number;
}

/** Wraps the mailer so that its emails are counted. */
export function countMails(mailer: Mailer): { mailer: Mailer; mailCounts: MailCounts } {
  const mailCounts = { sent: 0, failed: 0 };
  return {
    mailCounts,
    mailer: {
      ...mailer,
      async send(mail) {
        try {
          await mailer.send(mail);
          mailCounts.sent += 1;
        } catch (error) {
          mailCounts.failed += 1;
          throw error;
        }
      },
    },
  };
}

export function addMailFigures(register: Registry, counts: MailCounts): void {
  new Counter({
    name: 'muster_mails_total',
    help: 'Attempts of this process to send an email; a failed one is retried',
    labelNames: ['outcome'],
    registers: [register],
    collect() {
      this.reset();
      this.inc({ outcome: 'sent' }, counts.sent);
      this.inc({ outcome: 'failed' }, counts.failed);
    },
  });
}
