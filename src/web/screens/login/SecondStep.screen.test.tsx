import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { login, secondStep } from '#contract/api/auth';
import { askPasskey } from '#contract/api/passkeys';
import { AppError } from '#contract/errors';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { address, person, test } from '../../testing/screen-test';

async function enterPassword(): Promise<void> {
  await page.getByLabelText('Email').fill('olive@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('gum leaves rustle');
  await userEvent.keyboard('{Enter}');
}

function withSecondStep(server: FakeServer, step = { app: true, passkey: false }): void {
  withBakery(server);
  server.on(login).answer(() => ({ second_step: step }));
}

test('after the password comes the code, and a wrong one can be corrected', async ({
  server,
  open,
}) => {
  withSecondStep(server);
  server.on(secondStep).answer(() => {
    throw new AppError('wrong_code');
  });
  await open('/login', null);
  await enterPassword();
  const code = page.getByLabelText('Code', { exact: true });
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription(expect.stringMatching(/Required/));
  expect(server.sent(secondStep)).toEqual([]);
  await code.fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(code)
    .toHaveAccessibleDescription(expect.stringMatching(/That code isn't correct/));
  await expectAccessible();
  expect(server.sent(secondStep)[0]?.body).toEqual({ code: '123456' });
  server.on(secondStep).answer(() => ({ user: person() }));
  await code.fill('654321');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/dashboard');
});

test('a recovery code is entered in place of the code', async ({ server, open }) => {
  withSecondStep(server);
  server.on(secondStep).answer(() => ({ user: person() }));
  await open('/login', null);
  await enterPassword();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect.element(page.getByLabelText('Recovery code')).toHaveFocus();
  await page.getByLabelText('Recovery code').fill('ABCD-efgh-2345-6789');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/dashboard');
  expect(server.sent(secondStep)[0]?.body).toEqual({ code: 'abcdefgh23456789' });
});

test('who waits too long enters the password again', async ({ server, open }) => {
  withSecondStep(server);
  server.on(secondStep).answer(() => {
    throw new AppError('sign_in_expired');
  });
  await open('/login', null);
  await enterPassword();
  await page.getByLabelText('Code', { exact: true }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Email')).toHaveValue('olive@example.com');
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('');
  await expect.element(page.getByText('That took too long.')).toBeVisible();
});

test('someone with a passkey and no app can use the passkey or a recovery code', async ({
  server,
  open,
}) => {
  withSecondStep(server, { app: false, passkey: true });
  server.on(askPasskey).answer(() => {
    throw new AppError('too_many_requests');
  });
  await open('/login', null);
  await enterPassword();
  await expect.element(page.getByLabelText('Recovery code')).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.element(page.getByText('Too many attempts. Wait a little')).toBeVisible();
});
