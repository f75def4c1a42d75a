import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getInstallation, getLegalDocument } from '#contract/api/installation';
import { startFakeStripe } from '../../testing/fake-stripe';
import { createTestApp } from '../../testing/test-app';

test('answers the support address and how payments work', async () => {
  const plain = await createTestApp({ env: { MAIL_FROM: 'Rosters <roster@example.com>' } });
  expect(await plain.visitor().call(getInstallation)).toEqual({
    supportEmail: 'roster@example.com',
    payments: 'sandbox',
    price: { amount: 29, currency: 'AUD', interval: 'month', intervalCount: 1 },
    emails: 'outbox',
    backupsKept: 7,
  });
  await plain.close();

  const fake = await startFakeStripe();
  const paid = await createTestApp({
    env: {
      ...fake.env,
      SUPPORT_EMAIL: 'help@example.com',
      SMTP_URL: 'smtp://mail.example.com',
    },
  });
  expect(await paid.visitor().call(getInstallation)).toEqual({
    supportEmail: 'help@example.com',
    payments: 'card',
    price: { amount: 29, currency: 'AUD', interval: 'month', intervalCount: 1 },
    emails: 'sent',
    backupsKept: 7,
  });
  await paid.close();
  await fake.close();
});

test("the operator's own terms replace ours without a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-legal-'));
  const testApp = await createTestApp({ env: { LEGAL_DIR: folder } });
  const read = async (document: 'terms' | 'privacy') =>
    (await testApp.visitor().call(getLegalDocument, { params: { document } })).text;
  expect(await read('terms')).toMatch(/^# Terms of Service\n/);
  expect(await read('privacy')).toMatch(/^# Privacy Policy\n/);
  await writeFile(join(folder, 'terms.md'), '# Our terms\n\nBe kind.\n');
  expect(await read('terms')).toBe('# Our terms\n\nBe kind.\n');
  expect(await read('privacy')).toMatch(/^# Privacy Policy\n/);
  const other = await testApp.visitor().send('GET', '/api/legal/..%2f..%2fetc%2fpasswd');
  expect(other.statusCode).toBe(404);
  await testApp.close();
  await rm(folder, { recursive: true });
});
