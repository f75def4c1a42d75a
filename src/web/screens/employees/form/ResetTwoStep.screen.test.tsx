import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { resetTwoStep } from '#contract/api/employees';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import { employee } from '../../../testing/people';
import { person, test } from '../../../testing/screen-test';

const AMY = employee('Amy Able');

test('an owner resets the two-step sign-in of a member after a question', async ({
  server,
  open,
}) => {
  withBakery(server, { people: [AMY] });
  server.on(resetTwoStep).answer(() => undefined);
  await open('/employees');
  await page.getByRole('button', { name: 'Edit Amy Able' }).click();
  await page.getByRole('button', { name: 'Reset two-step sign-in' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Reset two-step sign-in of Amy Able?',
  });
  await expect.element(question).toBeVisible();
  await expectAccessible(question.element());
  await question.getByRole('button', { name: 'Reset two-step sign-in' }).click();
  await expect.element(page.getByText('Two-step sign-in is off for Amy Able')).toBeVisible();
  expect(server.sent(resetTwoStep)[0]?.params).toEqual({ id: AMY.id });
});

test('a manager is not offered the reset', async ({ server, open }) => {
  withBakery(server, { people: [AMY] });
  await open('/employees', person({ role: 'manager' }));
  await page.getByRole('button', { name: 'Edit Amy Able' }).click();
  await expect.element(page.getByLabelText('New password')).toBeVisible();
  expect(page.getByRole('button', { name: 'Reset two-step sign-in' }).elements()).toEqual([]);
});
