import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { unsubscribe } from '#contract/api/notices';
import { AppError } from '#contract/errors';
import { test } from '../../testing/screen-test';

const TOKEN = 'x'.repeat(43);

test('a visitor stops emails with one button, and nothing happens before', async ({
  open,
  server,
}) => {
  server.on(unsubscribe).answer(() => undefined);
  await open(`/unsubscribe#${TOKEN}`, null);
  const button = page.getByRole('button', { name: 'Stop these emails' });
  await expect.element(button).toBeVisible();
  expect(server.sent(unsubscribe)).toEqual([]);
  await button.click();
  await expect.element(page.getByText('Emails stopped')).toBeVisible();
  expect(server.sent(unsubscribe).map(({ params }) => params.token)).toEqual([TOKEN]);
});

test('an old link says what to do instead', async ({ open, server }) => {
  server.on(unsubscribe).answer(() => {
    throw new AppError('not_found');
  });
  await open(`/unsubscribe#${TOKEN}`, null);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect.element(page.getByText(/This link is no longer valid/)).toBeVisible();
});
