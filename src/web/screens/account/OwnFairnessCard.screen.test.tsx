import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getOwnFairness } from '#contract/api/fairness';
import { AppError } from '#contract/errors';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import { fairnessOf } from '../../testing/fairness';
import { expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';

const AMY = person({ role: 'employee', name: 'Amy Able', employee_id: idOf('Amy Able') });
const card = () => page.getByRole('region', { name: 'Fairness' });

test('an employee reads their own figures beside the median of their group', async ({
  server,
  open,
}) => {
  withBakery(server);
  const year = fairnessOf('Amy Able', { nights: { count: 14, minutes: 10_080, median: 11 } });
  server
    .on(getOwnFairness)
    .answer(() => ({ last: year, coming: { ...year, minutes: 0, figures: [] } }));
  await open('/account', AMY);
  await expect.element(card().getByText('14 nights, 168 h')).toBeVisible();
  await expect.element(card().getByText(/The median of your group is 11/)).toBeVisible();
  await expect.element(card().getByText('Nothing is published in this time.')).toBeVisible();
  expect(
    card()
      .getByText(/once it has at least/)
      .elements(),
  ).toEqual([]);
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('in a small group there is no median, and the card says why', async ({ server, open }) => {
  withBakery(server);
  const year = fairnessOf('Amy Able');
  const figures = year.figures.map((figure) => ({
    ...figure,
    median: null,
    medianPer100Hours: null,
  }));
  server.on(getOwnFairness).answer(() => ({
    last: { ...year, figures },
    coming: { ...year, figures },
  }));
  await open('/account', AMY);
  await expect.element(card().getByText(/once it has at least 5 people/)).toBeVisible();
  expect(
    card()
      .getByText(/The median of/)
      .elements(),
  ).toEqual([]);
});

test('figures that cannot be loaded say so', async ({ server, open }) => {
  withBakery(server);
  server.on(getOwnFairness).answer(() => {
    throw new AppError('internal');
  });
  await open('/account', AMY);
  await expect.element(card().getByText("We couldn't load your figures")).toBeVisible();
});
