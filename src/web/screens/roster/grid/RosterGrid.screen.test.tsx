import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { listEmployees } from '#contract/api/employees';
import { listLocations, listPlaces } from '#contract/api/locations';
import { getRosterWindow } from '#contract/api/roster';
import { listShiftGroups } from '#contract/api/shift-groups';
import { employee } from '../../../testing/people';
import { test } from '../../../testing/screen-test';

const people = Array.from({ length: 40 }, (_, index) => employee(`P${index}`));

test('on a laptop the grid scrolls and the page does not', async ({ server, open }) => {
  server.on(listEmployees).answer(() => people);
  server.on(listShiftGroups).answer(() => []);
  server.on(listPlaces).answer(() => []);
  server.on(listLocations).answer(() => []);
  server.on(getRosterWindow).answer(({ query: { from, to } }) => {
    return { from, to, revision: 1, sites: [], contents: [{ status: null, shifts: [] }], rows: [] };
  });
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

function overflowOf({ scrollHeight, clientHeight }: Element): number {
  return scrollHeight - clientHeight;
}
