import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  createRequest,
  getRequestPolicies,
  listRequests,
  listRings,
  listSwapChoices,
  listTakers,
  type RequestView,
} from '#contract/api/requests';
import { addDays } from '#engine/time/dates';
import { todayIn } from '../../../platform/formats';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { employee } from '../../../testing/people';
import { expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';
import { shift } from '../../../testing/shifts';

const AMY = person({ role: 'employee', name: 'Amy Able', employee_id: idOf('Amy Able') });
const TODAY = todayIn('Australia/Sydney');

function withShifts(server: FakeServer, { offered = false, away = false } = {}) {
  const own = shift('Amy Able', { date: addDays(TODAY, 1) });
  const theirs = shift('Ben Bold', { date: addDays(TODAY, 3) });
  withBakery(server, {
    people: [employee('Amy Able'), employee('Ben Bold')],
    shifts: [own, theirs],
    statuses: away ? [{ employee_id: own.employee_id, date: own.date, status: 'holiday' }] : [],
  });
  const offer = (kind: RequestView['kind']): RequestView => ({
    id: idOf('request'),
    kind,
    state: 'asked',
    employee_id: idOf('Amy Able'),
    employee_name: 'Amy Able',
    reason: null,
    shifts: [{ ...own, side: 'given', chosen: true }],
    parties: [],
    starts_at: own.start_at,
    expires_at: null,
    created_at: own.start_at,
    ended_at: null,
    ended_by_name: null,
    ended_note: null,
    version: 1,
  });
  let requests: RequestView[] = offered ? [offer('give')] : [];
  server.on(listRequests).answer(() => requests);
  server.on(listTakers).answer(() => [
    { employee_id: idOf('Al Ash'), name: 'Al Ash', available: false },
    { employee_id: idOf('Ben Bold'), name: 'Ben Bold', available: true },
    { employee_id: idOf('Cy Coe'), name: 'Cy Coe', available: false },
  ]);
  server.on(listSwapChoices).answer(() => [{ ...theirs, frees_day: true, clean: false }]);
  const caras = shift('Cara Cole', { date: addDays(TODAY, 5) });
  server.on(listRings).answer(() => [{ first: theirs, second: caras }]);
  server.on(createRequest).answer(({ body }) => {
    const made = offer(body.kind);
    requests = [made];
    return made;
  });
  return { own, theirs, caras };
}

async function openDay(open: (path: string, user: typeof AMY) => Promise<unknown>) {
  await page.viewport(360, 740);
  await open('/my-shifts', AMY);
  await page
    .getByRole('button', { name: /1 shift/ })
    .first()
    .click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

test('offers an own shift to everyone who is available, and says whose it is until then', async ({
  server,
  open,
}) => {
  const { own } = withShifts(server);
  await openDay(open);
  await page.getByRole('button', { name: 'Give away' }).click();
  await expect.element(page.getByLabelText('Cy Coe (not available)')).toBeDisabled();
  const people = page.getByRole('group', { name: 'Who could take it?' }).getByRole('checkbox');
  await expect.element(people.first()).toHaveAccessibleName('Ben Bold');
  await expectNoSidewaysScroll();
  await expectAccessible();
  await page.getByRole('button', { name: 'Ask 1 colleague' }).click();
  await expect
    .element(page.getByText('It is still your shift. You work it unless someone accepts.'))
    .toBeVisible();
  expect(server.sent(createRequest).map(({ body }) => body)).toEqual([
    { kind: 'give', shiftId: own.id },
  ]);
});

test('a shift of a day of leave is neither given nor swapped, and the day says why', async ({
  server,
  open,
}) => {
  withShifts(server, { away: true });
  await openDay(open);
  await expect.element(page.getByRole('button', { name: 'Give away' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Swap' })).toBeDisabled();
  await expect
    .element(page.getByText('You are away or off that day. Your manager finds someone'))
    .toBeVisible();
  await expectAccessible();
});

test('asks to swap for a chosen shift that frees the day, with a reason', async ({
  server,
  open,
}) => {
  const { own, theirs } = withShifts(server);
  await openDay(open);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect.element(page.getByText('A manager has to approve this one.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Ben Bold: / }).click();
  await page.getByLabelText('Why').fill('My sister gets married');
  await page.getByRole('button', { name: 'Ask to swap' }).click();
  await expect.element(page.getByRole('dialog').getByText('Swap asked')).toBeVisible();
  expect(server.sent(createRequest).map(({ body }) => body)).toEqual([
    { kind: 'swap', shiftId: own.id, for: [theirs.id], reason: 'My sister gets married' },
  ]);
});

test('asks two colleagues to swap among three when no swap between two is clean', async ({
  server,
  open,
}) => {
  const { own, theirs, caras } = withShifts(server);
  await openDay(open);
  await page.getByRole('button', { name: 'Swap' }).click();
  await page.getByRole('radio', { name: /^You get Cara Cole's / }).click();
  await expect
    .element(page.getByText(/^Ben Bold gets yours, Cara Cole gets Ben Bold's /))
    .toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
  await page.getByRole('button', { name: 'Ask both' }).click();
  await expect.element(page.getByRole('dialog').getByText('Swap asked')).toBeVisible();
  expect(server.sent(createRequest).map(({ body }) => body)).toEqual([
    { kind: 'ring', shiftId: own.id, through: [theirs.id, caras.id] },
  ]);
});

test('My Shifts says of each shift what is happening to it', async ({ server, open }) => {
  withShifts(server, { offered: true });
  await page.viewport(360, 740);
  await open('/my-shifts', AMY);
  await expect
    .element(page.getByRole('region', { name: 'Today and your next shift' }).getByText('Offered'))
    .toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Coming up' }).getByText('Offered'))
    .toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
});

test('an organisation without swaps offers none', async ({ server, open }) => {
  withShifts(server);
  server.on(getRequestPolicies).answer(() => ({
    swaps: 'never',
    among: 'organisation',
    notice_hours: 0,
    claims: 'first-come',
  }));
  await openDay(open);
  await expect.poll(() => server.sent(getRequestPolicies).length).toBeGreaterThan(0);
  await expect.element(page.getByText('Published')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Give away' })).not.toBeInTheDocument();
});

test('says once that a manager approves every swap, where the organisation chose so', async ({
  server,
  open,
}) => {
  withShifts(server);
  server.on(getRequestPolicies).answer(() => ({
    swaps: 'manager',
    among: 'organisation',
    notice_hours: 0,
    claims: 'first-come',
  }));
  await openDay(open);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect.element(page.getByText('A manager has to approve every swap.')).toBeVisible();
  await expect
    .element(page.getByText('A manager has to approve this one.'))
    .not.toBeInTheDocument();
});
