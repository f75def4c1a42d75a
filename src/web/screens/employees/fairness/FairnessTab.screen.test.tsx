import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getFairness, setFairnessLines } from '#contract/api/fairness';
import { AppError } from '#contract/errors';
import { FAIRNESS_LINES, type FairnessLine } from '#engine/fairness/count-figures';
import { withBakery } from '../../../testing/bakery';
import { texts } from '../../../testing/by-hand';
import { expectAccessible } from '../../../testing/expect-accessible';
import { fairnessOf } from '../../../testing/fairness';
import type { FakeServer } from '../../../testing/fake-server';
import { employee, group } from '../../../testing/people';
import { expectNoSidewaysScroll, person, test } from '../../../testing/screen-test';

const ICU = group('ICU', { member_count: 2 });
const PATH = '/employees?tab=fairness';
const AMY = fairnessOf('Amy Able', { nights: { count: 14, median: 11 } }, { group_name: 'ICU' });
const BEN = fairnessOf('Ben Best', {
  nights: { count: 8, median: 11 },
  wishes: { count: 3, outOf: 4, median: 60 },
});
const table = () => page.getByRole('region', { name: 'Fairness' });
const names = () => texts(table().getByRole('rowheader').getByRole('link'));

function withFairness(server: FakeServer, people = [AMY, BEN]) {
  withBakery(server, { people: [employee('Amy Able'), employee('Ben Best')], groups: [ICU] });
  let lines: FairnessLine[] = [...FAIRNESS_LINES];
  server.on(getFairness).answer(() => ({ lines, people }));
  server.on(setFairnessLines).answer(({ body }) => {
    lines = body.lines;
    return { lines };
  });
}

test('a manager compares people with the median and sorts them', async ({ server, open }) => {
  withFairness(server);
  await open(PATH, person({ role: 'manager' }));
  await expect.poll(names).toEqual(['Amy Able', 'Ben Best']);
  await expect.element(table().getByRole('cell', { name: '14 median 11' })).toBeVisible();
  await expect.element(table().getByRole('cell', { name: '3 of 4 median 60 %' })).toBeVisible();
  await table().getByRole('button', { name: 'Nights' }).click();
  await table().getByRole('button', { name: 'Nights' }).click();
  await expect.poll(names).toEqual(['Ben Best', 'Amy Able']);
  await expect
    .element(table().getByRole('columnheader', { name: 'Nights' }))
    .toHaveAttribute('aria-sort', 'ascending');
  expect(page.getByRole('region', { name: 'What counts' }).elements()).toEqual([]);
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('the coming twelve months and one group are asked for', async ({ server, open }) => {
  withFairness(server);
  await open(`${PATH}&year=coming&group=${ICU.id}`);
  await expect.poll(names).toHaveLength(2);
  const [asked] = server.sent(getFairness).slice(-1);
  expect(asked?.query).toMatchObject({ groupId: ICU.id });
  expect(table().getByRole('columnheader', { name: 'Leave declined' }).elements()).toEqual([]);
  await expect.element(page.getByText(/What rotations bring later counts too/)).toBeVisible();
});

test('an admin chooses what counts, and the table follows', async ({ server, open }) => {
  withFairness(server);
  await open(PATH, person({ role: 'admin' }));
  await page.getByRole('checkbox', { name: 'Short notice' }).click();
  await expect
    .poll(() => table().getByRole('columnheader', { name: 'Short notice' }).elements())
    .toEqual([]);
  await expect.element(page.getByRole('checkbox', { name: 'Short notice' })).not.toBeChecked();
  await expect.element(table().getByRole('columnheader', { name: 'Nights' })).toBeVisible();
});

test('a new organisation has nobody to compare', async ({ server, open }) => {
  withFairness(server, []);
  await open(PATH);
  await expect.element(page.getByText('Nobody to compare yet')).toBeVisible();
});

test('a failure says so and is tried again', async ({ server, open }) => {
  withFairness(server);
  server.on(getFairness).answer(() => {
    throw new AppError('internal');
  });
  await open(PATH);
  await expect.element(page.getByText("We couldn't load the figures")).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
