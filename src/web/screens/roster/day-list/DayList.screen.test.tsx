// The roster on a phone, where one day is shown at a time.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listFindings } from '#contract/api/rules';
import type { CalendarDate } from '#engine/time/kinds';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import { employee } from '../../../testing/people';
import { address, expectNoSidewaysScroll, idOf, test } from '../../../testing/screen-test';
import { shift } from '../../../testing/shifts';

const DATE = '2027-03-10' as CalendarDate;
const PEOPLE = Array.from({ length: 2_000 }, (_, at) => employee(`Person ${1_000 + at}`));

const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const section = (name: string) => page.getByRole('heading', { name, exact: true });
const find = () => page.getByRole('searchbox', { name: 'Find people' });

test('of thousands of people those in sight are drawn, and each can be reached and found', async ({
  server,
  open,
}) => {
  withBakery(server, {
    people: PEOPLE,
    shifts: [
      shift('Person 2500', { date: DATE, startTime: '06:00', endTime: '14:00' }),
      // Of the day before, as the answer for three days had it.
      shift('Person 2501', { date: '2027-03-09' }),
    ],
    statuses: [{ employee_id: idOf('Person 1700'), date: DATE, status: 'sick' }],
  });
  await page.viewport(360, 740);
  await open(`/roster?date=${DATE}`);
  await expect.element(section('Working (1)')).toBeVisible();
  await expect.element(row('Person 2500')).toHaveTextContent('06:00–14:00');
  await expect.element(section('Away (1)')).toBeVisible();
  await expect.element(section('Free (1,998)')).toBeVisible();
  expect(document.querySelectorAll('#root li').length).toBeLessThan(200);
  await expectAccessible();
  await expectNoSidewaysScroll();

  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(row('Person 2999')).toBeInViewport();
  expect(document.querySelectorAll('#root li').length).toBeLessThan(200);

  await find().fill('1700');
  await expect.element(section('Away (1)')).toBeVisible();
  await expect.element(section('Working (1)')).not.toBeInTheDocument();
  expect(address()).toContain('1700');
  await userEvent.keyboard('{Enter}');
  await expect.element(find()).not.toHaveFocus();
  await row('Person 1700').click();
  await expect.element(page.getByRole('dialog', { name: /^Person 1700/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await find().fill('nobody');
  await expect.element(page.getByText('Nobody matches this filter')).toBeVisible();
  await page.getByRole('button', { name: /^Show / }).click();
  await expect.element(section('Free (1,998)')).toBeVisible();
});

test('what the rules find of thousands of people is read when someone asks for it', async ({
  server,
  open,
}) => {
  const bakery = withBakery(server, { people: PEOPLE });
  await page.viewport(360, 740);
  await open(`/roster?date=${DATE}`);
  await expect.element(section('Free (2,000)')).toBeVisible();
  expect(server.sent(listFindings)).toEqual([]);
  await page.getByRole('button', { name: 'Checks' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Checks' })).toBeVisible();
  await expect.poll(() => server.sent(listFindings).length).toBe(1);

  bakery.people = PEOPLE.slice(0, 500);
  await open(`/roster?date=${DATE}`);
  await expect.element(section('Free (500)')).toBeVisible();
  await expect.poll(() => server.sent(listFindings).length).toBe(2);
});
