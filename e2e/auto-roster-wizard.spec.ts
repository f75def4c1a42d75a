import type { Locator, Page } from '@playwright/test';
import { organisation } from './testing/organisation';
import { addShift, addSite, employeeIds } from './testing/shifts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/test';

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
  // Axe alone takes a minute on a busy machine; the first three steps have theirs in the phone journey.
  test.setTimeout(240_000);
  await organisation(page, CREW);
  await addSite(page);
  const dialog = await openWizard(page);
  await expect(dialog.getByText('Step 1 of 7')).toBeVisible();
  await expect(dialog.getByText('0 / 7 completed')).toBeVisible();
  await dialog.getByLabel('Search templates').fill('no such pattern');
  await expect(dialog.getByText('No templates found')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear Filters' }).click();
  await dialog.getByText('DuPont', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: 'DuPont' })).toBeChecked();

  await next(dialog, 'Configure Parameters');
  await chooseDates(dialog, '2027-03-01', '2027-06-01');
  await expect(dialog.getByText('Invalid Range')).toBeVisible();
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
  await expectAccessible(page);

  await next(dialog, 'Review Conflicts');
  await expectAccessible(page);
  await scanAndPreview(dialog);
  await expectAccessible(page);
  await next(dialog, 'Confirm & Generate');
  await expect(dialog.getByText('86% complete')).toBeVisible();
  await expectAccessible(page);
  const question = await confirmAndAsk(page, dialog);
  await expect(question).toContainText(
    'Are you sure you want to generate the roster? This will create 280 shifts for 20 employees',
  );
  await expectAccessible(page);
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

