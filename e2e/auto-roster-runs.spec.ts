// The card of runs and the rules below the employees: what was generated, what is left of it, and how to take it back.
// Failures: src/web/screens/auto-roster/runs/RunsCard.screen.test.tsx.
import type { Page } from '@playwright/test';
import { makeRun, sendRun, shiftsOf, templateId } from './testing/roster-runs';
import { withSite } from './testing/shifts';
import { expect, test } from './testing/test';

const TEMPLATE = '4-on-4-off fixed';

async function start(page: Page) {
  test.slow();
  const site = await withSite(page, [{ name: 'Amy Able' }, { name: 'Ben Best' }]);
  const template = await templateId(page, TEMPLATE);
  const employeeIds = [site.idOf('Amy Able')];
  const request = { employeeIds, locationId: site.locationId };
  return { ...site, template, request };
}

const card = (page: Page) => page.getByRole('region', { name: 'Recent Auto-Roster Runs' });
const rules = (page: Page) => page.getByRole('region', { name: 'Rules', exact: true });
const rows = (page: Page) => card(page).getByRole('listitem');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });

/** It may lie over what comes next. */
async function dismissToast(page: Page, text: string): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, text)).toBeHidden();
}

async function filter(page: Page, status: string): Promise<void> {
  await card(page).getByLabel('Filter by status').click();
  await page.getByRole('option', { name: status, exact: true }).click();
  await expect(card(page).getByLabel('Filter by status')).toHaveText(status);
}

test('runs appear as they are made, ten a page, and can be filtered', async ({ page }) => {
  const { template, request } = await start(page);
  await page.goto('/employees');
  await expect(card(page).getByText('No Auto-Roster Runs')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Start the wizard' })).toBeVisible();

  for (let day = 10; day <= 20; day += 1) {
    const dates = { startDate: `2027-03-${day}`, endDate: `2027-03-${day + 1}` };
    await makeRun(page, template, { ...request, ...dates, conflictStrategy: 'skip' });
  }
  const refused = await sendRun(page, template, {
    ...request,
    startDate: '2027-06-01',
    endDate: '2027-06-02',
    expected: { fingerprint: 'another', created: 5, skipped: 0, replaced: 0 },
  });
  expect(refused.status()).toBe(409);

  await expect(rows(page)).toHaveCount(10);
  await expect(card(page).getByText('Page 1 of 2')).toBeVisible();
  await expect(rows(page).first()).toContainText('The roster has changed since the preview.');
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^Rerun/ }),
  ).toBeHidden();
  await expect(card(page).getByRole('button', { name: 'Previous' })).toBeDisabled();
  await card(page).getByRole('button', { name: 'Next' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText('10 Mar 2027 to 11 Mar 2027');
  await expect(rows(page).last()).toContainText('2 shifts created');
  await expect(rows(page).last()).toContainText('by Olive Owner');
  await expect(card(page).getByRole('button', { name: 'Next' })).toBeDisabled();

  await filter(page, 'Failed');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/failed/);
  await filter(page, 'Pending');
  await expect(
    card(page).getByText('No runs found with pending status. Try adjusting your filters.'),
  ).toBeVisible();
  await card(page).getByRole('button', { name: 'Show all runs' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('an undo says what goes and what stays, and the details say the rest', async ({ page }) => {
  const { template, request, idOf } = await start(page);
  const dates = { startDate: '2027-03-01', endDate: '2027-03-14' };
  await makeRun(page, template, { ...request, ...dates, maxConsecutiveNights: 3 });
  const [first] = await shiftsOf(page, idOf('Amy Able'));
  await page.request.patch(`/api/shifts/${first?.id}`, { data: { roleLabel: 'Nurse' } });
  await page.goto('/employees');

  await rows(page).getByRole('button', { name: /^Undo/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo run' });
  await expect(question.getByText('1 shift was edited by hand since and will stay.')).toBeVisible();
  await expect(question.getByText(/^\d+ shifts will be removed from the roster\.$/)).toBeVisible();
  await question.getByRole('button', { name: 'Undo run' }).click();
  await expect(question).toBeHidden();
  await expect(toast(page, 'Auto-roster run undone')).toBeVisible();
  await expect(page.getByText(/^Removed \d+ shifts and kept 1 edited shift\.$/)).toBeVisible();
  await expect(rows(page).getByText('Undone')).toBeVisible();
  await expect(rows(page).getByRole('button', { name: /^Undo/ })).toBeHidden();
  expect(await shiftsOf(page, idOf('Amy Able'))).toHaveLength(1);

  await rows(page)
    .getByRole('button', { name: /^Details/ })
    .click();
  const details = page.getByRole('dialog', { name: TEMPLATE });
  await expect(details.getByText('On the roster now: 0 shifts as created, 1 shift')).toBeVisible();
  await expect(
    details.getByText('D 07:00, 12 h, Parramatta Depot', { exact: false }),
  ).toBeVisible();
  await expect(details.getByText('1 employee', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).first().click();
  await expect(rows(page).getByRole('button', { name: /^Details/ })).toBeFocused();
});

test('a rule is paused, resumed, undone and archived', async ({ page }) => {
  const { template, request, idOf } = await start(page);
  await page.goto('/employees');
  await expect(rules(page).getByText(/No rules yet\. A rule keeps drafts filled/)).toBeVisible();
  await makeRun(page, template, {
    ...request,
    startDate: '2027-03-01',
    endDate: '2027-03-04',
    rule: { name: 'Ward days', status: 'active' },
  });
  const rule = rules(page).getByRole('listitem');
  await expect(rule).toContainText(/Ward days.*active.*4-on-4-off fixed.*1 employee/);
  await expect(rule).toContainText('Filled to 4 Mar 2027');
  await rule.getByRole('button', { name: 'Pause Ward days' }).click();
  await dismissToast(page, 'Rule paused');
  await expect(rule).toContainText('no further');
  await rule.getByRole('button', { name: 'Resume Ward days' }).click();
  await dismissToast(page, 'Rule resumed');
  await expect(rule.getByRole('button', { name: 'Pause Ward days' })).toBeVisible();

  await rule.getByRole('button', { name: 'Undo Ward days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo Ward days' });
  await expect(dialog.getByLabel('From')).toHaveValue('2027-03-01');
  await dialog.getByLabel('To').fill('2027-03-01');
  await expect(dialog.getByText('Start date must be before end date')).toBeVisible();
  await dialog.getByLabel('To').fill('2027-03-02');
  await expect(dialog.getByText('2 shifts will be removed from the roster.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove shifts' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Removed 2 shifts.')).toBeVisible();
  await dismissToast(page, 'Shifts of the rule removed');
  expect(await shiftsOf(page, idOf('Amy Able'))).toHaveLength(2);

  await rule.getByRole('button', { name: 'Archive Ward days' }).click();
  const question = page.getByRole('alertdialog', { name: 'Archive rule' });
  await question.getByRole('button', { name: 'Archive rule' }).click();
  await expect(question).toBeHidden();
  await dismissToast(page, 'Rule archived');
  await rules(page).getByText('Archived rules (1)').click();
  await expect(rule).toContainText(/Ward days.*archived/);
  await expect(rule.getByRole('button', { name: 'Archive Ward days' })).toBeHidden();
});
