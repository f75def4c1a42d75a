// The cards of the queue that aren't a give or a swap, and what can be done on each of them.
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getInbox, type InboxCard } from '#contract/api/inbox';
import * as leave from '#contract/api/leave';
import { createOpenShift, makeShiftOpen } from '#contract/api/open-shifts';
import { findRepairs } from '#contract/api/repairs';
import type { RequestShift } from '#contract/api/requests';
import { askAgain, type UnconfirmedShift } from '#contract/api/shift-answers';
import { AppError } from '#contract/errors';
import type { CalendarDate } from '#engine/time/kinds';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { blockedByRest } from '../../testing/findings';
import { leaveOf } from '../../testing/leave';
import { expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';

const DAY = '2127-03-13' as CalendarDate;
const START = '2127-03-12T20:00:00.000Z';
const END = '2127-03-13T08:00:00.000Z';
const MANAGER = person({ role: 'manager', employee_id: null });
const base = { starts_at: START, clashes: [], if_nobody_decides: 'If nobody acts, it stays.' };
const place = { location_name: 'Shop', timezone: 'Australia/Sydney', date: DAY, role_label: null };

function withCards(server: FakeServer, ...cards: InboxCard[]): void {
  withBakery(server);
  server.on(getInbox).answer(() => ({ cards }));
}

const region = (name: string) => page.getByRole('region', { name });

function shiftCard(name: string, answer: UnconfirmedShift['answer']): InboxCard {
  return {
    ...base,
    type: 'shift',
    id: `shift ${name}`,
    shift: {
      ...place,
      id: idOf(`shift of ${name}`),
      employee_id: idOf(name),
      employee_name: name,
      location_id: idOf('Shop'),
      start_at: START,
      end_at: END,
      published: true,
      notes: null,
      template_code: null,
      org_id: idOf('Bakery'),
      updated_at: START,
      updated_by_name: null,
      source_rule_id: null,
      version: 1,
      answer,
      answer_note: answer === 'cannot' ? 'My car broke down' : null,
    },
  };
}

test('whoever has not confirmed is asked again, and a second time is refused in words', async ({
  server,
  open,
}) => {
  withCards(server, shiftCard('Amy Able', 'seen'), shiftCard('Ben Bold', null));
  let asked = 0;
  server.on(askAgain).answer(() => {
    asked += 1;
    if (asked > 1) throw new AppError('asked_lately');
  });
  await page.viewport(360, 740);
  await open('/requests', MANAGER);
  const card = region("Amy Able hasn't confirmed");
  await card.getByRole('button', { name: /^Ask again/ }).click();
  await expect.element(page.getByText('We asked Amy Able again').first()).toBeVisible();
  await expect.element(card.getByRole('button', { name: /^Ask again/ })).toBeDisabled();
  await expectNoSidewaysScroll();
  await expectAccessible();
  await region("Ben Bold hasn't confirmed")
    .getByRole('button', { name: /^Ask again/ })
    .click();
  await expect.element(page.getByText(/Someone asked less than an hour ago/).first()).toBeVisible();
});

test("a shift that someone can't work is offered from its card, and nobody is asked again", async ({
  server,
  open,
}) => {
  withCards(server, shiftCard('Amy Able', 'cannot'));
  server.on(makeShiftOpen).answer(() => ({
    undo_id: idOf('undo'),
    cells: null,
    warnings: [],
    warningCount: 0,
  }));
  await open('/requests', MANAGER);
  const card = region("Amy Able can't work");
  await expect.element(card.getByText('“My car broke down”')).toBeVisible();
  expect(card.getByRole('button', { name: /^Ask again/ }).elements()).toEqual([]);
  await card.getByRole('button', { name: /^Offer as open shift/ }).click();
  await expect.element(page.getByText('The shift is open now').first()).toBeVisible();
  expect(server.sent(makeShiftOpen).map(({ params }) => params.id)).toEqual([
    idOf('shift of Amy Able'),
  ]);
});

test('the shift of someone who is sick is repaired or offered from its card', async ({
  server,
  open,
}) => {
  const { shift } = shiftCard('Amy Able', null) as Extract<InboxCard, { type: 'shift' }>;
  const { answer: _, answer_note: __, ...own } = shift;
  withCards(server, {
    ...base,
    type: 'uncovered',
    id: 'uncovered',
    shift: { ...own, status: 'sick' },
  });
  server.on(findRepairs).answer(() => ({
    repairs: [],
    why: 'Nobody is free.',
    open: { price: 200, text: 'Leave it open' },
    can_ask: [],
    asked: [],
  }));
  server.on(makeShiftOpen).answer(() => ({
    undo_id: idOf('undo'),
    cells: null,
    warnings: [],
    warningCount: 0,
  }));
  await page.viewport(360, 740);
  await open('/requests', MANAGER);
  const card = region('The shift of Amy Able is uncovered');
  await expect.element(card.getByText('Sick', { exact: true })).toBeVisible();
  expect(card.getByRole('button', { name: /^Ask again/ }).elements()).toEqual([]);
  await expectNoSidewaysScroll();
  await expectAccessible();
  await card.getByRole('button', { name: /^Find someone/ }).click();
  await expect.poll(() => server.sent(findRepairs)).toHaveLength(1);
  await card.getByRole('button', { name: /^Offer as open shift/ }).click();
  await expect.element(page.getByText('The shift is open now').first()).toBeVisible();
  expect(server.sent(makeShiftOpen).map(({ params }) => params.id)).toEqual([own.id]);
});

test('short cover is offered for as many people as are still missing', async ({ server, open }) => {
  const cover: InboxCard = {
    ...base,
    ...place,
    type: 'cover',
    id: 'cover',
    location_id: idOf('Shop'),
    ends_at: END,
    missing: 3,
    offered: 1,
  };
  withCards(server, cover);
  server.on(createOpenShift).answer(() => {
    throw new AppError('open_shift_past');
  });
  await open('/requests', MANAGER);
  const card = region('Shop is short of 3 people');
  await expect.element(card.getByText('1 open place offered already')).toBeVisible();
  await card.getByRole('button', { name: /^Offer as open shift/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Offer an open shift for 2 people?' });
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Offer shift' }).click();
  await expect.element(page.getByText(/This time is over/).first()).toBeVisible();
  expect(server.sent(createOpenShift)[0]?.body).toMatchObject({
    locationId: idOf('Shop'),
    date: DAY,
    startTime: '07:00',
    endTime: '19:00',
    places: 2,
  });
});

test('a swap among three says who gets whose shift', async ({ server, open }) => {
  const names = ['Amy Able', 'Ben Bold', 'Cara Coe'];
  const shifts = names.map(
    (name, at): RequestShift => ({
      ...place,
      id: idOf(`shift of ${name}`),
      side: at === 0 ? 'given' : 'wanted',
      chosen: true,
      receiver_id: idOf(names[(at + 1) % 3] ?? ''),
      employee_id: idOf(name),
      employee_name: name,
      start_at: START,
      end_at: END,
    }),
  );
  withCards(server, {
    ...base,
    type: 'request',
    id: idOf('ring'),
    may_decide: true,
    request: {
      id: idOf('ring'),
      kind: 'ring',
      state: 'waiting',
      employee_id: idOf('Amy Able'),
      employee_name: 'Amy Able',
      reason: null,
      shifts,
      parties: names.map((name, at) => ({
        employee_id: idOf(name),
        name,
        part: at === 0 ? 'asker' : 'partner',
        answer: at === 0 ? null : 'accepted',
      })),
      starts_at: START,
      expires_at: null,
      created_at: START,
      ended_at: null,
      ended_by_name: null,
      ended_note: null,
      version: 1,
    },
    effect: { fingerprint: '', clean: true, blocked: false, findings: [], people: [], cover: [] },
  });
  await open('/requests', MANAGER);
  const card = region('Swap of Amy Able with two colleagues');
  for (const [at, name] of names.entries()) {
    const line = `${names[(at + 1) % 3]} gets ${name}'s Thu 13 Mar, 07:00–19:00 at Shop`;
    await expect.element(card.getByText(line)).toBeVisible();
  }
});

const asked = (name: string): leave.LeaveToDecide => ({
  ...leaveOf({ id: idOf(`leave of ${name}`), employee_id: idOf(name), employee_name: name }),
  preview: {
    text: 'uses 12 h: Thu D',
    minutes: 720,
    shifts: [],
    othersAway: null,
    blackouts: [],
    balance: null,
    needsEvidence: false,
  },
  clashes: [],
  refusals: name === 'Ben Bold' ? 2 : 0,
  effect: { clean: true, blocked: false, findings: [], people: [], cover: [] },
  fingerprint: `print of ${name}`,
  may_decide: true,
});

const touchedShift: leave.TouchedShift = {
  id: idOf('shift of Ben Bold'),
  date: DAY,
  label: 'D',
  location_name: 'Shop',
  timezone: 'Australia/Sydney',
  start_at: START,
  end_at: '2127-03-13T08:00:00.000Z',
  published: true,
  touch: 'whole',
  minutes: 720,
};

test('leave that cannot all be granted is one decision with the shifts, and says when too many are chosen', async ({
  server,
  open,
}) => {
  const leaves = ['Amy Able', 'Ben Bold'].map((name) => ({ ...asked(name), holidays_worked: 1 }));
  for (const { employee_name, preview } of leaves) {
    if (employee_name === 'Ben Bold') preview.shifts.push(touchedShift);
  }
  withCards(server, {
    ...base,
    type: 'leave-set',
    id: 'set',
    leaves,
    short: [{ location_name: 'Shop', date: DAY, leave_ids: leaves.map(({ id }) => id), room: 1 }],
  });
  server.on(leave.decideLeaveTogether).answer(() => []);
  await page.viewport(360, 740);
  await open('/requests', MANAGER);
  const card = region("Amy Able and Ben Bold can't both have leave");
  await expect.element(card.getByText('Shop on Thu 13 Mar: 1 of 2 can go')).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
  await card.getByRole('checkbox', { name: /^Amy Able/ }).click();
  await card.getByRole('checkbox', { name: /^Ben Bold/ }).click();
  await expect.element(card.getByText(/has room for 1\. It would be below its/)).toBeVisible();
  await card.getByRole('checkbox', { name: /^Amy Able/ }).click();
  await card.getByLabelText(/^What becomes of Thu 13 Mar/).selectOptions('Offer as open shift');
  await card.getByLabelText('Why are the others refused?').fill('Ben was refused twice');
  await card.getByRole('button', { name: 'Approve 1, refuse 1' }).click();
  await expect.element(page.getByText('Leave decided').first()).toBeVisible();
  expect(server.sent(leave.decideLeaveTogether)[0]?.body.decisions).toEqual([
    {
      id: leaves[0]?.id,
      fingerprint: 'print of Amy Able',
      decision: 'refuse',
      note: 'Ben was refused twice',
      perShift: [],
    },
    {
      id: leaves[1]?.id,
      fingerprint: 'print of Ben Bold',
      decision: 'approve',
      perShift: [{ shiftId: touchedShift.id, decision: 'open' }],
    },
  ]);
});

test('leave whose shift goes to someone against a rule is approved with a reason of an admin', async ({
  server,
  open,
}) => {
  withCards(server, { ...base, type: 'leave', id: 'leave', leave: asked('Amy Able') });
  server.on(leave.decideLeave).answer(({ body }) => {
    if (!body.override) throw blockedByRest();
    return leaveOf({ state: 'done' });
  });
  await open('/requests', person({ role: 'admin', employee_id: null }));
  await page.getByRole('button', { name: 'Approve: Leave for Amy Able' }).click();
  const blocked = page.getByRole('dialog', { name: 'A rule blocks this' });
  await blocked.getByLabelText('Reason').fill('Agreed by phone');
  await blocked.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(page.getByText('Request approved').first()).toBeVisible();
  expect(server.sent(leave.decideLeave).map(({ body }) => body.override?.reason)).toEqual([
    undefined,
    'Agreed by phone',
  ]);
});
