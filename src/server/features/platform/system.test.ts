import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSystem, sendTestEmail } from '#contract/api/platform';
import type { Instant } from '#engine/time/kinds';
import { readConfig } from '../../config';
import { openDatabase } from '../../db/database';
import { createSmtpMailer } from '../../integrations/mail/smtp-mailer';
import { startFakeStripe } from '../../testing/fake-stripe';
import { addOrganization, addSuperAdmin, type Person } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { checkSystem } from './check-system';
import { sendTestEmail as send } from './send-test-email';

let testApp: TestApp;
let admin: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  admin = await addSuperAdmin(testApp);
});
afterAll(() => testApp.close());

async function checksOf({ browser }: Person) {
  const { checks } = await browser.call(getSystem);
  return Object.fromEntries(checks.map(({ name, state, text }) => [name, `${state}: ${text}`]));
}

test('the state of a fresh installation says what is missing', async () => {
  expect(await checksOf(admin)).toEqual({
    Version: expect.stringMatching(/^good: Muster 0\.0\.0-test on Node \d/),
    Database: expect.stringMatching(/^good: The built-in database: PostgreSQL \d+.*, [\d.]+ MB\.$/),
    Email: `warn: No email server is set, so nobody gets an email. Messages are files in ${testApp.dataDir}/outbox. Set SMTP_URL.`,
    SMS: 'good: Off. Set SMS_WEBHOOK_URL to send messages by SMS.',
    Payments: 'good: Test mode, no card is charged. Set STRIPE_SECRET_KEY to charge cards.',
    'Last webhook': 'good: Test mode needs no webhook.',
    'Last backup': 'warn: There is none yet. The first one is made at 16:15 UTC.',
    'Free disk': expect.stringMatching(/^\w+: [\d.]+ [MG]B \(\d+ %\) free on the disk of /),
    Jobs: expect.stringMatching(/^good: \d+ jobs? to do\.$/),
    Address:
      'warn: http://localhost:3000, without https. That is only right on this machine or in your own network.',
    Settings: 'good: Nothing looks wrong.',
  });
});

test('the operator reads why the database and the data folder cannot be reached', async () => {
  const folder = join(testApp.dataDir, 'missing');
  const env = { DATA_DIR: folder, DATABASE_URL: 'postgres://muster:secret@localhost:1/muster' };
  const config = readConfig(env);
  const database = openDatabase(env.DATABASE_URL, () => undefined);
  const clock = () => Date.now() as Instant;
  const { payments } = testApp;
  const checks = await checkSystem({ config, database, payments, clock, version: '0' });
  await database.close();
  const textOf = (name: string) => checks.find((check) => check.name === name)?.text;
  expect(textOf('Database')).toBe(
    "Muster can't reach its database at localhost:1: nothing listens there. Check that PostgreSQL runs and that DATABASE_URL is right.",
  );
  expect(textOf('Free disk')).toBe(`The folder ${folder} can't be read. Check DATA_DIR.`);
});

test('an old backup, failed jobs and a missing webhook are found', async () => {
  const fake = await startFakeStripe();
  const paid = await createTestApp({ env: fake.env });
  const boss = await addSuperAdmin(paid);
  const backups = join(paid.dataDir, 'backups');
  await mkdir(backups);
  await writeFile(join(backups, 'daily-2027.backup'), '12345');
  const twoDaysAgo = Date.now() / 1000 - 48 * 60 * 60;
  await utimes(join(backups, 'daily-2027.backup'), twoDaysAgo, twoDaysAgo);
  await paid.sql(
    "select graphile_worker.add_job('send-mail', '{}'); update graphile_worker._private_jobs set attempts = max_attempts",
  );
  expect(await checksOf(boss)).toMatchObject({
    'Last webhook':
      'warn: No event has come from Stripe in the last 30 days. Check the webhook endpoint and STRIPE_WEBHOOK_SECRET.',
    'Last backup': 'bad: daily-2027.backup, 0.0 MB, 2 days ago. It should be from today.',
    Jobs: 'bad: 1 job gave up after 25 attempts. The reason is last_error in graphile_worker.jobs.',
  });
  await paid.sql("insert into payment_events (event_id, type) values ('evt_1', 'invoice.paid')");
  expect(await checksOf(boss)).toMatchObject({
    'Last webhook': 'good: invoice.paid, 0 minutes ago.',
  });
  await paid.close();
  await fake.close();
});

test('only super admins see it', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  expect((await browser.request(getSystem)).statusCode).toBe(403);
});

test('without an email server, a test email says where it lies', async () => {
  const { message } = await admin.browser.call(sendTestEmail);
  expect(message).toBe(
    `No email server is set, so nothing was sent. The email to ${admin.user.email} is a file in ${testApp.dataDir}/outbox.`,
  );
});

test("a test email arrives at a real email server, or its refusal is told in the server's words", async () => {
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? new Error('no such mailbox') : null),
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        received += 1;
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Muster <roster@example.com>');
  const config = {
    dataDir: '/data',
    smtpUrl: 'smtp://mail',
    publicUrl: new URL('https://roster.example.com'),
  };
  expect(await send({ mailer, config, version: '1' }, 'amy@example.com')).toBe(
    'The email server has taken the email to amy@example.com.',
  );
  expect(received).toBe(1);
  await expect(send({ mailer, config, version: '1' }, 'nobody@example.com')).rejects.toThrow(
    /^The email server didn't take the email: .*no such mailbox/,
  );
  mailer.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
