// Every change that can meet a give or swap on its way, over HTTP.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { undoRun } from '#contract/api/auto-roster';
import { removeEmployees, undoRemoval } from '#contract/api/employees';
import { getInbox } from '#contract/api/inbox';
import * as leave from '#contract/api/leave';
import { listLeaveTypes } from '#contract/api/leave-types';
import { listNotices } from '#contract/api/notices';
import * as api from '#contract/api/requests';
import { undoChange } from '#contract/api/roster';
import { deleteShift, updateShift } from '#contract/api/shifts';
import { addSite } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { generationsOf } from '../auto-roster/testing';
import { insertStarterLeaveTypes } from '../leave/leave-types';
import { createTrades, idOf, type Trades } from './testing';

const time = { now: '2027-03-08T02:00:00Z' };
let testApp: TestApp;
let roster: Trades;
const { generated } = generationsOf(() => roster);
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  roster = await createTrades(testApp);
});
afterAll(() => testApp.close());

async function asked(accepted: boolean) {
  await roster.managersDecide();
  const shift = await roster.on(10);
  const id = idOf(await roster.give(shift, [roster.benId]));
  if (accepted) await roster.answer(id, 'accept');
  return { shift, id };
}
const edit = (id: string, body: object) =>
  roster.manager.browser.call(updateShift, { params: { id }, body });

describe('a change of the roster meanwhile', () => {
  test.each([false, true])('of note and label keeps it (accepted: %s)', async (accepted) => {
    const { shift, id } = await asked(accepted);
    await edit(shift.id, { notes: 'Bring gloves', roleLabel: 'Driver' });
    expect(await roster.stateOf(id)).toEqual([accepted ? 'waiting' : 'asked', null]);
  });

  test('of 15 minutes keeps it while asked, and asks the partner again once accepted', async () => {
    const first = await asked(false);
    await edit(first.shift.id, { startTime: '09:15' });
    expect(await roster.stateOf(first.id)).toEqual(['asked', null]);
    await roster.answer(first.id, 'accept');
    await edit(first.shift.id, { startTime: '09:30' });
    expect(await roster.stateOf(first.id)).toEqual(['asked', null]);
    const [again] = await roster.ben.browser.call(api.listRequests);
    expect(again?.parties.find(({ name }) => name === 'Ben Bold')).toMatchObject({
      part: 'candidate',
      answer: null,
    });
  });

  test.each([
    ['times', { startTime: '11:00' }, 'The shift got other times.'],
    ['day', { date: '2027-03-11' }, 'The shift moved to another day.'],
    ['publishing', { published: false }, 'The shift is a draft again.'],
  ])('of its %s makes it void, also when it is undone', async (_what, change, why) => {
    for (const accepted of [false, true]) {
      const { shift, id } = await asked(accepted);
      const { undo_id } = await edit(shift.id, change);
      expect(await roster.stateOf(id)).toEqual(['void', why]);
      // On the clock of the server, like everything else about it.
      const ended = await roster.requestOf(id, roster.amy);
      expect(ended?.ended_at).toBe('2027-03-08T02:00:00.000Z');
      await roster.manager.browser.call(undoChange, { params: { id: undo_id ?? '' } });
      expect(await roster.stateOf(id)).toEqual(['void', why]);
      await roster.manager.browser.call(deleteShift, { params: { id: shift.id } });
    }
  });

  test('to another person or site, or its deletion, makes it void', async () => {
    const mill = await addSite(roster.manager, 'Mill', 'NSW');
    const one = await asked(false);
    await edit(one.shift.id, { locationId: mill.id });
    expect(await roster.stateOf(one.id)).toEqual(['void', 'The shift moved to another job site.']);
    const two = idOf(await roster.give(one.shift, [roster.benId]));
    await edit(one.shift.id, { employeeId: roster.caraId });
    expect(await roster.stateOf(two)).toEqual(['void', 'The shift went to someone else.']);
    const three = await asked(true);
    await roster.manager.browser.call(deleteShift, { params: { id: three.shift.id } });
    expect(await roster.stateOf(three.id)).toEqual(['void', 'The shift was deleted.']);
    expect(await roster.kindsToldTo(roster.ben)).toContain('request_decided');
  });

  test('of a shift in return drops it, and its person when none of theirs is left', async () => {
    const mine = await roster.on(10);
    const [b1, b2, c1] = [
      await roster.on(12, roster.benId),
      await roster.on(13, roster.benId),
      await roster.on(14, roster.caraId),
    ];
    const id = idOf(await roster.swap(mine, [b1, b2, c1]));
    await edit(b1.id, { startTime: '11:00' });
    const left = async () => {
      const request = await roster.requestOf(id, roster.amy);
      const answers = request?.parties.map(({ name, answer }) => [name, answer]) ?? [];
      return [request?.shifts.map((each) => each.id), Object.fromEntries(answers)['Ben Bold']];
    };
    expect(await left()).toEqual([[mine.id, b2.id, c1.id], null]);
    await edit(b2.id, { published: false });
    expect(await left()).toEqual([[mine.id, c1.id], 'out']);
    expect((await roster.answer(id, 'accept')).statusCode).toBe(409);
    await roster.manager.browser.call(deleteShift, { params: { id: c1.id } });
    expect(await roster.stateOf(id)).toEqual(['void', 'The shift was deleted.']);
  });

  test('of a few minutes moves the time at which the request expires', async () => {
    const { shift, id } = await asked(false);
    await edit(shift.id, { startTime: '08:50' });
    const request = await roster.requestOf(id, roster.amy);
    expect([request?.starts_at, request?.expires_at]).toEqual([
      '2027-03-09T21:50:00.000Z',
      '2027-03-09T21:50:00.000Z',
    ]);
  });

  test.each([false, true])('by the wizard, and its undo (accepted: %s)', async (accepted) => {
    const { id } = await asked(accepted);
    const { run_id } = await generated({ conflictStrategy: 'replace', published: true });
    expect(await roster.stateOf(id)).toEqual(['void', 'The shift was deleted.']);
    await roster.manager.browser.call(undoRun, { params: { id: run_id } });
    expect(await roster.stateOf(id)).toEqual(['void', 'The shift was deleted.']);
  });

  test.each([false, true])('that undoes a run (accepted: %s)', async (accepted) => {
    await roster.managersDecide();
    const { run_id } = await generated({ published: true });
    const shift = (await roster.all()).find(
      ({ employee_id, date }) => employee_id === roster.amyId && date > '2027-03-08',
    );
    if (!shift) throw new Error('Amy has no shift');
    const id = idOf(await roster.give(shift, [roster.caraId]));
    if (accepted) await roster.answer(id, 'accept', roster.cara);
    await roster.manager.browser.call(undoRun, { params: { id: run_id } });
    expect(await roster.stateOf(id)).toEqual(['void', 'The shift was deleted.']);
  });
});

