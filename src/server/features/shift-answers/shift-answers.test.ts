import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAuditLog } from '#contract/api/audit-log';
import { setDayStatus } from '#contract/api/day-statuses';
import { leaveOrganization } from '#contract/api/leaving';
import { listNotices } from '#contract/api/notices';
import { undoChange } from '#contract/api/roster';
import * as api from '#contract/api/shift-answers';
import { deleteShift, listShifts, type Shift, updateShift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import type { Person } from '../../testing/people';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { removeOldAnswers } from './shift-answers.queries';

const time = { now: '2027-03-08T02:00:00Z' };
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  time.now = '2027-03-08T02:00:00Z';
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const factsOf = ({ location_id, start_at, end_at }: Shift) => ({
  locationId: location_id,
  startAt: start_at,
  endAt: end_at,
});

function answer(
  shift: Shift,
  given: { answer: api.ShiftAnswer; note?: string },
  { browser }: Person = roster.amy,
) {
  return browser.request(api.answerShift, {
    params: { id: shift.id },
    body: { ...given, ...factsOf(shift) },
  });
}

function answerAll(shifts: Shift[], given: 'seen' | 'confirmed', { browser } = roster.amy) {
  return browser.request(api.answerShifts, {
    body: { answer: given, shifts: shifts.map((shift) => ({ id: shift.id, ...factsOf(shift) })) },
  });
}

const edit = (id: string, body: object) =>
  roster.manager.browser.call(updateShift, { params: { id }, body });

async function answersOf({ browser }: Person = roster.amy) {
  const shifts = await browser.call(api.listShiftAnswers);
  return shifts.map((shift) => shift.answer);
}

const unconfirmed = (hours: 24 | 168) =>
  roster.manager.browser.call(api.listUnconfirmedShifts, { query: { hours } });

async function letters(from: string, to: string) {
  const query = { from: from as CalendarDate, to: to as CalendarDate };
  const { rows } = await roster.manager.browser.call(api.getRosterAnswers, { query });
  return Object.fromEntries(rows.map(({ employee_id, days }) => [employee_id, days]));
}

test("a shift of a day with a status waits for nobody's answer", async () => {
  const sick = await roster.add({ published: true, date: '2027-03-09' });
  await roster.add({ published: true, date: '2027-03-10' });
  const listed = async () => (await unconfirmed(168)).shifts.map(({ id }) => id);
  expect(await listed()).toHaveLength(2);
  const body = { employeeId: roster.amyId, date: '2027-03-09', status: 'sick' as const };
  await roster.manager.browser.call(setDayStatus, { body });
  expect(await answersOf()).toEqual([null]);
  expect(await listed()).not.toContain(sick.id);
});

describe('an answer', () => {
  test('goes from none to seen to confirmed, and can be taken back', async () => {
    const shift = await roster.add({ published: true });
    expect(await answersOf()).toEqual([null]);
    expect((await answerAll([shift], 'seen')).statusCode).toBe(204);
    expect(await answersOf()).toEqual(['seen']);
    expect((await answer(shift, { answer: 'confirmed' })).statusCode).toBe(204);
    expect(await answersOf()).toEqual(['confirmed']);
    await answerAll([shift], 'seen');
    expect(await answersOf()).toEqual(['confirmed']);
    await answer(shift, { answer: 'seen' });
    expect(await answersOf()).toEqual(['seen']);
  });

  test("of 'can't' carries a note for the managers and takes nobody off the shift", async () => {
    const shift = await roster.add({ published: true });
    await answer(shift, { answer: 'cannot', note: '<b>Sick</b> 🤒\n& tired' });
    const [own] = await roster.amy.browser.call(api.listShiftAnswers);
    expect(own).toMatchObject({ answer: 'cannot', answer_note: '<b>Sick</b> 🤒\n& tired' });
    expect((await unconfirmed(168)).shifts).toEqual([
      expect.objectContaining({
        id: shift.id,
        answer: 'cannot',
        answer_note: '<b>Sick</b> 🤒\n& tired',
      }),
    ]);
    expect(await roster.all()).toEqual([
      expect.objectContaining({ id: shift.id, employee_id: roster.amyId, version: shift.version }),
    ]);
    const refused = await answer(shift, { answer: 'confirmed', note: 'Looking forward to it' });
    expect(refused.statusCode).toBe(400);
  });

  test('to a whole fortnight takes one call', async () => {
    const shifts = [];
    for (let day = 10; day < 20; day += 1) {
      shifts.push(await roster.add({ published: true, date: `2027-03-${day}` as CalendarDate }));
    }
    await answerAll(shifts, 'confirmed');
    expect(await answersOf()).toEqual(shifts.map(() => 'confirmed'));
    expect(await unconfirmed(168)).toEqual({ count: 0, shifts: [] });
  });

  test('is neither a change of the roster nor an entry in the audit log', async () => {
    const shift = await roster.add({ published: true });
    const before = await roster.owner.browser.call(readAuditLog, { query: {} });
    await answer(shift, { answer: 'confirmed' });
    expect(await roster.owner.browser.call(readAuditLog, { query: {} })).toEqual(before);
  });

  test('goes with the person who leaves, and a week after the shift', async () => {
    await answer(await roster.add({ published: true }), { answer: 'confirmed' });
    await answer(
      await roster.add({ published: true, employeeId: roster.benId }),
      { answer: 'confirmed' },
      roster.ben,
    );
    const count = async () =>
      (await testApp.sql('select from shift_answers where org_id = $1', [roster.orgId])).length;
    await roster.amy.browser.call(leaveOrganization);
    expect(await count()).toBe(1);
    await testApp.sql(
      "update shift_answers set start_at = now() - interval '9 days', end_at = now() - interval '8 days' where org_id = $1",
      [roster.orgId],
    );
    await removeOldAnswers(testApp.database);
    expect(await count()).toBe(0);
  });
});

describe('an answer counts for the person, site and times it was given for', () => {
  test.each([
    ['start', { startTime: '10:00' }],
    ['end', { endTime: '18:00' }],
    ['date', { date: '2027-03-11' }],
  ])('another %s asks again, and an undo brings the answer back', async (_fact, change) => {
    const shift = await roster.add({ published: true });
    await answer(shift, { answer: 'confirmed' });
    const { undo_id } = await edit(shift.id, change);
    expect(await answersOf()).toEqual([null]);
    await answerAll([(await roster.all())[0] as Shift], 'seen');
    expect(await answersOf()).toEqual(['seen']);
    await roster.manager.browser.call(undoChange, { params: { id: undo_id ?? '' } });
    expect(await answersOf()).toEqual(['confirmed']);
  });

  test('another site or person asks again', async () => {
    const shift = await roster.add({ published: true });
    await answer(shift, { answer: 'confirmed' });
    const mill = await addSite(roster.manager, 'Mill', 'NSW');
    await edit(shift.id, { locationId: mill.id });
    expect(await answersOf()).toEqual([null]);
    await edit(shift.id, { locationId: roster.depot.id, employeeId: roster.benId });
    expect(await answersOf()).toEqual([]);
    expect(await answersOf(roster.ben)).toEqual([null]);
  });

  test('another note or label keeps it, and so does deleting with an undo', async () => {
    const shift = await roster.add({ published: true });
    await answer(shift, { answer: 'confirmed' });
    await edit(shift.id, { notes: 'Bring gloves', roleLabel: 'Driver' });
    expect(await answersOf()).toEqual(['confirmed']);
    const { undo_id } = await roster.manager.browser.call(deleteShift, {
      params: { id: shift.id },
    });
    expect(await answersOf()).toEqual([]);
    await roster.manager.browser.call(undoChange, { params: { id: undo_id ?? '' } });
    expect(await answersOf()).toEqual(['confirmed']);
  });

  test('a shift that changed under the finger is refused with its new times, and nothing is saved', async () => {
    const shift = await roster.add({ published: true });
    const other = await roster.add({ published: true, date: '2027-03-12' as CalendarDate });
    await edit(shift.id, { startTime: '10:00', endTime: '18:00' });
    for (const refused of [
      await answer(shift, { answer: 'confirmed' }),
      await answerAll([other, shift], 'confirmed'),
    ]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.body).toBe(
        'This shift has changed. It is now Wed 10 Mar, 10:00–18:00 at Depot. Check it and answer again.',
      );
    }
    expect((await answerAll([shift], 'seen')).statusCode).toBe(204);
    expect(await answersOf()).toEqual([null, null]);
  });

  test('of a change and a confirmation at the same time, no old time stays confirmed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shift = await roster.add({
        published: true,
        date: `2027-03-1${round}` as CalendarDate,
      });
      const [confirmed] = await Promise.all([
        answer(shift, { answer: 'confirmed' }),
        edit(shift.id, { startTime: '11:00' }),
      ]);
      expect([204, 409]).toContain(confirmed.statusCode);
    }
    expect(await answersOf()).toEqual([null, null, null, null, null]);
  });
});

