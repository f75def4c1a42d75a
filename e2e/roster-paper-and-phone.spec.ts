// The roster on paper and on a phone, where a grid has no room.
import { organisation, PASSWORD } from './testing/organisation';
import { pdfPages } from './testing/pdf-text';
import { addShift, setStatus, withSite } from './testing/shifts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/test';

const PEOPLE = [{ name: 'Amy Able' }, { name: 'Ben Bold' }, { name: 'Cat Cook' }];

test('a week is printed on one landscape page, by group, with dates and zone', async ({ page }) => {
  const { mail, idOf, locationId } = await withSite(page, PEOPLE);
  await addShift(page, { employeeId: idOf('Amy Able'), locationId, date: '2027-03-10' });
  const night = { startTime: '22:00', endTime: '06:00', published: false };
  await addShift(page, { employeeId: idOf('Ben Bold'), locationId, date: '2027-03-11', ...night });
  await setStatus(page, idOf('Cat Cook'), '2027-03-12', 'sick');
  await page.goto('/roster?date=2027-03-10');
  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print roster' });
  await expect(dialog.getByText('Prints Mon 8 Mar 2027 to Sun 14 Mar 2027')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeEnabled();
  await expectAccessible(page);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();

  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(sheet.getByRole('columnheader').first()).toContainText('8 Mar 2027 to 14 Mar 2027');
  const row = (name: string) => sheet.getByRole('row', { name });
  await expect(row('Amy Able').getByRole('cell').nth(2)).toHaveText('09:00–17:00Parramatta Depot');
  // A wall learns nothing of drafts, nor why someone is away.
  await expect(row('Ben Bold').getByRole('cell').nth(3)).toHaveText('');
  await expect(row('Cat Cook').getByRole('cell').nth(4)).toHaveText('Away');
  await expect(sheet).not.toContainText('Sick');
  // A4 in landscape, without its margins, in CSS pixels.
  await page.setViewportSize({ width: 1031, height: 700 });
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(sheet.locator('thead').first()).toHaveCSS('display', 'table-header-group');
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdfPages(paper)).toHaveLength(1);
  expect(paper.toString('latin1')).toMatch(/\/MediaBox \[0 0 84[12][\d.]* 59[45]/);

  // With more people than a page holds, each page repeats the group, the week and the days.
  async function printWith(first: number, last: number) {
    const rows = Array.from({ length: last - first + 1 }, (_, index) => ({
      name: `Person ${first + index}`,
      email: `person${first + index}${mail}`,
      role: 'employee',
      tempPassword: PASSWORD,
    }));
    await page.request.post('/api/employees/import', { data: { dryRun: false, rows } });
    await expect(row(`Person ${last}`)).toBeVisible();
    return pdfPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  }
  const pages = await printWith(1, 60);
  expect(pages).toHaveLength(3);
  expect(pages[0]).toContain('AmyAble');
  for (const text of pages) {
    expect(text).toContain('8Mar2027to14Mar2027');
    expect(text).toContain('NameMon8MarTue9MarWed10MarThu11MarFri12MarSat13MarSun14Mar');
    expect(text).toContain('TimesareSydneytime,AEDT.Publishedshiftsonly.');
    expect(text).toMatch(/Person\d/);
  }

  // With one person more than full pages hold, the last one takes a neighbour along.
  const namesOn = (text: string) => text.match(/Person\d+|AmyAble|BenBold|CatCook/g)?.length ?? 0;
  const [first = 0, full = 0] = pages.map(namesOn);
  const last = first + 2 * full + 1 - PEOPLE.length;
  expect((await printWith(61, last)).map(namesOn)).toEqual([first, full, full - 1, 2]);
});

test('a phone shows one day at a time, with everyone on it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { idOf, locationId } = await withSite(page, PEOPLE);
  await addShift(page, { employeeId: idOf('Amy Able'), locationId, date: '2027-03-10' });
  await setStatus(page, idOf('Ben Bold'), '2027-03-10', 'holiday');
  await page.goto('/roster?date=2027-03-10');
  await expect(page.getByRole('heading', { name: 'Wed 10 Mar 2027' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Working (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Amy Able.*09:00–17:00/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Ben Bold.*Holiday/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Free/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByRole('heading', { name: 'Thu 11 Mar 2027' })).toBeVisible();
  await expect(page).toHaveURL(/date=2027-03-11/);
  await page.getByRole('button', { name: /Cat Cook/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cat Cook, Thu 11 Mar 2027' });
  await dialog.getByRole('button', { name: 'Day Off' }).click();
  await expect(dialog.getByText('Day Off').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /Cat Cook.*Day Off/ })).toBeVisible();
});

test('a phone offers the next step when there is nobody to roster', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await organisation(page);
  await page.goto('/roster');
  await expect(page.getByText('Nobody to roster yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Employee' })).toBeVisible();

  await organisation(page, PEOPLE);
  await page.goto('/roster?filter=00000000-0000-4000-8000-000000000000');
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(page.getByRole('button', { name: /Cat Cook/ })).toBeVisible();
});
