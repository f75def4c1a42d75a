// Many people in one go, with real files and on the real server: a template, an import of a thousand, an export. What the
// dialog shows and refuses: src/web/screens/employees/import/ImportDialog.screen.test.tsx.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { organisation } from './testing/organisation';
import { expect, test } from './testing/test';

async function importDialog(page: Page) {
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Import' }).click();
  return page.getByRole('dialog', { name: 'Import employees' });
}

function file(text: string, name = 'staff.csv') {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('a template can be downloaded', async ({ page }) => {
  await organisation(page);
  const dialog = await importDialog(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download a template' }).click();
  const template = await download;
  expect(template.suggestedFilename()).toBe('employees-template.csv');
  expect(await readFile(await template.path(), 'utf8')).toBe(
    '\uFEFFname,email,phone,role,shift_group,temp_password\r\n',
  );
});

test('the list is exported as a dated file', async ({ page }) => {
  const { mail } = await organisation(page, [], ['Night crew']);
  await page.request.post('/api/employees', {
    data: { name: 'Zoë Ünal', email: `z${mail}`, role: 'manager', tempPassword: 'gum leaves' },
  });
  await page.goto('/employees');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const exported = await download;
  expect(exported.suggestedFilename()).toMatch(/^employees-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await exported.path(), 'utf8')).toContain(`Zoë Ünal,z${mail},,manager,,`);
  await expect(page.getByText('CSV exported successfully')).toBeVisible();

  await page.route('**/api/employees/export', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('Export failed')).toBeVisible();
});

test('a thousand employees are all there, and few of them are drawn', async ({ page }) => {
  test.slow();
  const { mail } = await organisation(page, [], ['Night crew']);
  const people = Array.from({ length: 1_000 }, (_, index) => {
    const number = String(index).padStart(4, '0');
    return `Person ${number},p${number}${mail},0400 000 000,employee`;
  });
  const dialog = await importDialog(page);
  await dialog
    .getByLabel('Choose a CSV file or drop it here')
    .setInputFiles(file(`name,email,phone,role\n${people.join('\n')}`));
  // A thousand temporary passwords take half a minute to hash; people who are invited choose their own.
  await dialog.getByLabel('Send everyone an invitation').check();
  await dialog.getByRole('button', { name: 'Import 1,000 employees' }).click();
  // A thousand accounts and invitations take a few seconds on a free machine, and more on a busy one.
  await expect(page.getByText('1,000 employees imported')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('1,000 employees', { exact: true })).toBeVisible();

  const table = page.getByRole('region', { name: 'Employees' });
  await expect(table.locator('tbody th')).toHaveCount(1_000);
  expect(await table.locator('button').count()).toBeLessThan(200);
  const last = table.getByText('Person 0999', { exact: true });
  await last.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Edit Person 0999' })).toBeVisible();

  await page.getByLabel('Search employees').pressSequentially('0777');
  await expect(page.getByText('1 of 1,000 employees')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Person 0777' }).click();
  await page.getByLabel('Full name').fill('Person 0777 renamed');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(table.locator('tbody th')).toHaveText([/Person 0777 renamed/]);
});
