// The grid's address, and its states: filters, years, zoom, themes, no people, failure.
import { organisation, PASSWORD } from './testing/organisation';
import { cell } from './testing/roster-grid';
import { account, expect, expectAccessible, signIn, test } from './testing/test';

const TEAM = [
  { name: 'Amy Able', shift_group: 'Early' },
  { name: 'Ben Best', shift_group: 'Late' },
  { name: 'Cat Cook' },
];

test('the filter, the year and the zoom are in the address', async ({ page }) => {
  await organisation(page, TEAM, ['Early', 'Late']);
  await page.goto('/roster?date=2026-03-16');
  const rows = page.getByRole('rowheader');
  const filter = page.getByRole('button', { name: 'Filter' });
  await expect(rows).toHaveText([/Early/, /Amy/, /Late/, /Ben/, /Unassigned/, /Cat/]);
  await expect(page.getByRole('columnheader', { name: 'Mon 16 Mar 2026' })).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Sun 15 Mar 2026' })).not.toBeInViewport();

  await filter.click();
  await page.getByRole('menuitemcheckbox', { name: 'Late' }).click();
  await expect(rows).toHaveText([/Late/, /Ben Best/]);
  await page.getByRole('menuitemcheckbox', { name: 'Early' }).click();
  await expect(rows).toHaveText([/Early/, /Amy Able/, /Late/, /Ben Best/]);
  await page.getByRole('menuitemradio', { name: 'Unassigned only' }).click();
  await expect(rows).toHaveText([/Cat Cook/]);
  await expect(page).toHaveURL(/filter=unassigned/);

  await page.getByRole('button', { name: 'Next year' }).click();
  await expect(page.getByRole('columnheader', { name: 'Tue 16 Mar 2027' })).toBeInViewport();
  await page.getByRole('button', { name: 'Weeks' }).click();
  await expect(page).toHaveURL(/zoom=compact/);
  await page.getByRole('grid').evaluate((box) => box.scrollTo({ left: 0 }));
  await expect(page).toHaveURL(/date=2025-01-01/);
  await page.reload();
  await expect(rows).toHaveText([/Cat Cook/]);
  await expect(page.getByRole('columnheader', { name: 'Wed 1 Jan 2025' })).toBeInViewport();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: /, today$/ })).toBeInViewport();
  await expect(page).not.toHaveURL(/date=/);

  // Scrolled on, the line of today is out of sight, and not on the names.
  const line = await page.getByRole('grid').evaluate(async (box) => {
    box.scrollBy(20, 0);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const [own, today] = [box, box.querySelector('.today-line')].map(
      (each) => each?.getBoundingClientRect().left ?? 0,
    );
    return Number(today) - Number(own);
  });
  expect(line < 0 || line >= 159).toBe(true);

  await page.goto('/roster?filter=00000000-0000-4000-8000-000000000000');
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(rows).toHaveCount(6);
});

test('an organisation without people, and a roster that fails to load', async ({ page }) => {
  const { mail } = await organisation(page);
  await page.goto('/roster');
  await expect(page.getByText('Nobody to roster yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await expect(page.getByRole('dialog', { name: 'Import employees' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Employee' })).toBeVisible();
  await page.keyboard.press('Escape');

  const amy = {
    name: 'Amy Able',
    email: `amy${mail}`,
    role: 'employee',
    tempPassword: PASSWORD,
  };
  await page.request.post('/api/employees/import', { data: { dryRun: false, rows: [amy] } });
  const reading = /\/api\/roster\?/;
  await page.route(reading, (route) => route.fulfill({ status: 503, body: 'Later.' }));
  await page.reload();
  await expect(page.getByText('Failed to load the roster')).toBeVisible();
  await page.unroute(reading);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('gridcell', { name: /no shifts$/ }).first()).toBeVisible();
});

test('the grid is accessible in both themes, with and without a selection', async ({ page }) => {
  test.slow();
  await signIn(page, account('Manager'));
  await page.goto('/roster');
  // Cells are found by name, because sorting them changes which one is first.
  const any = page.getByRole('gridcell', { name: /to 19:00/ }).first();
  const filled = cell(page, (await any.getAttribute('aria-label')) ?? '');
  await filled.click({ modifiers: ['ControlOrMeta'] });
  await expect(filled).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('2 days selected');
  await expectAccessible(page);
});