describe('approved leave', () => {
  const GONE = ['void', 'Someone who was part of it is not available any more.'];
  let type: string;
  beforeEach(async () => {
    const { orgId } = roster;
    await testApp.database.transact({ orgId }, (db) => insertStarterLeaveTypes({ db, orgId }));
    const { types } = await roster.amy.browser.call(listLeaveTypes);
    type = types.find(({ name }) => name === 'Annual leave')?.id ?? '';
  });

  async function goOnLeave({ browser }: Trades['amy'], day: number, keep?: string) {
    const date = `2027-03-${day}`;
    await browser.call(leave.askForLeave, { body: { typeId: type, first: date, last: date } });
    const { cards } = await roster.manager.browser.call(getInbox);
    const [first] = cards.flatMap((card) => (card.type === 'leave' ? [card.leave] : []));
    const perShift = keep ? [{ shiftId: keep, decision: 'keep' as const }] : [];
    return roster.manager.browser.call(leave.decideLeave, {
      params: { id: first?.id ?? '' },
      body: { decision: 'approve', fingerprint: first?.fingerprint ?? '', perShift },
    });
  }

  test.each([false, true])('of the person who asked ends it (accepted: %s)', async (accepted) => {
    const { id } = await asked(accepted);
    await goOnLeave(roster.amy, 10);
    expect(await roster.stateOf(id)).toEqual(GONE);
    expect(await roster.kindsToldTo(roster.amy)).toContain('request_decided');
  });

  test('on which the shift is worked anyway, or on another day, leaves it', async () => {
    const { shift, id } = await asked(false);
    await goOnLeave(roster.amy, 15);
    await goOnLeave(roster.amy, 10, shift.id);
    expect(await roster.stateOf(id)).toEqual(['asked', null]);
  });

  test('of a candidate leaves the others, and of the last one ends it', async () => {
    const id = idOf(await roster.give(await roster.on(10), [roster.benId, roster.caraId]));
    await goOnLeave(roster.ben, 10);
    expect(await roster.stateOf(id)).toEqual(['asked', null]);
    expect((await roster.answer(id, 'accept')).statusCode).toBe(409);
    await goOnLeave(roster.cara, 10);
    expect(await roster.stateOf(id)).toEqual(['void', 'Nobody is left to ask.']);
  });

  test('of the partner ends what was accepted, and nothing says that it is leave', async () => {
    const { id } = await asked(true);
    await goOnLeave(roster.ben, 10);
    expect(await roster.stateOf(id)).toEqual(GONE);
    const { notices } = await roster.amy.browser.call(listNotices, { query: {} });
    expect(JSON.stringify(notices)).not.toMatch(/leave|annual/i);
  });

  test('on the day of a shift in return drops that shift', async () => {
    const [mine, b1, b2] = [
      await roster.on(10),
      await roster.on(12, roster.benId),
      await roster.on(13, roster.benId),
    ];
    const id = idOf(await roster.swap(mine, [b1, b2]));
    await goOnLeave(roster.ben, 12);
    const request = await roster.requestOf(id, roster.amy);
    expect(request?.shifts.map((each) => each.id)).toEqual([mine.id, b2.id]);
    await goOnLeave(roster.amy, 13);
    expect(await roster.stateOf(id)).toEqual(GONE);
  });
});

describe('removing someone', () => {
  const LEFT = ['void', 'Someone who was part of it left.'];
  const remove = (id: string) =>
    roster.manager.browser.call(removeEmployees, { body: { employeeIds: [id] } });

  test.each([false, true])('who asked ends it, also undone (accepted: %s)', async (accepted) => {
    const { id } = await asked(accepted);
    const { undo_id } = await remove(roster.amyId);
    await roster.manager.browser.call(undoRemoval, { params: { id: undo_id } });
    expect(await roster.stateOf(id, roster.ben)).toEqual(LEFT);
  });

  test('who is a candidate leaves the others, and the last one ends it', async () => {
    const id = idOf(await roster.give(await roster.on(10), [roster.benId, roster.caraId]));
    await remove(roster.benId);
    expect(await roster.stateOf(id)).toEqual(['asked', null]);
    await remove(roster.caraId);
    expect(await roster.stateOf(id)).toEqual(['void', 'Nobody is left to ask.']);
  });

  test('who accepted ends it', async () => {
    const { id } = await asked(true);
    await remove(roster.benId);
    expect(await roster.stateOf(id)).toEqual(LEFT);
  });
});
