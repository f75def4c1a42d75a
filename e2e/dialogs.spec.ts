// What every dialog and every form owes its user: a name, the focus inside, Esc, Back, and a question before a loss.
import type { Locator, Page } from '@playwright/test';
import { makeRun, templateId } from './testing/roster-runs';
import { addShift, withSite } from './testing/shifts';
import { expect, test } from './testing/test';

// A journey does much; on a busy machine each step takes its time.
test.describe.configure({ timeout: 90_000 });

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();

const DIALOGS: [path: string, opener: (page: Page) => Locator, name: string | RegExp][] = [
  ['/dashboard', button('Create New Shift'), 'Create Shift'],
  ['/employees', button('Add Employee'), 'Add Employee'],
  ['/employees', button('Import'), /Import/],
  ['/employees', button('Edit Amy Able'), 'Edit Employee'],
  ['/employees', button('Auto-Roster Wizard'), 'Auto-Roster Wizard'],
  ['/employees', button(/^Details/), '4-on-4-off fixed'],
  ['/employees', button(/^Undo 4-on/), 'Undo run'],
  ['/employees', button(/^Delete run/), 'Delete run'],
  ['/employees', button(/^Undo Ward days/), 'Undo Ward days'],
  ['/employees', button(/^Archive Ward days/), 'Archive rule'],
  ['/employees?tab=groups', button('Create Group'), 'Create Group'],
  ['/sites', button('Add Job Site'), 'Create New Job Site'],
  ['/sites', button('Edit Parramatta Depot'), 'Edit Job Site'],
  ['/sites', button('Delete Parramatta Depot'), 'Delete job site'],
  ['/organization', button('Edit Organization'), 'Edit Organization'],
  ['/organization', button('Organization Settings'), 'Organization Settings'],
  ['/roster?view=list&date=2027-03-10', button(/Amy Able/), /^Amy Able, /],
];

const hasFocus = (dialog: Locator) => dialog.evaluate((it) => it.contains(document.activeElement));

test('every dialog holds the focus, shuts out the page, and gives the focus back on Esc', async ({
  page,
}) => {
  const { idOf, locationId } = await withSite(page, [{ name: 'Amy Able' }]);
  const employeeId = idOf('Amy Able');
  await addShift(page, { employeeId, locationId, date: '2027-03-10' });
  await makeRun(page, await templateId(page, '4-on-4-off fixed'), {
    employeeIds: [employeeId],
    locationId,
    startDate: '2027-06-01',
    endDate: '2027-06-04',
    rule: { name: 'Ward days', status: 'paused' },
  });
  await page.goto('/account');
  for (const [path, opener, name] of DIALOGS) {
    if (!page.url().endsWith(path)) await page.goto(path);
    const dialog = page
      .getByRole('dialog', { name })
      .or(page.getByRole('alertdialog', { name }))
      .first();
    await opener(page).click();
    await expect(dialog, path).toBeVisible();
    await expect.poll(() => hasFocus(dialog)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(dialog), `${name}: Shift+Tab stays inside`).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(dialog), `${name}: Tab stays inside`).toBe(true);
    // By its role: what assistive technology cannot reach is not found.
    await expect(opener(page)).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('pointer-events', 'none');
    // A tooltip on which the focus just was would take the Esc for itself.
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

/** A Back that closes something instead: the browser goes back, and is sent forward again a moment later. */
async function backWithin(page: Page): Promise<void> {
  const place = () => page.evaluate(() => history.state?.__TSR_index);
  const here = await place();
  await page.goBack();
  await expect.poll(place).toBe(here);
}

test('what was typed is not lost to Esc or Back without a question', async ({ page }) => {
  await withSite(page, [{ name: 'Amy Able' }]);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Sites', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Parramatta Depot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Job Site' });
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await dialog.getByLabel('Notes').fill('Gate code 1234');
  await backWithin(page);
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await backWithin(page);
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Gate code 1234');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/sites$/);
  // The same for the question about a deletion, and then Back is Back again.
  const remove = page.getByRole('button', { name: 'Delete Parramatta Depot' });
  await remove.click();
  const sure = page.getByRole('alertdialog', { name: 'Delete job site' });
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await backWithin(page);
  await expect(sure).toBeHidden();
  await expect(page).toHaveURL(/\/sites$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Create New Shift' }).first().click();
  await page.getByLabel(/^Notes/).fill('Bring the keys');
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).accept();
  await reloading;
});

/** Where there is a dialog, the form is in it. */
const FORMS: [path: string, opener: string | undefined, empty: string[], submit: string][] = [
  ['/employees', 'Add Employee', [], 'Add Employee'],
  ['/employees', 'Edit Amy Able', ['Full name', 'Email'], 'Save changes'],
  ['/employees?tab=groups', 'Create Group', [], 'Create Group'],
  ['/sites', 'Add Job Site', [], 'Create Job Site'],
  ['/sites', 'Edit Parramatta Depot', ['Site Name *'], 'Update Job Site'],
  ['/organization', 'Edit Organization', ['Organization name *'], 'Save changes'],
  ['/organization', 'Organization Settings', ['Default shift end'], 'Save settings'],
  ['/dashboard', 'Create New Shift', ['Start Time'], 'Create Shift'],
  ['/account', undefined, ['Name'], 'Save changes'],
  ['/account', undefined, [], 'Change password'],
  ['/login', undefined, [], 'Sign in'],
  ['/register', undefined, [], 'Create Organization'],
  ['/forgot-password', undefined, [], 'Send link'],
  ['/request-access', undefined, [], 'Send request'],
];

test('in every form the first wrong field has the focus and says what is wrong', async ({
  page,
  context,
}) => {
  await withSite(page, [{ name: 'Amy Able' }]);
  for (const [path, opener, empty, submit] of FORMS) {
    if (path === '/login') await context.clearCookies();
    await page.goto(path);
    if (opener) await button(opener)(page).click();
    const form = (opener ? page.getByRole('dialog') : page.locator('form')).filter({
      has: page.getByRole('button', { name: submit, exact: true }),
    });
    for (const label of empty) await form.getByLabel(label, { exact: true }).fill('');
    await form.getByRole('button', { name: submit, exact: true }).click();
    const wrong = form.locator('[aria-invalid=true]').first();
    await expect(wrong, `${path} ${submit}`).toBeFocused();
    await expect(wrong, `${path} ${submit}`).toHaveAccessibleDescription(/\w/);
  }
});