test('a roster that changed since its preview goes back to it, and a generated one is undone', async ({
  page,
}) => {
  test.slow();
  await organisation(page, CREW.slice(0, 2));
  const locationId = await addSite(page);
  const dialog = await openWizard(page);
  await dialog.getByText('5x8 Monday-Friday', { exact: true }).click();
  await next(dialog, 'Configure Parameters');
  await chooseDates(dialog, '2027-03-01', '2027-03-07');
  await next(dialog, 'Select Teams');
  await everyoneInTeams(dialog);
  await next(dialog, 'Location Assignments');
  await assignAll(page, dialog, 'Parramatta Depot');
  await next(dialog, 'Review Conflicts');
  await scanAndPreview(dialog);
  await next(dialog, 'Confirm & Generate');

  const employeeId = (await employeeIds(page)).get('Person 01') ?? '';
  await addShift(page, { employeeId, locationId, date: '2027-03-02' });
  const question = await confirmAndAsk(page, dialog);
  await question.getByRole('button', { name: 'Generate Roster' }).click();
  await expect(question).toContainText('create 9 instead of 10 shifts');
  await question.getByRole('button', { name: 'Go back to the preview' }).click();
  await expect(dialog.getByRole('heading', { name: 'Preview Results' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Generate Preview' }).click();
  await expect(dialog.getByText('Preview Generated', { exact: true })).toBeVisible();
  await next(dialog, 'Confirm & Generate');

  await page.route('**/api/auto-roster/generate', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Not now.' }),
  );
  await confirmAndAsk(page, dialog);
  await question.getByRole('button', { name: 'Generate Roster' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('503: Not now.');
  await expect(toasts(page).getByText('Failed to generate roster')).toBeVisible();
  await page.unroute('**/api/auto-roster/generate');
  await dialog.getByRole('button', { name: 'Generate Roster' }).click();
  await question.getByRole('button', { name: 'Generate Roster' }).click();
  await expect(dialog).toBeHidden();
  await expect(toasts(page).getByText('Created 9 shifts')).toBeVisible({ timeout: 15_000 });
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page).getByText('Removed 9 shifts.')).toBeVisible();
});

test('a rerun fills the wizard in, with what still exists', async ({ page }) => {
  test.slow();
  await organisation(page, CREW.slice(0, 2));
  const locationId = await addSite(page);
  const ids = await employeeIds(page);
  const people = CREW.slice(0, 2).map(({ name }) => ids.get(name) ?? '');
  const templates: { id: string; name: string }[] = await (
    await page.request.get('/api/shift-templates')
  ).json();
  const answer = await page.request.post('/api/auto-roster/generate', {
    data: {
      templateId: templates.find(({ name }) => name === 'DuPont')?.id,
      startDate: '2027-03-01',
      endDate: '2027-03-28',
      employeeIds: people,
      parameters: { roleLabel: 'Operator', default_location_id: locationId },
      minRestHours: 11,
      conflictStrategy: 'skip',
      teams: [
        { teamId: 'A', teamName: 'A', employeeIds: [] },
        { teamId: 'B', teamName: 'B', employeeIds: people },
      ],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);

  await page.goto('/employees');
  await page.getByRole('button', { name: /^Rerun/ }).click();
  const dialog = wizard(page);
  await expect(toasts(page).getByText('Parameters Loaded')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'DuPont' })).toBeChecked();
  await next(dialog, 'Configure Parameters');
  await expect(dialog.getByLabel('Start date')).toHaveValue('2027-03-29');
  await expect(dialog.getByLabel('End date')).toHaveValue('2027-04-25');
  await expect(dialog.getByLabel('Minimum rest hours')).toHaveValue('11');
  await expect(dialog.getByLabel('Default role label')).toHaveValue('Operator');
  await expect(dialog.getByRole('radio', { name: 'Skip' })).toBeChecked();
  await next(dialog, 'Select Teams');
  await expect(dialog.getByRole('region', { name: 'Team B', exact: true })).toContainText(
    '2 people',
  );
  await next(dialog, 'Location Assignments');
  await expect(dialog.getByText('2 / 2 assigned')).toBeVisible();
  // Nothing was entered, so nothing is asked.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await page.request.delete(`/api/employees/${people[0]}`);
  await expect(page.getByText('1 employee', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Rerun/ }).click();
  await expect(
    toasts(page).getByText(
      'Could not load all saved parameters. Please verify settings before proceeding.',
    ),
  ).toBeVisible();
});

test('an incomplete step says what is missing, and closing asks first', async ({ page }) => {
  test.slow();
  await organisation(page, CREW.slice(0, 2));
  const dialog = await openWizard(page);
  // It can be pressed although it is greyed, and says why.
  await dialog.getByRole('button', { name: 'Next', exact: true }).click({ force: true });
  const banner = dialog.getByRole('alert');
  await expect(banner).toContainText('Please complete all required fields before proceeding');
  await expect(banner).toContainText('Please select a template');
  await dialog.getByText('DuPont', { exact: true }).click();
  await expect(banner).toBeHidden();
  await next(dialog, 'Configure Parameters');
  await next(dialog, 'Select Teams');
  await dialog.getByRole('button', { name: 'Next', exact: true }).click({ force: true });
  await expect(banner).toContainText('At least one employee or group must be selected');

  const steps = dialog.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('button', { name: 'Location Assignments' })).toBeDisabled();
  await steps.getByRole('button', { name: 'Select Template' }).click();
  await expect(dialog.getByRole('radio', { name: 'DuPont' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  const again = await reopenWizard(page);
  await expect(again.getByText('No template selected yet.')).toBeVisible();
  await again.getByRole('button', { name: 'Close' }).click();
  await expect(again).toBeHidden();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('steps 1 to 4 by keyboard alone', async ({ page }) => {
  test.slow();
  await organisation(page, CREW.slice(0, 6));
  await addSite(page);
  await page.goto('/employees');
  await tabTo(page, page.getByRole('button', { name: 'Auto-Roster Wizard' }));
  await page.keyboard.press('Enter');
  const dialog = wizard(page);
  const nextButton = dialog.getByRole('button', { name: 'Next', exact: true });
  const goOn = async (title: string) => {
    await tabTo(page, nextButton);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
  };
  await expect(dialog.getByRole('radio', { name: 'DuPont' })).toBeVisible();
  await tabTo(page, dialog.getByLabel('Search templates'));
  await page.keyboard.type('2-on-2');
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await tabTo(page, dialog.getByRole('radio', { name: '2-on-2-off fixed' }));
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio', { name: '2-on-2-off fixed' })).toBeChecked();

  await goOn('Configure Parameters');
  await tabTo(page, dialog.getByRole('button', { name: 'Next Month' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Next Month' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tabTo(page, dialog.getByRole('radio', { name: 'Flag' }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Skip' })).toBeChecked();

  await goOn('Select Teams');
  await tabTo(page, dialog.getByRole('tab', { name: 'By Shift Groups' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'Manual Selection' })).toBeFocused();
  await tabTo(page, dialog.getByRole('option').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('option', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await expect(dialog.getByText('6 of 6 selected')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Unassigned' })).toBeVisible();
  const first = dialog.getByRole('button', { name: 'Team of Person 01' });
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Team A' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Whoever has a team leaves the list, and the next one takes the focus.
  await expect(dialog.getByRole('button', { name: 'Team of Person 02' })).toBeFocused();
  await expect(dialog.getByRole('region', { name: 'Team A', exact: true })).toContainText(
    'Person 01',
  );

  await goOn('Location Assignments');
  await tabTo(page, dialog.getByLabel('Assign all shifts to location'));
  await page.keyboard.press('Space');
  await expect(page.getByRole('option', { name: 'Parramatta Depot' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('2 / 2 assigned')).toBeVisible();
  await expect(dialog.getByLabel('Assign all shifts to location')).toBeFocused();
  await tabTo(page, dialog.getByLabel('Use Template Defaults'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('Start time of D'));
  await page.keyboard.type('6');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Start time of D')).toHaveValue('06:00');
  await goOn('Review Conflicts');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('steps 1 to 4 fit, and are accessible', async ({ page }) => {
    test.setTimeout(120_000);
    await organisation(page, CREW.slice(0, 4), ['Day crew', 'Night crew']);
    await addSite(page);
    const dialog = await openWizard(page);
    const looksRight = async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    };
    await looksRight();
    await dialog.getByText('DuPont', { exact: true }).click();
    await next(dialog, 'Configure Parameters');
    await looksRight();
    await next(dialog, 'Select Teams');
    await dialog.getByRole('checkbox', { name: /Day crew/ }).check();
    await looksRight();
    await everyoneInTeams(dialog);
    await dialog
      .getByRole('region', { name: 'Team A', exact: true })
      .getByText('Person 01')
      .click();
    await expect(dialog.getByRole('grid', { name: 'People in Team A' })).toBeVisible();
    await looksRight();
    await next(dialog, 'Location Assignments');
    await assignAll(page, dialog, 'Parramatta Depot');
    await expect(dialog.getByText('2 / 2 assigned')).toBeVisible();
    await looksRight();
    await next(dialog, 'Review Conflicts');
  });
});
