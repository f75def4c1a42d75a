// npm run doctor [-- --email <address>]: what works, what doesn't, and what to do. Changes nothing.
import type { SystemCheck } from '#contract/api/platform';
import { email as emailField } from '#contract/fields';
import type { Instant } from '#engine/time/kinds';
import { openDatabase } from '../db/database';
import { checkSystem } from '../features/platform/check-system';
import { sendTestEmail } from '../features/platform/send-test-email';
import { createMailer } from '../integrations/mail/create-mailer';
import { createPayments } from '../integrations/payments/create-payments';
import { VERSION } from '../project-folder';
import { reachDatabase } from '../startup';
import { StartupError } from '../startup-error';

const USAGE = 'Use: npm run doctor [-- --email <address>]';
const SIGNS = { good: 'ok  ', warn: 'look', bad: 'BAD ' };

export async function doctor(args: string[]): Promise<void> {
  const [option, address, ...rest] = args;
  const to = option === undefined ? undefined : emailField.safeParse(address);
  if (rest.length > 0 || (option !== undefined && option !== '--email') || to?.success === false) {
    throw new StartupError(USAGE);
  }
  const { config, postgres } = await reachDatabase('command');
  const database = openDatabase(postgres.url, () => undefined);
  const mailer = createMailer(config, () => undefined);
  try {
    const clock = () => Date.now() as Instant;
    const payments = createPayments(config, database, clock);
    const checks = await checkSystem({ config, database, payments, clock, version: VERSION });
    if (to) checks.push(await tryEmail());
    process.stdout.write(`${checks.map(lineOf).join('\n')}\n`);
    if (checks.some(({ state }) => state === 'bad')) process.exitCode = 1;
  } finally {
    mailer.close();
    await database.close();
    await postgres.stop();
  }

  async function tryEmail(): Promise<SystemCheck> {
    const name = 'Test email';
    try {
      const text = await sendTestEmail({ mailer, config, version: VERSION }, to?.data ?? '');
      return { name, state: config.smtpUrl ? 'good' : 'warn', text };
    } catch (error) {
      return { name, state: 'bad', text: error instanceof Error ? error.message : String(error) };
    }
  }
}

function lineOf({ name, state, text }: SystemCheck): string {
  return `${SIGNS[state]}  ${name.padEnd(13)} ${text}`;
}
