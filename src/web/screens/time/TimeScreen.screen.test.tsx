import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  adjustTimesheet,
  approveCleanTimesheets,
  approveTimesheet,
  type ClockedEvent,
  correctTimesheet,
  countTimesheets,
  disputeTimesheet,
  listTimesheetEvents,
  listTimesheets,
  removeTimesheet,
} from '#contract/api/timesheets';
import { AppError } from '#contract/errors';
import { addDays } from '#engine/time/dates';
import { todayIn } from '../../platform/formats';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import { address, expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';
import { timesheet } from '../../testing/timesheets';
import { withTimesheets } from '../../testing/with-timesheets';

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

function clocked(
  kind: ClockedEvent['kind'],
  at: string,
  changes: Partial<ClockedEvent> = {},
): ClockedEvent {
  return {
    id: idOf(`event ${kind} ${at}`),
    kind,
    at,
    source: 'phone',
    received_at: at,
    offset_ms: 0,
    fence: 'off',
    distance_m: null,
    reason: null,
    entered_by_name: null,
    voided: false,
    ...changes,
  };
}

test('a manager sees what was clocked, rostered and counted, and approves all without flags', async ({
  server,
  open: visit,
}) => {
  withBakery(server);
  withTimesheets(server, () => [clean, odd, night]);
  server.on(approveCleanTimesheets).answer(() => ({ approved: 2, next: null }));
  await visit(`${open}&tab=approve`, person({ role: 'manager' }));
  const rows = page.getByRole('region', { name: 'Wed 10 Mar' }).getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent(/Amy Able.*Clocked 09:00–17:00/);
  await expect.element(rows.nth(0)).toHaveTextContent(/Rostered 09:00–17:00.*Counted 7.5 h/);
  await expect.element(rows.nth(1)).toHaveTextContent('9 h worked, 8 h by the clock');
  await expectAccessible();
  await page.getByRole('button', { name: 'Approve all without flags (2)' }).click();
  await expect.element(page.getByText('2 timesheets approved')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
  const today = todayIn('Australia/Sydney');
  expect(server.sent(approveCleanTimesheets).map(({ body }) => body)).toEqual([
    { from: addDays(today, -119), to: addDays(today, 1), find: '' },
  ]);
});

test('a timesheet with a flag needs a reason', async ({ server, open: visit }) => {
  withBakery(server);
  withTimesheets(server, () => [odd]);
  server.on(approveTimesheet).answer(() => ({ ...odd, state: 'approved' }));
  await visit(open, person({ role: 'manager' }));
  await expect.element(page.getByText('No break offered · Not rostered')).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Approve Ben Best, Wed 10 Mar?' });
  await expect.element(dialog.getByRole('button', { name: 'Approve timesheet' })).toBeDisabled();
  await expect.element(dialog.getByLabelText('Reason')).toHaveFocus();
  await userEvent.keyboard('I asked Ben to come');
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
  withTimesheets(server, () => [odd]);
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

test('J and K go from row to row, A approves, Enter shows the history, also on a phone', async ({
  server,
  open: visit,
}) => {
  withBakery(server);
  withTimesheets(server, () => [clean, night]);
  server.on(approveTimesheet).answer(() => ({ ...clean, state: 'approved' }));
  server.on(listTimesheetEvents).answer(() => [
    clocked('in', '2027-03-09T22:10:00.000Z', { voided: true, offset_ms: -37 * 60_000 }),
    clocked('in', clean.start_at, {
      source: 'manager',
      entered_by_name: 'Mia Manager',
      reason: 'The phone was wrong',
    }),
  ]);
  await page.viewport(360, 740);
  await visit(`${open}&tab=approve`, person({ role: 'manager' }));
  const row = (name: RegExp) => page.getByRole('listitem', { name });
  await expect.element(row(/^Amy Able/)).toBeVisible();
  await expectNoSidewaysScroll();
  await userEvent.keyboard('j');
  await expect.element(row(/^Amy Able/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(/^Cal Cook/)).toHaveFocus();
  await userEvent.keyboard('k{Enter}');
  const history = row(/^Amy Able/).getByRole('list', { name: 'History' });
  await expect
    .element(history)
    .toHaveTextContent(
      /Clocked in 09:10 \(replaced or taken out\) on a phone, .* clock 37 min fast/,
    );
  await expect.element(history).toHaveTextContent(/by Mia Manager, .*: The phone was wrong/);
  await expectAccessible();
  await expectNoSidewaysScroll();
  await userEvent.keyboard('a');
  await expect.poll(() => server.sent(approveTimesheet)[0]?.body).toEqual({ version: 1 });
  await expect.element(row(/^Cal Cook/)).toHaveFocus();
});

test('keys alone dispute one after the other, and the next row takes the place of the one before', async ({
  server,
  open: visit,
}) => {
  let left = ['Amy Able', 'Ben Best', 'Cal Cook'].map((name) => timesheet(name, DAY));
  withBakery(server);
  withTimesheets(server, () => left);
  server.on(disputeTimesheet).answer(({ params }) => {
    const sheet = left.find(({ id }) => id === params.id) ?? clean;
    left = left.filter(({ id }) => id !== params.id);
    return { ...sheet, state: 'disputed' };
  });
  await visit(`${open}&tab=approve`, person({ role: 'manager' }));
  const row = (name: RegExp) => page.getByRole('listitem', { name });
  await expect.element(row(/^Amy Able/)).toBeVisible();
  await userEvent.keyboard('jj');
  await expect.element(row(/^Ben Best/)).toHaveFocus();
  await userEvent.keyboard('d');
  await expect.element(page.getByLabelText('Reason')).toHaveFocus();
  await userEvent.keyboard('Ben was on leave{Tab}{Tab}{Enter}');
  await expect.element(row(/^Ben Best/)).not.toBeInTheDocument();
  await expect.element(row(/^Cal Cook/)).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(row(/^Amy Able/)).toHaveFocus();
  expect(server.sent(disputeTimesheet)[0]?.body).toEqual({ reason: 'Ben was on leave' });
});

test('a timesheet is taken out with a reason', async ({ server, open: visit }) => {
  withBakery(server);
  withTimesheets(server, () => [odd]);
  server.on(removeTimesheet).answer(() => undefined);
  await visit(open, person({ role: 'manager' }));
  await page.getByRole('button', { name: 'More for the time of Ben Best' }).click();
  await page.getByRole('menuitem', { name: 'Take out' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Take out Ben Best, Wed 10 Mar?' });
  await dialog.getByLabelText('Reason').fill('Clocked in for a colleague');
  await dialog.getByRole('button', { name: 'Take out timesheet' }).click();
  await expect
    .poll(() => server.sent(removeTimesheet)[0]?.body)
    .toEqual({ version: 1, reason: 'Clocked in for a colleague' });
});

test('a closed timesheet is adjusted, and the adjustment says what was paid', async ({
  server,
  open: visit,
}) => {
  const closed = timesheet('Amy Able', DAY, { state: 'exported' });
  const adjustment = timesheet('Ben Best', DAY, {
    state: 'approved',
    adjusts: clean.id,
    flags: ['adjusts'],
    elapsed_seconds: 28_800,
    clock_seconds: 28_800,
    paid: { elapsed_seconds: 27_000, clock_seconds: 27_000 },
  });
  withBakery(server);
  withTimesheets(server, () => [closed, adjustment]);
  server.on(adjustTimesheet).answer(() => adjustment);
  await visit(`${open}&tab=approved`, person({ role: 'manager' }));
  const row = (name: RegExp) => page.getByRole('listitem', { name });
  await expect
    .element(row(/^Ben Best/))
    .toHaveTextContent('Paid 7.5 h in closed periods, difference +0.5 h');
  await row(/^Amy Able/)
    .getByRole('button', { name: 'Adjust' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Adjust the time of Amy Able' });
  await dialog.getByLabelText('End').fill('17:30');
  await dialog.getByLabelText('Reason').fill('Stayed longer');
  await dialog.getByRole('button', { name: 'Save adjustment' }).click();
  await expect
    .poll(() => server.sent(adjustTimesheet)[0]?.body)
    .toEqual({
      times: {
        startAt: Date.parse(closed.start_at),
        endAt: Date.parse('2027-03-10T06:30:00.000Z'),
        breakAnswer: 'taken',
      },
      version: 1,
      reason: 'Stayed longer',
    });
});

test('own time is approved by someone else', async ({ server, open: visit }) => {
  const manager = person({ role: 'manager', employee_id: idOf('Mia Manager') });
  const own = timesheet('Mia Manager', DAY, { employee_id: idOf('Mia Manager') });
  withBakery(server);
  withTimesheets(server, () => [own]);
  await visit(`${open}&tab=approve`, manager);
  await expect
    .element(page.getByText('This is your own time. Someone else approves it.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Approve', exact: true }).elements()).toEqual([]);
});

test('more timesheets come on demand, the focus goes to the first of them, and all are approved in parts', async ({
  server,
  open: visit,
}) => {
  const many = Array.from({ length: 450 }, (_, at) => timesheet(`Person ${at}`, DAY));
  withBakery(server);
  withTimesheets(server, () => many);
  await visit(`${open}&tab=approve`, person({ role: 'manager' }));
  const rows = () => page.getByRole('listitem', { name: /^Person/ }).elements().length;
  const row = (name: string) => page.getByRole('listitem', { name: new RegExp(`^${name},`) });
  const more = page.getByRole('button', { name: 'Show more' });
  await expect.element(page.getByText('The first 200 of 450')).toBeVisible();
  expect(rows()).toBe(200);
  await expect.element(row('Person 0').getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(row('Person 199').getByRole('button').elements()).toEqual([]);
  await expect.element(page.getByRole('tab', { name: 'To approve 450' })).toBeVisible();
  await more.click();
  await expect.element(row('Person 200')).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(row('Person 201')).toHaveFocus();
  await more.click();
  await expect.element(row('Person 400')).toHaveFocus();
  expect([rows(), more.elements().length]).toEqual([450, 0]);

  const last = `${clean.start_at}_${clean.id}` as const;
  // The server passes over what changed since.
  server
    .on(approveCleanTimesheets)
    .answer(({ body }) =>
      body.after ? { approved: 49, next: null } : { approved: 400, next: last },
    );
  await page.getByRole('button', { name: 'Approve all without flags (450)' }).click();
  await expect.element(page.getByText('449 timesheets approved')).toBeVisible();
  expect(server.sent(approveCleanTimesheets).map(({ body }) => body.after)).toEqual([
    undefined,
    last,
  ]);
});

test('a manager finds timesheets by name and job site, and approves only those', async ({
  server,
  open: visit,
}) => {
  const { sites } = withBakery(server);
  const elsewhere = timesheet('Amy Adams', DAY, { location_id: sites[1]?.id ?? null });
  withTimesheets(server, () => [{ ...clean, location_id: sites[0]?.id ?? null }, elsewhere, night]);
  server.on(approveCleanTimesheets).answer(() => ({ approved: 1, next: null }));
  await visit('/time?tab=approve', person({ role: 'manager' }));
  const row = (name: RegExp) => page.getByRole('listitem', { name });
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('amy');
  await expect.element(row(/^Cal Cook/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('tab', { name: 'To approve 2' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Filter by job site' }).click();
  await page.getByRole('option', { name: sites[0]?.name ?? '' }).click();
  await expect.element(row(/^Amy Adams/)).not.toBeInTheDocument();
  await expect.element(row(/^Amy Able/)).toBeVisible();
  await expect.poll(address).toContain(`find=amy&site=${sites[0]?.id}`);
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  await page.getByRole('button', { name: 'Approve all without flags (1)' }).click();
  await expect
    .poll(() => server.sent(approveCleanTimesheets)[0]?.body)
    .toMatchObject({ find: 'amy', locationId: sites[0]?.id });
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('nobody');
  await expect.element(page.getByText('Nothing found')).toBeVisible();
});

test('what failed of the timesheets is said, and can be tried again', async ({
  server,
  open: visit,
}) => {
  const many = Array.from({ length: 250 }, (_, at) => timesheet(`Person ${at}`, DAY));
  const [first, second] = [many.slice(0, 200), many.slice(200)];
  withBakery(server);
  withTimesheets(server, () => many);
  let failing = true;
  const failIf = (fails: boolean) => {
    if (fails) throw new AppError('internal');
  };
  server.on(countTimesheets).answer(() => {
    failIf(failing);
    return { running: 0, running_names: [], attention: 0, approve: 250, clean: 250 };
  });
  server.on(listTimesheets).answer(({ query: { after } }) => {
    failIf(failing);
    return after
      ? { timesheets: second, next: null }
      : { timesheets: first, next: `${clean.start_at}_${clean.id}` };
  });
  await visit(`${open}&tab=approve`, person({ role: 'manager' }));
  await expect.element(page.getByText("We couldn't load the timesheets")).toBeVisible();
  await expect.element(page.getByText("We couldn't count the timesheets")).toBeVisible();
  await expectAccessible();
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect
    .element(page.getByRole('button', { name: 'Approve all without flags (250)' }))
    .toBeVisible();
  failing = true;
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectAccessible();
  failing = false;
  await more.click();
  await expect.element(page.getByRole('listitem', { name: /^Person 200,/ })).toHaveFocus();
});

test('an employee learns that the page is for managers', async ({ server, open: visit }) => {
  withBakery(server);
  await visit('/time', person({ role: 'employee' }));
  await expect
    .element(page.getByText("You don't have permission to see everyone's time."))
    .toBeVisible();
});
