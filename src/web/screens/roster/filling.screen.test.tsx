// Filling many days: paste, the fill handle, and one new shift for the selected days.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addShifts, fillCells, transferCells } from '#contract/api/roster';
import { expectAccessible } from '../../testing/expect-accessible';
import { blockedByRest, countOf, finding } from '../../testing/findings';
import { idOf, test } from '../../testing/screen-test';
import { DEPOT, employee, fakeRoster, shift } from './testing/fake-roster';

const PEOPLE = ['Amy Able', 'Ben Best', 'Cat Cook'].map((name) => employee(name));
const ADDRESS = '/roster?date=2027-11-22';

const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const bar = () => page.getByRole('region', { name: 'Selection' });

/** Drags with a mouse from the middle of one element to another. */
async function drag(from: Element, to: Element): Promise<void> {
  const [start, end] = [from, to].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  });
  const pointer = { bubbles: true, pointerId: 1, isPrimary: true, button: 0, cancelable: true };
  const grid = document.querySelector('[role=grid]') as HTMLElement;
  // Events made by a script have no pointer that could be captured.
  grid.setPointerCapture = () => undefined;
  from.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, ...start }));
  for (const part of [0.3, 0.6, 1]) {
    grid.dispatchEvent(
      new PointerEvent('pointermove', {
        ...pointer,
        clientX: Number(start?.clientX) + (Number(end?.clientX) - Number(start?.clientX)) * part,
        clientY: Number(start?.clientY) + (Number(end?.clientY) - Number(start?.clientY)) * part,
      }),
    );
  }
  grid.dispatchEvent(new PointerEvent('pointerup', { ...pointer, ...end }));
}

test('one copied cell fills the whole selection', async ({ server, open }) => {
  fakeRoster(server, PEOPLE, { 'Amy Able 2027-11-22': [shift(7, 15)] });
  await open(ADDRESS);
  await cell('Amy Able, Mon 22 Nov 2027, 07:00 to 15:00').click({ modifiers: ['Control'] });
  await userEvent.keyboard('{Control>}c{/Control}{Escape}');
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  await expect.element(bar()).toHaveTextContent('4 days selected');
  await userEvent.keyboard('{Control>}v{/Control}');
  for (const name of ['Ben Best', 'Cat Cook']) {
    for (const day of ['Mon 22 Nov 2027', 'Tue 23 Nov 2027']) {
      await expect.element(cell(`${name}, ${day}, 07:00 to 15:00, Draft`)).toBeVisible();
    }
  }
  await expect.element(page.getByText('Copied 4 shifts', { exact: true })).toBeVisible();
  expect(server.sent(fillCells)).toHaveLength(1);
  expect(server.sent(transferCells)).toEqual([]);
});

test('two copied days repeat over a week', async ({ server, open }) => {
  fakeRoster(server, PEOPLE, {
    'Amy Able 2027-11-22': [shift(7, 15)],
    'Amy Able 2027-11-23': [shift(15, 23)],
  });
  await open(ADDRESS);
  await cell('Amy Able, Mon 22 Nov 2027, 07:00 to 15:00').click({ modifiers: ['Control'] });
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}c{/Control}{Escape}');
  await userEvent.keyboard(
    '{ArrowDown}{ArrowLeft}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}',
  );
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(cell('Ben Best, Wed 24 Nov 2027, 07:00 to 15:00, Draft')).toBeVisible();
  await expect.element(cell('Ben Best, Thu 25 Nov 2027, 15:00 to 23:00, Draft')).toBeVisible();
});

test('dragging over empty cells selects them, and Add shift fills them', async ({
  server,
  open,
}) => {
  fakeRoster(server, PEOPLE);
  await open(ADDRESS);
  const from = cell('Amy Able, Mon 22 Nov 2027, no shifts');
  await expect.element(from).toBeVisible();
  await drag(from.element(), cell('Ben Best, Wed 24 Nov 2027, no shifts').element());
  await expect.element(bar()).toHaveTextContent('6 days selected');
  await bar().getByRole('button', { name: 'Add shift' }).click();
  const form = page.getByRole('dialog', { name: 'New shift: 6 days' });
  await expect.element(form.getByLabelText('Times')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByText('Type when the shift starts and ends.')).toBeVisible();
  await userEvent.keyboard('7a 3p');
  await expect.element(form.getByText('07:00 to 15:00')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('Ben Best, Wed 24 Nov 2027, 07:00 to 15:00, Draft')).toBeVisible();
  await expect.element(page.getByText('Created 6 shifts', { exact: true })).toBeVisible();
  expect(server.sent(addShifts)).toMatchObject([
    { body: { locationId: DEPOT.id, startTime: '07:00', endTime: '15:00' } },
  ]);
});

test('the fill handle copies a cell over the days it is dragged to', async ({ server, open }) => {
  fakeRoster(server, PEOPLE, { 'Amy Able 2027-11-22': [shift(7, 15)] });
  await open(ADDRESS);
  const filled = cell('Amy Able, Mon 22 Nov 2027, 07:00 to 15:00');
  await filled.click({ modifiers: ['Control'] });
  await userEvent.keyboard('{Escape}');
  const handle = document.querySelector('.fill-handle') as HTMLElement;
  expect(handle.checkVisibility()).toBe(true);
  await drag(handle, cell('Amy Able, Thu 25 Nov 2027, no shifts').element());
  await expect.element(cell('Amy Able, Thu 25 Nov 2027, 07:00 to 15:00, Draft')).toBeVisible();
  expect(server.sent(fillCells)).toMatchObject([
    {
      body: {
        sources: [
          {
            employeeId: idOf('Amy Able'),
            date: '2027-11-22',
            cells: [{ dates: ['2027-11-23', '2027-11-24', '2027-11-25'] }],
          },
        ],
      },
    },
  ]);
});

test('a copied week says by rule what it would break, before it is copied', async ({
  server,
  open,
}) => {
  fakeRoster(server, PEOPLE, { 'Amy Able 2027-11-22': [shift(7, 15)] });
  const rest = finding({ severity: 'block' });
  const nothing = { undo_id: null, cells: null, statuses: 0, conflicts: [], conflictCount: 0 };
  server.on(transferCells).answer(({ body }) => {
    if (!body.preview) throw blockedByRest(5, 3);
    return {
      ...nothing,
      shifts: 12,
      skipped: 0,
      replaced: 0,
      away: [],
      awayCount: 0,
      shortRest: ['Amy Able has 8 h of rest before 06:00 on Tue 30 Nov.'],
      shortRestCount: 1,
      found: { counts: [countOf(rest, { findings: 5, people: 3 })], findings: [rest] },
    };
  });
  await open(ADDRESS);
  await page.getByRole('button', { name: 'Copy week' }).click();
  await page.getByRole('menuitem', { name: 'Copy this week to next week' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent('Rest between shifts5 blocks3 people');
  // The rule says it already.
  expect(question.getByText(/8 h of rest before/).elements()).toEqual([]);
  await expectAccessible();
  await question.getByRole('button', { name: 'Copy week' }).click();
  const blocked = page.getByRole('dialog', { name: 'A rule blocks this' });
  await expect.element(blocked.getByText('+4 more')).toBeVisible();
});
