import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  answerRequest,
  type Card,
  decideRequest,
  getInbox,
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

function card(asker: string, changes: Partial<Card['effect']> = {}, may_decide = true): Card {
  return {
    request: request(asker, {
      state: 'waiting',
      parties: [
        { employee_id: idOf(asker), name: asker, part: 'asker', answer: null },
        { employee_id: idOf('Cy Coe'), name: 'Cy Coe', part: 'partner', answer: 'accepted' },
      ],
    }),
    effect: {
      fingerprint: `print of ${asker}`,
      clean: true,
      blocked: false,
      findings: [],
      people: [
        { employee_id: idOf('Cy Coe'), name: 'Cy Coe', minutes_before: 1800, minutes_after: 2280 },
      ],
      cover: [],
      ...changes,
    },
    may_decide,
  };
}

test('a manager reads what approving would do, approves, and refuses with a reason', async ({
  server,
  open,
}) => {
  withBakery(server);
  let cards = [
    card('Amy Able', { clean: false, findings: ['Cy Coe: Rest of 8 h; 10 h needed.'] }),
    card('Ben Bold'),
  ];
  server.on(getInbox).answer(() => ({ cards }));
  server.on(decideRequest).answer(({ params }) => {
    const decided = cards.find((each) => each.request.id === params.id);
    cards = cards.filter((each) => each !== decided);
    if (!decided) throw new AppError('not_found');
    return { ...decided.request, state: 'done', ended_at: decided.request.created_at };
  });
  await open('/requests', MANAGER);
  await expect.element(page.getByText('Cy Coe: Rest of 8 h; 10 h needed.')).toBeVisible();
  await expect
    .element(page.getByText('Cy Coe: 30 h that week now, 38 h after').first())
    .toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Refuse' }).first().click();
  await expect.element(page.getByRole('button', { name: 'Refuse request' })).toBeDisabled();
  await page.getByLabelText('Why').fill('We need you that day');
  await page.getByRole('button', { name: 'Refuse request' }).click();
  await expect.element(page.getByText('Request refused')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.element(page.getByText('Nothing waits for you.')).toBeVisible();
  expect(server.sent(decideRequest).map(({ body }) => body)).toEqual([
    { decision: 'refuse', note: 'We need you that day', fingerprint: 'print of Amy Able' },
    { decision: 'approve', fingerprint: 'print of Ben Bold' },
  ]);
});

test('requests without warnings are approved together, those of the manager left out', async ({
  server,
  open,
}) => {
  withBakery(server);
  const cards = [card('Amy Able'), card('Ben Bold'), card('Di Dee', {}, false)];
  server.on(getInbox).answer(() => ({ cards }));
  server.on(decideRequest).answer(() => request('Amy Able', { state: 'done' }));
  await open('/requests', MANAGER);
  await expect
    .element(page.getByText('You are part of this request, so someone else decides it.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Approve 2 clean requests' }).click();
  await expect.element(page.getByText('2 requests approved')).toBeVisible();
  expect(server.sent(decideRequest)).toHaveLength(2);
});

test('a roster that changed meanwhile is told in words', async ({ server, open }) => {
  withBakery(server);
  server.on(getInbox).answer(() => ({ cards: [card('Amy Able')] }));
  const sentence = 'The roster has changed since you opened this request. Now: Cy Coe is sick.';
  server.on(decideRequest).answer(() => {
    throw new AppError('request_changed', { sentence });
  });
  await open('/requests', MANAGER);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.element(page.getByText(sentence)).toBeVisible();
});
