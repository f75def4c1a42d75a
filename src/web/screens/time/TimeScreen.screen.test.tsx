import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  approveTimesheet,
  approveTimesheets,
  correctTimesheet,
  listTimesheets,
} from '#contract/api/timesheets';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import { expectNoSidewaysScroll, person, test } from '../../testing/screen-test';
import { timesheet } from '../../testing/timesheets';

const DAY = '2027-03-10';
const clean = timesheet('Amy Able', DAY);
const odd = timesheet('Ben Best', DAY, {
  flags: ['break-not-offered', 'unrostered'],
  state: 'attention',
  shift_id: null,
  rostered_start: null,
  rostered_end: null,
});
const night = timesheet('Cal Cook', DAY, {
  elapsed_seconds: 9 * 3600,
  clock_seconds: 8 * 3600,
  state: 'confirmed',
});
const open = '/time?to=2027-03-10';

test('a manager sees what was clocked, rostered and counted, and approves all without flags', async ({
  server,
  open: visit,
}) => {
  withBakery(server);
  server.on(listTimesheets).answer(() => [clean, odd, night]);
  server.on(approveTimesheets).answer(() => ({ approved: 2 }));
  await visit(`${open}&tab=approve`, person({ role: 'manager' }));
  const rows = page.getByRole('region', { name: 'Wed 10 Mar' }).getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent(/Amy Able.*Clocked 09:00–17:00/);
  await expect.element(rows.nth(0)).toHaveTextContent(/Rostered 09:00–17:00.*Counted 7.5 h/);
  await expect.element(rows.nth(1)).toHaveTextContent('9 h worked, 8 h by the clock');
  await expectAccessible();
  await page.getByRole('button', { name: 'Approve all without flags (2)' }).click();
  await expect.element(page.getByText('2 timesheets approved')).toBeVisible();
  expect(server.sent(approveTimesheets)[0]?.body).toEqual({ ids: [clean.id, night.id] });
});

test('a timesheet with a flag needs a reason', async ({ server, open: visit }) => {
  withBakery(server);
  server.on(listTimesheets).answer(() => [odd]);
  server.on(approveTimesheet).answer(() => ({ ...odd, state: 'approved' }));
  await visit(open, person({ role: 'manager' }));
  await expect.element(page.getByText('No break offered · Not rostered')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Approve Ben Best, Wed 10 Mar?' });
  await expect.element(dialog.getByRole('button', { name: 'Approve timesheet' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Reason'), 'I asked Ben to come');
  await dialog.getByRole('button', { name: 'Approve timesheet' }).click();
  await expect
    .poll(() => server.sent(approveTimesheet)[0]?.body)
    .toEqual({ version: 1, reason: 'I asked Ben to come' });
});

test('a correction is on the clock of the site, and an end before the start is the next day', async ({
  server,
  open: visit,
}) => {
  withBakery(server);
  server.on(listTimesheets).answer(() => [odd]);
  server.on(correctTimesheet).answer(() => odd);
  await visit(open, person({ role: 'manager' }));
  await page.getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the time of Ben Best' });
  await dialog.getByLabelText('Start').fill('22:00');
  await dialog.getByLabelText('End').fill('06:00');
  await dialog.getByLabelText('Reason').fill('Worked the night');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await expect
    .poll(() => server.sent(correctTimesheet)[0]?.body)
    .toMatchObject({
      startAt: Date.parse('2027-03-10T11:00:00Z'),
      endAt: Date.parse('2027-03-10T19:00:00Z'),
      version: 1,
      reason: 'Worked the night',
    });
});

test('arrow keys go from row to row, also on a phone', async ({ server, open: visit }) => {
  withBakery(server);
  server.on(listTimesheets).answer(() => [clean, night]);
  await page.viewport(360, 740);
  await visit(`${open}&tab=approve`, person({ role: 'manager' }));
  const row = (name: RegExp) => page.getByRole('listitem', { name });
  await expect.element(row(/^Amy Able/)).toBeVisible();
  await expectNoSidewaysScroll();
  row(/^Amy Able/)
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(/^Cal Cook/)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(row(/^Amy Able/)).toHaveFocus();
});

test('an employee learns that the page is for managers', async ({ server, open: visit }) => {
  withBakery(server);
  await visit('/time', person({ role: 'employee' }));
  await expect
    .element(page.getByText("You don't have permission to see everyone's time."))
    .toBeVisible();
});