describe('nobody learns or gives an answer that is not theirs', () => {
  test("a colleague's shift and a draft are not found; one that has started is over", async () => {
    const shift = await roster.add({ published: true });
    const draft = await roster.add({ date: '2027-03-11' as CalendarDate });
    for (const refused of [
      await answer(shift, { answer: 'confirmed' }, roster.ben),
      await answer(shift, { answer: 'confirmed' }, roster.manager),
      await answer(draft, { answer: 'confirmed' }),
    ]) {
      expect(refused.statusCode).toBe(404);
      expect(refused.body).toBe("This shift isn't on your roster any more.");
    }
    time.now = '2027-03-09T22:00:00Z';
    const late = await answer(shift, { answer: 'confirmed' });
    expect(late.statusCode).toBe(409);
    expect(late.body).toBe(
      "This shift has already started, so there's nothing to answer any more.",
    );
    expect(await answersOf()).toEqual([]);
  });

  test("an employee's lists hold no answer of a colleague", async () => {
    const shift = await roster.add({ published: true });
    await answer(shift, { answer: 'cannot', note: 'In hospital' });
    expect(await answersOf(roster.ben)).toEqual([]);
    const query = { from: '2027-03-01T00:00:00Z', to: '2027-03-31T00:00:00Z' };
    const shifts = await roster.ben.browser.request(listShifts, { query });
    expect(shifts.body).not.toMatch(/cannot|hospital/);
  });
});

