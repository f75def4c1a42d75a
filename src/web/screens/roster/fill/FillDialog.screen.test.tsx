import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { listDayStatuses } from '#contract/api/day-statuses';
import {
  acceptFill,
  cancelFill,
  type Fill,
  type FillShift,
  getFill,
  startFill,
} from '#contract/api/fill';
import { AppError } from '#contract/errors';
import type { CalendarDate } from '#engine/time/kinds';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';
import { DEPOT, employee, fakeRoster } from '../testing/fake-roster';

const shift = (name: string, date: string) => ({
  employee_id: idOf(name),
  employee_name: name,
  location_id: DEPOT.id,
  location_name: 'Depot',
  timezone: 'Australia/Sydney',
  date: date as CalendarDate,
  start_at: `${date}T00:00:00.000Z`,
  end_at: `${date}T08:00:00.000Z`,
  role_label: null,
});

const RUNNING: Fill = {
  id: idOf('fill'),
  from: '2027-11-22' as CalendarDate,
  to: '2027-11-28' as CalendarDate,
  status: 'running',
  request: {
    from: '2027-11-22' as CalendarDate,
    to: '2027-11-28' as CalendarDate,
    locationIds: [DEPOT.id],
    groupIds: [],
    mayChange: 'open',
    warnings: 'keep',
    hours: 'may exceed',
    weights: { wishes: 2, hours: 1, fairness: 1, changes: 2 },
    seconds: 10,
  },
  seconds: 10,
  elapsed: 4,
  open: 5,
  problem: null,
  growing: null,
  proposal: null,
};

const DONE: Fill = {
  ...RUNNING,
  status: 'done',
  proposal: {
    added: [
      shift('Amy Able', '2027-11-22'),
      shift('Ben Bold', '2027-11-22'),
      shift('Amy Able', '2027-11-23'),
    ],
    removed: [],
    open: [
      {
        ...shift('Amy Able', '2027-11-24'),
        skill_name: 'First aid',
        places: 1,
        below_minimum: true,
        why: '12 people hold First aid: 7 have no hours left, 3 are on leave.',
        remedies: ['With a shorter rest: Amy Able'],
      },
    ],
    before: { places: 4, below_minimum: 4 },
    after: { places: 1, below_minimum: 1 },
    findings: { before: 2, after: 3 },
    unfair: { before: 2, after: 3 },
    refused: 1,
    hours: [
      { employee_id: idOf('Amy Able'), employee_name: 'Amy Able', before: 0, after: 960 },
      { employee_id: idOf('Ben Bold'), employee_name: 'Ben Bold', before: 480, after: 960 },
    ],
  },
};

const dialog = () => page.getByRole('dialog', { name: 'Fill the roster' });
const opener = () => page.getByRole('button', { name: 'Fill', exact: true });

const bar = () => page.getByRole('region', { name: 'Proposal' });
const proposed = () =>
  page.getByRole('gridcell', { name: /^Amy Able, Mon 22 Nov 2027, proposed: 11:00 to 19:00/ });

function withFill(server: FakeServer, fill: Fill) {
  fakeRoster(server, [employee('Amy Able'), employee('Ben Bold')], {});
  server.on(listDayStatuses).answer(() => []);
  server.on(startFill).answer(() => RUNNING);
  server.on(getFill).answer(() => fill);
}

