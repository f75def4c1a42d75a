// A whole month generated on the real server. The wizard itself:
// src/web/screens/auto-roster/wizard/AutoRosterWizard.screen.test.tsx.
import type { Locator, Page } from '@playwright/test';
import { organisation } from './testing/organisation';
import { addSite } from './testing/shifts';
import { expect, test } from './testing/test';

const CREW = Array.from({ length: 20 }, (_, index) => ({
  name: `Person ${String(index + 1).padStart(2, '0')}`,
}));

function wizard(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Auto-Roster Wizard' });
}

async function openWizard(page: Page): Promise<Locator> {
  await page.goto('/employees');
  return reopenWizard(page);
}

async function reopenWizard(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Auto-Roster Wizard' }).click();
  const dialog = wizard(page);
  await expect(dialog.getByRole('radio', { name: 'DuPont' })).toBeVisible();
  return dialog;
}

async function next(dialog: Locator, title: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
}

async function chooseDates(dialog: Locator, from: string, to: string): Promise<void> {
  await dialog.getByLabel('Start date').fill(from);
  await dialog.getByLabel('End date').fill(to);
}

async function everyoneInTeams(dialog: Locator): Promise<void> {
  await dialog.getByRole('tab', { name: 'Manual Selection' }).click();
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await dialog.getByRole('button', { name: 'Auto Distribute' }).click();
}

async function assignAll(page: Page, dialog: Locator, site: string): Promise<void> {
  await dialog.getByLabel('Assign all shifts to location').click();
  await page.getByRole('option', { name: site }).click();
}

async function scanAndPreview(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Scan for Conflicts' }).click();
  await expect(dialog.getByText('No conflicts detected. Ready to proceed.')).toBeVisible();
  await next(dialog, 'Preview Results');
  await dialog.getByRole('button', { name: 'Generate Preview' }).click();
  await expect(dialog.getByText('Preview Generated', { exact: true })).toBeVisible();
}

async function confirmAndAsk(page: Page, dialog: Locator): Promise<Locator> {
  await dialog.getByLabel('I confirm the roster configuration is correct').check();
  await dialog.getByRole('button', { name: 'Generate Roster' }).click();
  return page.getByRole('alertdialog', { name: 'Generate Roster' });
}

function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ });
}

test('a complete DuPont month for 20 people', async ({ page }) => {
  test.slow();
  await organisation(page, CREW);
  await addSite(page);
  const dialog = await openWizard(page);
  await dialog.getByText('DuPont', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: 'DuPont' })).toBeChecked();

  await next(dialog, 'Configure Parameters');
  await chooseDates(dialog, '2027-03-01', '2027-03-28');
  await expect(dialog.getByText('28 days, 4 weeks')).toBeVisible();
  await expect(dialog.getByLabel('Timezone')).toHaveValue('Australia/Sydney');
  await dialog.getByLabel('Maximum consecutive nights').fill('4');

  await next(dialog, 'Select Teams');
  await everyoneInTeams(dialog);
  await expect(dialog.getByText('20 selected, 20 in a team')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Team D', exact: true })).toContainText(
    '5 people',
  );

  await next(dialog, 'Location Assignments');
  await expect(dialog.getByText('2 shift codes still need location assignments')).toBeVisible();
  await expect(dialog.getByLabel('Start time of N')).toBeDisabled();
  await assignAll(page, dialog, 'Parramatta Depot');
  await expect(dialog.getByText('2 / 2 assigned')).toBeVisible();
  await expect(dialog.getByText('All shift codes have been assigned to locations')).toBeVisible();

  await next(dialog, 'Review Conflicts');
  await scanAndPreview(dialog);
  await next(dialog, 'Confirm & Generate');
  await expect(dialog.getByText('86% complete')).toBeVisible();
  const question = await confirmAndAsk(page, dialog);
  await expect(question).toContainText(
    'Are you sure you want to generate the roster? This will create 280 shifts for 20 employees',
  );
  await question.getByRole('button', { name: 'Generate Roster' }).click();
  await expect(toasts(page).getByText('Roster generated successfully')).toBeVisible();
  await expect(toasts(page).getByText('Created 280 shifts')).toBeVisible();
  await expect(dialog).toBeHidden();

  const window = 'from=2027-02-28T20:00:00Z&to=2027-03-28T13:00:00Z';
  const shifts: { template_code: string; published: boolean; start_at: string }[] = await (
    await page.request.get(`/api/shifts?${window}`)
  ).json();
  expect(shifts.filter(({ template_code }) => template_code === 'D')).toHaveLength(140);
  expect(shifts.filter(({ template_code }) => template_code === 'N')).toHaveLength(140);
  expect(shifts.some(({ published }) => published)).toBe(false);

  // The next month goes on where this one ended.
  const again = await reopenWizard(page);
  await again.getByText('DuPont', { exact: true }).click();
  await next(again, 'Configure Parameters');
  await chooseDates(again, '2027-03-31', '2027-04-27');
  await expect(again.getByLabel('Continue the cycle of the last run')).toBeChecked();
  await expect(again.getByText(/ended on 28 Mar 2027, on day 28/)).toContainText(
    'Wed 31 Mar 2027 is day 3 of 28.',
  );
});
