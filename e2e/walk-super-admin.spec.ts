// A super admin's morning: a request comes in and is approved, and the figures are exported.
import { randomUUID } from 'node:crypto';
import { linkIn, mailInOutbox } from './testing/mailbox';
import { account, collectTroubles, expect, signIn, test } from './testing/test';
import { walk } from './testing/walk';

const PASSWORD = 'riders at daybreak';

test('a super admin approves a request, the new owner signs in, and the figures are exported', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  test.slow();
  const step = walk('super-admin');
  const organization = `Kookaburra Couriers ${randomUUID().slice(0, 8)}`;
  const email = `tom.${randomUUID()}@example.com`;
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 360, height: 740 },
  });
  const visitor = await context.newPage();
  collectTroubles(visitor, troubles);

  await step(visitor, 'a visitor asks for access on a phone', async () => {
    await visitor.goto('/login');
    await visitor.getByRole('link', { name: 'Request access' }).click();
    await visitor.getByLabel('Organization name').fill(organization);
    await visitor.getByLabel('Your name').fill('Tom Tran');
    await visitor.getByLabel('Email address').fill(email);
    await visitor.getByLabel('Message').fill('Forty riders in Dubbo.');
    await visitor.getByRole('button', { name: 'Send request' }).click();
    await expect(visitor.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  });

  await step(page, 'the super admin signs in', async () => {
    await signIn(page, account('Super admin'));
    await expect(page.getByText('You look after this installation')).toBeVisible();
  });
  await step(page, 'finds the request', async () => {
    await page.getByRole('link', { name: 'Signup Requests' }).click();
    await page.getByLabel('Search signup requests').fill(organization);
    await expect(page.getByText('Showing 1 to 1 of 1 requests')).toBeVisible();
  });
  await step(page, 'approves it', async () => {
    await page.getByRole('button', { name: `Approve ${organization}` }).click();
    await page.getByRole('button', { name: 'Approve request' }).click();
    const ready = page.getByRole('dialog', { name: `${organization} is ready` });
    await expect(ready.getByLabel('One-time link')).toBeFocused();
  });
  await step(page, 'goes on', async () => {
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('No requests match your search.')).toBeVisible();
  });

  await step(visitor, 'the new owner follows the email and chooses a password', async () => {
    const mail = await mailInOutbox(email, /is ready in Muster$/);
    await visitor.goto(linkIn(mail));
    await visitor.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await visitor.getByLabel('Confirm').fill(PASSWORD);
    await visitor.getByRole('button', { name: 'Change password' }).click();
    await expect(visitor.getByText('Sign in to your account')).toBeVisible();
  });
  await step(visitor, 'and gets in', async () => {
    await visitor.getByLabel('Email').fill(email);
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await expect(visitor.getByRole('region', { name: 'First steps' })).toBeVisible();
  });
  await context.close();

  await step(page, 'looks at the figures', async () => {
    await page.getByRole('link', { name: 'Platform Admin' }).click();
    await expect(page.getByText('Total Organizations')).toBeVisible();
  });
  await step(page, 'exports the organisations', async () => {
    await page.getByRole('tab', { name: 'Organizations' }).click();
    await page.getByLabel('Search organizations').fill(organization);
    await expect(page.getByRole('list', { name: 'Organizations' })).toContainText('Tom Tran');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await (await download).createReadStream();
    expect((await file.toArray()).join('')).toContain(`\n${organization},`);
  });
});
