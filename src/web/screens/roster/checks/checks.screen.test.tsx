import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listDayStatuses } from '#contract/api/day-statuses';
import { changeCells } from '#contract/api/roster';
import { listFindings, type RosterFinding } from '#contract/api/rules';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { idOf, person, test } from '../../../testing/screen-test';
import { employee, fakeRoster, shift } from '../testing/fake-roster';

const REST = {
  rule_id: idOf('rest'),
  kind: 'rest',
  severity: 'warn',
  employee_id: idOf('Amy Able'),
  employee_name: 'Amy Able',
  from: '2027-11-22',
  to: '2027-11-23',
  text: 'Rest of 8 h between Mon 22 Nov and Tue 23 Nov; 10 h needed',
  fix: 'Start the shift of Tue 23 Nov 2 h later',
  fingerprint: 'f',
  override: null,
} as RosterFinding;

function withFinding(server: FakeServer): void {
  fakeRoster(server, [employee('Amy Able'), employee('Ben Bold')], {
    'Amy Able 2027-11-22': [shift(14, 22)],
    'Amy Able 2027-11-23': [shift(6, 14)],
    'Ben Bold 2027-11-22': [shift(7, 15)],
  });
  server.on(listDayStatuses).answer(() => []);
  const { rule_id, kind, severity } = REST;
  server.on(listFindings).answer(() => ({
    counts: [{ rule_id, kind, severity, findings: 1, people: 1 }],
    findings: [REST],
  }));
}

const cell = (name: RegExp) => page.getByRole('gridcell', { name });

test('a cell says its finding, and Checks leads from the rule to the day', async ({
  server,
  open,
}) => {
  withFinding(server);
  await open('/roster?date=2027-11-22');
  await expect.element(cell(/Amy Able, Tue 23 Nov 2027, .*, Warning: Rest of 8 h/)).toBeVisible();
  await expect.element(cell(/^Ben Bold, Mon 22 Nov 2027, 07:00 to 15:00$/)).toBeVisible();
  await page.getByRole('button', { name: 'Checks 1 finding' }).click();
  const checks = page.getByRole('dialog', { name: 'Checks' });
  await checks.getByText('Rest between shifts').click();
  await expect.element(checks.getByText(/Start the shift of Tue 23 Nov 2 h later/)).toBeVisible();
  await expectAccessible();
  await checks.getByRole('button', { name: 'Open Amy Able, Tue 23 Nov' }).click();
  const day = page.getByRole('dialog', { name: /^Amy Able, / });
  await expect.element(day.getByText(/Rest of 8 h/)).toBeVisible();
});

test('the grid shows only people with findings when asked', async ({ server, open }) => {
  withFinding(server);
  await open('/roster?date=2027-11-22');
  await page.getByRole('button', { name: 'Checks 1 finding' }).click();
  await page.getByLabelText('Only people with findings').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(cell(/^Ben Bold, Mon 22 Nov/)).not.toBeInTheDocument();
  await expect.element(cell(/^Amy Able, Mon 22 Nov/)).toBeVisible();
});

async function publishAmy() {
  await cell(/^Ben Bold, Mon 22 Nov/).click({ modifiers: ['Control'] });
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
}

function refuses(server: FakeServer): void {
  server.on(changeCells).answer(({ body }) => {
    if (body.override) return { shifts: 1, statuses: 0, cells: null, undo_id: idOf('undo') };
    throw new AppError('rule_blocked', {
      sentence: `Amy Able: ${REST.text}.`,
      findings: [{ ...REST, severity: 'block' }],
    });
  });
}

test('an admin saves a blocked change with a reason', async ({ server, open }) => {
  withFinding(server);
  refuses(server);
  await open('/roster?date=2027-11-22');
  await publishAmy();
  const blocked = page.getByRole('dialog', { name: 'A rule blocks this' });
  await expect.element(blocked.getByText(/Rest of 8 h/)).toBeVisible();
  await blocked.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(blocked.getByText('Use at least 10 characters')).toBeVisible();
  await blocked.getByLabelText('Reason').fill('Agreed by phone');
  await expectAccessible();
  await blocked.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(blocked).not.toBeInTheDocument();
  await expect
    .poll(() => server.sent(changeCells).map(({ body }) => body.override?.reason))
    .toEqual([undefined, 'Agreed by phone']);
});

test('a manager reads why a change was refused', async ({ server, open }) => {
  withFinding(server);
  refuses(server);
  await open('/roster?date=2027-11-22', person({ role: 'manager' }));
  await publishAmy();
  await expect.element(page.getByText(/409: Amy Able: Rest of 8 h/)).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});
