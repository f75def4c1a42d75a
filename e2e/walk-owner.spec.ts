// An owner's first hour on a new installation: from registering to the first roster and a plan.
import { rm } from 'node:fs/promises';
import { newDataFolder } from './testing/data-folder';
import { startMuster } from './testing/muster-process';
import { PASSWORD } from './testing/organisation';
import { toast } from './testing/roster-day';
import { card, openBoard } from './testing/shift-group-board';
import { test as base, expect } from './testing/test';
import { generateFromPreview, nextInWizard, walk } from './testing/walk';

const test = base.extend({
  baseURL: async ({}, use) => {
    const dataDir = await newDataFolder('walk');
    const muster = await startMuster({ DATA_DIR: dataDir });
    await use(muster.url);
    await muster.end();
    await rm(dataDir, { recursive: true, force: true });
  },
});

const STAFF = `name,email,phone,role
Amy Able,amy@banksia.example,0491 570 156,employee
Ben Best,ben@banksia.example,,employee
Cleo Cook,cleo@banksia.example,,employee
Dora Day,dora@banksia.example,,employee
`;

test('an owner registers, follows the first steps to a roster, and chooses a plan', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const step = walk('owner');
  const steps = page.getByRole('region', { name: 'First steps' });
  const dialog = page.getByRole('dialog');

  await step(page, 'registers', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'New organization? Create account' }).click();
    await page.getByLabel('Organization name').fill('Banksia Bakery');
    await page.getByLabel('Your name').fill('Olive Owner');
    await page.getByLabel('Email address').fill('olive@banksia.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Organization' }).click();
    await expect(steps.getByText('Four steps to your first roster.')).toBeVisible();
  });

  await step(page, 'opens the site form', async () => {
    await steps.getByRole('button', { name: 'Add Job Site' }).click();
    await expect(dialog.getByLabel('Site Name')).toBeFocused();
  });
  await step(page, 'adds a site', async () => {
    await dialog.getByLabel('Site Name').fill('Newtown Shop');
    await dialog.getByLabel('Street Name').fill('King Street');
    await dialog.getByLabel('Town').fill('Newtown');
    await dialog.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'New South Wales' }).click();
    await dialog.getByRole('button', { name: 'Create Job Site' }).click();
    await expect(steps.getByText('Add a job site, done')).toBeVisible();
  });

  await step(page, 'chooses a list of people', async () => {
    await page.getByRole('link', { name: 'import a list' }).click();
    await page
      .getByRole('button', { name: /Import/ })
      .first()
      .click();
    await dialog
      .getByLabel('Choose a CSV file or drop it here')
      .setInputFiles({ name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(STAFF) });
    await dialog.getByLabel('Send everyone an invitation').check();
    await expect(dialog.getByText('4 of 4 rows are ready')).toBeVisible();
  });
  await step(page, 'imports them', async () => {
    await dialog.getByRole('button', { name: 'Import 4 employees' }).click();
    await expect(page.getByText('4 employees', { exact: true })).toBeVisible();
  });

  await step(page, 'sees the steps ticked and makes a group', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(steps.getByText('Add people, done')).toBeVisible();
    await steps.getByRole('button', { name: 'Create Group' }).click();
    await dialog.getByLabel('Name').fill('Bakers');
    await dialog.getByRole('button', { name: 'Create Group' }).click();
    await expect(steps.getByText('Create a shift group, done')).toBeVisible();
  });
  await step(page, 'puts people into the group', async () => {
    await openBoard(page);
    for (const name of ['Amy Able', 'Ben Best', 'Cleo Cook', 'Dora Day']) {
      await page.getByRole('button', { name: `Move to group: ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Bakers' }).click();
    }
    await expect(card(page, 'Bakers')).toContainText('4 employees');
  });

  const wizard = page.getByRole('dialog', { name: 'Auto-Roster Wizard' });
  await step(page, 'chooses a pattern and a period', async () => {
    await page.getByRole('tab', { name: 'Employees' }).click();
    await page.getByRole('button', { name: 'Auto-Roster Wizard' }).click();
    await wizard.getByText('5x8 Monday-Friday', { exact: true }).click();
    await nextInWizard(wizard, 'Configure Parameters');
    await wizard.getByRole('button', { name: 'Next Month' }).click();
  });
  await step(page, 'chooses the group and the site', async () => {
    await nextInWizard(wizard, 'Select Teams');
    await wizard.getByLabel('Bakers').check();
    await nextInWizard(wizard, 'Location Assignments');
    await wizard.getByLabel('Assign all shifts to location').click();
    await page.getByRole('option', { name: 'Newtown Shop' }).click();
  });
  await step(page, 'generates the first roster', async () => {
    await nextInWizard(wizard, 'Review Conflicts');
    await wizard.getByRole('button', { name: 'Scan for Conflicts' }).click();
    await expect(wizard.getByText('No conflicts detected. Ready to proceed.')).toBeVisible();
    await generateFromPreview(page, wizard);
    await expect(toast(page, 'Roster generated successfully')).toBeVisible();
  });
  await step(page, 'is done with the first steps', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
    await expect(steps).toBeHidden();
  });

  await step(page, 'invites a manager', async () => {
    await page.getByRole('button', { name: /your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Organization', exact: true }).click();
    await page.getByRole('button', { name: 'Invite Team Members' }).click();
    await dialog.getByLabel('Full name').fill('Mia Manager');
    await dialog.getByLabel('Email').fill('mia@banksia.example');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Manager' }).click();
    await dialog.getByLabel('Temporary password', { exact: true }).fill('wattle in bloom');
    await dialog.getByRole('button', { name: 'Add Employee' }).click();
    await expect(toast(page, 'Employee created successfully')).toBeVisible();
  });
  await step(page, 'downloads all data', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Organization Data' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  });
  await step(page, 'upgrades to the Pro plan in the sandbox', async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    const checkout = await opened;
    await expect(checkout.getByText('Test mode: no card is charged')).toBeVisible();
    await checkout.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(checkout.getByRole('heading', { name: 'Banksia Bakery' })).toBeVisible();
    await page.bringToFront();
    await expect(page.getByText('Free Trial Active')).toBeVisible();
  });

  await test.step('the manager signs in and sees the roster', async () => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const manager = await context.newPage();
    await manager.goto('/roster');
    await manager.getByLabel('Email').fill('mia@banksia.example');
    await manager.getByLabel('Password', { exact: true }).fill('wattle in bloom');
    await manager.getByRole('button', { name: 'Sign in' }).click();
    await manager.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await manager.getByLabel('Confirm').fill(PASSWORD);
    await manager.getByRole('button', { name: 'Change password' }).click();
    await expect(manager.getByRole('rowheader', { name: /Amy Able/ })).toBeVisible();
    await context.close();
  });
});
