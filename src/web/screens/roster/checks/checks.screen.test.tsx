import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listDayStatuses } from '#contract/api/day-statuses';
import { changeCells } from '#contract/api/roster';
import { listFindings } from '#contract/api/rules';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { blockedByRest, countOf, finding } from '../../../testing/findings';
import { idOf, person, test } from '../../../testing/screen-test';
import { employee, fakeRoster, shift } from '../testing/fake-roster';

const REST = finding();

function withFinding(server: FakeServer): void {
  fakeRoster(server, [employee('Amy Able'), employee('Ben Bold')], {
    'Amy Able 2027-11-22': [shift(14, 22)],
    'Amy Able 2027-11-23': [shift(6, 14)],
    'Ben Bold 2027-11-22': [shift(7, 15)],
  });
  server.on(listDayStatuses).answer(() => []);
  server.on(listFindings).answer(() => ({ counts: [countOf(REST)], findings: [REST] }));
}

const drawer = () => page.getByRole('complementary', { name: 'Checks' });
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
  await expect.element(drawer().getByRole('heading', { name: 'Checks' })).toHaveFocus();
  await drawer().getByText('Rest between shifts').click();
  await expect.element(drawer().getByText(/Start the shift of Tue 23 Nov 2 h later/)).toBeVisible();
  await expectAccessible();
  // The grid can be used beside it, and it stays when it leads to a day out of sight.
  page.getByRole('grid').element().scrollTo({ left: 9_000 });
  await expect.element(cell(/^Amy Able, Tue 23 Nov/)).not.toBeInTheDocument();
  await drawer().getByRole('button', { name: 'Show Amy Able, Tue 23 Nov' }).click();
  await expect.element(cell(/^Amy Able, Tue 23 Nov/)).toHaveFocus();
  await expect.element(cell(/^Amy Able, Tue 23 Nov/)).toBeInViewport();
  await expect.element(drawer()).toBeVisible();

  await drawer().getByText('Rest between shifts').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Checks 1 finding' })).toHaveFocus();
});

test('Checks folds the findings of a person, follows changes, and finds who is filtered out', async ({
  server,
  open,
}) => {
  withFinding(server);
  const late = [1, 2, 3].map((number) =>
    finding({ fingerprint: `f${number}`, text: `Rest of ${number} h on Tue 23 Nov` }),
  );
  let found = [...late, finding({ employee_id: idOf('Ben Bold'), employee_name: 'Ben Bold' })];
  server
    .on(listFindings)
    .answer(() => ({ counts: [countOf(REST, { findings: 9, people: 4 })], findings: found }));
  await open('/roster?date=2027-11-22&checks=open&find=ben');
  const rules = drawer().getByRole('list', { name: 'Findings by rule' });
  await rules.getByText('Rest between shifts').click();
  await expect.element(rules.getByText('3 warnings')).toBeVisible();
  await expect.element(rules.getByText('+5 more')).toBeVisible();
  await expect.element(rules.getByText('Rest of 2 h on Tue 23 Nov')).not.toBeVisible();
  await rules.getByText('3 warnings').click();
  await expect.element(rules.getByText('Rest of 2 h on Tue 23 Nov')).toBeVisible();
  await expectAccessible();

  expect(cell(/^Amy Able/).elements()).toEqual([]);
  await rules.getByRole('button', { name: 'Show Amy Able, Tue 23 Nov' }).first().click();
  await expect.element(cell(/^Amy Able, Tue 23 Nov/)).toHaveFocus();

  found = late.slice(0, 1);
  server.tell({ topic: 'rules' });
  await expect.element(rules.getByText('3 warnings')).not.toBeInTheDocument();
  await expect.element(rules.getByText('Rest of 1 h on Tue 23 Nov')).toBeVisible();
});

test('two rules about days away have a name each, and no word is broken to fit', async ({
  server,
  open,
}) => {
  withFinding(server);
  const onLeave = finding({ rule_id: idOf('leave'), kind: 'away' });
  const sick = finding({ rule_id: idOf('sick'), kind: 'away' });
  server.on(listFindings).answer(() => ({
    counts: [
      { ...countOf(onLeave, { findings: 6, people: 2 }), away: 'leave' },
      { ...countOf(sick, { findings: 114, people: 20 }), away: 'sick' },
    ],
    findings: [],
  }));
  await open('/roster?date=2027-11-22&checks=open');
  await expect.element(drawer().getByText('Work while on leave')).toBeVisible();
  const { height } = drawer().getByText('Work on a sick day').element().getBoundingClientRect();
  expect(height).toBeLessThan(30);
});

