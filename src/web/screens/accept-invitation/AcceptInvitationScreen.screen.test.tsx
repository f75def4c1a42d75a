import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getDashboardStats } from '#contract/api/dashboard';
import { acceptInvitation } from '#contract/api/employees';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../testing/expect-accessible';
import { person, test } from '../../testing/screen-test';

test('someone with an account accepts an invitation, or reads why not', async ({
  server,
  open,
}) => {
  server.on(getDashboardStats).answer(() => {
    throw new AppError('unavailable');
  });
  server.on(acceptInvitation).answer(() => {
    throw new AppError('invalid_token');
  });
  await open('/accept-invitation#secret', person({ role: 'employee' }));
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect.element(page.getByText('This link has expired or was already used.')).toBeVisible();
  await expectAccessible();
  expect(server.sent(acceptInvitation)[0]?.body).toEqual({ token: 'secret' });
});
