import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type ClockState, getClockState, postClockEvents } from '#contract/api/clock';
import {
  answerAgain,
  answerBreak,
  confirmTimesheets,
  type Timesheet,
} from '#contract/api/timesheets';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import { idOf, person, test } from '../../../testing/screen-test';
import { timesheet } from '../../../testing/timesheets';

const AMY = person({ role: 'employee', name: 'Amy Able', employee_id: idOf('Amy Able') });
const state = (sheets: Timesheet[], changes: Partial<ClockState> = {}): ClockState => ({
  state: 'off',
  running: null,
  proposed_end: null,
  again: null,
  sheets,
  location: 'off',
  ...changes,
});
const done = timesheet('Amy Able', '2026-11-16');

test('what someone clocked is listed with what counts, and confirmed for the week', async ({
  server,
  open,
}) => {
  withBakery(server);
  server.on(getClockState).answer(() => state([done]));
  server.on(confirmTimesheets).answer(() => ({ confirmed: 1 }));
  await open('/my-shifts', AMY);
  const own = page.getByRole('region', { name: 'Your time' });
  await expect.element(own).toHaveTextContent('Mon 16 Nov, 09:00–17:00 at Parramatta Depot');
  await expect.element(own).toHaveTextContent('Rostered 09:00–17:00 · Counts 7.5 h');
  await expectAccessible();
  await own.getByRole('button', { name: "I'm done for this week" }).click();
  await expect.element(page.getByText('1 timesheet confirmed')).toBeVisible();
});

test('someone who recorded no break is asked about it', async ({ server, open }) => {
  withBakery(server);
  const asked = { ...done, flags: ['break-unanswered' as const], break_seconds: 0 };
  server.on(getClockState).answer(() => state([asked]));
  server.on(answerBreak).answer(() => done);
  await open('/my-shifts', AMY);
  await expect.element(page.getByText('Did you take your break on Mon 16 Nov?')).toBeVisible();
  await page.getByRole('button', { name: "I wasn't offered one" }).click();
  await expect
    .poll(() => server.sent(answerBreak)[0])
    .toMatchObject({ params: { id: done.id }, body: { answer: 'not-offered' } });
});

test('someone who forgot to clock out is asked, with the end of their shift', async ({
  server,
  open,
}) => {
  withBakery(server);
  const running = { ...done, end_at: null, state: 'running' as const };
  const on = state([running], { state: 'on', running, proposed_end: done.rostered_end });
  server.on(getClockState).answer(() => on);
  server.on(postClockEvents).answer(({ body }) => ({
    receipts: body.events.map(({ id }) => ({ id, result: 'taken', sentence: null })),
    state: state([done]),
  }));
  await open('/my-shifts', AMY);
  await expect.element(page.getByText('Did you forget to clock out?')).toBeVisible();
  await page.getByRole('button', { name: 'I finished at 17:00' }).click();
  await expect
    .poll(() => server.sent(postClockEvents)[0]?.body.events)
    .toMatchObject([
      { kind: 'out', stated: true, capturedAt: Date.parse(String(done.rostered_end)) },
    ]);
  await expect.element(page.getByText('Did you forget to clock out?')).not.toBeInTheDocument();
});

test('someone who forgot to clock out may write down another time than the end of their shift', async ({
  server,
  open,
}) => {
  withBakery(server);
  const missing = { ...done, end_at: null, state: 'attention' as const };
  const sheets = [
    timesheet('Amy Able', '2026-11-17', { state: 'running', end_at: null }),
    { ...missing, flags: ['end-missing' as const] },
  ];
  server.on(getClockState).answer(() => state(sheets));
  server.on(postClockEvents).answer(({ body }) => ({
    receipts: body.events.map(({ id }) => ({ id, result: 'taken', sentence: null })),
    state: state([done]),
  }));
  await open('/my-shifts', AMY);
  await expect.element(page.getByText("You didn't clock out on Mon 16 Nov")).toBeVisible();
  await page.getByRole('button', { name: 'Another time' }).click();
  const dialog = page.getByRole('dialog', { name: 'When did you finish?' });
  await expect.element(dialog.getByLabelText('Time')).toHaveValue('17:00');
  // Before the start it is on the next day, after the next time that they clocked in.
  await dialog.getByLabelText('Time').fill('09:00');
  await dialog.getByRole('button', { name: 'Save my end' }).click();
  await expect
    .element(dialog)
    .toHaveTextContent('Choose a time between Mon 16 Nov 2026, 09:00 and Tue 17 Nov 2026, 09:00');
  await expectAccessible();
  await dialog.getByLabelText('Time').fill('18:30');
  await dialog.getByRole('button', { name: 'Save my end' }).click();
  await expect
    .poll(() => server.sent(postClockEvents)[0]?.body.events)
    .toMatchObject([
      { kind: 'out', stated: true, capturedAt: Date.parse('2026-11-16T07:30:00.000Z') },
    ]);
});

test('someone who clocked in twice is asked why, and says when their break began', async ({
  server,
  open,
}) => {
  withBakery(server);
  const running = {
    ...done,
    end_at: null,
    state: 'running' as const,
    flags: ['in-again' as const],
  };
  const again = { timesheet_id: running.id, at: '2026-11-16T02:00:00.000Z' };
  server.on(getClockState).answer(() => state([running], { state: 'on', running, again }));
  server.on(answerAgain).answer(() => undefined);
  await open('/my-shifts', AMY);
  await expect.element(page.getByText('You clocked in again at 13:00')).toBeVisible();
  await page.getByRole('button', { name: 'I was on a break' }).click();
  const dialog = page.getByRole('dialog', { name: 'When did your break start?' });
  await dialog.getByLabelText('Time').fill('12:15');
  await dialog.getByRole('button', { name: 'Save my break' }).click();
  await expect
    .poll(() => server.sent(answerAgain)[0])
    .toMatchObject({
      params: { id: running.id },
      body: { answer: 'break', at: Date.parse('2026-11-16T01:15:00.000Z') },
    });
  await page.getByRole('button', { name: 'It was a mistake' }).click();
  await expect.poll(() => server.sent(answerAgain)[1]?.body.answer).toBe('mistake');
});

test('a break is started and ended beside the running clock', async ({ server, open }) => {
  withBakery(server);
  const running = { ...done, end_at: null, state: 'running' as const };
  const on = state([running], { state: 'on', running });
  const pause = { ...running, break_since: '2026-11-16T01:30:00.000Z' };
  server.on(getClockState).answer(() => on);
  server.on(postClockEvents).answer(({ body }) => ({
    receipts: body.events.map(({ id }) => ({ id, result: 'taken', sentence: null })),
    state: state([pause], { state: 'break', running: pause }),
  }));
  await open('/my-shifts', AMY);
  const strip = page.getByRole('region', { name: 'Shift in Progress' });
  await strip.getByRole('button', { name: 'Start Break' }).click();
  await expect.element(strip.getByText('On a break since 12:30')).toBeVisible();
  await expect.element(strip.getByRole('button', { name: 'End Break' })).toBeVisible();
});
