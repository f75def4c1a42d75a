import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getSystem, sendTestEmail } from '#contract/api/platform';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../../testing/expect-accessible';
import { expectNoSidewaysScroll, person, test } from '../../../testing/screen-test';

const admin = person({ platform_role: 'super_admin' });

test('the tab System says what works, and sends a test email', async ({ server, open }) => {
  server.on(getSystem).answer(() => ({
    checks: [
      { name: 'Version', state: 'good', text: 'Muster 1.0.0.' },
      { name: 'Email', state: 'warn', text: 'No email server is set.' },
      { name: 'Last backup', state: 'bad', text: 'There is none.' },
    ],
  }));
  await open('/platform?tab=system', admin);
  await expect.element(page.getByText('Last backup: Wrong')).toBeVisible();
  await expect.element(page.getByText('There is none.')).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();

  server.on(sendTestEmail).answer(() => {
    throw new AppError('email_failed', { sentence: "The email server didn't take the email: no." });
  });
  await page.getByRole('button', { name: 'Send me a test email' }).click();
  await expect
    .element(page.getByText(/The email server didn't take the email: no\./))
    .toBeVisible();
});
