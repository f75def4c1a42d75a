import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getDashboardStats } from '#contract/api/dashboard';
import { getMe } from '#contract/api/me';
import { createShiftGroup } from '#contract/api/shift-groups';
import { createShift } from '#contract/api/shifts';
import { AppError } from '#contract/errors';
import { addDays, mondayOnOrBefore } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { queryClient } from '../../platform/query-client';
import { withBakery } from '../../testing/bakery';
import { texts, toast } from '../../testing/by-hand';
import { expectAccessible } from '../../testing/expect-accessible';
import { held } from '../../testing/fake-server';
import { employee, group } from '../../testing/people';
import { address, expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';
import { shift } from '../../testing/shifts';

const steps = () => page.getByRole('region', { name: 'First steps' });
const actions = () => page.getByRole('region', { name: 'Quick Actions' });
const done = () => expect.poll(() => steps().getByText('done').elements().length);

const TODAY = dateAt(Date.now() as Instant, 'Australia/Sydney' as Zone);

test('a new organisation is led to its first shift', async ({ server, open }) => {
  const bakery = withBakery(server, { people: [], groups: [], sites: [] });
  server.on(createShiftGroup).answer(({ body }) => {
    const made = group(body.name);
    bakery.groups = [made];
    return made;
  });
  await open('/dashboard');
  await expect.poll(() => steps().getByRole('listitem').elements().length).toBe(4);
  await done().toBe(0);
  await expectAccessible();
  await steps().getByRole('button', { name: 'Create New Shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Shift' });
  await expect.element(dialog.getByText('Nobody to roster yet')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Add a job site' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await steps().getByRole('button', { name: 'Create Group' }).click();
  const form = page.getByRole('dialog', { name: 'Create' });
  await form.getByLabelText('Name').fill('Nights');
  await form.getByRole('button', { name: /Create/ }).click();
  await done().toBe(1);
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('the first shift is created from the dashboard by keyboard', async ({ server, open }) => {
  const bakery = withBakery(server, {
    people: [employee('Amy Able'), employee('Ben Best')],
    groups: [],
  });
  server.on(createShift).answer(({ body: { date, startTime, endTime, published } }) => {
    const made = shift('Ben Best', { date, startTime, endTime, published });
    bakery.shifts = [made];
    return { ...made, cells: null, undo_id: null };
  });
  await open('/');
  await done().toBe(2);
  expect(page.getByRole('button', { name: 'Add Employee' }).elements()).toHaveLength(1);
  await actions().getByRole('button', { name: 'Create New Shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Shift' });
  const who = dialog.getByLabelText('Employee', { exact: true });
  await expect.element(who).toHaveFocus();
  await expect.element(dialog.getByLabelText('Location')).toHaveTextContent('Parramatta Depot');
  await expect.element(dialog.getByLabelText('Start Time')).toHaveValue('09:00');
  await expect
    .element(dialog.getByLabelText('Publish shift (make visible to employee)'))
    .not.toBeChecked();
  await dialog.getByRole('button', { name: 'Create Shift' }).click();
  await expect.element(who).toHaveAccessibleDescription('Choose an employee');
  await userEvent.keyboard('b');
  const options = dialog.getByRole('option');
  await expect
    .poll(() => texts(options))
    .toEqual([expect.stringContaining('Ben Best'), expect.stringContaining('Amy Able')]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => options.elements().length).toBe(0);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(who).toHaveAttribute('aria-activedescendant', expect.stringMatching(/.+/));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(who).toHaveValue('Ben Best');
  await dialog.getByLabelText('End Time').fill('16:30');
  await dialog.getByRole('button', { name: 'Create Shift' }).click();
  await expect.element(toast('Shift created successfully')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(steps()).not.toBeInTheDocument();
  expect(server.sent(createShift)[0]?.body).toMatchObject({
    employeeId: idOf('Ben Best'),
    endTime: '16:30',
    published: false,
  });
});

test('a manager gets no Add Employee, and figures that fail can be loaded again', async ({
  server,
  open,
}) => {
  withBakery(server);
  // In the night the clocks go back.
  const stats = {
    totalEmployees: 2,
    weeklyShifts: 1,
    anyShifts: true,
    locations: 1,
    totalHours: 9,
    clockHours: 8,
  };
  server.on(getDashboardStats).answer(() => {
    throw new AppError('unavailable');
  });
  await open('/dashboard', person({ role: 'manager' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load figures');
  server.on(getDashboardStats).answer(() => stats);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Total Employees')).toBeVisible();
  await expect.element(page.getByText('8 by the clock')).toBeVisible();
  await expect.poll(() => texts(actions().getByRole('button'))).toEqual(['Create New Shift']);
  await actions().getByRole('link', { name: 'View Full Roster' }).click();
  await expect.poll(address).toContain('/roster');
});

test('an employee sees their next shift, their fortnight and what is new', async ({
  server,
  open,
}) => {
  const monday = mondayOnOrBefore(TODAY);
  const updated_at = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const bakery = withBakery(server, {
    shifts: [
      shift('Amy Able', { date: addDays(TODAY, 1), role_label: 'Baker', updated_at }),
      shift('Amy Able', { date: addDays(monday, 13), endTime: '12:30' }),
      shift('Amy Able', { date: addDays(monday, 20) }),
      shift('Ben Best', { date: addDays(TODAY, 1), updated_at }),
    ],
  });
  const amy = person({ name: 'Amy Able', role: 'employee', employee_id: idOf('Amy Able') });
  await open('/dashboard', amy);
  await expect.element(page.getByText('Your shifts this week')).toBeVisible();
  expect(actions().elements()).toEqual([]);
  const next = page.getByRole('region', { name: 'Your next shift' });
  await expect.element(next).toHaveTextContent(/Tomorrow, 09:00–17:00.*Parramatta Depot, Baker/);
  await expect.element(next).toHaveTextContent(/Starts in /);
  const fortnight = page.getByRole('region', { name: 'This fortnight' });
  const days = () => texts(fortnight.getByRole('listitem'));
  await expect.element(fortnight).toHaveTextContent(/2 shifts, 11.5 h/);
  expect(days()).toHaveLength(14);
  expect(days()[13]).toContain('09:00–12:30');
  const news = page.getByRole('region', { name: 'What is new' });
  await expect.element(news).toHaveTextContent('1 shift was published or changed');
  await expect.element(news).toHaveTextContent('2 h ago');
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();

  bakery.statuses = [
    { employee_id: idOf('Amy Able'), date: addDays(monday, 13), status: 'holiday' },
    { employee_id: idOf('Ben Best'), date: addDays(monday, 12), status: 'unavailable' },
  ];
  server.tell({ topic: 'day-statuses' });
  await expect.element(fortnight).toHaveTextContent(/1 shift, 8 h/);
  expect(days()[13]).toContain('Holiday');
  expect(days()[12]).toContain('no shift');
  await next.getByRole('link', { name: 'My Shifts' }).click();
  await expect.poll(address).toContain('/my-shifts');
});

test('an employee without shifts, and one who is not on the roster', async ({ server, open }) => {
  withBakery(server);
  const amy = { name: 'Amy Able', role: 'employee' } as const;
  await open('/dashboard', person({ ...amy, employee_id: idOf('Amy Able') }));
  for (const text of [
    'You have no published shifts in the next 60 days.',
    '0 shifts, 0 h',
    'None of your shifts has changed in the last 7 days.',
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await open('/dashboard', person({ ...amy, employee_id: null }));
  await expect.element(page.getByText("You aren't on this organisation's roster.")).toBeVisible();
});

test('two changes at once replace a read of who is signed in, and nothing is forgotten', async ({
  server,
  open,
}) => {
  withBakery(server);
  await open('/dashboard');
  await expect.element(actions()).toBeVisible();
  const read = () => server.sent(getDashboardStats).length;
  await expect.poll(read).toBe(1);
  const waiting = held();
  server.on(getMe).answer(async () => {
    await waiting.answer;
    return { user: person() };
  });
  const answer = globalThis.fetch;
  // As the browser does it: a read that was replaced fails.
  globalThis.fetch = async (input, init) => {
    const response = await answer(input, init);
    init?.signal?.throwIfAborted();
    return response;
  };
  server.tell({ topic: 'organization' });
  server.tell({ topic: 'organization' });
  await expect.poll(() => server.sent(getMe).length).toBe(2);
  waiting.release();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const before = read();
  server.tell({ topic: 'shifts' });
  await expect.poll(read).toBe(before + 1);
});
