// From a rerun that finds people at work already, through decisions, to the real roster and back. What the steps show:
// src/web/screens/auto-roster/conflicts-step/ConflictsStep.screen.test.tsx.
import type { Locator, Page } from '@playwright/test';
import { makeRun, shiftsOf, templateId } from './testing/roster-runs';
import { withSite } from './testing/shifts';
import { expect, test } from './testing/test';

/** Those of team A work every day of the first four. */
async function runFor(page: Page, names: readonly string[], endDate: string) {
  test.slow();
  const site = await withSite(
    page,
    names.map((name) => ({ name })),
  );
  const employeeIds = names.map(site.idOf);
  await makeRun(page, await templateId(page, '4-on-4-off fixed'), {
    employeeIds,
    locationId: site.locationId,
    startDate: '2027-03-01',
    endDate,
    teams: [{ teamId: 'A', teamName: 'A', employeeIds }],
  });
  return site;
}

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** The wizard offers the days after the run: the same days again are what conflicts. */
async function rerun(page: Page, endDate: string): Promise<Locator> {
  await page.goto('/employees');
  await page.getByRole('button', { name: /^Rerun 4-on-4-off fixed/ }).click();
  const wizard = page.getByRole('dialog', { name: 'Auto-Roster Wizard' });
  await expect(wizard.getByRole('radio', { name: '4-on-4-off fixed' })).toBeChecked();
  for (const title of [
    'Configure Parameters',
    'Select Teams',
    'Location Assignments',
    'Review Conflicts',
  ]) {
    await next(wizard, title);
    if (title !== 'Configure Parameters') continue;
    await wizard.getByLabel('Start date').fill('2027-03-01');
    await wizard.getByLabel('End date').fill(endDate);
  }
  return wizard;
}

/** By key: a toast may lie over the button. */
async function next(wizard: Locator, title: string): Promise<void> {
  await wizard.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(wizard.getByRole('heading', { name: title })).toBeFocused();
}

test('conflicts are decided one by one, generated, and undone with Ctrl+Z', async ({ page }) => {
  const { idOf } = await runFor(page, ['Amy Able'], '2027-03-03');
  const wizard = await rerun(page, '2027-03-03');

  await wizard.getByRole('button', { name: 'Scan for Conflicts' }).click();
  await expect(wizard.getByText('Found 3 potential conflicts that need resolution')).toBeVisible();
  await expect(wizard.getByText('3 conflicts', { exact: true })).toBeVisible();
  const nextButton = wizard.getByRole('button', { name: 'Next', exact: true });
  await expect(nextButton).toHaveAttribute('aria-disabled', 'true');

  const conflict = (day: string) => wizard.getByRole('group', { name: `Amy Able ${day}` });
  const first = conflict('Mon 1 Mar 2027');
  await expect(first).toContainText(/Existing shift.*Mon 1 Mar, 07:00–19:00.*Parramatta Depot/);
  await expect(first.getByText('Unresolved')).toBeVisible();
  await first.getByLabel('Replace existing shifts').check();
  await expect(first.getByText('Resolved', { exact: true })).toBeVisible();
  await expect(wizard.getByText('1 of 3 conflicts resolved')).toBeVisible();
  await conflict('Tue 2 Mar 2027').getByLabel('Skip new shifts').check();
  await conflict('Wed 3 Mar 2027').getByLabel('Create anyway').check();
  await expect(wizard.getByText('All conflicts have been resolved.')).toBeVisible();

  await next(wizard, 'Preview Results');
  await wizard.getByRole('button', { name: 'Generate Preview' }).click();
  await expect(wizard.getByText('Preview Generated', { exact: true })).toBeVisible();
  await expect(wizard.getByRole('definition')).toHaveText(['2', '1', '1', '1']);
  await next(wizard, 'Confirm & Generate');
  await expect(wizard.getByText('2 shifts estimated')).toBeVisible();
  await expect(wizard.getByLabel('Send notifications')).toBeDisabled();
  await wizard.getByLabel('Create rule').check();
  await wizard.getByLabel('Rule name').focus();
  await wizard.getByLabel('I confirm the roster configuration is correct').check();
  await expect(wizard.getByText('Rule name is required when creating a rule')).toBeVisible();
  await wizard.getByLabel('Rule name').fill('Ward days');
  await wizard.getByLabel('Paused').check();
  await wizard.getByRole('button', { name: 'Generate Roster' }).press('Enter');
  await page
    .getByRole('alertdialog', { name: 'Generate Roster' })
    .getByRole('button', { name: 'Generate Roster' })
    .click();
  await expect(wizard).toBeHidden();
  await expect(toasts(page).getByText('Created 2 shifts')).toBeVisible();
  const days = async () => (await shiftsOf(page, idOf('Amy Able'))).map(({ date }) => date).sort();
  expect(await days()).toEqual(['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-03']);
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(toasts(page).getByText('Auto-roster run undone')).toBeVisible();
  expect(await days()).toEqual(['2027-03-01', '2027-03-02', '2027-03-03']);
  await expect(page.getByRole('heading', { name: 'Ward days' })).toBeVisible();
});
