import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listFindings } from '#contract/api/rules';
import { getRosterAnswers } from '#contract/api/shift-answers';
import { listUncoveredShifts } from '#contract/api/shifts';
import { AppError } from '#contract/errors';
import { setConnection } from '../platform/connection';
import { withBakery } from '../testing/bakery';
import { expectAccessible } from '../testing/expect-accessible';
import { expectNoSidewaysScroll, person, test } from '../testing/screen-test';

const note = () => page.getByText(/^We couldn't load/);

test('parts of a page that could not be read are named together, and tried again by keyboard', async ({
  server,
  open,
}) => {
  withBakery(server);
  let failing = true;
  const fail = () => {
    if (failing) throw new AppError('internal');
  };
  server.on(listUncoveredShifts).answer(() => {
    fail();
    return { count: 0, shifts: [] };
  });
  server.on(getRosterAnswers).answer(({ query }) => {
    fail();
    return { from: query.from, rows: [] };
  });
  await open('/roster', person({ role: 'manager' }));
  await expect
    .element(note())
    .toHaveTextContent("We couldn't load shifts that nobody works and answers to shifts.");
  await expectAccessible();
  // A phone reads less of a roster.
  await page.viewport(360, 740);
  await expect.element(note()).toHaveTextContent("We couldn't load shifts that nobody works.");
  await expectNoSidewaysScroll();
  // Once the connection is back, everything is read again.
  setConnection('reconnecting');
  await expect.element(note()).not.toBeInTheDocument();
  setConnection('live');
  await expect.element(note()).toBeVisible();
  failing = false;
  page.getByRole('button', { name: 'Try again' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(note()).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('a roster whose rules could not be looked at says so, until its page is left', async ({
  server,
  open,
}) => {
  withBakery(server);
  server.on(listFindings).answer(() => {
    throw new AppError('internal');
  });
  await open('/roster', person({ role: 'manager' }));
  await expect.element(note()).toHaveTextContent("We couldn't load rule checks.");
  await page.getByRole('link', { name: 'Sites' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sites');
  await expect.element(note()).not.toBeInTheDocument();
});
