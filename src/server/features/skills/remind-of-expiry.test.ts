import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listNotices } from '#contract/api/notices';
import { LIMITS } from '#contract/limits';
import type { Instant } from '#engine/time/kinds';
import { createSmtpMailer } from '../../integrations/mail/smtp-mailer';
import { runDueJobs } from '../../jobs/jobs';
import { hire } from '../../testing/hire';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { remindOfExpiry } from './remind-of-expiry';
import { addHolding, addSkill } from './testing';

const FOOTER =
  'You get this email because you have an account at Acacia. Choose which emails you get under Account.';

let testApp: TestApp;
let roster: Roster;
let received: Email[] = [];
let smtp: SMTPServer;
let mailer: ReturnType<typeof createSmtpMailer>;
beforeAll(async () => {
  testApp = await createTestApp();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Muster <roster@example.com>');
});
afterAll(async () => {
  mailer.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await testApp.close();
});
beforeEach(async () => {
  await testApp.sql('delete from holdings');
  await testApp.sql('delete from notices');
  await testApp.sql('delete from rate_limits');
  roster = await createRoster(testApp);
});

/** Runs the jobs as the server does at this moment, and returns what arrived at the SMTP server. */
async function emailsAt(now: string) {
  received = [];
  for (const job of ['remind-of-expiry', 'send-notices']) {
    await testApp.sql('select graphile_worker.add_job($1)', [job]);
    await runDueJobs({
      config: testApp.config,
      database: testApp.database,
      mailer,
      log: pino({ level: 'silent' }),
      clock: () => Date.parse(now) as Instant,
      payments: testApp.payments,
      push: testApp.push,
    });
  }
  return received
    .map(({ to, subject, text }) => ({
      to: to?.[0]?.address,
      subject,
      text: text?.replaceAll('\r\n', '\n').trim(),
    }))
    .toSorted((one, other) => String(one.text).localeCompare(String(other.text)));
}

const held = (employeeId: string, skillId: string, valid_to: string) =>
  addHolding(roster.manager, employeeId, skillId, { valid_to, verified: true });

test('the holder and the managers get one email each, with all that is due, from 7 am in Sydney', async () => {
  const { owner, manager, amy, amyId, benId } = roster;
  const aid = await addSkill(owner);
  const cpr = await addSkill(owner, { name: 'CPR' });
  await held(amyId, aid.id, '2027-04-09');
  await held(amyId, cpr.id, '2027-03-24');
  await held(benId, cpr.id, '2028-03-24');
  expect(await emailsAt('2027-03-09T19:59:00Z')).toEqual([]);
  const emails = await emailsAt('2027-03-09T20:00:00Z');
  expect(emails).toEqual([
    {
      to: amy.user.email,
      subject: 'Some skills expire soon at Acacia',
      text: `Hi A employee,

Here is what's new at Acacia.

Some skills expire soon:
- CPR, valid until Wed 24 Mar 2027 (14 days left)
- First aid, valid until Fri 9 Apr 2027 (30 days left)

Enter the new dates once it is renewed: http://localhost:3000/account

${FOOTER}`,
    },
    {
      to: manager.user.email,
      subject: 'Some skills expire soon at Acacia',
      text: `Hi A manager,

Here is what's new at Acacia.

Some skills expire soon:
- Amy Able: CPR, valid until Wed 24 Mar 2027 (14 days left)
- Amy Able: First aid, valid until Fri 9 Apr 2027 (30 days left)

Enter the new dates once it is renewed: http://localhost:3000/rules?tab=skills

${FOOTER}`,
    },
    expect.objectContaining({ to: owner.user.email }),
  ]);
  const { notices } = await amy.browser.call(listNotices, { query: {} });
  expect(notices).toEqual([expect.objectContaining({ kind: 'licence_expiring', urgent: false })]);
});

test('each reminder goes out once, a missed one late, and none for what is renewed or unverified', async () => {
  const { owner, amy, amyId, benId, ben } = roster;
  const aid = await addSkill(owner);
  await held(amyId, aid.id, '2027-04-09');
  await addHolding(ben, benId, aid.id, { valid_to: '2027-04-09' });
  const toAmy = async (day: string) =>
    (await emailsAt(`${day}T01:00:00Z`)).filter(({ to }) => to === amy.user.email).length;
  const days = ['2027-01-08', '2027-01-09', '2027-01-10', '2027-03-12', '2027-04-08', '2027-04-10'];
  const sent = [];
  for (const day of days) sent.push(await toAmy(day));
  expect(sent).toEqual([0, 1, 0, 1, 1, 0]);
  await testApp.sql('delete from skill_reminders');
  await held(amyId, aid.id, '2030-04-09');
  expect(await emailsAt('2027-04-08T01:00:00Z')).toEqual([]);
});

test('two servers at the same moment send each email once', async () => {
  const { owner, amyId } = roster;
  const aid = await addSkill(owner);
  await held(amyId, aid.id, '2027-04-09');
  const parts = {
    database: testApp.database,
    now: () => Date.parse('2027-03-12T01:00:00Z') as Instant,
    onFailure: (error: unknown) => {
      throw error;
    },
  };
  await Promise.all([remindOfExpiry(parts), remindOfExpiry(parts)]);
  // To Amy, the manager and the owner.
  expect(await emailsAt('2027-03-12T02:00:00Z')).toHaveLength(3);
});

test('what is renewed before its email goes out is left out', async () => {
  const { owner, amyId } = roster;
  const aid = await addSkill(owner);
  const cpr = await addSkill(owner, { name: 'CPR' });
  await held(amyId, aid.id, '2027-04-09');
  await held(amyId, cpr.id, '2027-03-24');
  await testApp.sql(
    "insert into notice_preferences (org_id, user_id, digest_at) values ($1, $2, '18:00')",
    [roster.orgId, roster.amy.user.id],
  );
  const toAmy = async (now: string) =>
    (await emailsAt(now)).filter(({ to }) => to === roster.amy.user.email).map(({ text }) => text);
  expect(await toAmy('2027-03-09T20:00:00Z')).toEqual([]);
  await held(amyId, cpr.id, '2030-03-24');
  const [text] = await toAmy('2027-03-10T07:00:00Z');
  expect(text).toContain('First aid');
  expect(text).not.toContain('CPR');
});

test('without room for emails today nothing is sent, and the next run tries again', async () => {
  const { owner, amyId } = roster;
  const aid = await addSkill(owner);
  await held(amyId, aid.id, '2027-04-09');
  await hire(owner);
  await testApp.sql('update rate_limits set used = $1 where account is null', [
    LIMITS.emailsPerDay,
  ]);
  expect(await emailsAt('2027-03-12T01:00:00Z')).toEqual([]);
  await testApp.sql('delete from rate_limits');
  expect((await emailsAt('2027-03-12T02:00:00Z')).length).toBeGreaterThan(1);
});
