// The grid shows a change before the server answers, and a draft without colours.
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { changeCells, getRosterWindow, transferCells } from '#contract/api/roster';
import { getRosterAnswers } from '#contract/api/shift-answers';
import { cellCode } from '#contract/cell-codes';
import { AppError } from '#contract/errors';
import { eachDay } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { toast } from '../../testing/by-hand';
import { held } from '../../testing/fake-server';
import { idOf, test } from '../../testing/screen-test';
import { DEPOT, employee, fakeRoster, shift } from './testing/fake-roster';

const PEOPLE = ['Amy Able', 'Ben Best', 'Cat Cook'].map((name) => employee(name));
const DRAFT = shift(7, 9, { published: false });

const WEEK = { from: '2027-11-22' as CalendarDate, to: '2027-11-28' as CalendarDate };

const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });

/** A picture as brightnesses, for eyes that see no colours. */
async function greys(of: Locator): Promise<number[]> {
  const encoded = await page.screenshot({ element: of, save: false });
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  canvas?.drawImage(bitmap, 0, 0);
  const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
  return Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.slice(pixel * 4, pixel * 4 + 3);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

/** The part of two pictures that differs, from 0 to 1. */
async function differenceInGrey(one: Locator, other: Locator): Promise<number> {
  const [first, second] = [await greys(one), await greys(other)];
  expect(first.length).toBeGreaterThan(0);
  const differs = first.filter((grey, at) => Math.abs(grey - (second[at] ?? 0)) > 8);
  return differs.length / first.length;
}

test('U5, U10: a change shows before the server answers, and a draft is recognised without colours', async ({
  server,
  open,
}) => {
  const roster = fakeRoster(server, PEOPLE, {
    'Amy Able 2027-11-22': [DRAFT],
    'Ben Best 2027-11-22': [shift(7, 9)],
    'Cat Cook 2027-11-22': [DRAFT],
  });
  await open('/roster?date=2027-11-22');
  const draft = cell('Amy Able, Mon 22 Nov 2027, 07:00 to 09:00, Draft');
  const published = cell('Ben Best, Mon 22 Nov 2027, 07:00 to 09:00');
  const likewise = cell('Cat Cook, Mon 22 Nov 2027, 07:00 to 09:00, Draft');
  await expect.element(likewise).toBeVisible();
  // On a busy machine the font comes between two pictures. `ready` would be too early: nothing may have asked for it.
  await document.fonts.load('1rem "Inter Variable"').catch(() => []);
  // Some pixels at the edges differ, because rows do not begin at whole pixels.
  expect(await differenceInGrey(draft, likewise)).toBeLessThan(0.05);
  expect(await differenceInGrey(draft, published)).toBeGreaterThan(0.1);

  const failing = held();
  server.on(changeCells).answer(async () => {
    await failing.answer;
    throw new AppError('internal');
  });
  await draft.click({ modifiers: ['Control'] });
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(cell('Amy Able, Mon 22 Nov 2027, 07:00 to 09:00')).toBeVisible();
  failing.release();
  await expect.element(toast('Failed to change the roster')).toBeVisible();
  await expect.element(toast(/^500: /)).toBeVisible();
  await expect.element(draft).toBeVisible();

  const moving = held();
  server.on(transferCells).answer(async ({ body }) => {
    await moving.answer;
    roster.change({ type: 'transfer', body }, WEEK);
    const conflicts = { conflicts: [], conflictCount: 0, skipped: 0, replaced: 0 };
    const warnings = { away: [], awayCount: 0, shortRest: [], shortRestCount: 0 };
    const done = { shifts: 1, statuses: 0, undo_id: idOf('step'), cells: null };
    return { ...done, ...conflicts, ...warnings };
  });
  await bar.getByRole('button', { name: 'Clear' }).click();
  (draft.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}x{/Control}{ArrowRight}{Control>}v{/Control}');
  const moved = cell('Amy Able, Tue 23 Nov 2027, 07:00 to 09:00, Draft');
  await expect.element(moved).toBeVisible();
  await expect.element(cell('Amy Able, Mon 22 Nov 2027, no shifts')).toBeVisible();
  await expect.element(toast('Moved 1 shift')).not.toBeInTheDocument();
  moving.release();
  await expect.element(toast('Moved 1 shift')).toBeVisible();
  await expect.element(moved).toBeVisible();
});

test('a cell whose shifts are still read says only that, whatever is known of it already', async ({
  server,
  open,
}) => {
  fakeRoster(server, PEOPLE.slice(0, 1));
  const employee_id = idOf('Amy Able');
  let answered = false;
  server.on(getRosterAnswers).answer(() => {
    answered = true;
    return { from: WEEK.from, rows: [{ employee_id, days: 'c' }] };
  });
  const reading = held();
  server.on(getRosterWindow).answer(async ({ query: { from, to } }) => {
    await reading.answer;
    const work = { ...shift(7, 9), site: 0 };
    const letter = (date: CalendarDate) => cellCode(date === WEEK.from ? 1 : 0);
    const cells = String.fromCharCode(...eachDay(from, to).map(letter));
    const contents = [[], [work]].map((shifts) => ({ status: null, shifts }));
    return { from, to, revision: 1, sites: [DEPOT.id], contents, rows: [{ employee_id, cells }] };
  });
  await open(`/roster?date=${WEEK.from}`);
  await expect.poll(() => answered).toBe(true);
  // Long enough for the answers to be drawn.
  await new Promise((resolve) => setTimeout(resolve, 200));
  // With the answer on it, the shift would seem to be a colleague's change once it is read.
  await expect.element(cell('Amy Able, Mon 22 Nov 2027, loading')).toBeVisible();
  reading.release();
  const confirmed = page.getByRole('gridcell', { name: /^Amy Able, Mon 22 .*, Confirmed$/ });
  await expect.element(confirmed).toBeVisible();
  expect(confirmed.element().getAnimations()).toEqual([]);
});
