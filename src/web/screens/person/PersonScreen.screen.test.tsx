import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { addContract, type Contracts, getHours, listContracts } from '#contract/api/contracts';
import { type Employee, listEmployees } from '#contract/api/employees';
import { getFairness } from '#contract/api/fairness';
import { listHoldings, listSkills } from '#contract/api/skills';
import { AppError } from '#contract/errors';
import { FAIRNESS_LINES } from '#engine/fairness/count-figures';
import type { CalendarDate } from '#engine/time/kinds';
import { expectAccessible } from '../../testing/expect-accessible';
import { fairnessOf } from '../../testing/fairness';
import type { FakeServer } from '../../testing/fake-server';
import { expectNoSidewaysScroll, idOf, ORG_ID, person, test } from '../../testing/screen-test';

const AMY: Employee = {
  id: idOf('Amy Able'),
  org_id: ORG_ID,
  user_id: null,
  name: 'Amy Able',
  email: 'amy@example.com',
  phone: '0400 000 000',
  role: 'employee',
  created_at: '2026-01-01T00:00:00Z',
  shift_group: null,
};

const CONTRACTS: Contracts = {
  birthDate: null,
  contracts: [
    {
      validFrom: '2026-01-05' as CalendarDate,
      type: 'full-time',
      hours: 38,
      period: 7,
      averagingWeeks: 4,
      anchor: '2026-01-05' as CalendarDate,
      agreements: [],
      leaveCounts: true,
      holidaysCount: true,
      employeeNumber: '4711',
      addedBy: 'Olive Owner',
    },
  ],
};

const PATH = `/employees/${AMY.id}`;
const contract = () => page.getByRole('region', { name: 'Contract and hours' });

function withAmy(server: FakeServer, contracts = CONTRACTS): void {
  server.on(listEmployees).answer(() => [AMY]);
  server.on(listContracts).answer(() => contracts);
  server.on(listSkills).answer(() => []);
  server.on(listHoldings).answer(() => []);
  server.on(getHours).answer(() => ({
    hours: {
      from: '2027-03-01' as CalendarDate,
      to: '2027-03-28' as CalendarDate,
      ordinary: 152 * 60,
      worked: 144 * 60,
      workedByClock: 143 * 60,
      leave: 0,
      holidays: 456,
      counted: 144 * 60 + 456,
    },
  }));
}

test('a manager sees profile, contract and hours, and adds no contract', async ({
  server,
  open,
}) => {
  withAmy(server);
  await open(PATH, person({ role: 'manager' }));
  await expect.element(page.getByRole('heading', { name: 'Amy Able' })).toBeVisible();
  await expect.element(page.getByText('0400 000 000')).toBeVisible();
  await expect.element(contract().getByText('151.6 of 152 h')).toBeVisible();
  await expect.element(contract().getByText('Close to the ordinary hours')).toBeVisible();
  await expect
    .element(contract().getByText(/144 h rostered \(143 h by the clock\), 7.6 h public holidays/))
    .toBeVisible();
  await expect.element(contract().getByText('Full-time, 38 hours a week')).toBeVisible();
  await expect.element(contract().getByText(/Employee number 4711/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add contract' })).not.toBeInTheDocument();
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('an admin adds a contract that starts from the last one', async ({ server, open }) => {
  withAmy(server);
  server.on(addContract).answer(() => CONTRACTS);
  await open(PATH);
  await page.getByRole('button', { name: 'Add contract' }).click();
  const form = page.getByRole('dialog', { name: 'Add contract' });
  await form.getByLabelText('Ordinary hours').fill('many');
  await form.getByRole('button', { name: 'Add contract' }).click();
  await expect.element(form.getByText(/Invalid date format/)).toBeVisible();
  await expect.element(form.getByText('Enter a number of hours')).toBeVisible();
  await form.getByLabelText('First day', { exact: true }).fill('2027-06-01');
  await form.getByLabelText('Type').selectOptions('Part-time');
  await form.getByLabelText('Ordinary hours').fill('22.8');
  await form.getByRole('button', { name: 'Add contract' }).click();
  await expect.element(page.getByText('Contract added').first()).toBeVisible();
  expect(server.sent(addContract)[0]?.body).toMatchObject({
    validFrom: '2027-06-01',
    type: 'part-time',
    hours: 22.8,
    period: 7,
    averagingWeeks: 4,
    employeeNumber: '4711',
  });
});

test('what the server refuses stands beside its field', async ({ server, open }) => {
  withAmy(server, { birthDate: null, contracts: [] });
  const message = 'A contract already begins on this day. Choose another day.';
  server.on(addContract).answer(() => {
    throw new AppError('invalid_input', { fields: [{ field: 'validFrom', message }] });
  });
  await open(PATH);
  await expect.element(contract().getByText('No contract yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add contract' }).click();
  const form = page.getByRole('dialog', { name: 'Add contract' });
  await form.getByLabelText('First day', { exact: true }).fill('2027-06-01');
  await form.getByRole('button', { name: 'Add contract' }).click();
  await expect.element(form.getByText(message)).toBeVisible();
});

test('someone who left is said to be gone', async ({ server, open }) => {
  withAmy(server);
  await open(`/employees/${idOf('Ben Bold')}`);
  await expect.element(page.getByText("This person isn't in your organisation")).toBeVisible();
  await page.getByRole('link', { name: 'Show all employees' }).element();
});

test('an employee is told that the page is not for them', async ({ open }) => {
  await open(PATH, person({ role: 'employee', employee_id: AMY.id }));
  await expect.element(page.getByText(/Only managers, admins and owners/)).toBeVisible();
});

const fairness = () => page.getByRole('region', { name: 'Fairness' });

test('a manager reads what two years ask of someone, beside the median of the group', async ({
  server,
  open,
}) => {
  withAmy(server);
  server.on(getFairness).answer(() => ({
    lines: [...FAIRNESS_LINES],
    people: [
      fairnessOf(
        'Amy Able',
        {
          nights: {
            count: 14,
            minutes: 168 * 60,
            per100Hours: 10.5,
            median: 11,
            medianPer100Hours: 8,
          },
          weekends: { count: 9, fromPattern: 4, minutes: 4_320, median: 9 },
          wishes: { count: 3, outOf: 4 },
        },
        { group_name: 'ICU', since: '2027-01-04' as CalendarDate },
      ),
    ],
  }));
  await open(PATH, person({ role: 'manager' }));
  const last = fairness().getByRole('region', { name: 'Last twelve months' });
  await expect.element(last.getByText('14 nights, 168 h')).toBeVisible();
  await expect
    .element(
      last.getByText('The median of ICU is 11. 10.5 per 100 rostered hours, the median is 8.'),
    )
    .toBeVisible();
  await expect.element(last.getByText('0 leave requests declined')).toBeVisible();
  await expect.element(last.getByText('3 of 4 wishes kept, 75 %')).toBeVisible();
  const coming = fairness().getByRole('region', { name: 'Coming twelve months' });
  await expect
    .element(coming.getByText('9 weekends, 72 h (4 by the pattern, not yet published)'))
    .toBeVisible();
  expect(coming.getByText(/declined/).elements()).toEqual([]);
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('figures that cannot be loaded say so', async ({ server, open }) => {
  withAmy(server);
  server.on(getFairness).answer(() => {
    throw new AppError('internal');
  });
  await open(PATH);
  await expect.element(fairness().getByText("We couldn't load the figures")).toBeVisible();
});
