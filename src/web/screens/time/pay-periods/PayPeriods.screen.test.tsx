import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { listEmployees } from '#contract/api/employees';
import { listLocations } from '#contract/api/locations';
import {
  closePayPeriod,
  createPayPeriod,
  listPayPeriods,
  listPayProfiles,
  PAY_PROFILES,
  type PayPeriod,
  reopenPayPeriod,
  STANDARD_COLUMNS,
  setPayProfile,
} from '#contract/api/pay-periods';
import { AppError } from '#contract/errors';
import type { CalendarDate } from '#engine/time/kinds';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { expectNoSidewaysScroll, idOf, test } from '../../../testing/screen-test';

const OPEN: PayPeriod = {
  id: idOf('period'),
  first_date: '2026-10-05' as CalendarDate,
  last_date: '2026-10-11' as CalendarDate,
  schedule: { kind: 'weekly', anchor: '2026-10-05' as CalendarDate },
  closed_at: null,
  closed_by_name: null,
  waiting: 2,
  lines: 0,
  adjustments: 0,
  elapsed_seconds: 0,
  clock_seconds: 0,
  exports: [],
};
const CLOSED: PayPeriod = {
  ...OPEN,
  closed_at: '2026-10-12T00:00:00.000Z',
  closed_by_name: 'Olive Owner',
  waiting: 0,
  lines: 3,
  adjustments: 1,
  elapsed_seconds: 32_400,
  clock_seconds: 28_800,
};

function withPeriods(server: FakeServer, ...periods: PayPeriod[]): void {
  server.on(listEmployees).answer(() => []);
  server.on(listLocations).answer(() => []);
  server.on(listPayPeriods).answer(() => periods);
}

const card = page.getByRole('tabpanel', { name: 'Pay periods' });

test('an admin adds the first pay period', async ({ server, open }) => {
  withPeriods(server);
  server.on(createPayPeriod).answer(() => OPEN);
  await open('/time?tab=pay');
  await card.getByLabelText('People are paid').selectOptions('weekly');
  await card.getByLabelText('A period begins on').fill('2026-10-05');
  await card.getByRole('button', { name: 'Add first pay period' }).click();
  await expect
    .poll(() => server.sent(createPayPeriod)[0]?.body)
    .toEqual({ schedule: { kind: 'weekly', anchor: '2026-10-05' }, from: '2026-10-05' });
});

test('a period that is not ready says why it stays open', async ({ server, open }) => {
  withPeriods(server, OPEN);
  server.on(closePayPeriod).answer(() => {
    throw new AppError('pay_period_unapproved');
  });
  await open('/time?tab=pay');
  await expect.element(card).toHaveTextContent("2 timesheets up to its end aren't approved yet.");
  await card.getByRole('button', { name: /^Close / }).click();
  await page.getByRole('button', { name: 'Close pay period' }).click();
  await expect.element(page.getByText(/Approve them first/)).toBeVisible();
});

test('a closed period shows both lengths, and is reopened with a reason', async ({
  server,
  open,
}) => {
  withPeriods(server, CLOSED);
  server.on(reopenPayPeriod).answer(() => OPEN);
  await open('/time?tab=pay');
  await expect
    .element(card)
    .toHaveTextContent(
      'Closed by Olive Owner. 3 lines, 1 difference from before, 9 h worked, 8 h by the clock.',
    );
  await expectAccessible();
  await card.getByRole('button', { name: /^Reopen / }).click();
  const confirm = page.getByRole('button', { name: 'Reopen pay period' });
  await expect.element(confirm).toBeDisabled();
  await page.getByLabelText('Reason').fill('Forgot Ben');
  await confirm.click();
  await expect.poll(() => server.sent(reopenPayPeriod)[0]?.body).toEqual({ reason: 'Forgot Ben' });
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('an admin names and orders the columns of a file', async ({ server, open }) => {
  withPeriods(server, CLOSED);
  server.on(listPayProfiles).answer(() =>
    PAY_PROFILES.map((profile) => ({
      profile,
      columns: STANDARD_COLUMNS[profile],
      standard: true,
    })),
  );
  server.on(setPayProfile).answer(({ body }) => ({
    profile: 'xero',
    columns: body.columns ?? [],
    standard: false,
  }));
  await open('/time?tab=pay');
  await card.getByRole('button', { name: 'Columns of the files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns of the files' });
  await dialog.getByLabelText('File').selectOptions('xero');
  await dialog.getByRole('button', { name: 'Move column 2 up' }).click();
  for (let removed = 0; removed < 4; removed += 1) {
    await dialog.getByRole('button', { name: 'Remove column 3' }).click();
  }
  await dialog.getByRole('button', { name: 'Add a column' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Save columns' })).toBeDisabled();
  await dialog.getByLabelText('Heading of column 3').fill('type');
  await dialog.getByLabelText('Text of column 3').fill('Ordinary Hours');
  await expectAccessible(dialog.element());
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  await dialog.getByRole('button', { name: 'Save columns' }).click();
  await expect
    .poll(() => server.sent(setPayProfile)[0]?.body)
    .toEqual({
      columns: [
        { heading: 'date', field: 'date_au' },
        { heading: 'full_name', field: 'employee' },
        { heading: 'type', field: 'text', text: 'Ordinary Hours' },
      ],
    });
});
