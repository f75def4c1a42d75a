// The cards of runs and rules below the employees: failures, and both on a small phone. With the real server:
// e2e/auto-roster-runs.spec.ts.
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { deleteRun, listRuns } from '#contract/api/auto-roster';
import { AppError } from '#contract/errors';
import { rule, run } from '../../../testing/auto-roster';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import { expectNoSidewaysScroll, test } from '../../../testing/screen-test';

const card = page.getByRole('region', { name: 'Recent Auto-Roster Runs' });
const rows = () => card.getByRole('listitem').elements().length;

test('a failure says so, and can be tried again', async ({ server, open }) => {
  const bakery = withBakery(server, { runs: [run()] });
  let away = true;
  server.on(listRuns).answer(() => {
    if (away) throw new AppError('busy');
    return { runs: bakery.runs, total: bakery.runs.length, totalPages: 1 };
  });
  server.on(deleteRun).answer(() => {
    if (away) throw new AppError('busy');
    bakery.runs = [];
    return undefined;
  });
  await open('/employees');
  await expect.element(card.getByText('Failed to load auto-roster runs')).toBeVisible();
  away = false;
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(rows).toBe(1);

  away = true;
  const remove = card.getByRole('button', { name: /^Delete run/ });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete run' });
  await expect.element(question.getByText('Its shifts stay on the roster')).toBeVisible();
  await question.getByRole('button', { name: 'Delete run' }).click();
  await expect.element(page.getByText('Failed to delete auto-roster run').first()).toBeVisible();
  await expect.element(page.getByText(/^503: Muster is busy right now\./).first()).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(rows()).toBe(1);

  away = false;
  await remove.click();
  await question.getByRole('button', { name: 'Delete run' }).click();
  await expect.element(card.getByText('No Auto-Roster Runs')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('heading', { name: 'Recent Auto-Roster Runs' }))
    .toHaveFocus();
});

test('the cards on a small phone, in both themes', async ({ server, open }) => {
  const summary = '{"shifts_created":28,"rule_skipped":3,"rule_warnings":1}';
  withBakery(server, { runs: [run({ summary })], rules: [rule('Ward days')] });
  await page.viewport(360, 740);
  await open('/employees');
  await expect.poll(rows).toBe(1);
  await expect
    .element(card)
    .toHaveTextContent(
      '3 shifts were left out, because a rule blocks them. Your rules found 1 warning.',
    );
  await expect.element(page.getByRole('heading', { name: 'Ward days' })).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
});
