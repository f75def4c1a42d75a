import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  clearDay,
  type DayStatus,
  removeDayStatus,
  setDayStatus,
} from '#contract/api/day-statuses';
import { undoChange } from '#contract/api/roster';
import { createShift, deleteShift } from '#contract/api/shifts';
import { getRosterActual } from '#contract/api/timesheets';
import { AppError } from '#contract/errors';
import { withBakery } from '../../../testing/bakery';
import { focus, press, toast } from '../../../testing/by-hand';
import { expectAccessible } from '../../../testing/expect-accessible';
import { type FakeServer, held } from '../../../testing/fake-server';
import { employee } from '../../../testing/people';
import { expectNoSidewaysScroll, idOf, test } from '../../../testing/screen-test';
import { shift } from '../../../testing/shifts';
import { timesheet } from '../../../testing/timesheets';
import { withTimesheets } from '../../../testing/with-timesheets';

const MORNING = { startTime: '07:00', endTime: '09:00', published: false };

/** Keeps what is done to the one day of Amy Able, and what it was before. */
function withDay(server: FakeServer, date: string): void {
  const bakery = withBakery(server, {
    people: [employee('Amy Able')],
    shifts: [shift('Amy Able', { date, ...MORNING })],
  });
  let before = { ...bakery };
  const change = (changes: Partial<typeof bakery>) => {
    before = { ...bakery };
    Object.assign(bakery, changes);
    return { cells: null, undo_id: idOf('undo') };
  };
  server.on(setDayStatus).answer(({ body }) => {
    const { employeeId: employee_id, status } = body;
    const set: DayStatus = { employee_id, date: body.date, status };
    return { ...set, ...change({ statuses: [set] }) };
  });
  server.on(removeDayStatus).answer(() => change({ statuses: [] }));
  server.on(clearDay).answer(() => change({ statuses: [], shifts: [] }));
  server.on(createShift).answer(({ body: { startTime, endTime } }) => {
    const made = shift('Amy Able', { date, startTime, endTime, published: false });
    return { ...made, ...change({ shifts: [...bakery.shifts, made] }) };
  });
  server.on(undoChange).answer(() => {
    Object.assign(bakery, before);
    return { cells: null, shifts: 1, statuses: 1 };
  });
}

const row = () => page.getByRole('button', { name: /Amy Able/ }).first();

test('statuses are set and removed, and Clear All can be undone', async ({ server, open }) => {
  withDay(server, '2027-03-10');
  await open('/roster?view=list&date=2027-03-10');
  await row().click();
  const dialog = page.getByRole('dialog', { name: 'Amy Able, Wed 10 Mar 2027' });
  const sick = dialog.getByRole('button', { name: 'Sick' });
  await sick.click();
  await expect.element(toast('Status updated successfully')).toBeVisible();
  const remove = dialog.getByRole('button', { name: 'Remove status' });
  await expect.element(sick).toHaveAttribute('aria-pressed', 'true');
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(toast('Status removed successfully')).toBeVisible();
  await dialog.getByRole('button', { name: 'Holiday' }).click();
  await expect.element(remove).toBeVisible();

  const clear = dialog.getByRole('button', { name: 'Clear All' });
  await expect.element(clear).toHaveAccessibleDescription('Remove all shifts and day status');
  await clear.click();
  await expect.element(dialog.getByText('No shifts scheduled')).toBeVisible();
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(toast('All shifts and status cleared successfully')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .element(dialog.getByRole('article', { name: '07:00–09:00, Parramatta Depot' }))
    .toBeVisible();
  await expect.element(remove).toBeVisible();
});

test('a shift across the change of clocks is added with the keyboard only', async ({
  server,
  open,
}) => {
  withDay(server, '2027-04-03');
  await open('/roster?view=list&date=2027-04-03');
  await press(row(), '{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Amy Able, Sat 3 Apr 2027' });
  const add = dialog.getByRole('button', { name: 'Add Shift' });
  await expect.element(add).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const start = dialog.getByLabelText('Start Time');
  await expect.element(start).toHaveFocus();
  await userEvent.keyboard('22{Tab}');
  await expect.element(start).toHaveValue('22:00');
  await userEvent.keyboard('6');
  const end = dialog.getByLabelText('End Time');
  await expect
    .element(end)
    .toHaveAccessibleDescription('ends on Sun 4 Apr, 9 h (clocks go back), 8 h by the clock');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await focus(end);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(dialog.getByRole('article', { name: '22:00–06:00, Parramatta Depot' }))
    .toHaveTextContent('9 h (clocks go back)');
  await expect.element(add).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row()).toHaveFocus();
});

test('a failed change is taken back; the dialog is accessible in both themes and on a phone', async ({
  server,
  open,
}) => {
  withDay(server, '2027-03-10');
  const { answer, release } = held();
  server.on(deleteShift).answer(async () => {
    await answer;
    throw new AppError('internal');
  });
  await open('/roster?view=list&date=2027-03-10');
  await row().click();
  const dialog = page.getByRole('dialog', { name: 'Amy Able, Wed 10 Mar 2027' });
  await dialog.getByRole('button', { name: 'Delete 07:00–09:00' }).click();
  await expect.element(dialog.getByText('No shifts scheduled')).toBeVisible();
  release();
  await expect.element(toast('Failed to delete shift')).toBeVisible();
  await expect.element(toast(/^500: /)).toBeVisible();
  await expect
    .element(dialog.getByRole('article', { name: '07:00–09:00, Parramatta Depot' }))
    .toBeVisible();

  await dialog.getByRole('button', { name: 'Sick' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Remove status' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Move to...' }).click();
  const who = dialog.getByLabelText('Employee', { exact: true });
  await expect.element(who).toHaveFocus();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Edit 07:00–09:00' }).click();
  await dialog.getByRole('button', { name: 'Move to...' }).click();
  await who.click();
  await expect.poll(() => dialog.getByRole('option').elements().length).toBe(1);
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  await expectAccessible();
});

test('a manager reads what was clocked beside what was rostered', async ({ server, open }) => {
  const date = '2026-03-11';
  withDay(server, date);
  const sheet = timesheet('Amy Able', date, {
    end_at: '2026-03-11T06:30:00.000Z',
    flags: ['break-not-offered'],
    state: 'attention',
  });
  withTimesheets(server, () => [sheet, timesheet('Amy Able', '2026-03-10')]);
  server
    .on(getRosterActual)
    .answer(() => ({ from: date as never, rows: [{ employee_id: idOf('Amy Able'), days: '1a' }] }));
  await open(`/roster?view=grid&date=${date}`);
  const cell = page.getByRole('gridcell', { name: /Amy Able, Wed 11 Mar 2026/ });
  await expect
    .element(cell)
    .toHaveAccessibleName(/07:00 to 09:00( AEDT)?, Draft, clocked, stayed longer$/);
  await cell.click();
  const clocked = page.getByRole('dialog').getByRole('region', { name: 'Clocked' });
  await expect.element(clocked).toHaveTextContent('Clocked 09:00–17:30 at Parramatta Depot');
  await expect.element(clocked).toHaveTextContent('Rostered 09:00–17:00 · Counts 7.5 h');
  await expect.element(clocked).toHaveTextContent('Needs attention · No break offered');
  expect(clocked.getByRole('listitem').elements()).toHaveLength(1);
  await expectAccessible();
});
