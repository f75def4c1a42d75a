import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { listEmployees } from '#contract/api/employees';
import { listLocations, listPlaces } from '#contract/api/locations';
import { getRosterWindow } from '#contract/api/roster';
import { listShiftGroups } from '#contract/api/shift-groups';
import type { FakeServer } from '../../../testing/fake-server';
import { employee } from '../../../testing/people';
import { test } from '../../../testing/screen-test';

const people = Array.from({ length: 40 }, (_, index) => employee(`P${index}`));

function answerFor(server: FakeServer) {
  server.on(listEmployees).answer(() => people);
  server.on(listShiftGroups).answer(() => []);
  server.on(listPlaces).answer(() => []);
  server.on(listLocations).answer(() => []);
  server.on(getRosterWindow).answer(({ query: { from, to } }) => {
    return { from, to, revision: 1, sites: [], contents: [{ status: null, shifts: [] }], rows: [] };
  });
}

test('on a laptop the grid scrolls and the page does not', async ({ server, open }) => {
  answerFor(server);
  await open('/roster');
  for (const height of [768, 640]) {
    await page.viewport(1366, height);
    const grid = page.getByRole('grid', { name: 'Roster' });
    await expect.element(grid).toBeVisible();
    await expect.poll(() => overflowOf(document.documentElement)).toBe(0);
    expect(overflowOf(grid.element())).toBeGreaterThan(0);
    const below = height - grid.element().getBoundingClientRect().bottom;
    expect(below).toBeLessThan(24);
  }
});

test('a lower window takes rows from the grid, and leaves the others', async ({ server, open }) => {
  answerFor(server);
  await page.viewport(1366, 768);
  await open('/roster');
  const grid = page.getByRole('grid', { name: 'Roster' });
  await expect.element(grid).toBeVisible();
  const rows = () => [...grid.element().querySelectorAll('.plane > .row')];
  const indices = () => rows().map((row) => Number(row.getAttribute('aria-rowindex')));
  const before = rows();
  for (const height of [600, 768]) {
    await page.viewport(1366, height);
    await expect.poll(() => rows().length === before.length).toBe(height === 768);
    const kept = rows().filter((row, at) => row === before[at]).length;
    expect(kept).toBeGreaterThan(3);
    if (height === 600) expect(kept).toBe(rows().length);
    expect(indices()).toEqual(rows().map((_, at) => at + 2));
  }
});

function overflowOf({ scrollHeight, clientHeight }: Element): number {
  return scrollHeight - clientHeight;
}

test('what is opened above the grid stays open when the people have come', async ({
  server,
  open,
}) => {
  answerFor(server);
  let arrive = () => {};
  const coming = new Promise<typeof people>((resolve) => {
    arrive = () => resolve(people);
  });
  server.on(listEmployees).answer(() => coming);
  await open('/roster?date=2027-11-22');
  const print = page.getByRole('button', { name: 'Print', includeHidden: true });
  await expect.element(print).toBeVisible();
  (print.element() as HTMLElement).focus();
  expect(document.activeElement).not.toBe(print.element());
  arrive();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Print roster' })).toBeVisible();
});