/** The dialog closes, and the bar says how far it is. The server tells when there is more. */
async function look(server: FakeServer) {
  await opener().click();
  await dialog().getByRole('button', { name: 'Look for people' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  server.tell({ topic: 'fill' });
}

async function lookAtParts(server: FakeServer) {
  await look(server);
  await bar().getByRole('button', { name: 'Some...' }).click();
}

test('a proposal is shown by day and by person, and what is ticked is added', async ({
  server,
  open,
}) => {
  withFill(server, DONE);
  server.on(acceptFill).answer(() => ({
    shifts: 1,
    removed: 0,
    undo_id: idOf('undo'),
    cells: null,
    warnings: [],
    warningCount: 0,
  }));
  await open('/roster?date=2027-11-22');
  await lookAtParts(server);
  await expect.element(dialog().getByText('4 → 1').first()).toBeVisible();
  expect(server.sent(startFill).at(-1)?.body).toMatchObject({
    from: '2027-11-22',
    to: '2027-11-28',
    mayChange: 'open',
    warnings: 'keep',
  });
  await expectAccessible();
  await dialog().getByLabelText('Tue 23 Nov').click();
  await dialog().getByRole('tab', { name: 'By person' }).click();
  await dialog().getByLabelText('Ben Bold: 8 h → 16 h').click();
  await dialog().getByRole('button', { name: 'Add 1 draft' }).click();
  await expect.element(page.getByText('Added 1 draft')).toBeVisible();
  expect(server.sent(acceptFill).at(-1)?.body).toEqual({
    employeeIds: [idOf('Amy Able')],
    dates: ['2027-11-22'],
  });
});

test('a place that stays open says why, and what would fill it', async ({ server, open }) => {
  withFill(server, DONE);
  await open('/roster?date=2027-11-22');
  await lookAtParts(server);
  await dialog().getByRole('tab', { name: 'Still open (1)' }).click();
  await expect.element(dialog().getByText(/^12 people hold First aid/)).toBeVisible();
  await expect.element(dialog().getByText('With a shorter rest: Amy Able')).toBeVisible();
  await expectNoSidewaysScroll();
});

test('Fill says where nothing is needed, and where nothing is open', async ({ server, open }) => {
  const none = { places: 0, below_minimum: 0 };
  const nothing = { added: [], removed: [], open: [], hours: [], before: none, after: none };
  withFill(server, {
    ...DONE,
    proposal: {
      ...nothing,
      findings: { before: 0, after: 0 },
      unfair: { before: 0, after: 0 },
      refused: 0,
    },
  });
  await page.viewport(360, 740);
  await open('/roster?date=2027-11-22');
  await opener().click();
  await expect.element(dialog().getByText(/^No job site says how many people/)).toBeVisible();
  await expectNoSidewaysScroll();
  await dialog().getByRole('button', { name: 'Look for people' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  server.tell({ topic: 'fill' });
  await expect.element(bar().getByText(/^Every shift that your job sites need/)).toBeVisible();
  await expectNoSidewaysScroll();
});

test('a fill that was too large says what to choose', async ({ server, open }) => {
  withFill(server, { ...RUNNING, status: 'failed', problem: 'memory' });
  await open('/roster?date=2027-11-22');
  await look(server);
  await expect.element(bar().getByText(/^This was too much for one fill/)).toBeVisible();
  await bar().getByRole('button', { name: 'Change settings' }).click();
  await expect.element(dialog().getByText(/^This was too much for one fill/)).toBeVisible();
  await expect.element(dialog().getByLabelText('Contract hours')).toHaveValue('may exceed');
});

test('a fill under way shows how far it is, and can be stopped', async ({ server, open }) => {
  withFill(server, RUNNING);
  server.on(cancelFill).answer(() => ({ ...RUNNING, status: 'cancelled' }));
  await open('/roster?date=2027-11-22');
  await look(server);
  await expect.element(bar().getByText(/^5 shifts are open in the best roster/)).toBeVisible();
  await opener().click();
  await expect.element(dialog().getByText(/^5 shifts are open in the best roster/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  server.on(getFill).answer(() => ({ ...RUNNING, status: 'cancelled' }));
  await bar().getByRole('button', { name: 'Stop' }).click();
  await expect.element(bar().getByText(/^You stopped this fill/)).toBeVisible();
  await bar().getByRole('button', { name: 'Close' }).click();
  await expect.element(bar()).not.toBeInTheDocument();
});

test('the roster grows in the grid while Fill looks, and shrinks where a better one has less', async ({
  server,
  open,
}) => {
  const grown = (...added: FillShift[]) =>
    withFill(server, { ...RUNNING, growing: { added, removed: [] } });
  grown(shift('Amy Able', '2027-11-22'));
  await page.viewport(1280, 800);
  await open('/roster?date=2027-11-22');
  await look(server);
  await expect.element(proposed()).toBeVisible();
  // It is read again by itself too, in case what the server tells is lost.
  grown(shift('Ben Bold', '2027-11-22'));
  const better = page.getByRole('gridcell', {
    name: /^Ben Bold, Mon 22 Nov 2027, proposed: 11:00/,
  });
  await expect.element(better).toBeVisible();
  await expect.element(proposed()).not.toBeInTheDocument();
  await expectAccessible();
  // Only the people it is about, until one wants to see everyone.
  const amy = page.getByRole('gridcell', { name: /^Amy Able, Mon 22 Nov 2027/ });
  await expect.element(amy).not.toBeInTheDocument();
  await bar().getByRole('button', { name: 'Show everyone' }).click();
  await expect.element(amy).toBeVisible();
  await expect.element(better).toBeVisible();
  await bar().getByRole('button', { name: 'Only these people' }).click();
  await expect.element(amy).not.toBeInTheDocument();
});

test('where nobody is found the bar leads to the reasons', async ({ server, open }) => {
  const proposal = DONE.proposal && { ...DONE.proposal, added: [], hours: [] };
  withFill(server, { ...DONE, proposal });
  await page.viewport(360, 740);
  await open('/roster?date=2027-11-22');
  await look(server);
  await expect.element(bar().getByText('Nobody was found for 1 open shift.')).toBeVisible();
  await expectNoSidewaysScroll();
  await bar().getByRole('button', { name: 'See why' }).click();
  await expect.element(dialog().getByText(/^12 people hold First aid/)).toBeVisible();
});

test('a roster that changed since says so, and keeps the proposal', async ({ server, open }) => {
  withFill(server, DONE);
  server.on(acceptFill).answer(() => {
    throw new AppError('fill_changed');
  });
  await open('/roster?date=2027-11-22', person({ role: 'manager' }));
  await lookAtParts(server);
  await dialog().getByRole('button', { name: 'Add 3 drafts' }).click();
  await expect.element(page.getByText(/The roster has changed since Fill/)).toBeVisible();
});

test('a proposal waits hatched in the grid, until it is accepted', async ({ server, open }) => {
  withFill(server, DONE);
  server.on(acceptFill).answer(() => ({
    shifts: 3,
    removed: 0,
    undo_id: idOf('undo'),
    cells: null,
    warnings: [],
    warningCount: 0,
  }));
  await page.viewport(1280, 800);
  await open('/roster?date=2027-11-22');
  await look(server);
  await expect.element(bar().getByText('Proposal: 3 shifts for 2 people.')).toBeVisible();
  await expect.element(bar().getByText(/^Open shifts 4 → 1, below minimum 4 → 1/)).toBeVisible();
  await expect.element(proposed()).toBeVisible();
  await expectAccessible();
  await bar().getByRole('button', { name: 'Accept all' }).click();
  await expect.element(page.getByText('Added 3 drafts')).toBeVisible();
  expect(server.sent(acceptFill).at(-1)?.body).toEqual({});
  await expect.element(bar()).not.toBeInTheDocument();
});

test('a proposal in the address can be looked at in parts, or discarded', async ({
  server,
  open,
}) => {
  withFill(server, DONE);
  await page.viewport(1280, 800);
  await open(`/roster?date=2027-11-22&fill=${DONE.id}`);
  await bar().getByRole('button', { name: 'Some...' }).click();
  await expect.element(dialog().getByText('Rules were against 1 shift that')).toBeVisible();
  await expect.element(dialog().getByText('twelve months: 2 before, 3 after.')).toBeVisible();
  await dialog().getByRole('button', { name: 'Show in the roster' }).click();
  await bar().getByRole('button', { name: 'Some...' }).click();
  await dialog().getByRole('button', { name: 'Change settings' }).click();
  await expect.element(dialog().getByRole('button', { name: 'Job sites: Depot' })).toBeVisible();
  await expect.element(dialog().getByLabelText('Contract hours')).toHaveValue('may exceed');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await bar().getByRole('button', { name: 'Discard' }).click();
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(proposed()).not.toBeInTheDocument();
});
