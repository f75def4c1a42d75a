import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listHolidays } from '#contract/api/holidays';
import { getMyYear, type YearShift } from '#contract/api/my-year';
import { AppError } from '#contract/errors';
import { addDays } from '#engine/time/dates';
import { dateAt, instantOf } from '#engine/time/instants';
import type { CalendarDate, Instant, WallTime, Zone } from '#engine/time/kinds';
import { addMonths, firstOfMonth, lastOfMonth } from '#engine/time/months';
import { withBakery } from '../../../testing/bakery';
import { press } from '../../../testing/by-hand';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { address, expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';
import { DEPOT } from '../../../testing/shifts';

const AMY = person({ role: 'employee', employee_id: idOf('Amy Able') });
const SYDNEY = 'Australia/Sydney' as Zone;
const today = dateAt(Date.now() as Instant, SYDNEY);
const thisMonth = firstOfMonth(today);

function shift(date: CalendarDate, from = '09:00', hours = 8): YearShift {
  const start = instantOf(date, from as WallTime, SYDNEY);
  return {
    date,
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + hours * 3_600_000).toISOString(),
    location_id: DEPOT.id,
    location_name: DEPOT.name,
    timezone: SYDNEY,
    night: from >= '19:00',
  };
}

/** A shift today, a night tomorrow, sick the day after, leave until a day later, and a pattern two months later. */
function withYear(server: FakeServer) {
  withBakery(server);
  const next = addMonths(thisMonth, 2);
  server.on(getMyYear).answer(({ query }) => {
    const inside = ({ date }: { date: CalendarDate }) => date >= query.from && date <= query.to;
    return {
      shifts: [shift(today), shift(addDays(today, 1), '19:00', 12)].filter(inside),
      pattern: [shift(next, '19:00', 12), shift(addDays(next, 1))].filter(inside),
      statuses: [{ date: addDays(today, 2), status: 'sick' as const }].filter(inside),
      leave: [
        {
          first_date: addDays(today, 2),
          last_date: addDays(today, 3),
          type_name: 'Personal leave',
        },
      ],
    };
  });
  return { next };
}

const day = (date: CalendarDate) => document.querySelector<HTMLElement>(`[data-date="${date}"]`);

test('twelve months show own shifts, and beyond them the pattern as not yet published', async ({
  server,
  open,
}) => {
  const { next } = withYear(server);
  server.on(listHolidays).answer(() => ({
    calendars: [
      {
        place: 'New South Wales',
        locationIds: [DEPOT.id],
        holidays: [
          { date: addDays(today, 1), name: 'Show Day', hours: 'all-day', status: 'own', note: '' },
        ],
        unknownYears: [],
        unknownRegions: [],
        source: 'table',
      },
    ],
    changes: [],
  }));
  await open('/my-shifts', AMY);
  await page.getByRole('link', { name: 'My Year' }).click();
  await expect.element(page.getByRole('heading', { name: 'My Year', level: 1 })).toBeVisible();
  expect(page.getByRole('grid').elements()).toHaveLength(12);
  await expect
    .poll(() => day(today)?.ariaLabel)
    .toMatch(/, today, 09:00–17:00 at Parramatta Depot$/);
  await expect
    .poll(() => day(addDays(today, 1))?.ariaLabel)
    .toMatch(/, public holiday: Show Day, 19:00–07:00 at Parramatta Depot$/);
  expect(day(addDays(today, 1))?.textContent).toMatch(/N$/);
  expect(day(addDays(today, 2))?.ariaLabel).toMatch(/, sick, Personal leave$/);
  const partly = day(addDays(today, 3));
  expect(partly?.ariaLabel).toMatch(/, Personal leave$/);
  expect(partly?.textContent).toMatch(/L$/);
  expect(day(next)?.ariaLabel).toMatch(
    /, 19:00–07:00 at Parramatta Depot, pattern, not yet published$/,
  );
  expect(getComputedStyle(day(next) as Element).backgroundImage).toContain('gradient');
  expect(getComputedStyle(day(today) as Element).backgroundImage).toBe('none');
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect.element(row(/^Published 2 20 1 /)).toBeVisible();
  await expect.element(row(/^Pattern, not yet published 2 20 1 /)).toBeVisible();
});

test('the year can be read in both themes and on a small phone', async ({ server, open }) => {
  withYear(server);
  await open('/my-year', AMY);
  await expect.poll(() => day(today)?.ariaLabel).toMatch(/09:00/);
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  expect(day(today)?.clientHeight).toBeGreaterThanOrEqual(40);
});

test('a chosen day says what it holds', async ({ server, open }) => {
  withYear(server);
  await open('/my-year', AMY);
  await expect.poll(() => day(today)?.ariaLabel).toMatch(/09:00/);
  day(today)?.click();
  await expect
    .element(page.getByRole('status', { name: 'Chosen day' }))
    .toHaveTextContent(/09:00–17:00 at Parramatta Depot/);
});

test('the keys go from day to day and from month to month, up to 24 months ahead', async ({
  server,
  open,
}) => {
  withYear(server);
  await open('/my-year', AMY);
  await expect.poll(() => day(today)?.tabIndex).toBe(0);
  expect(document.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
  day(today)?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement).toBe(day(addDays(today, 1)));
  await userEvent.keyboard('{PageDown}'.repeat(12));
  const later = addMonths(today, 12);
  await expect
    .poll(() => document.activeElement?.getAttribute('data-date')?.slice(0, 7))
    .toBe(later.slice(0, 7));
  expect(address()).toBe(`/my-year?from=${addMonths(thisMonth, 1).slice(0, 7)}`);

  const end = addMonths(thisMonth, 12);
  await open(`/my-year?from=${end.slice(0, 7)}`, AMY);
  await expect.element(page.getByRole('button', { name: 'Three months later' })).toBeDisabled();
  const lastDay = lastOfMonth(addMonths(end, 11));
  await expect.poll(() => day(lastDay)).not.toBeNull();
  await press(page.getByRole('button', { name: 'Three months earlier' }), '{Enter}');
  await expect.poll(address).toBe(`/my-year?from=${addMonths(end, -3).slice(0, 7)}`);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect.poll(address).toBe('/my-year');
});

test('a failed reading can be tried again', async ({ server, open }) => {
  withYear(server);
  server.on(getMyYear).answer(() => {
    throw new AppError('busy');
  });
  await open('/my-year', AMY);
  await expect.element(page.getByText("We couldn't load your year")).toBeVisible();
  withYear(server);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => day(today)?.ariaLabel).toMatch(/09:00/);
});

test('who is not on the roster is told so, and the year can be printed', async ({
  server,
  open,
}) => {
  withYear(server);
  await open('/my-year', person());
  await expect.element(page.getByText("You aren't on the roster")).toBeVisible();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await open('/my-year', AMY);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});
