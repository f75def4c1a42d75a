import { expect } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { getCover, type HalfHour } from '#contract/api/cover';
import { getRosterWindow } from '#contract/api/roster';
import { letterOf } from '#engine/cover/light';
import { addDays, daysBetween } from '#engine/time/dates';
import type { CalendarDate, WallTime } from '#engine/time/kinds';
import { withBakery } from '../../../testing/bakery';
import { need } from '../../../testing/cover';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { rosterWindow } from '../../../testing/roster-window';
import { idOf, test } from '../../../testing/screen-test';
import { DEPOT, site } from '../../../testing/shifts';

const SHORT = letterOf({
  published: 'below-minimum',
  withDrafts: 'below-minimum',
  publishedBy: 2,
  withDraftsBy: 1,
});
const ENOUGH = letterOf({
  published: 'enough',
  withDrafts: 'enough',
  publishedBy: 0,
  withDraftsBy: 0,
});

/** Short on 10 March 2027, enough otherwise. */
function withCover(server: FakeServer): void {
  const bakery = withBakery(server, { needs: [need()], sites: [DEPOT, site('Zetland Yard')] });
  server.on(getRosterWindow).answer(({ query: { from, to } }) => {
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) =>
      addDays(from, at) === '2027-03-10' ? SHORT : ENOUGH,
    ).join('');
    const cover = { from, sites: [{ location_id: DEPOT.id, days }] };
    return { ...rosterWindow(bakery, from, to), cover };
  });
  server.on(getCover).answer(({ query: { from } }) => ({
    days: [],
    strip: {
      times: Array.from({ length: 48 }, (_, at) => timeOf(at)),
      published: halfHours(),
      withDrafts: halfHours(),
      people: [
        {
          employeeId: idOf('Amy Able'),
          name: 'Amy Able',
          role: 'Guard',
          published: false,
          away: false,
          start: `${from}T12:00:00.000Z`,
          end: `${from}T20:00:00.000Z`,
          from: 46,
          to: 48,
        },
      ],
    },
  }));
}

function timeOf(half: number): WallTime {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}` as WallTime;
}

function halfHours(): HalfHour[] {
  const quiet: HalfHour = {
    light: 'nothing-asked',
    by: 0,
    heads: 0,
    minimum: 0,
    target: 0,
    lines: [],
  };
  const short: HalfHour = {
    light: 'below-minimum',
    by: 1,
    heads: 1,
    minimum: 2,
    target: 3,
    lines: [{ needId: need().id, short: 1, belowTarget: 1, missingSkills: [] }],
  };
  return Array.from({ length: 48 }, (_, at) => (at < 46 ? quiet : short));
}

const PATH = '/roster?date=2027-03-08' as const;
const cell = (label: string) =>
  page.getByRole('button', { name: `Cover of Parramatta Depot, ${label}` });

test('after printing, the rows show all their days again', async ({ server, open }) => {
  withCover(server);
  await open(PATH);
  await expect.element(cell('Wed 10 Mar 2027')).toBeVisible();
  const media = (value: string) => cdp().send('Emulation.setEmulatedMedia', { media: value });
  await media('print');
  await expect.element(page.getByText('To print the roster')).toBeVisible();
  await expect.element(cell('Wed 10 Mar 2027')).not.toBeInTheDocument();
  await media('');
  await expect.element(cell('Wed 10 Mar 2027')).toBeVisible();
  await expect.element(page.getByText('To print the roster')).not.toBeVisible();
});

test('each site that asks for someone has a row with a shape, a number and a name', async ({
  server,
  open,
}) => {
  withCover(server);
  await open(PATH);
  const wednesday = cell('Wed 10 Mar 2027');
  await expect.element(wednesday).toHaveTextContent('▼1');
  await expect
    .element(wednesday)
    .toHaveAccessibleName(
      'Cover of Parramatta Depot, Wed 10 Mar 2027: 2 people below the minimum; with drafts: 1 person below the minimum',
    );
  await expect.element(cell('Tue 9 Mar 2027')).toHaveTextContent('✓');
  await expect
    .element(page.getByRole('group', { name: 'Cover of Zetland Yard' }))
    .not.toBeInTheDocument();
  await expectAccessible();
});

test('a click shows the half-hours of the day and who is on', async ({ server, open }) => {
  withCover(server);
  await open(PATH);
  await cell('Wed 10 Mar 2027').click();
  const dialog = page.getByRole('dialog', { name: 'Cover of Parramatta Depot' });
  await expect
    .element(dialog.getByText('1 person is on, 1 person below the minimum: Night 1 short'))
    .toBeVisible();
  await expect.element(dialog.getByText('23:00 to 00:00')).toBeVisible();
  await expect.element(dialog.getByText('Amy Able, Guard')).toBeVisible();
  await expectAccessible();
  expect(server.sent(getCover)[0]?.query).toMatchObject({
    from: '2027-03-10' as CalendarDate,
    locationId: DEPOT.id,
    strip: 'true',
  });
});

test('a click on a day that is still moving opens it', async ({ server, open }) => {
  withCover(server);
  await open(PATH);
  await expect.element(cell('Wed 10 Mar 2027')).toBeVisible();
  const grid = page.getByRole('grid').element();
  const rows = page.getByRole('group', { name: 'Cover', exact: true });
  // A machine that is busy elsewhere for half a second sees single steps.
  await expect
    .poll(async () => {
      for (const step of [30, 20, 10, 0, 0]) {
        grid.scrollBy(step || -60, 0);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      return rows.element().classList.contains('moving');
    })
    .toBe(true);
  await rows.click({ position: { x: 160 + 100, y: 14 }, force: true });
  await expect
    .element(page.getByRole('dialog', { name: 'Cover of Parramatta Depot' }))
    .toBeVisible();
});

test('the rows are one tab stop, and arrow keys go through the days', async ({ server, open }) => {
  withCover(server);
  await open(PATH);
  const rows = page.getByRole('group', { name: 'Cover', exact: true });
  await expect.element(cell('Tue 9 Mar 2027')).toBeVisible();
  const stops = () => rows.element().querySelectorAll('[tabindex="0"]').length;
  expect(stops()).toBe(1);
  (rows.element().querySelector('[tabindex="0"]') as HTMLElement).focus();
  const first = document.activeElement?.getAttribute('aria-label');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).not.toBe(first);
  expect(stops()).toBe(1);
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect
    .element(page.getByRole('dialog', { name: 'Cover of Parramatta Depot' }))
    .toBeVisible();
});

test('the legend says what the letters in the cells and the shapes of cover mean', async ({
  server,
  open,
}) => {
  withCover(server);
  await open('/roster?date=2027-03-08');
  const legend = page.getByRole('list', { name: 'Legend', exact: true });
  for (const entry of ['WBreaks a rule', 'BBreaks a strict rule']) {
    await expect.element(legend).toHaveTextContent(entry);
  }
  const ofCover = page.getByRole('list', { name: 'Legend of cover' });
  for (const entry of ['▼Below the minimum', '▽Below the target', '✓Enough people', '▲Too many']) {
    await expect.element(ofCover).toHaveTextContent(entry);
  }
});
