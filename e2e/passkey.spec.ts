// Signing in with a passkey, which needs a browser with an authenticator and the real server that checks it.
// What the server refuses: src/server/features/two-step/passkeys.test.ts.
import type { Page } from '@playwright/test';
import { organisation, PASSWORD } from './testing/organisation';
import { expect, test } from './testing/test';

/** A fingerprint reader that always knows its owner. */
async function plugInReader(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('someone adds a passkey, signs out, and signs in with it alone', async ({ page }) => {
  await organisation(page);
  await plugInReader(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name of the passkey').fill('Work laptop');
  await adding.getByLabel('Your password').fill(PASSWORD);
  await adding.getByRole('button', { name: 'Add passkey' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: "I've saved them" }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Work laptop');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('banner')).toContainText('Olive Owner');
});
