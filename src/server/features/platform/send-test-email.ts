import { join } from 'node:path';
import { AppError } from '#contract/errors';
import type { Config } from '../../config';
import type { Parts } from '../../parts';

interface TestEmailParts extends Pick<Parts, 'mailer' | 'version'> {
  config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>;
}

/** Sends without the queue, because the operator waits for the email server's own answer. */
export async function sendTestEmail(
  { mailer, config, version }: TestEmailParts,
  to: string,
): Promise<string> {
  try {
    await mailer.send({
      to,
      subject: 'A test email from Muster',
      text: `Hi,\n\nMuster ${version} at ${config.publicUrl.host} can send emails. You don't need to do anything.\n`,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError('email_failed', {
      sentence: `The email server didn't take the email: ${reason.replace(/\.$/, '')}.`,
    });
  }
  if (config.smtpUrl) return `The email server has taken the email to ${to}.`;
  return `No email server is set, so nothing was sent. The email to ${to} is a file in ${join(config.dataDir, 'outbox')}.`;
}
