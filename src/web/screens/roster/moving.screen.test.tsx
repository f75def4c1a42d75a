// Moving through the grid by keyboard, opening a day and coming back, and selecting rows by their checkboxes.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listDayStatuses } from '#contract/api/day-statuses';
import { test } from '../../testing/screen-test';
import { employee, fakeRoster, shift } from './testing/fake-roster';

const PEOPLE = ['Amy Able', 'Ben Best', 'Cat Cook'].map((name) => employee(name));

const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const reachable = () => page.getByRole('grid').element().querySelectorAll('[tabindex="0"]');
const selected = () => page.getByRole('gridcell', { selected: true }).elements().length;

/** Not below the names, nor cut off at an edge of the grid. */
async function expectWholeInView(name: string): Promise<void> {
  await expect
    .poll(() => {
      const grid = page.getByRole('grid').element().getBoundingClientRect();
      const { left, right, top, bottom } = cell(name).element().getBoundingClientRect();
      return (
        left >= grid.left + 159 &&
        right <= grid.right &&
        top >= grid.top &&
        bottom <= Math.min(grid.bottom, innerHeight)
      );
    })
    .toBe(true);
}

test('the keyboard moves through the grid, opens a day and comes back to it', async ({
  server,
  open,
}) => {
  fakeRoster(server, PEOPLE, { 'Amy Able 2027-11-22': [shift(9, 17, { published: false })] });
  server.on(listDayStatuses).answer(() => []);
  await open('/roster?date=2027-11-22');
  const first = cell('Amy Able, Mon 22 Nov 2027, 09:00 to 17:00, Draft');
  await expect.element(first).toHaveAttribute('aria-colindex', '692');
  await expect
    .element(page.getByRole('row').filter({ has: first }))
    .toHaveAttribute('aria-rowindex', '2');
  const grid = page.getByRole('grid', { name: 'Roster' });
  await expect.element(grid).toHaveAttribute('aria-rowcount', '4');
  await expect.element(grid).toHaveAttribute('aria-colcount', '1097');
  expect(reachable()).toHaveLength(1);

  (reachable()[0] as HTMLElement).focus();
  for (const [key, name] of [
    ['{Control>}{End}{/Control}', 'Cat Cook, Fri 31 Dec 2027, no shifts'],
    ['{ArrowRight}', 'Cat Cook, Sat 1 Jan 2028, no shifts'],
    ['{ArrowLeft}', 'Cat Cook, Fri 31 Dec 2027, no shifts'],
    ['{Home}', 'Cat Cook, Fri 1 Jan 2027, no shifts'],
    ['{PageUp}', 'Amy Able, Fri 1 Jan 2027, no shifts'],
    ['{ArrowDown}', 'Ben Best, Fri 1 Jan 2027, no shifts'],
    ['{ArrowRight}', 'Ben Best, Sat 2 Jan 2027, no shifts'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(cell(name)).toHaveFocus();
    await expectWholeInView(name);
  }
  expect(reachable()).toHaveLength(1);

  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Ben Best, Sat 2 Jan 2027' });
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cell('Ben Best, Sat 2 Jan 2027, no shifts')).toHaveFocus();

  // Out of sight, the cell keeps the focus, and the keys go on from it.
  grid.element().scrollTo({ left: 9_000 });
  await expect
    .element(page.getByRole('columnheader', { name: 'Sat 2 Jan 2027' }))
    .not.toBeInTheDocument();
  await expect.element(cell('Ben Best, Sat 2 Jan 2027, no shifts')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(cell('Cat Cook, Sat 2 Jan 2027, no shifts')).toHaveFocus();
  await expectWholeInView('Cat Cook, Sat 2 Jan 2027, no shifts');
});

test('checkboxes select the days in view of one person or of everyone', async ({
  server,
  open,
}) => {
  fakeRoster(server, PEOPLE, {
    'Amy Able 2027-11-22': [shift(7, 9, { published: false })],
    'Ben Best 2027-11-22': 'sick',
    'Ben Best 2027-11-23': 'holiday',
    'Cat Cook 2027-11-22': [shift(7, 9)],
  });
  await open('/roster?date=2027-11-22');
  const all = page.getByRole('checkbox', { name: 'Select everyone' });
  const ben = page.getByRole('checkbox', { name: 'Select Ben Best' });
  const cat = page.getByRole('checkbox', { name: 'Select Cat Cook' });
  await ben.click();
  await expect.element(ben).toBeChecked();
  await expect.element(all).toHaveAttribute('aria-checked', 'mixed');
  const inView = selected();
  expect(inView).toBeGreaterThan(7);
  await cat.click();
  await expect.poll(selected).toBe(2 * inView);
  // The keys go on from there, and unselect the row.
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.element(cat).not.toBeChecked();
  await expect.poll(selected).toBe(inView);
  await all.click();
  await expect.poll(selected).toBe(3 * inView);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(selected).toBe(0);
  expect(reachable()).toHaveLength(1);

  // Without colours, stripes and a word mark a draft, and a letter marks a status.
  const draft = cell('Amy Able, Mon 22 Nov 2027, 07:00 to 09:00, Draft');
  const published = cell('Cat Cook, Mon 22 Nov 2027, 07:00 to 09:00');
  const pattern = (of: typeof draft) => getComputedStyle(of.element()).backgroundImage;
  await expect.element(draft).toHaveTextContent(/^07:00\s09:00\sDraft$/);
  expect(pattern(draft)).toMatch(/gradient/);
  await expect.element(published).toHaveTextContent(/^07:00\s09:00$/);
  expect(pattern(published)).toBe('none');
  await expect.element(cell('Ben Best, Mon 22 Nov 2027, Sick')).toHaveTextContent(/^S$/);
  await expect.element(cell('Ben Best, Tue 23 Nov 2027, Holiday')).toHaveTextContent(/^H$/);
});
