// Finding people in the grid: typed names, job sites, roles, folded groups, and the command menu.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { test } from '../../testing/screen-test';
import { employee, fakeRoster, GROUPS, shift, WHARF } from './testing/fake-roster';

const [early, late] = GROUPS;
const PEOPLE = [
  employee('Amy Able', { shift_group: early ?? null }),
  employee('Ann Arbor', { shift_group: early ?? null, role: 'manager' }),
  employee('Ben Best', { shift_group: late ?? null }),
  employee('Cat Cook'),
];
const ADDRESS = '/roster?date=2027-11-22';

function givenRoster(server: FakeServer) {
  fakeRoster(server, PEOPLE, {
    'Amy Able 2027-11-22': [shift(7, 15)],
    'Ann Arbor 2027-11-22': [shift(7, 15)],
    'Ben Best 2027-11-23': [shift(7, 15, { site: WHARF.id })],
  });
}

/** The names in the first column, from top to bottom. */
function rows(): string[] {
  const headers = [...document.querySelectorAll('.body .row:not([hidden]) .person .name')];
  const names = headers
    .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map(({ textContent }) => textContent ?? '');
  // The row of a focused cell that is scrolled away is there twice.
  return [...new Set(names)];
}

const EVERYONE = ['Early', 'Amy Able', 'Ann Arbor', 'Late', 'Ben Best', 'Unassigned', 'Cat Cook'];

test('slash leads to a box that narrows the rows while typing', async ({ server, open }) => {
  givenRoster(server);
  await open(ADDRESS);
  await expect.poll(rows).toEqual(EVERYONE);
  await userEvent.keyboard('/');
  await expect.element(page.getByLabelText('Find people')).toHaveFocus();
  await userEvent.keyboard('arbor');
  await expect.poll(rows).toEqual(['Early', 'Ann Arbor']);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('gridcell', { name: /^Ann Arbor, Mon 22 Nov 2027/ }))
    .toHaveFocus();
  await userEvent.keyboard('/{Escape}');
  await expect.poll(rows).toEqual(EVERYONE);
});

test('whom a filter leaves are shown from the first one on', async ({ server, open }) => {
  const names = Array.from({ length: 90 }, (_, index) => `Person ${100 + index}`);
  fakeRoster(
    server,
    names.map((name) => employee(name)),
    {},
  );
  await open(ADDRESS);
  await expect.poll(rows).toContain('Person 100');
  const grid = page.getByRole('grid', { name: 'Roster' }).element();
  grid.scrollTop = grid.scrollHeight;
  await expect.poll(rows).toContain('Person 189');
  await page.getByLabelText('Find people').fill('Person 1');
  await expect.poll(rows).toContain('Person 100');
  expect(grid.scrollTop).toBe(0);
});

test('the filter narrows by role and by the site where people work', async ({ server, open }) => {
  givenRoster(server);
  await open(ADDRESS);
  const filter = page.getByRole('button', { name: 'Filter' });
  await filter.click();
  await page.getByRole('menuitemradio', { name: 'Manager' }).click();
  await expect.poll(rows).toEqual(['Early', 'Ann Arbor']);
  await filter.click();
  await page.getByRole('menuitemradio', { name: 'Any role' }).click();
  await filter.click();
  await page.getByRole('menuitemradio', { name: 'Fremantle Wharf' }).click();
  await expect.poll(rows).toEqual(['Late', 'Ben Best']);
  await expect.element(filter).toHaveTextContent('All, Fremantle Wharf');
  await filter.click();
  await page.getByRole('menuitemradio', { name: 'Any job site' }).click();
  await expect.poll(rows).toEqual(EVERYONE);
});

test('a group folds by key and by mouse, and its heading counts who works', async ({
  server,
  open,
}) => {
  givenRoster(server);
  await open(ADDRESS);
  const heading = page.getByRole('rowheader', { name: 'Early, 2 people' });
  const total = page.getByRole('gridcell', {
    name: 'Early, Mon 22 Nov 2027, 2 of 2 people work',
    exact: true,
  });
  await expect.element(total).toHaveTextContent('2');
  await heading.click();
  await expect.poll(rows).toEqual(['Early', 'Late', 'Ben Best', 'Unassigned', 'Cat Cook']);
  await expect.element(heading).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByText('Early folded')).toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(rows).toEqual(EVERYONE);

  // A block steps over the headings, and holds people only.
  await page.getByRole('gridcell', { name: /^Ann Arbor, Tue 23 Nov 2027/ }).click({
    modifiers: ['Control'],
  });
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect
    .element(page.getByRole('region', { name: 'Selection' }))
    .toHaveTextContent('2 days selected');
});

test('the command menu finds people, sites and groups', async ({ server, open }) => {
  givenRoster(server);
  await open(ADDRESS);
  await expect.poll(rows).toEqual(EVERYONE);
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = page.getByRole('combobox', { name: 'Command' });
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('best');
  await page.getByRole('option', { name: 'Ben Best' }).first().click();
  await expect.poll(rows).toEqual(['Late', 'Ben Best']);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('early{Enter}');
  await expect.poll(rows).toEqual(['Early', 'Amy Able', 'Ann Arbor']);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('fremantle{Enter}');
  await expect.poll(rows).toEqual(['Late', 'Ben Best']);
});
