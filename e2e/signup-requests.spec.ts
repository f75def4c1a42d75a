// A signup request on the real server: a super admin approves it, and the new owner signs in by the link. The rest:
// src/web/screens/organization/requests/SignupRequests.screen.test.tsx.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn } from './testing/log-in';
import { account, expect, signIn, test } from './testing/test';

/** Requests are sent over HTTP. The form has its own journey. */
async function ask(page: Page) {
  const organizationName = `Kookaburra Couriers ${randomUUID().slice(0, 8)}`;
  const requesterEmail = `${randomUUID()}@example.com`;
  const answer = await page.request.post('/api/signup-requests', {
    data: {
      organizationName,
      requesterName: 'Tom Tran',
      requesterEmail,
      message: 'Forty riders in Dubbo.',
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { organizationName, requesterEmail };
}

async function openRequests(page: Page, search: string): Promise<void> {
  await page.goto('/organization');
  await expect(page.getByRole('heading', { level: 1, name: 'Signup Requests' })).toBeVisible();
  await page.getByLabel('Search signup requests').fill(search);
  await expect(page.getByText('Showing 1 to 1 of 1 requests')).toBeVisible();
}

test('a super admin approves a request, and the new owner sets a password and signs in', async ({
  page,
  browser,
}) => {
  const { organizationName, requesterEmail } = await ask(page);
  await logIn(page, account('Super admin'));
  await openRequests(page, organizationName);
  await page.getByRole('button', { name: organizationName, exact: true }).click();
  const details = page.getByRole('dialog', { name: organizationName });
  await expect(details).toContainText('Forty riders in Dubbo.');
  await details.getByRole('button', { name: 'Approve' }).click();
  const confirm = page.getByRole('alertdialog', { name: `Approve "${organizationName}"?` });
  await expect(confirm).toContainText(requesterEmail);
  await confirm.getByRole('button', { name: 'Approve request' }).click();
  const ready = page.getByRole('dialog', { name: `${organizationName} is ready` });
  await expect(ready.getByLabel('One-time link')).toBeFocused();
  await expect(ready).toContainText("you can't see it again after you close this");
  const link = await ready.getByLabel('One-time link').inputValue();
  await ready.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No requests match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all requests' }).click();
  await expect(page.getByRole('row', { name: organizationName })).toContainText('Approved');

  const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '' });
  const owner = await context.newPage();
  await owner.goto(link);
  await owner.getByLabel('New password', { exact: true }).fill('riders at daybreak');
  await owner.getByLabel('Confirm').fill('riders at daybreak');
  await owner
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(owner).toHaveURL(/\/login/);
  await signIn(owner, {
    name: '',
    role: '',
    email: requesterEmail,
    password: 'riders at daybreak',
  });
  await expect(owner.getByRole('banner')).toContainText(organizationName);
  await context.close();
});
