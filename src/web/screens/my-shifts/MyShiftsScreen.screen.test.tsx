import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listEmployees } from '#contract/api/employees';
import { listHolidays } from '#contract/api/holidays';
import { listShifts } from '#contract/api/shifts';
import { AppError } from '#contract/errors';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import { withBakery } from '../../testing/bakery';
import { press, texts } from '../../testing/by-hand';
import { expectAccessible } from '../../testing/expect-accessible';
import { employee } from '../../testing/people';
import {
  address,
  expectNoSidewaysScroll,
  goBack,
  idOf,
  person,
  test,
} from '../../testing/screen-test';
import { shift } from '../../testing/shifts';

const people = ['Amy Able', 'Anna Ames', 'Ben Best'].map((name) => employee(name));
const AMY = idOf('Amy Able');
const BEN = idOf('Ben Best');

/** The clocks go back in this month. */
const NIGHT = { date: '2027-04-03', startTime: '22:00', endTime: '06:00' };

const status = (employee_id: string, date: string, kind: 'off' | 'sick' | 'holiday') => ({
  employee_id,
  date: date as CalendarDate,
  status: kind,
});
const day = (name: string) => page.getByRole('button', { name, exact: true });
const month = (name: string) => page.getByRole('heading', { name, exact: true });
const shown = () => page.getByText(/^Showing shifts for:/);
const search = () => page.getByRole('combobox', { name: 'Search for an employee' });
const today = () => dateAt(Date.now() as Instant, 'Australia/Sydney' as Zone);

const figures = () =>
  expect.poll(() => {
    const list = [...document.querySelectorAll('dl')].find((found) =>
      found.textContent?.includes('Total Shifts'),
    );
    return [...(list?.querySelectorAll('dd') ?? [])].map((figure) => figure.textContent);
  });

/** The colour of a token as the browser computes it. */
function tokenColor(token: string): string {
  const probe = document.createElement('i');
  probe.style.backgroundColor = `var(--color-${token})`;
  document.body.append(probe);
  const color = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return color;
}

