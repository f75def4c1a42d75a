// Many people in one go: import from CSV, export to CSV, and a list of a thousand.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { organisation } from './testing/organisation';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/test';

async function importDialog(page: Page) {
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Import' }).click();
  return page.getByRole('dialog', { name: 'Import employees' });
}

function file(text: string, name = 'staff.csv') {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('a file with mistakes shows every row, saves nothing, and is imported once fixed', async ({
  page,
}) => {
  test.slow();
  const { mail } = await organisation(page, [], ['Night crew']);
  const dialog = await importDialog(page);
  await expectAccessible(page);
  const input = dialog.getByLabel('Choose a CSV file or drop it here');
  await input.setInputFiles(
    file(
      `\uFEFFE-mail;Full name;Phone;Role;Group;Shoe size
amy${mail};"Able; ""Amy""";0400 000 000;Manager;night CREW;38
nobody;Ben Best;;;;
amy${mail};Carl Cook;;;;
olive${mail};Dora Day;;boss;Moon crew;
`,
    ),
  );
  const rows = dialog.getByRole('row');
  await expect(dialog.getByText('1 of 4 rows is ready; 3 need fixing')).toBeVisible();
  await expect(rows.nth(1)).toContainText('Able; "Amy"');
  await expect(rows.nth(2)).toContainText('Please enter a valid email address');
  await expect(rows.nth(3)).toContainText('The same email as in row 2');
  await expect(rows.nth(4)).toContainText('Role: Must be manager or employee');
  await expect(dialog.getByText("Columns that won't be imported: Shoe size")).toBeVisible();
  const confirm = dialog.getByRole('button', { name: /^Import \d/ });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Show only rows with errors').check();
  await expect(rows).toHaveCount(4);

  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await input.setInputFiles(
    file(`name,email,role,shift_group,temp_password
Amy Able,amy${mail},manager,night CREW,
Dora Day,olive${mail},,Moon crew,gum leaves
`),
  );
  await expect(rows.nth(2)).toContainText("There is no shift group 'Moon crew'");
  await expect(confirm).toBeDisabled();
  expect(await (await page.request.get('/api/employees')).json()).toEqual([]);

  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await input.setInputFiles(
    file(`name,email,role,shift_group,temp_password
Amy Able,amy${mail},manager,night CREW,
Dora Day,dora${mail},,Moon crew,gum leaves
Eve East,eve${mail},,MOON crew,gum leaves
Fay Finn,fay${mail},,Kitchen,gum leaves
`),
  );
  const missing = dialog.getByRole('group', {
    name: "These groups don't exist yet: Moon crew, Kitchen",
  });
  await expect(rows.nth(3)).toContainText("There is no shift group 'MOON crew'");
  await expectAccessible(page);
  await expect(missing.getByLabel('Create them')).not.toBeChecked();
  await missing.getByLabel('Create them').check();
  await expect(dialog.getByText('4 of 4 rows are ready')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await confirm.click();
  await expect(page.getByText('4 employees imported')).toBeVisible();
  await expect(dialog).toBeHidden();
  for (const [index, person] of [
    /Amy Able.*Manager.*Night crew/,
    /Dora Day.*Employee.*Moon crew/,
    /Eve East.*Employee.*Moon crew/,
    /Fay Finn.*Employee.*Kitchen/,
  ].entries()) {
    await expect(page.getByRole('row').nth(index + 1)).toContainText(person);
  }
});

test('a file that is no list of employees is refused with a sentence', async ({ page }) => {
  await organisation(page);
  const dialog = await importDialog(page);
  const input = dialog.getByLabel('Choose a CSV file or drop it here');
  for (const [chosen, sentence] of [
    [file('', 'empty.csv'), 'empty.csv is empty.'],
    [file('PK\x03\x04', 'staff.xlsx'), 'staff.xlsx is a spreadsheet, not a CSV file.'],
    [file('name,email\n'), 'The file has headings, but no employees below them.'],
  ] as const) {
    await input.setInputFiles(chosen);
    await expect(dialog.getByRole('alert')).toContainText(sentence);
  }
  await expect(input).toHaveAccessibleDescription(/no employees below/);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download a template' }).click();
  const template = await download;
  expect(template.suggestedFilename()).toBe('employees-template.csv');
  expect(await readFile(await template.path(), 'utf8')).toBe(
    '\uFEFFname,email,phone,role,shift_group,temp_password\r\n',
  );
});

test('a file can be dropped, and the mouse is not needed for the rest', async ({ page }) => {
  const { mail } = await organisation(page, [], ['Night crew']);
  const dialog = await importDialog(page);
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'staff.csv', { type: 'text/csv' }));
    return data;
  }, `name,email\nAmy Able,amy${mail}\n`);
  await dialog.getByText('Choose a CSV file or drop it here').dispatchEvent('drop', {
    dataTransfer: transfer,
  });
  await expect(dialog.getByText('1 of 1 row is ready')).toBeVisible();
  await dialog.getByLabel('Send everyone an invitation').focus();
  const confirm = dialog.getByRole('button', { name: 'Import 1 employee' });
  for (let presses = 0; presses < 10; presses += 1) {
    if (await confirm.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 employee imported')).toBeVisible();
});

test('someone added since the check is skipped, and the others are imported', async ({ page }) => {
  const { mail } = await organisation(page, [], ['Night crew']);
  const dialog = await importDialog(page);
  await page.route('**/api/events', (route) => route.abort());
  await dialog
    .getByLabel('Choose a CSV file or drop it here')
    .setInputFiles(
      file(`name,email,temp_password\nAmy,amy${mail},gum leaves\nBen,ben${mail},gum leaves\n`),
    );
  await expect(dialog.getByText('2 of 2 rows are ready')).toBeVisible();
  await page.route('**/api/employees/import', async (route) => {
    const added = await page.request.post('/api/employees', {
      data: {
        name: 'Other Ben',
        email: `ben${mail}`,
        role: 'employee',
        tempPassword: 'gum leaves',
      },
    });
    expect([201, 409]).toContain(added.status());
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Import 2 employees' }).click();
  await expect(page.getByText('1 employee imported, 1 already here')).toBeVisible();
  const people = (await (await page.request.get('/api/employees')).json()) as { name: string }[];
  expect(people.map(({ name }) => name)).toEqual(['Amy', 'Other Ben']);
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
