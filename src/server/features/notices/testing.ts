// The minute job of the notices, at any moment, and the emails that it sends.
import { pino } from 'pino';
import type { Instant } from '#engine/time/kinds';
import type { Mail } from '../../integrations/mail/mailer';
import { runDueJobs } from '../../jobs/jobs';
import type { TestApp } from '../../testing/test-app';

/** After the time in which changes fold into one. */
const LATER = 6 * 60_000;

/** Runs the job as a server does at this moment. */
export async function emailsAt(
  testApp: TestApp,
  moment: number | string = Date.now() + LATER,
  send: (mail: Mail) => Promise<void> = async () => undefined,
): Promise<Mail[]> {
  const mails: Mail[] = [];
  await testApp.sql("select graphile_worker.add_job('send-notices')");
  await runDueJobs({
    config: testApp.config,
    database: testApp.database,
    mailer: {
      async send(mail) {
        await send(mail);
        mails.push(mail);
      },
      close: () => undefined,
    },
    log: pino({ level: 'silent' }),
    clock: () => new Date(moment).getTime() as Instant,
    payments: testApp.payments,
    push: testApp.push,
    sms: testApp.sms,
  });
  return mails;
}
