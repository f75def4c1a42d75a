import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
  type ChangeCard,
  countInbox,
  getInbox,
  type InboxCard,
  type ShiftCard,
} from '#contract/api/inbox';
import { findRepairs } from '#contract/api/repairs';
import {
  answerRequest,
  decideRequest,
  listRequests,
  type RequestView,
  withdrawRequest,
} from '#contract/api/requests';
import { AppError } from '#contract/errors';
import type { CalendarDate } from '#engine/time/kinds';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import { expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';

const AMY = person({ role: 'employee', name: 'Amy Able', employee_id: idOf('Amy Able') });
const MANAGER = person({ role: 'manager', employee_id: null });

const shiftOf = (name: string, side: 'given' | 'wanted', day: string, chosen = true) => ({
  id: idOf(`${name} ${day}`),
  side,
  chosen,
  employee_id: idOf(name),
  employee_name: name,
  location_name: 'Shop',
  timezone: 'Australia/Sydney',
  date: day as CalendarDate,
  start_at: `${day}T22:00:00.000Z`,
  end_at: `${day}T23:00:00.000Z`,
  role_label: null,
});

function request(asker: string, changes: Partial<RequestView> = {}): RequestView {
  return {
    id: idOf(`request of ${asker}`),
    kind: 'give',
    state: 'asked',
    employee_id: idOf(asker),
    employee_name: asker,
    reason: 'My sister gets married',
    shifts: [shiftOf(asker, 'given', '2027-03-10')],
    parties: [
      { employee_id: idOf(asker), name: asker, part: 'asker', answer: null },
      { employee_id: idOf('Amy Able'), name: 'Amy Able', part: 'candidate', answer: null },
    ],
    starts_at: '2027-03-10T22:00:00.000Z',
    expires_at: null,
    created_at: '2027-03-01T00:00:00.000Z',
    ended_at: null,
    ended_by_name: null,
    ended_note: null,
    version: 1,
    ...changes,
  };
}

test('someone who is asked takes a shift with one tap', async ({ server, open }) => {
  withBakery(server);
  const asked = request('Ben Bold');
  server.on(listRequests).answer(() => [asked]);
  server.on(answerRequest).answer(() => ({ ...asked, state: 'done', ended_at: asked.created_at }));
  await page.viewport(360, 740);
  await open('/requests', AMY);
  const waiting = page.getByRole('region', { name: 'Waits for your answer' });
  await expect.element(waiting.getByText('My sister gets married')).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
  await page.getByRole('button', { name: 'Take this shift' }).click();
  await expect.element(page.getByText('Done: the roster has changed')).toBeVisible();
  expect(server.sent(answerRequest).map(({ body }) => body)).toEqual([{ answer: 'accept' }]);
});

test('a swap names which of the own shifts goes', async ({ server, open }) => {
  withBakery(server);
  const days = ['2027-03-11', '2027-03-12'];
  const wanted = days.map((day) => shiftOf('Amy Able', 'wanted', day, false));
  const asked = request('Ben Bold', {
    kind: 'swap',
    shifts: [shiftOf('Ben Bold', 'given', '2027-03-10'), ...wanted],
  });
  server.on(listRequests).answer(() => [asked]);
  server.on(answerRequest).answer(() => asked);
  await open('/requests', AMY);
  await page.getByRole('button', { name: /^Swap for Fri 12 Mar/ }).click();
  expect(server.sent(answerRequest).map(({ body }) => body)).toEqual([
    { answer: 'accept', shiftId: wanted[1]?.id },
  ]);
});

test('one who asked sees whose shift it is, and can withdraw', async ({ server, open }) => {
  withBakery(server);
  const own = request('Amy Able', {
    parties: [
      { employee_id: idOf('Amy Able'), name: 'Amy Able', part: 'asker', answer: null },
      { employee_id: idOf('Ben Bold'), name: 'Ben Bold', part: 'candidate', answer: 'declined' },
    ],
  });
  server.on(listRequests).answer(() => [own]);
  server
    .on(withdrawRequest)
    .answer(() => ({ ...own, state: 'withdrawn', ended_at: own.created_at }));
  await open('/requests', AMY);
  await expect
    .element(page.getByText('It is still your shift. You work it unless someone accepts.'))
    .toBeVisible();
  await expect.element(page.getByText('Ben Bold: declined')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await expect.element(page.getByText('Request withdrawn')).toBeVisible();
  expect(server.sent(withdrawRequest)).toHaveLength(1);
});

function card(
  asker: string,
  changes: Partial<ChangeCard['effect']> = {},
  may_decide = true,
): ChangeCard {
  const asked = request(asker, {
    state: 'waiting',
    parties: [
      { employee_id: idOf(asker), name: asker, part: 'asker', answer: null },
      { employee_id: idOf('Cy Coe'), name: 'Cy Coe', part: 'partner', answer: 'accepted' },
    ],
  });
  return {
    type: 'request',
    id: asked.id,
    starts_at: asked.starts_at,
    if_nobody_decides: `If nobody decides, ${asker} still works the shift.`,
    clashes: [],
    request: asked,
    effect: {
      fingerprint: `print of ${asker}`,
      clean: true,
      blocked: false,
      findings: [],
      people: [
        {
          employee_id: idOf('Cy Coe'),
          name: 'Cy Coe',
          minutes_before: 1800,
          minutes_after: 2280,
          nights_before: 1,
          nights_after: 2,
          rest_before: 720,
          rest_after: 480,
        },
      ],
      cover: [],
      ...changes,
    },
    may_decide,
  };
}

test('a manager decides with the keys alone: moves, opens the effect, refuses with a note, approves', async ({
  server,
  open,
}) => {
  withBakery(server);
  let cards = [
    card('Amy Able', { clean: false, findings: ['Cy Coe: Rest of 8 h; 10 h needed.'] }),
    card('Ben Bold'),
  ];
  server.on(getInbox).answer(() => ({ cards }));
  server.on(countInbox).answer(() => ({ count: cards.length }));
  server.on(decideRequest).answer(({ params }) => {
    const decided = cards.find((each) => each.request.id === params.id);
    cards = cards.filter((each) => each !== decided);
    if (!decided) throw new AppError('not_found');
    return { ...decided.request, state: 'done', ended_at: decided.request.created_at };
  });
  await open('/requests', MANAGER);
  await expect.element(page.getByText('Cy Coe: Rest of 8 h; 10 h needed.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Requests 2 to decide' })).toBeVisible();
  await expectAccessible();
  const [amys, bens] = ['Amy Able', 'Ben Bold'].map((name) =>
    page.getByRole('region', { name: `Shift of ${name} for Cy Coe` }),
  );
  // A page that someone comes to from another one gives the focus to its heading.
  page.getByRole('heading', { level: 1 }).query()?.focus();
  await userEvent.keyboard('j');
  await expect.element(amys as Locator).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(
      page.getByText(
        'Cy Coe: 30 h that week now, 38 h after. Nights: 1 now, 2 after. Shortest rest: 12 h now, 8 h after.',
      ),
    )
    .toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(page.getByLabelText('Why')).toHaveFocus();
  await userEvent.keyboard('We need you that day');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Request refused')).toBeVisible();
  await expect.element(bens as Locator).toHaveFocus();
  await userEvent.keyboard('a');
  await expect.element(page.getByText('Nothing waits for you.')).toBeVisible();
  expect(server.sent(decideRequest).map(({ body }) => body)).toEqual([
    { decision: 'refuse', note: 'We need you that day', fingerprint: 'print of Amy Able' },
    { decision: 'approve', fingerprint: 'print of Ben Bold' },
  ]);
});

test('clean requests are approved together after a dialog that names them', async ({
  server,
  open,
}) => {
  withBakery(server);
  const clash = { card_id: 'x', text: 'The leave of Flo is about the same shift.' };
  const cards = [
    card('Amy Able'),
    card('Ben Bold'),
    card('Di Dee', {}, false),
    { ...card('Eve East'), clashes: [clash] },
  ];
  server.on(getInbox).answer(() => ({ cards }));
  server.on(decideRequest).answer(() => request('Amy Able', { state: 'done' }));
  await open('/requests', MANAGER);
  await expect
    .element(page.getByText('You are part of this request, so someone else decides it.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Approve 2 clean requests' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Approve 2 requests?' });
  await expect.element(dialog.getByText(/^Shift of Ben Bold for Cy Coe: /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve 2 requests' }).click();
  await expect.element(page.getByText('2 requests approved')).toBeVisible();
  expect(server.sent(decideRequest)).toHaveLength(2);
});

test('a clean request that is refused keeps none of the others', async ({ server, open }) => {
  withBakery(server);
  const cards = ['Amy Able', 'Ben Bold', 'Di Dee'].map((name) => card(name));
  server.on(getInbox).answer(() => ({ cards }));
  server.on(decideRequest).answer(({ params }) => {
    if (params.id === cards[0]?.request.id) throw new AppError('request_ended');
    return request('Ben Bold', { state: 'done' });
  });
  await open('/requests', MANAGER);
  await page.getByRole('button', { name: 'Approve 3 clean requests' }).click();
  await page.getByRole('button', { name: 'Approve 3 requests' }).click();
  await expect.element(page.getByText('2 requests approved, 1 not: Shift of Amy')).toBeVisible();
  expect(server.sent(decideRequest)).toHaveLength(3);
});

test('a roster that changed meanwhile is told in words, and the card shows what is new', async ({
  server,
  open,
}) => {
  withBakery(server);
  let cards = [card('Amy Able')];
  server.on(getInbox).answer(() => ({ cards }));
  const sentence = 'The roster has changed since you opened this request. Now: Cy Coe is sick.';
  server.on(decideRequest).answer(() => {
    cards = [card('Amy Able', { blocked: true, clean: false, findings: ['Cy Coe is sick.'] })];
    throw new AppError('request_changed', { sentence });
  });
  await open('/requests', MANAGER);
  await page.getByRole('button', { name: /^Approve: Shift of Amy/ }).click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText('Cy Coe is sick.', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Approve: Shift of Amy/ })).toBeDisabled();
});

test('short cover and shifts without an answer lead to where something can be done', async ({
  server,
  open,
}) => {
  withBakery(server);
  const day = '2127-03-10' as CalendarDate;
  const times = { starts_at: `${day}T22:00:00.000Z`, clashes: [] };
  const cover: InboxCard = {
    ...times,
    type: 'cover',
    id: 'cover',
    if_nobody_decides: 'If nobody acts, Shop is 1 person below its minimum.',
    location_id: idOf('Shop'),
    location_name: 'Shop',
    timezone: 'Australia/Sydney',
    date: day,
    ends_at: `${day}T23:00:00.000Z`,
    missing: 1,
    offered: 0,
  };
  server.on(getInbox).answer(() => ({ cards: [cover] }));
  await page.viewport(360, 740);
  await open('/requests', MANAGER);
  const region = page.getByRole('region', { name: 'Shop is short of 1 person' });
  await expect.element(region.getByText('Short cover')).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
  await expect
    .element(region.getByRole('link', { name: 'Show in the roster' }))
    .toHaveAttribute('href', `/roster?date=2127-03-10&site=${idOf('Shop')}`);
  await region.getByRole('button', { name: /^Fill: / }).click();
  const fill = page.getByRole('dialog', { name: 'Fill the roster' });
  await expect.element(fill.getByLabelText('First day')).toHaveValue(day);
  await expect.element(fill.getByLabelText('Last day')).toHaveValue(day);
});

test('someone who says that they cannot work is replaced on the card itself', async ({
  server,
  open,
}) => {
  withBakery(server);
  const day = '2127-03-10' as CalendarDate;
  const start_at = `${day}T22:00:00.000Z`;
  const shift: ShiftCard['shift'] = {
    id: idOf('shift'),
    org_id: idOf('org'),
    employee_id: idOf('Amy Able'),
    employee_name: 'Amy Able',
    location_id: idOf('Shop'),
    location_name: 'Shop',
    timezone: 'Australia/Sydney',
    date: day,
    start_at,
    end_at: `${day}T23:00:00.000Z`,
    role_label: null,
    notes: null,
    published: true,
    source_rule_id: null,
    template_code: null,
    version: 1,
    updated_at: start_at,
    updated_by_name: null,
    answer: 'cannot',
    answer_note: 'My car broke down',
  };
  const card: ShiftCard = {
    type: 'shift',
    id: 'shift',
    starts_at: start_at,
    clashes: [],
    if_nobody_decides: 'If nobody acts, Amy Able stays rostered.',
    shift,
  };
  server.on(getInbox).answer(() => ({ cards: [card] }));
  server.on(findRepairs).answer(() => ({
    repairs: [],
    why: 'Nobody is free. 2 people do such shifts: 2 are on leave.',
    open: { price: 200, text: 'The job site is then below its minimum.' },
    can_ask: [],
    asked: [],
  }));
  await open('/requests', MANAGER);
  const region = page.getByRole('region', { name: "Amy Able can't work" });
  await region.getByRole('button', { name: 'Find someone' }).click();
  await expect.element(region.getByText('Nobody can work it.')).toBeVisible();
  await expect
    .element(region.getByText('Nobody is free. 2 people do such shifts: 2 are on leave.'))
    .toBeVisible();
  await expectAccessible();
});

test('a card that a colleague decides does not go without a word while it is read', async ({
  server,
  open,
}) => {
  withBakery(server);
  let cards = [card('Amy Able'), card('Ben Bold')];
  server.on(getInbox).answer(() => ({ cards }));
  await open('/requests', MANAGER);
  await page.getByRole('button', { name: /^Refuse: Shift of Amy/ }).click();
  await page.getByLabelText('Why').fill('We need you that day');
  cards = [];
  server.tell({ topic: 'requests' });
  await expect.element(page.getByText(/^Someone was faster: this request was/)).toBeVisible();
  await expect.element(page.getByText('Shift of Ben Bold for Cy Coe')).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: /^Close: Shift of Amy/ }).click();
  await expect.element(page.getByText('Nothing waits for you.')).toBeVisible();
});

test('what one decides oneself goes at once, also when it was open', async ({ server, open }) => {
  withBakery(server);
  let cards = [card('Amy Able')];
  server.on(getInbox).answer(() => ({ cards }));
  server.on(decideRequest).answer(() => {
    cards = [];
    return request('Amy Able', { state: 'done' });
  });
  await open('/requests', MANAGER);
  await page.getByRole('button', { name: 'Show the effect' }).click();
  await page.getByRole('button', { name: /^Approve: Shift of Amy/ }).click();
  await expect.element(page.getByText('Nothing waits for you.')).toBeVisible();
  await expect.element(page.getByText(/was faster/)).not.toBeInTheDocument();
});
