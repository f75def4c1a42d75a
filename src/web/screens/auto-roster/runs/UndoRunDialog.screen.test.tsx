import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getRun, undoRun } from '#contract/api/auto-roster';
import type { AnswerOf } from '#contract/endpoint';
import type { CalendarDate } from '#engine/time/kinds';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { blockedByRest } from '../../../testing/findings';
import { test } from '../../../testing/screen-test';
import { RUN, withRoster } from '../testing/roster-server';

type Details = AnswerOf<typeof getRun>;

const RULE: Details['rule'] = {
  name: 'Ward days',
  status: 'active',
  filled_to: '2027-03-14' as CalendarDate,
  next: { from: '2027-03-15' as CalendarDate, to: '2027-05-11' as CalendarDate },
};

function withRun(server: FakeServer, changes: Partial<Details> = {}): void {
  withRoster(server);
  server.on(getRun).answer(() => ({
    ...RUN,
    warnings: [],
    replaced: [],
    shifts_untouched: 28,
    shifts_published: 0,
    shifts_edited: 0,
    rule: null,
    ...changes,
  }));
  server.on(undoRun).answer(({ body }) => ({
    removed: 28,
    kept: 0,
    restored: 0,
    rule_paused: body.pauseRule,
  }));
}

const question = page.getByRole('alertdialog', { name: 'Undo run' });
const confirm = question.getByRole('button', { name: 'Undo run' });

async function ask(open: (address: string) => Promise<void>): Promise<void> {
  await open('/employees');
  await page.getByRole('button', { name: /^Undo Two on/ }).click();
  await expect.element(question).toHaveTextContent('1 Mar 2027 to 14 Mar 2027');
}

test('undoing the run of an active rule asks whether to stop the rule', async ({
  server,
  open,
}) => {
  withRun(server, { rule: RULE });
  await ask(open);
  await expect.element(confirm).toBeDisabled();
  await expect
    .element(question.getByText('Within the hour it fills 15 Mar 2027 to 11 May 2027 with drafts'))
    .toBeVisible();
  await expectAccessible();
  await question.getByLabelText('Stop the rule').click();
  await confirm.click();
  await expect
    .element(page.getByText('Removed 28 shifts. "Ward days" is paused.').first())
    .toBeVisible();
  expect(server.sent(undoRun)[0]?.body).toEqual({ includePublished: false, pauseRule: true });
});

test('a rule can be kept when its run is undone', async ({ server, open }) => {
  withRun(server, { rule: RULE });
  await ask(open);
  await question.getByLabelText('Keep the rule').click();
  await confirm.click();
  await expect.element(page.getByText('Removed 28 shifts.', { exact: true }).first()).toBeVisible();
  expect(server.sent(undoRun)[0]?.body).toMatchObject({ pauseRule: false });
});

test('a paused rule is no question', async ({ server, open }) => {
  withRun(server, { rule: { ...RULE, status: 'paused', next: null } });
  await ask(open);
  await expect.element(confirm).toBeEnabled();
  await expect.element(question.getByText('Keep the rule')).not.toBeInTheDocument();
});

test('drafts that were only published go, too, unless someone says no', async ({
  server,
  open,
}) => {
  withRun(server, { shifts_untouched: 0, shifts_published: 28 });
  await ask(open);
  expect(question.getByText('None of its shifts will be removed').elements()).toEqual([]);
  const published = question.getByLabelText('Remove 28 published shifts, too');
  await expect.element(published).toBeChecked();
  await published.click();
  await confirm.click();
  await expect.poll(() => server.sent(undoRun)).toHaveLength(1);
  expect(server.sent(undoRun)[0]?.body).toMatchObject({ includePublished: false });
});

test('an undo that a rule blocks is done with a reason of an admin', async ({ server, open }) => {
  withRun(server);
  server.on(undoRun).answer(({ body }) => {
    if (!body.override) throw blockedByRest();
    return { removed: 28, kept: 0, restored: 1, rule_paused: false };
  });
  await ask(open);
  await confirm.click();
  const blocked = page.getByRole('dialog', { name: 'A rule blocks this' });
  await blocked.getByLabelText('Reason').fill('Agreed by phone');
  await blocked.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(page.getByText(/^Removed 28 shifts and brought back 1/)).toBeVisible();
  expect(server.sent(undoRun).map(({ body }) => body.override?.reason)).toEqual([
    undefined,
    'Agreed by phone',
  ]);
});
