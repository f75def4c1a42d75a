import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listContracts, listHours } from '#contract/api/contracts';
import { type HolidayCalendar, listHolidays } from '#contract/api/holidays';
import { listHoldings, listSkills } from '#contract/api/skills';
import type { CalendarDate } from '#engine/time/kinds';
import { expectAccessible } from '../../../testing/expect-accessible';
import { address, idOf, test } from '../../../testing/screen-test';
import { DEPOT, employee, fakeRoster, shift, WHARF } from '../testing/fake-roster';

const AMY = employee('Amy Able');
const BEN = employee('Ben Bold');
const date = (text: string) => text as CalendarDate;

function calendar(place: string, siteId: string, day: string, name: string): HolidayCalendar {
  return {
    place,
    locationIds: [siteId],
    holidays: [{ date: date(day), name, hours: 'all-day', status: 'law', note: '' }],
    unknownYears: [],
    unknownRegions: [],
    source: 'table',
  };
}

const CALENDARS = [
  calendar('New South Wales', DEPOT.id, '2027-10-04', 'Labour Day'),
  calendar('Western Australia', WHARF.id, '2027-10-05', 'Wharf Day'),
];

function hoursOf(name: string, counted: number) {
  return {
    employeeId: idOf(name),
    from: date('2027-10-04'),
    to: date('2027-10-31'),
    ordinary: 152 * 60,
    worked: counted,
    workedByClock: counted,
    leave: 0,
    holidays: 0,
    counted,
  };
}

const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
const head = (name: RegExp) => page.getByRole('rowheader', { name });

test('the header names public holidays, and with a site only its own', async ({ server, open }) => {
  fakeRoster(server, [AMY], { 'Amy Able 2027-10-04': [shift(9, 17)] });
  server.on(listHolidays).answer(() => ({ calendars: CALENDARS, changes: [] }));
  await open('/roster?date=2027-10-04');
  await expect
    .element(header('Mon 4 Oct 2027, Labour Day (New South Wales)'))
    .toHaveAttribute('title', 'Labour Day (New South Wales)');
  await expect.element(header('Tue 5 Oct 2027, Wharf Day (Western Australia)')).toBeVisible();
  await expectAccessible();
  await open(`/roster?date=2027-10-04&site=${DEPOT.id}`);
  await expect.element(header('Mon 4 Oct 2027, Labour Day')).toBeVisible();
  await expect.element(header('Tue 5 Oct 2027')).toBeVisible();
});

test('a row head shows hours against contract, in words too', async ({ server, open }) => {
  fakeRoster(server, [AMY, BEN, employee('Cas Ual')]);
  server.on(listHours).answer(() => [hoursOf('Amy Able', 152 * 60), hoursOf('Ben Bold', 100 * 60)]);
  await open('/roster?date=2027-10-04');
  const amy = head(/^Amy Able, Employee, 152 of 152 hours, close to the ordinary hours/);
  await expect.element(amy.getByText('152 of 152 h')).toHaveClass('near');
  await expect
    .element(head(/^Ben Bold, Employee, 100 of 152 hours/).getByText('100 of 152 h'))
    .toHaveClass('within');
  await expect.element(head(/^Cas Ual, Employee$/)).toBeVisible();
  await expectAccessible();
});

test('hours leave room for the zone of the shifts', async ({ server, open }) => {
  fakeRoster(server, [AMY], { 'Amy Able 2027-10-04': [shift(7, 15, { site: WHARF.id })] });
  server.on(listHours).answer(() => [hoursOf('Amy Able', 160 * 60)]);
  await open('/roster?date=2027-10-04');
  const amy = head(/^Amy Able, .* hours.*, [A-Z]/);
  await expect.element(amy.getByText('160 of 152 h')).toBeVisible();
  const zone = amy.element().querySelector('.role');
  expect(zone?.textContent).toMatch(/[A-Z]/);
  expect(zone?.scrollWidth).toBe(zone?.clientWidth);
});

test('a name in a row head, or Shift and Enter, opens the page of the person', async ({
  server,
  open,
}) => {
  fakeRoster(server, [AMY]);
  server.on(listContracts).answer(() => ({ birthDate: null, contracts: [] }));
  server.on(listSkills).answer(() => []);
  server.on(listHoldings).answer(() => []);
  await open('/roster?date=2027-10-04');
  await head(/^Amy Able/)
    .getByText('Amy Able')
    .click();
  await expect.element(page.getByRole('heading', { name: 'Amy Able' })).toBeVisible();
  expect(address()).toBe(`/employees/${AMY.id}`);

  await open('/roster?date=2027-10-04');
  const day = page.getByRole('gridcell', { name: /^Amy Able, Tue 5 Oct 2027/ });
  await day.click({ modifiers: ['Control'] });
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.poll(address).toBe(`/employees/${AMY.id}`);
});