describe('a manager', () => {
  test('lists what nobody confirmed in the next 24 hours or 7 days', async () => {
    const soon = await roster.add({ published: true, date: '2027-03-09' as CalendarDate });
    const later = await roster.add({ published: true, date: '2027-03-14' as CalendarDate });
    await roster.add({ published: true, date: '2027-03-20' as CalendarDate });
    await roster.add({ date: '2027-03-11' as CalendarDate });
    await answerAll([soon], 'seen');
    const ids = async (hours: 24 | 168) =>
      (await unconfirmed(hours)).shifts.map((shift) => [shift.id, shift.answer]);
    expect(await ids(24)).toEqual([[soon.id, 'seen']]);
    expect(await ids(168)).toEqual([
      [soon.id, 'seen'],
      [later.id, null],
    ]);
    await answer(soon, { answer: 'confirmed' });
    expect(await unconfirmed(24)).toEqual({ count: 0, shifts: [] });
  });

  test('sees a letter for each day from today on, and the least sure of two shifts', async () => {
    const past = await roster.add({ published: true, date: '2027-03-09' as CalendarDate });
    const first = await roster.add({ published: true, endTime: '12:00' as never });
    const second = await roster.add({
      published: true,
      startTime: '13:00' as never,
      endTime: '17:00' as never,
    });
    const third = await roster.add({ published: true, date: '2027-03-12' as CalendarDate });
    await roster.add({ published: true, employeeId: roster.benId });
    await answerAll([past, first], 'confirmed');
    expect(await letters('2027-03-08', '2027-03-14')).toEqual({ [roster.amyId]: ' c' });
    await answerAll([second, third], 'seen');
    expect(await letters('2027-03-08', '2027-03-14')).toEqual({ [roster.amyId]: ' cs s' });
    await answer(second, { answer: 'cannot' });
    expect(await letters('2027-03-10', '2027-03-10')).toEqual({ [roster.amyId]: 'x' });
    time.now = '2027-03-10T02:00:00Z';
    expect(await letters('2027-03-08', '2027-03-14')).toEqual({ [roster.amyId]: '  x s' });
  });

  test('asks again, once in an hour, and nothing but the notice tells of it', async () => {
    const shift = await roster.add({ published: true, date: '2027-03-09' as CalendarDate });
    const ask = ({ browser } = roster.manager) =>
      browser.request(api.askAgain, { params: { id: shift.id } });
    const asked = async () =>
      (await roster.amy.browser.call(listNotices, { query: {} })).notices.flatMap(
        ({ kind, urgent, subject }) => (kind === 'request_asked' ? [{ urgent, subject }] : []),
      );
    const before = await roster.owner.browser.call(readAuditLog, { query: {} });
    expect((await ask()).statusCode).toBe(204);
    expect(await asked()).toEqual([
      {
        urgent: false,
        subject: {
          title: 'Confirm your shift',
          lines: [{ who: null, text: 'Tue 9 Mar, 09:00–17:00 at Depot' }],
          link: { label: 'See your shifts', path: '/my-shifts' },
        },
      },
    ]);
    time.now = '2027-03-08T02:59:00Z';
    const early = await ask(roster.owner);
    expect([early.statusCode, early.body]).toEqual([
      409,
      'Someone asked less than an hour ago. Give them some time to answer.',
    ]);
    time.now = '2027-03-08T03:01:00Z';
    expect((await ask(roster.owner)).statusCode).toBe(204);
    expect(await asked()).toHaveLength(2);
    expect(await roster.owner.browser.call(readAuditLog, { query: {} })).toEqual(before);
    await answer(shift, { answer: 'confirmed' });
    time.now = '2027-03-08T05:00:00Z';
    expect((await ask()).body).toBe('They have answered this shift already.');
    time.now = '2027-03-09T05:00:00Z';
    expect((await ask()).statusCode).toBe(409);
  });

  test('who asks again about a draft finds nothing, and two at the same moment are one', async () => {
    const draft = await roster.add({ date: '2027-03-09' as CalendarDate });
    const told = await roster.add({ published: true, date: '2027-03-10' as CalendarDate });
    const ask = (id: string, { browser } = roster.manager) =>
      browser.request(api.askAgain, { params: { id } });
    expect((await ask(draft.id)).statusCode).toBe(404);
    await Promise.all([ask(told.id), ask(told.id, roster.owner)]);
    const { notices } = await roster.amy.browser.call(listNotices, { query: {} });
    expect(notices.filter(({ kind }) => kind === 'request_asked')).toHaveLength(1);
  });
});
