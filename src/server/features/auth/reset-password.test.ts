import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgotPassword, resetPassword } from '#contract/api/auth';
import { getMe } from '#contract/api/me';
import { PASSWORD, registerOwner, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ env: { PUBLIC_URL: 'https://roster.example.com' } });
});
afterAll(() => testApp.close());

const NEW_PASSWORD = 'kookaburra on a wire';

async function mailedToken(email: string): Promise<string> {
  await testApp.visitor().call(forgotPassword, { body: { email } });
  const mails = await testApp.sentMails();
  expect(mails.map((mail) => mail.to)).toEqual([email]);
  const token = /https:\/\/roster\.example\.com\/reset-password#([\w-]{43})\n/.exec(
    mails[0]?.text ?? '',
  )?.[1];
  expect(token).toBeDefined();
  return token ?? '';
}

test('the emailed link sets a new password once and ends all sessions', async () => {
  const { user, browser } = await registerOwner(testApp);
  const token = await mailedToken(user.email);
  const body = { token, newPassword: NEW_PASSWORD };
  await testApp.visitor().call(resetPassword, { body });
  expect((await browser.request(getMe)).statusCode).toBe(401);
  await signIn(testApp, user.email, NEW_PASSWORD);
  await expect(signIn(testApp, user.email, PASSWORD)).rejects.toThrow('401');

  const again = await testApp.visitor().request(resetPassword, { body });
  expect([again.statusCode, again.body]).toEqual([
    400,
    'This link has expired or was already used. Ask for a new one.',
  ]);
});

test('an unknown email gets the same answer, and nothing is sent', async () => {
  const { user } = await registerOwner(testApp);
  const known = await testApp.visitor().request(forgotPassword, { body: { email: user.email } });
  await testApp.sentMails();
  const unknown = await testApp
    .visitor()
    .request(forgotPassword, { body: { email: 'nobody@example.com' } });
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(known.statusCode).toBe(202);
  expect(await testApp.sentMails()).toEqual([]);
});

test('a link works for an hour', async () => {
  const { user } = await registerOwner(testApp);
  const token = await mailedToken(user.email);
  await testApp.sql("update password_resets set expires_at = now() - interval '1 second'");
  const response = await testApp
    .visitor()
    .request(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
  expect(response.statusCode).toBe(400);
  await signIn(testApp, user.email);
});

test('changing the password cancels unused links', async () => {
  const { user } = await registerOwner(testApp);
  const first = await mailedToken(user.email);
  const second = await mailedToken(user.email);
  await testApp
    .visitor()
    .call(resetPassword, { body: { token: second, newPassword: NEW_PASSWORD } });
  const late = await testApp
    .visitor()
    .request(resetPassword, { body: { token: first, newPassword: 'some other words' } });
  expect(late.statusCode).toBe(400);
});

test('neither the database nor the log holds the token in clear text', async () => {
  const { user } = await registerOwner(testApp);
  const token = await mailedToken(user.email);
  expect(testApp.log()).not.toContain(token);
  const stored = await testApp.sql("select encode(token_hash, 'escape') from password_resets");
  expect(JSON.stringify(stored)).not.toContain(token);
  // A job whose email has been sent may still be on its way out.
  const jobs = () => testApp.sql('select * from graphile_worker._private_jobs');
  await expect.poll(jobs).toEqual([]);
});

test('one account gets five emails per hour, then 429', async () => {
  const { user } = await registerOwner(testApp);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await testApp.visitor().call(forgotPassword, { body: { email: user.email } });
  }
  const refused = await testApp.visitor().request(forgotPassword, { body: { email: user.email } });
  expect(refused.statusCode).toBe(429);
});

test('without an email server nobody is told that an email was sent', async () => {
  const body = { email: 'anyone@example.com' };
  const { message } = await testApp.visitor().call(forgotPassword, { body });
  expect(message).toBe(
    'This installation sends no emails yet. If this email has an account, the link to choose a new password is a file in the outbox folder on the server. Ask whoever runs Muster for it.',
  );
  const withServer = await createTestApp({
    env: { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'us@example.com' },
  });
  expect(await withServer.visitor().call(forgotPassword, { body })).toEqual({
    message: 'If this email has an account, we have sent it a link to choose a new password.',
  });
  await withServer.close();
});
