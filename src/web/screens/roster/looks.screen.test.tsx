// What a cell and a row say: zones once, several shifts, and a change by a colleague.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listShifts } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { idOf, test } from '../../testing/screen-test';
import { createdShift, employee, fakeRoster, shift, WHARF } from './testing/fake-roster';

const DATES = { from: '2027-11-22' as CalendarDate, to: '2027-11-22' as CalendarDate };

test('a row names the zone of its shifts once, and its cells do not', async ({ server, open }) => {
  fakeRoster(server, [employee('Amy Able'), employee('Ben Best')], {
    'Amy Able 2027-11-22': [shift(7, 15, { site: WHARF.id })],
    'Ben Best 2027-11-22': [shift(6, 10), shift(14, 18, { published: false })],
  });
  await open('/roster?date=2027-11-22');
  const away = page.getByRole('gridcell', { name: /^Amy Able, Mon 22 Nov 2027, 07:00 to 15:00 / });
  await expect.element(away).toHaveTextContent(/^07:00\s15:00$/);
  await expect
    .element(page.getByRole('rowheader', { name: /^Amy Able, Employee, ./ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('rowheader', { name: 'Ben Best, Employee', exact: true }))
    .toBeVisible();
  const two = page.getByRole('gridcell', { name: /^Ben Best, Mon 22 Nov 2027/ });
  await expect.element(two).toHaveTextContent(/^6–10\s14–18$/);
});

test('a cell with the focus or the pointer says where, what and who changed it', async ({
  server,
  open,
}) => {
  fakeRoster(server, [employee('Amy Able')], { 'Amy Able 2027-11-22': [shift(7, 15)] });
  server.on(listShifts).answer(() => [
    {
      ...createdShift(idOf('Amy Able'), DATES.from),
      role_label: 'Nurse',
      notes: 'Keys at the desk',
      updated_by_name: 'Kim Koala',
    },
  ]);
  await open('/roster?date=2027-11-22');
  await page.getByRole('gridcell', { name: /^Amy Able, Tue 23 Nov 2027/ }).click({
    modifiers: ['Control'],
  });
  await userEvent.keyboard('{Escape}{ArrowLeft}');
  const hint = page.getByRole('status').filter({ hasText: 'Depot, Nurse' });
  await expect.element(hint).toHaveTextContent(/Keys at the desk.*Changed by Kim Koala/);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(hint).not.toBeInTheDocument();
  await page.getByRole('gridcell', { name: /^Amy Able, Mon 22 Nov 2027/ }).hover();
  await expect.element(hint).toBeVisible();
  await hint.hover();
  await expect.element(hint).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.element(hint).not.toBeInTheDocument();
});

test('a change by a colleague is marked for a moment and told', async ({ server, open }) => {
  const roster = fakeRoster(server, [employee('Amy Able')], {
    'Amy Able 2027-11-22': [shift(7, 15)],
  });
  await open('/roster?date=2027-11-22');
  const cell = page.getByRole('gridcell', { name: /^Amy Able, Mon 22 Nov 2027/ });
  await expect.element(cell).toHaveTextContent('07:00');
  expect(cell.element().getAnimations()).toEqual([]);
  roster.change(
    {
      type: 'cells',
      body: {
        action: 'sick',
        cells: [{ employeeId: idOf('Amy Able'), dates: [DATES.from] }],
      },
    },
    DATES,
  );
  await expect.element(cell).toHaveTextContent('S');
  expect(cell.element().getAnimations()).toHaveLength(1);
  await expect
    .element(page.getByText(/^Changed: Amy Able, Mon 22 Nov 2027, Sick/))
    .toBeInTheDocument();
});
