// The cell dialog on the real server: shifts are added, changed, undone, refused and moved. Statuses and keys:
// src/web/screens/roster/cell/CellDialog.screen.test.tsx.
import type { Page } from '@playwright/test';
import { card, openDay, roster, toast } from './testing/roster-day';
import { expect, test } from './testing/test';

// A busy machine needs longer for the many steps of a journey.
test.describe.configure({ timeout: 90_000 });

const DATE = '2027-03-10';
const TITLE = 'Amy Able, Wed 10 Mar 2027';
const SEED = '07:00–09:00, Parramatta Depot';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('a shift is added, changed, published and deleted, and Undo brings it back', async ({
  page,
}) => {
  const { addShift } = await roster(page);
  await addShift({ date: DATE });
  const dialog = await openDay(page, DATE, TITLE);
  await expect(card(dialog, SEED)).toContainText('2 h');
  await expect(card(dialog, SEED)).toContainText('Draft');
  await expect(card(dialog, SEED)).toContainText('Changed by Olive Owner, just now');

  await dialog.getByRole('button', { name: 'Add Shift' }).click();
  const form = dialog.getByRole('form', { name: 'Add New Shift' });
  await expect(form.getByLabel('Start Time')).toHaveValue('09:00');
  await expect(form.getByLabel('Start Time')).toBeFocused();
  await expect(form.getByLabel('Location')).toHaveText('Parramatta Depot');
  await form.getByLabel('End Time').fill('09:00');
  await form.getByRole('button', { name: 'Create Shift' }).click();
  await expect(form.getByLabel('End Time')).toHaveAccessibleDescription(/same time/);
  await form.getByLabel('End Time').fill('5pm');
  await form.getByLabel(/^Role/).fill('Registered Nurse');
  await form.getByRole('button', { name: 'Create Shift' }).click();
  await expect(toast(page, 'Shift created successfully')).toBeVisible();
  const made = card(dialog, '09:00–17:00, Parramatta Depot');
  await expect(made).toContainText('8 h');
  await expect(made).toContainText('Registered Nurse');
  await expect(form).toBeHidden();

  await dialog.getByRole('button', { name: 'Publish 09:00–17:00' }).click();
  await expect(made.getByText('Draft')).toBeHidden();
  await expect(toast(page, 'Shift published')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Edit 09:00–17:00' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByRole('button', { name: 'Edit 09:00–17:00' }).click();
  const edit = dialog.getByRole('form', { name: 'Edit shift' });
  await edit.getByLabel('Start Time').fill('10:30');
  await edit.getByLabel(/^Notes/).fill('Bring the keys');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  const changed = card(dialog, '10:30–17:00, Parramatta Depot');
  await expect(changed).toContainText('6.5 h');
  await expect(changed).toContainText('Bring the keys');

  await dialog.getByRole('button', { name: 'Delete 10:30–17:00' }).click();
  await expect(changed).toBeHidden();
  await expect(toast(page, 'Shift deleted successfully')).toBeVisible();
  await undo(page).click();
  await expect(changed).toContainText('Bring the keys');
  await expect(dialog).toBeVisible();
});

test('an overlap is refused, then replaced; the shift moves to another person and day', async ({
  page,
}) => {
  const { addShift, idOf } = await roster(page, [{ name: 'Amy Able' }, { name: 'Ben Best' }]);
  await addShift({ date: DATE });
  const dialog = await openDay(page, DATE, TITLE);
  await dialog.getByRole('button', { name: 'Add Shift' }).click();
  const form = dialog.getByRole('form', { name: 'Add New Shift' });
  await form.getByLabel('Start Time').fill('08:00');
  await form.getByLabel(/^Notes/).fill('Not to be lost');
  await form.getByRole('button', { name: 'Create Shift' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'Amy Able already works 07:00–09:00 at Parramatta Depot on Wed 10 Mar.',
  );
  await expect(toast(page, 'Failed to create shift')).toBeVisible();
  await expect(page.getByText(/Amy Able already works/)).toHaveCount(1);
  await expect(form.getByLabel(/^Notes/)).toHaveValue('Not to be lost');
  await expect(form.getByLabel('Replace existing shifts')).toBeFocused();
  await page.keyboard.press('Space');
  await form.getByRole('button', { name: 'Create Shift' }).click();
  await expect(card(dialog, '08:00–17:00, Parramatta Depot')).toContainText('Not to be lost');
  await expect(dialog.getByRole('article')).toHaveCount(1);

  await dialog.getByRole('button', { name: 'Edit 08:00–17:00' }).click();
  await dialog.getByRole('button', { name: 'Move to...' }).click();
  const who = dialog.getByLabel('Employee', { exact: true });
  await expect(who).toBeFocused();
  await page.keyboard.type('best');
  await expect(dialog.getByRole('option')).toHaveText([/Ben Best/]);
  await page.keyboard.press('Enter');
  await expect(who).toHaveValue('Ben Best');
  await dialog.getByLabel('Date').fill('2027-03-12');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('No shifts scheduled')).toBeVisible();
  const answer = await page.request.get(
    '/api/shifts?from=2027-03-01T00:00:00Z&to=2027-04-01T00:00:00Z',
  );
  expect(await answer.json()).toMatchObject([
    { employee_id: idOf('Ben Best'), date: '2027-03-12', start_at: '2027-03-11T21:00:00.000Z' },
  ]);
});
