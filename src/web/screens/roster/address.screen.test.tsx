// The grid's address, and its states: filters, years, zoom, both themes, no people, failure.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getRosterWindow } from '#contract/api/roster';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../testing/expect-accessible';
import { address, test } from '../../testing/screen-test';
import { expectInView } from './testing/expect-in-view';
import { employee, fakeRoster, GROUPS, shift } from './testing/fake-roster';

const [EARLY, LATE] = GROUPS;
const TEAM = [
  employee('Amy Able', { shift_group: EARLY ?? null }),
  employee('Ben Best', { shift_group: LATE ?? null }),
  employee('Cat Cook'),
];

const rows = () => page.getByRole('rowheader').elements();
const rowTexts = () =>
  rows().map((row) => row.textContent?.match(/[A-Z][a-z]+ ?[A-Z]?[a-z]*/)?.[0]);
test('the filter, the year and the zoom are in the address', async ({ server, open }) => {
  fakeRoster(server, TEAM);
  await open('/roster?date=2026-03-16');
  await expect
    .poll(rowTexts)
    .toEqual(['Early', 'Amy Able', 'Late', 'Ben Best', 'Unassigned', 'Cat Cook']);
  await expectInView('Mon 16 Mar 2026');
  await expectInView('Sun 15 Mar 2026', false);

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Late' }).click();
  await expect.poll(rowTexts).toEqual(['Late', 'Ben Best']);
  await page.getByRole('menuitemcheckbox', { name: 'Early' }).click();
  await expect.poll(rowTexts).toEqual(['Early', 'Amy Able', 'Late', 'Ben Best']);
  await page.getByRole('menuitemradio', { name: 'Unassigned only' }).click();
  await expect.poll(rowTexts).toEqual(['Cat Cook']);
  await expect.poll(address).toMatch(/filter=unassigned/);

  await page.getByRole('button', { name: 'Next year' }).click();
  await expectInView('Tue 16 Mar 2027');
  await page.getByRole('button', { name: 'Weeks' }).click();
  await expect.poll(address).toMatch(/zoom=compact/);
  page.getByRole('grid').element().scrollTo({ left: 0 });
  await expect.poll(address).toMatch(/date=2025-01-01/);
  await open(address());
  await expect.poll(rowTexts).toEqual(['Cat Cook']);
  await expectInView('Wed 1 Jan 2025');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expectInView(/, today$/);
  await expect.poll(address).not.toMatch(/date=/);

  // Scrolled on, the line of today is out of sight, and not on the names.
  const box = page.getByRole('grid').element();
  box.scrollBy(20, 0);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const [own, today] = [box, box.querySelector('.today-line')].map(
    (each) => each?.getBoundingClientRect().left ?? 0,
  );
  const line = Number(today) - Number(own);
  expect(line < 0 || line >= 159).toBe(true);

  await open('/roster?filter=00000000-0000-4000-8000-000000000000');
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect.poll(() => rows().length).toBe(6);
});

test('an organisation without people leads to its first ones', async ({ server, open }) => {
  fakeRoster(server, []);
  await open('/roster');
  await expect.element(page.getByText('Nobody to roster yet')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Import employees' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Add Employee' })).toBeVisible();
});

test('a roster that fails to load can be asked for again', async ({ server, open }) => {
  fakeRoster(server, TEAM);
  let away = true;
  server.on(getRosterWindow).answer(({ query: { from, to } }) => {
    if (away) throw new AppError('unavailable');
    return { from, to, revision: 1, sites: [], contents: [{ status: null, shifts: [] }], rows: [] };
  });
  await open('/roster');
  await expect.element(page.getByText('Failed to load the roster')).toBeVisible();
  // Longer than a grid that was open for a moment waits before it says which days it shows.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(address()).not.toMatch(/date=/);
  away = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('gridcell', { name: /no shifts$/ }).first()).toBeVisible();
});

test('the grid is accessible in both themes with a selection', async ({ server, open }) => {
  fakeRoster(server, TEAM, {
    'Amy Able 2027-11-22': [shift(7, 19)],
    'Ben Best 2027-11-22': [shift(7, 19, { published: false })],
    'Cat Cook 2027-11-23': 'sick',
    'Cat Cook 2027-11-24': 'off',
    'Cat Cook 2027-11-25': 'holiday',
  });
  await open('/roster?date=2027-11-22');
  const filled = page.getByRole('gridcell', { name: /^Amy Able, Mon 22 Nov 2027, 07:00 to 19:00/ });
  await filled.click({ modifiers: ['Control'] });
  await expect.element(filled).toHaveFocus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect
    .element(page.getByRole('region', { name: 'Selection' }))
    .toHaveTextContent('2 days selected');
  await expectAccessible();
});
