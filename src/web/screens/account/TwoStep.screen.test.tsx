import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endOwnSession, endOwnSessions, listOwnSessions } from '#contract/api/me';
import { confirmApp, getTwoStep, startApp } from '#contract/api/two-step';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../testing/expect-accessible';
import { address, expectNoSidewaysScroll, idOf, test } from '../../testing/screen-test';

const CODES = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-pqr${index}`);
const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

test('an authenticator app is set up with the password, a QR code and a first code, and the recovery codes are shown once', async ({
  server,
  open,
}) => {
  server
    .on(startApp)
    .answer(() => ({ key: KEY, uri: `otpauth://totp/Muster:olive?secret=${KEY}` }));
  server.on(confirmApp).answer(() => {
    throw new AppError('wrong_code', { fields: [{ field: 'code', message: 'Not correct' }] });
  });
  await open('/account');
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  await page.getByLabelText('Your password').fill('gum leaves rustle');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('img', { name: 'QR code for your authenticator app' }))
    .toBeVisible();
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expectAccessible();
  const code = page.getByLabelText('Code', { exact: true });
  await code.fill('000 000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Not correct')).toBeVisible();

  server.on(confirmApp).answer(() => ({ recovery_codes: CODES }));
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect.element(list).toBeVisible();
  expect(list.getByRole('listitem').elements()).toHaveLength(10);
  await expectAccessible();
  server.on(getTwoStep).answer(() => ({ app: true, passkeys: [], recovery_codes_left: 10 }));
  await page.getByRole('button', { name: "I've saved them" }).click();
  await expect.element(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await expect.element(page.getByText('10 codes left.')).toBeVisible();
  expect(server.sent(confirmApp).map(({ body }) => body.code)).toEqual(['000000', '123456']);
});

test('the sessions say which browser and when, and each can be signed out', async ({
  server,
  open,
}) => {
  const phone = {
    id: idOf('phone'),
    user_agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    created_at: '2026-03-01T00:00:00Z',
    last_used_at: '2026-03-01T00:00:00Z',
    current: false,
  };
  const here = { ...phone, id: idOf('here'), user_agent: null, current: true };
  server.on(listOwnSessions).answer(() => [here, phone]);
  server.on(endOwnSession).answer(() => undefined);
  server.on(endOwnSessions).answer(() => undefined);
  await open('/account');
  await expect.element(page.getByText('Safari on iPhone')).toBeVisible();
  await expect.element(page.getByText('This browser', { exact: true })).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  server.on(listOwnSessions).answer(() => [here]);
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect.element(page.getByText('Safari on iPhone', { exact: true })).not.toBeInTheDocument();
  expect(server.sent(endOwnSession)[0]?.params).toEqual({ id: phone.id });

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.poll(address).toMatch(/^\/login/);
  expect(server.sent(endOwnSessions)).toHaveLength(1);
});
