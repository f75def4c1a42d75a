import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Availability, getAvailability, putAvailability } from '#contract/api/availability';
import { AppError } from '#contract/errors';
import { addDays, mondayOnOrBefore } from '#engine/time/dates';
import { shortDay } from '#engine/time/day-text';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';

const AMY = person({ role: 'employee', employee_id: idOf('Amy Able') });
const SYDNEY = 'Australia/Sydney' as Zone;
const today = dateAt(Date.now() as Instant, SYDNEY);
const monday = mondayOnOrBefore(today);
const SILENT = { wishes: [], extra: 'ask' as const };
const CANNOT = { value: 'cannot' as const, times: null };

function withAvailability(server: FakeServer, changes: Partial<Availability> = {}) {
  let saved: Availability = {
    timezone: SYDNEY,
    today,
    open_from: today,
    usual: { anchor: monday, days: Array(7).fill(SILENT) },
    dates: [],
    receipt: null,
    ...changes,
  };
  withBakery(server);
  server.on(getAvailability).answer(() => saved);
  server.on(putAvailability).answer(({ body }) => {
    saved = { ...saved, ...body };
    return saved;
  });
}

const day = (name: string | RegExp) => page.getByRole('button', { name });
const save = () => page.getByRole('button', { name: 'Save availability' });

test('days of the usual week are painted by tap and saved together', async ({ server, open }) => {
  withAvailability(server);
  await open('/my-shifts', AMY);
  await page.getByRole('link', { name: 'My Availability' }).click();
  await expect.element(save()).toBeDisabled();
  await day('Tuesday, can work').click();
  await page.getByText('Ask me first').click();
  await day("Tuesday, can't").click();
  await day('Sunday, can work').click();
  await page.getByText('Like to').click();
  await page.getByText('Only part of the day').click();
  await page.getByLabelText('From').fill('22');
  await page.getByLabelText('Until').fill('06:00');
  await day('Monday, can work').click();
  await expect.element(day('Monday, like to 22:00–06:00')).toBeVisible();
  await expect.element(page.getByText("You haven't saved your changes.")).toBeVisible();
  await save().click();
  await expect.element(page.getByText('Availability saved', { exact: true })).toBeVisible();
  const [{ body } = { body: undefined }] = server.sent(putAvailability);
  expect(body?.usual.days.map(({ wishes, extra }) => [wishes.length, extra])).toEqual([
    [1, 'ask'],
    [1, 'please'],
    [0, 'ask'],
    [0, 'ask'],
    [0, 'ask'],
    [0, 'ask'],
    [0, 'please'],
  ]);
  expect(body?.usual.days[0]?.wishes).toEqual([
    { value: 'like', times: { from: '22:00', to: '06:00' } },
  ]);
  await expect.element(save()).toBeDisabled();
});

test('days are painted by key, and a fortnight has two weeks', async ({ server, open }) => {
  withAvailability(server);
  await open('/availability', AMY);
  await page.getByLabelText('Repeats').selectOptions('Every two weeks');
  const second = page.getByRole('group', { name: 'Usual week 2' });
  second.getByRole('button').first().element().focus();
  await userEvent.keyboard('x{ArrowRight}r{ArrowRight}{ArrowRight}l{ArrowLeft}{ArrowLeft}c');
  await expect.element(second.getByRole('button', { name: "Monday, can't" })).toBeVisible();
  await expect.element(second.getByRole('button', { name: 'Tuesday, can work' })).toHaveFocus();
  await expect.element(second.getByRole('button', { name: 'Thursday, like to' })).toBeVisible();
  await save().click();
  await expect
    .poll(() => server.sent(putAvailability)[0]?.body.usual.days.map(({ wishes }) => wishes.length))
    .toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0]);
});

test('a certain day differs from the usual week until it is taken back', async ({
  server,
  open,
}) => {
  const days = Array(7).fill({ wishes: [CANNOT], extra: 'ask' });
  const open_from = addDays(today, 7);
  withAvailability(server, {
    usual: { anchor: monday, days },
    open_from,
    dates: [{ date: today, ...SILENT }],
  });
  await open('/availability', AMY);
  const name = shortDay(addDays(monday, 15));
  await expect.element(page.getByText(/^Days before .* are closed/)).toBeVisible();
  await day(`${shortDay(today)}, can work, differs from your usual week, closed`).click({
    force: true,
  });
  await expect.element(save()).toBeDisabled();
  await page.getByText('Can', { exact: true }).click();
  await day(`${name}, can't`).click();
  const list = page.getByRole('list', { name: 'Days that differ from your usual week' });
  await expect.element(list).toHaveTextContent(`${name}, can work`);
  await save().click();
  await expect
    .poll(() => server.sent(putAvailability).map(({ body }) => body.dates))
    .toEqual([[{ date: addDays(monday, 15), ...SILENT }]]);
  await page.getByRole('button', { name: `Back to your usual week on ${name}` }).click();
  await save().click();
  await expect.poll(() => server.sent(putAvailability).at(-1)?.body.dates).toEqual([]);
});

test('the receipt says how many wishes the roster keeps, and who gave which reason', async ({
  server,
  open,
}) => {
  const broken = {
    date: addDays(today, 2),
    wish: CANNOT,
    reason: { text: 'Agreed with Amy by phone', by: 'Kim Lee' },
  };
  withAvailability(server, { receipt: { to: addDays(today, 20), kept: 9, broken: [broken] } });
  await open('/availability', AMY);
  await expect.element(page.getByText('9 of 10 wishes kept, 1 not')).toBeVisible();
  await expect
    .element(page.getByText(/Kim Lee: Agreed with Amy by phone/))
    .toHaveTextContent(`${shortDay(addDays(today, 2))}, can't. Kim Lee: Agreed with Amy by phone`);
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  const target = day(/^Monday, /).element();
  expect(target.clientWidth).toBeGreaterThanOrEqual(36);
  expect(target.clientHeight).toBeGreaterThanOrEqual(44);
});

test('a refusal is told and keeps what was painted; a failure to load can be tried again', async ({
  server,
  open,
}) => {
  withAvailability(server);
  server.on(putAvailability).answer(() => {
    throw new AppError('wishes_closed');
  });
  await open('/availability', AMY);
  await day('Monday, can work').click();
  await save().click();
  await expect.element(page.getByText(/can't be changed any more/)).toBeVisible();
  await expect.element(day("Monday, can't")).toBeVisible();
  server.on(getAvailability).answer(() => {
    throw new AppError('internal');
  });
  await open('/availability', AMY);
  await expect.element(page.getByText("We couldn't load your availability")).toBeVisible();
});

test('someone without a record of their own is told so', async ({ server, open }) => {
  withBakery(server);
  await open('/availability', person({ employee_id: null }));
  await expect.element(page.getByText("You aren't on the roster")).toBeVisible();
});