test('on a phone Checks is a sheet about the day, and opens it', async ({ server, open }) => {
  withFinding(server);
  await open('/roster?date=2027-11-23');
  await page.viewport(360, 740);
  await page.getByRole('button', { name: 'Checks 1 finding' }).click();
  const sheet = page.getByRole('dialog', { name: 'Checks' });
  await sheet.getByText('Rest between shifts').click();
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Show Amy Able, Tue 23 Nov' }).click();
  const day = page.getByRole('dialog', { name: /^Amy Able, / });
  await expect.element(day.getByText(/Rest of 8 h/)).toBeVisible();
});

test('the grid shows only people with findings when asked', async ({ server, open }) => {
  withFinding(server);
  await open('/roster?date=2027-11-22');
  await page.getByRole('button', { name: 'Checks 1 finding' }).click();
  await page.getByLabelText('Only people with findings').click();
  await drawer().getByRole('button', { name: 'Close' }).click();
  await expect.element(cell(/^Ben Bold, Mon 22 Nov/)).not.toBeInTheDocument();
  await expect.element(cell(/^Amy Able, Mon 22 Nov/)).toBeVisible();
});

async function publishAmy() {
  await cell(/^Ben Bold, Mon 22 Nov/).click({ modifiers: ['Control'] });
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
}

function refuses(server: FakeServer, times = 1): void {
  server.on(changeCells).answer(({ body }) => {
    if (body.override) return { shifts: 1, statuses: 0, cells: null, undo_id: idOf('undo') };
    throw blockedByRest(times, times);
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

test('an admin who rosters someone on approved leave is asked for a reason', async ({
  server,
  open,
}) => {
  withFinding(server);
  const text = 'On leave from Mon 22 Nov to Wed 24 Nov';
  const onLeave = finding({ kind: 'away', severity: 'block', text, fix: null });
  server.on(changeCells).answer(({ body }) => {
    if (body.override) return { shifts: 1, statuses: 0, cells: null, undo_id: idOf('undo') };
    const counts = [countOf(onLeave)];
    throw new AppError('rule_blocked', { sentence: text, findings: [onLeave], counts });
  });
  await open('/roster?date=2027-11-22');
  await publishAmy();
  const blocked = page.getByRole('dialog', { name: 'A rule blocks this' });
  await expect.element(blocked.getByText(/On leave from Mon 22 Nov/)).toBeVisible();
  await blocked.getByLabelText('Reason').fill('She offered to come in');
  await blocked.getByRole('button', { name: 'Save anyway' }).click();
  await expect
    .poll(() => server.sent(changeCells).map(({ body }) => body.override?.reason))
    .toEqual([undefined, 'She offered to come in']);
});

test('a manager reads why a change was refused', async ({ server, open }) => {
  withFinding(server);
  refuses(server);
  await open('/roster?date=2027-11-22', person({ role: 'manager' }));
  await publishAmy();
  await expect.element(page.getByText(/409: Amy Able: Rest of 8 h/)).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test("a manager gives a reason to roster someone who can't work then", async ({ server, open }) => {
  withFinding(server);
  server.on(changeCells).answer(({ body }) => {
    if (body.override) return { shifts: 1, statuses: 0, cells: null, undo_id: idOf('undo') };
    throw new AppError('reason_needed', { sentence: REST.text, findings: [REST] });
  });
  await open('/roster?date=2027-11-22', person({ role: 'manager' }));
  await publishAmy();
  const asked = page.getByRole('dialog', { name: "Someone can't work then" });
  await asked.getByLabelText('Reason').fill('Agreed by phone');
  await asked.getByRole('button', { name: 'Save anyway' }).click();
  await expect
    .poll(() => server.sent(changeCells).map(({ body }) => body.override))
    .toEqual([undefined, { reason: 'Agreed by phone', onlyWishes: true }]);
});

test('a manager sees many blocks grouped by rule, and who can save the change', async ({
  server,
  open,
}) => {
  withFinding(server);
  refuses(server, 300);
  await open('/roster?date=2027-11-22', person({ role: 'manager' }));
  await publishAmy();
  const blocked = page.getByRole('dialog', { name: 'A rule blocks this' });
  await expect
    .element(blocked.getByRole('list', { name: 'Findings by rule' }))
    .toHaveTextContent(/^Rest between shifts300 blocks300 peopleAmy Able: .*\+299 more$/);
  await expect.element(blocked.getByText(/An admin can save it anyway/)).toBeVisible();
  expect(blocked.getByRole('button', { name: 'Save anyway' }).elements()).toEqual([]);
  await expectAccessible();
});
