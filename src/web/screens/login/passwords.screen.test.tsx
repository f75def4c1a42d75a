// Passwords at the door: what was typed once need not be typed again.
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { changePassword, login } from '#contract/api/auth';
import { getDashboardStats } from '#contract/api/dashboard';
import { AppError } from '#contract/errors';
import { person, test } from '../../testing/screen-test';

test('who signs in with a temporary password is not asked for it again', async ({
  server,
  open,
}) => {
  server.on(getDashboardStats).answer(() => {
    throw new AppError('unavailable');
  });
  const amy = person({ name: 'Amy Able', must_change_password: true });
  server.on(login).answer(() => ({ user: amy }));
  await open('/login', null);
  await page.getByLabelText('Email').fill('amy@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('first day words');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(page.getByLabelText('Current password').elements()).toEqual([]);
  const wrong = "Your current password isn't correct";
  server.on(changePassword).answer(() => {
    throw new AppError('wrong_current_password', {
      fields: [{ field: 'currentPassword', message: wrong }],
    });
  });
  await page.getByLabelText('New password', { exact: true }).fill('gum leaves rustle');
  await page.getByLabelText('Confirm new password').fill('gum leaves rustle');
  await page.getByRole('button', { name: 'Change password' }).click();
  expect(server.sent(changePassword)[0]?.body).toEqual({
    currentPassword: 'first day words',
    newPassword: 'gum leaves rustle',
  });
  // A manager has set another one since: then it is asked for.
  await expect.element(page.getByText(wrong)).toBeVisible();
  await expect.element(page.getByLabelText('Current password')).toBeVisible();
});

test('the typed address comes along to the page that sends a link', async ({ open }) => {
  await open('/login', null);
  await page.getByLabelText('Email').fill('amy@example.com');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect.element(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue('amy@example.com');
});