test('a person is found by part of their name, straight away or from a list by keyboard', async ({
  server,
  open,
}) => {
  withBakery(server, { people });
  await open('/my-shifts');
  await expect.element(page.getByText('Search for an employee to view their shifts')).toBeVisible();
  await userEvent.type(search(), 'BEST');
  await expect.element(shown()).toHaveTextContent('Showing shifts for: Ben Best');
  expect(address()).toBe(`/my-shifts?employee=${BEN}`);
  await expect.element(search()).toHaveFocus();

  await search().fill('a');
  const options = page.getByRole('option');
  await expect
    .poll(() => texts(options))
    .toEqual([expect.stringContaining('Amy Able'), expect.stringContaining('Anna Ames')]);
  await expect.element(search()).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
  await press(search(), '{ArrowDown}{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(search()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(search()).toHaveValue('Anna Ames');
  await expect.element(shown()).toHaveTextContent('Showing shifts for: Anna Ames');

  await search().fill('A');
  await expect.poll(() => options.elements().length).toBe(2);
  await press(search(), '{Escape}');
  await expect.poll(() => options.elements().length).toBe(0);
  await expect.element(search()).toHaveValue('A');
  await search().fill('nobody');
  await expect.element(page.getByText('No employees found.')).toBeVisible();
  goBack();
  await expect.element(shown()).toHaveTextContent('Showing shifts for: Ben Best');
});

test('a month shows shifts, drafts and statuses, and the right totals', async ({
  server,
  open,
}) => {
  withBakery(server, {
    people,
    shifts: [
      shift('Amy Able', NIGHT),
      shift('Amy Able', { date: '2027-04-12', startTime: '06:00', endTime: '10:00' }),
      shift('Amy Able', {
        date: '2027-04-12',
        startTime: '14:00',
        endTime: '18:30',
        published: false,
      }),
      shift('Amy Able', { date: '2027-03-31' }),
    ],
    statuses: [
      status(AMY, '2027-04-05', 'off'),
      status(AMY, '2027-04-06', 'sick'),
      status(AMY, '2027-04-07', 'holiday'),
    ],
  });
  await open(`/my-shifts?employee=${AMY}&month=2027-04`);
  await expect.element(month('April 2027')).toBeVisible();
  await expect.element(day('Mon 12 Apr 2027, 2 shifts, 1 draft')).toHaveTextContent('2 shifts');
  await figures().toEqual(['31 is a draft', '17.5 h16.5 h by the clock', '1', '2']);
  for (const [name, token, marker] of [
    ['Sat 3 Apr 2027, 1 shift', 'manual', '1 shift'],
    ['Mon 5 Apr 2027, day off', 'off', 'Off'],
    ['Tue 6 Apr 2027, sick', 'sick', 'S'],
    ['Wed 7 Apr 2027, holiday', 'holiday', 'H'],
  ] as const) {
    await expect.element(day(name)).toHaveTextContent(marker);
    expect(getComputedStyle(day(name).element()).backgroundColor).toBe(tokenColor(token));
  }
  expect(texts(page.getByRole('columnheader'))).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  expect(page.getByRole('gridcell').elements()).toHaveLength(35);
  await expect.element(day('Wed 31 Mar 2027, 1 shift')).toBeVisible();
  await expectAccessible();
});

test('in an organisation whose weeks begin on Sunday, the month does too', async ({
  server,
  open,
}) => {
  withBakery(server, { people });
  await open(`/my-shifts?employee=${AMY}&month=2027-04`, person({ org_week_starts_on: 'sunday' }));
  await expect
    .poll(() => texts(page.getByRole('grid').getByRole('columnheader')))
    .toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  await expect
    .element(page.getByRole('grid').getByRole('gridcell').first())
    .toHaveTextContent('28');
});

test('keys move through the months and open the dialog of a day', async ({ server, open }) => {
  const told = { role_label: 'Night nurse', notes: 'Bring the keys' };
  withBakery(server, { people, shifts: [shift('Amy Able', { ...NIGHT, ...told })] });
  await open(`/my-shifts?employee=${AMY}&month=2027-04`);
  await expect.element(day('Sat 3 Apr 2027, 1 shift')).toBeVisible();
  await day('Thu 1 Apr 2027, no shifts').click();
  await expect.element(page.getByText('Thu 1 Apr 2027: no shifts.')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(day('Sat 3 Apr 2027, 1 shift')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Shifts for Saturday, April 3, 2027' });
  for (const text of [
    'View shift details and clock in to start working',
    '22:00–06:00',
    '(next day)',
    'Published',
    'Parramatta Depot',
    '48 Hunter Street',
    'Parramatta, NSW',
    '2150',
    'Australia',
    '9 h (clocks go back), 8 h by the clock',
    'Night nurse',
    'Bring the keys',
  ]) {
    await expect.element(dialog).toHaveTextContent(text);
  }
  // Nobody clocks in for a colleague.
  expect(dialog.getByRole('button', { name: 'Clock In' }).elements()).toEqual([]);
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(day('Sat 3 Apr 2027, 1 shift')).toHaveFocus();

  await userEvent.keyboard('{PageDown}');
  await expect.element(month('May 2027')).toBeVisible();
  expect(address()).toContain('month=2027-05');
  await expect.element(day('Mon 3 May 2027, no shifts')).toHaveFocus();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect.element(month('April 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect.element(month('May 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect.poll(address).not.toContain('month=');
  await expect
    .poll(() => page.getByRole('grid').element().querySelector('[aria-current=date]'))
    .not.toBeNull();
});

test('an employee sees their own month first, new shifts as they are published, and not why a colleague is away', async ({
  server,
  open,
}) => {
  const away = { employee_id: BEN, date: '2027-04-06' as CalendarDate };
  const bakery = withBakery(server, {
    people,
    shifts: [shift('Amy Able', { date: '2027-04-03' })],
    statuses: [status(AMY, '2027-04-06', 'sick'), { ...away, status: 'unavailable' }],
  });
  const amy = person({ name: 'Amy Able', role: 'employee', employee_id: AMY });
  await open('/my-shifts?month=2027-04', amy);
  await expect.element(shown()).toHaveTextContent('Showing shifts for: Amy Able');
  await expect.element(day('Tue 6 Apr 2027, sick')).toBeVisible();
  await figures().toEqual(['1', '8 h', '0', '1']);
  await day('Sat 3 Apr 2027, 1 shift').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('09:00–17:00 AEDT');
  await dialog.getByRole('button', { name: 'Close' }).click();

  bakery.shifts = [...bakery.shifts, shift('Amy Able', { date: '2027-04-09' })];
  server.tell({ topic: 'shifts' });
  await expect.element(day('Fri 9 Apr 2027, 1 shift')).toBeVisible();

  expect(server.sent(listEmployees)).toEqual([]);
  await search().fill('ben');
  expect(server.sent(listEmployees)).toHaveLength(1);
  await expect.element(shown()).toHaveTextContent('Showing shifts for: Ben Best');
  await expect.element(day('Tue 6 Apr 2027, unavailable')).toHaveTextContent('6?');
  await page.getByRole('button', { name: 'My Shifts' }).click();
  await expect.element(shown()).toHaveTextContent('Showing shifts for: Amy Able');
});

test('the next shifts stand below the month on a phone', async ({ server, open }) => {
  withBakery(server, { people, shifts: [shift('Amy Able', { date: addDays(today(), 1) })] });
  await page.viewport(360, 740);
  await open('/my-shifts', person({ name: 'Amy Able', role: 'employee', employee_id: AMY }));
  await expect.element(shown()).toHaveTextContent('Showing shifts for: Amy Able');
  const grid = page.getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-busy', 'false');
  await expectNoSidewaysScroll();
  const box = grid.getByRole('button').first().element().getBoundingClientRect();
  expect(box.width).toBeGreaterThan(40);
  expect(box.height).toBeGreaterThan(44);
  const comingUp = page.getByRole('region', { name: 'Coming up' });
  const { y } = comingUp.element().getBoundingClientRect();
  expect(y).toBeGreaterThan(grid.element().getBoundingClientRect().y);
  await expectAccessible();
  const next = comingUp.getByRole('button');
  await expect.element(next).toHaveTextContent(/Tomorrow.*09:00–17:00.*Parramatta Depot/);
  await next.click();
  await expect.element(page.getByRole('dialog', { name: /^Shifts for / })).toBeVisible();
  await expectNoSidewaysScroll();
});

test('a failed load can be tried again', async ({ server, open }) => {
  const bakery = withBakery(server, {
    people,
    shifts: [shift('Ben Best', { date: addDays(today(), 1) })],
  });
  server.on(listShifts).answer(() => {
    throw new AppError('unavailable', { sentence: 'Oh no.' });
  });
  await open(`/my-shifts?employee=${BEN}`);
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch shifts' });
  await expect.element(failure).toHaveTextContent('Oh no');
  server.on(listShifts).answer(() => bakery.shifts);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Coming up' }).getByRole('button'))
    .toHaveTextContent('Tomorrow');
});

test('a public holiday is marked and named', async ({ server, open }) => {
  withBakery(server, { people });
  server.on(listHolidays).answer(() => ({
    calendars: [
      {
        place: 'New South Wales',
        locationIds: [idOf('Parramatta Depot')],
        holidays: [
          {
            date: '2027-04-26' as CalendarDate,
            name: 'Additional public holiday for Anzac Day',
            hours: 'all-day',
            status: 'declared',
            note: '',
          },
        ],
        unknownYears: [],
        unknownRegions: [],
        source: 'table',
      },
    ],
    changes: [],
  }));
  await open(`/my-shifts?employee=${AMY}&month=2027-04`);
  const name = 'Additional public holiday for Anzac Day';
  await day(`Mon 26 Apr 2027, public holiday: ${name}, no shifts`).click();
  await expect.element(page.getByText(`Mon 26 Apr 2027, ${name}: no shifts.`)).toBeVisible();
});
