import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerShift,
  answerShifts,
  listShiftAnswers,
  type OwnShift,
} from '#contract/api/shift-answers';
import { AppError } from '#contract/errors';
import { addDays } from '#engine/time/dates';
import { formatShortDay, todayIn } from '../../../platform/formats';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { employee } from '../../../testing/people';
import { expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';
import { shift } from '../../../testing/shifts';

const AMY = person({ role: 'employee', name: 'Amy Able', employee_id: idOf('Amy Able') });
const dates = [1, 2, 3, 4].map((days) => addDays(todayIn('Australia/Sydney'), days));
const nameOf = (day: number) => `${formatShortDay(dates[day] ?? (dates[0] as never))}, 09:00–17:00`;

/** Four shifts from tomorrow on, whose answers change as the server is told. */
function withAnswers(server: FakeServer) {
  const shifts = dates.map((date) => shift('Amy Able', { date }));
  withBakery(server, { people: [employee('Amy Able')], shifts });
  let own: OwnShift[] = shifts.map((each) => ({ ...each, answer: null, answer_note: null }));
  const set = (ids: string[], answer: OwnShift['answer']) => {
    own = own.map((each) => (ids.includes(each.id) ? { ...each, answer } : each));
  };
  server.on(listShiftAnswers).answer(() => own);
  server.on(answerShifts).answer(({ body }) => {
    set(
      body.shifts.map(({ id }) => id),
      body.answer,
    );
  });
  server.on(answerShift).answer(({ params, body }) => {
    set([params.id], body.answer);
  });
  return shifts;
}

const waiting = (name: string) => page.getByRole('region', { name });

test('what waits for an answer is on top, and what is shown is seen, in one call', async ({
  server,
  open,
}) => {
  const shifts = withAnswers(server);
  await page.viewport(360, 740);
  await open('/my-shifts', AMY);
  await expect.element(waiting('4 shifts wait for your answer')).toBeVisible();
  await expect.poll(() => server.sent(answerShifts).length).toBe(1);
  const [sent] = server.sent(answerShifts);
  expect(sent?.body.answer).toBe('seen');
  expect(sent?.body.shifts.map(({ id }) => id)).toEqual(shifts.slice(0, 3).map(({ id }) => id));
  await expectNoSidewaysScroll();
  await expectAccessible();
});

test('all shifts are confirmed with one tap, and the tap can be undone', async ({
  server,
  open,
}) => {
  withAnswers(server);
  await open('/my-shifts', AMY);
  await page.getByRole('button', { name: 'Confirm all 4' }).click();
  await expect.element(page.getByText('4 shifts confirmed')).toBeVisible();
  await expect.element(waiting('4 shifts wait for your answer')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(waiting('4 shifts wait for your answer')).toBeVisible();
  expect(server.sent(answerShift).map(({ body }) => body.answer)).toEqual(dates.map(() => 'seen'));
});

test("someone who can't work a shift tells the managers why, and can take it back", async ({
  server,
  open,
}) => {
  withAnswers(server);
  await open('/my-shifts', AMY);
  await page.getByRole('button', { name: `Can't work ${nameOf(0)}` }).click();
  await userEvent.type(page.getByLabelText('Note for your managers'), 'Dentist');
  await expectAccessible();
  await page.getByRole('button', { name: 'Tell my managers' }).click();
  await expect.element(waiting('3 shifts wait for your answer')).toBeVisible();
  expect(server.sent(answerShift)[0]?.body).toMatchObject({ answer: 'cannot', note: 'Dentist' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(waiting('4 shifts wait for your answer')).toBeVisible();
});

test('a shift that changed under the finger says its new times and stays unanswered', async ({
  server,
  open,
}) => {
  withAnswers(server);
  const sentence =
    'This shift has changed. It is now Wed 10 Mar, 10:00–18:00 at Depot. Check it and answer again.';
  server.on(answerShift).answer(() => {
    throw new AppError('shift_changed', { sentence });
  });
  await open('/my-shifts', AMY);
  await page.getByRole('button', { name: `Confirm ${nameOf(0)}` }).click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(waiting('4 shifts wait for your answer')).toBeVisible();
});

test('an email leads to its shift, which is on top and can be answered there', async ({
  server,
  open,
}) => {
  const shifts = withAnswers(server);
  await page.viewport(360, 740);
  await open(`/my-shifts?shift=${shifts[3]?.id}`, AMY);
  const card = waiting('4 shifts wait for your answer');
  const first = card.getByRole('listitem').first();
  await expect.element(first).toHaveAttribute('aria-current', 'true');
  await expect.element(first).toBeInViewport();
  await first.getByRole('button', { name: `Confirm ${nameOf(3)}` }).click();
  await expect.element(waiting('3 shifts wait for your answer')).toBeVisible();
  expect(server.sent(answerShift)[0]?.params.id).toBe(shifts[3]?.id);
  // It stays on top with the answer, and nothing was answered by opening the page.
  const top = waiting('3 shifts wait for your answer').getByRole('listitem').first();
  await expect.element(top).toHaveTextContent('You confirmed this shift.');
  await expectNoSidewaysScroll();
  await expectAccessible();
});

test('an email about a shift that is gone says so', async ({ server, open }) => {
  withAnswers(server);
  await open(`/my-shifts?shift=${idOf('gone')}`, AMY);
  await expect
    .element(page.getByText("The shift in that message has started, or it isn't yours any more."))
    .toBeVisible();
  await expect.element(waiting('4 shifts wait for your answer')).toBeVisible();
});
