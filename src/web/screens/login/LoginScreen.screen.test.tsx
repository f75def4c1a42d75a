import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { login } from '#contract/api/auth';
import { register } from '#contract/api/register';
import { AppError } from '#contract/errors';
import { withBakery } from '../../testing/bakery';
import { held } from '../../testing/fake-server';
import { address, person, test } from '../../testing/screen-test';

const password = () => page.getByLabelText('Password', { exact: true });

test('errors of a registration show at their fields, and the first one has the focus', async ({
  server,
  open,
}) => {
  await open('/register', null);
  await page.getByLabelText('Your name').fill('Amy Able');
  await page.getByLabelText('Email address').fill('nobody');
  await password().fill('12345');
  await page.getByRole('button', { name: 'Create Organization' }).click();
  const organisation = page.getByLabelText('Organization name');
  await expect.element(organisation).toHaveFocus();
  await expect.element(organisation).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(page.getByLabelText('Email address'))
    .toHaveAccessibleDescription(expect.stringMatching(/Please enter a valid email address/));
  await expect
    .element(password())
    .toHaveAccessibleDescription(expect.stringMatching(/Password must be at least 6 characters/));
  expect(server.sent(register)).toEqual([]);
});

test('registering with an email that already has an account is refused', async ({
  server,
  open,
}) => {
  server.on(register).answer(() => {
    throw new AppError('email_taken');
  });
  await open('/register', null);
  await page.getByLabelText('Organization name').fill('Banksia Bakery');
  await page.getByLabelText('Your name').fill('Amy Able');
  await page.getByLabelText('Email address').fill('amy@example.com');
  await password().fill('gum leaves rustle');
  await page.getByRole('button', { name: 'Create Organization' }).click();
  const email = page.getByLabelText('Email address');
  await expect.element(email).toHaveFocus();
  await expect
    .element(email)
    .toHaveAccessibleDescription(
      expect.stringMatching(/This email address already has an account\./),
    );
  expect(address()).toBe('/register');
});

test('a password can be shown, and the button says when it is waiting for the server', async ({
  server,
  open,
}) => {
  withBakery(server);
  const { answer, release } = held();
  server.on(login).answer(async () => {
    await answer;
    return { user: person() };
  });
  await open('/login', null);
  await page.getByLabelText('Email').fill('olive@example.com');
  await password().fill('secret words');
  await expect.element(password()).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password()).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  release();
  await expect.poll(address).toBe('/dashboard');
});

for (const [path, kind] of [
  ['/login', 'current-password'],
  ['/register', 'new-password'],
] as const) {
  test(`at ${path} passwords can be pasted, and password managers know the fields`, async ({
    open,
  }) => {
    await open(path, null);
    await expect.element(password()).toHaveAttribute('autocomplete', kind);
    await expect
      .element(page.getByLabelText('Email'))
      .toHaveAttribute('autocomplete', expect.stringMatching(/username|email/));
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    expect(password().element().dispatchEvent(paste), 'nobody has prevented it').toBe(true);
  });
}
