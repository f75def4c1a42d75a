import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { deleteAccount, leaveOrganization } from '#contract/api/leaving';
import { AppError } from '#contract/errors';
import { withBakery } from '../../testing/bakery';
import { address, person, test } from '../../testing/screen-test';

const AMY = person({ role: 'employee', name: 'Amy Able' });
const button = (name: string) => page.getByRole('main').getByRole('button', { name });

test('an employee leaves the organisation and keeps the account', async ({ server, open }) => {
  withBakery(server);
  server.on(leaveOrganization).answer(() => ({
    user: { ...AMY, org_id: null, org_name: null, role: null, org_timezone: null },
  }));
  await open('/account', AMY);
  await button('Leave Banksia Bakery...').click();
  const question = page.getByRole('alertdialog', { name: 'Leave Banksia Bakery?' });
  await expect.element(question).toHaveTextContent('Your future shifts are removed');
  await question.getByRole('button', { name: 'Leave organisation' }).click();
  await expect.element(page.getByText('You have left Banksia Bakery').first()).toBeVisible();
  await expect.element(button('Delete my account...')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Leave / })).not.toBeInTheDocument();
});

test('deleting the account asks for the password, then signs out', async ({ server, open }) => {
  withBakery(server);
  server.on(deleteAccount).answer(({ body }) => {
    if (body.password === 'gum leaves rustle') return undefined;
    const fields = [{ field: 'password', message: "Your password isn't correct" }];
    throw new AppError('wrong_password', { fields });
  });
  await open('/account', AMY);
  await button('Delete my account...').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect
    .element(dialog)
    .toHaveTextContent('Each organisation keeps your name on past shifts');
  const password = dialog.getByLabelText('Your password', { exact: true });
  await password.fill('wrong');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect
    .element(password)
    .toHaveAccessibleDescription(expect.stringMatching(/Your password isn't correct/));
  await password.fill('gum leaves rustle');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect.poll(address).toMatch(/^\/login/);
});

test('the only owner reads what to do first', async ({ server, open }) => {
  withBakery(server);
  const sentence =
    'You are the only owner of Banksia Bakery. Make someone else an owner, or delete the organisation first.';
  server.on(leaveOrganization).answer(() => {
    throw new AppError('last_owner', { sentence });
  });
  await open('/account');
  await button('Leave Banksia Bakery...').click();
  await page.getByRole('button', { name: 'Leave organisation' }).click();
  await expect.element(page.getByText(sentence).first()).toBeVisible();
});
