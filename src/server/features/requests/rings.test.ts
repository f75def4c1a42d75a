// Amy's day becomes free only when Ben takes her shift, Cara takes Ben's, and Amy takes Cara's.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setDayStatus } from '#contract/api/day-statuses';
import * as api from '#contract/api/requests';
import { type Shift, updateShift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createTrades, idOf, type Trades } from './testing';

let testApp: TestApp;
let roster: Trades;
let mine: Shift;
let bens: Shift;
let caras: Shift;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-08T02:00:00Z' });
});
beforeEach(async () => {
  roster = await createTrades(testApp);
  mine = await roster.on(10);
  bens = await roster.on(12, roster.benId);
  caras = await roster.on(14, roster.caraId);
  // Amy can't take Ben's shift, and Cara can't take Amy's.
  await holiday(roster.amyId, 12);
  await holiday(roster.caraId, 10);
});
afterAll(() => testApp.close());

const holiday = (employeeId: string, day: number) =>
  roster.manager.browser.call(setDayStatus, {
    body: { employeeId, date: `2027-03-${day}` as CalendarDate, status: 'holiday' },
  });
const rings = () => roster.amy.browser.call(api.listRings, { params: { id: mine.id } });
const ask = (through = [bens.id, caras.id]) =>
  roster.amy.browser.request(api.createRequest, {
    body: { kind: 'ring', shiftId: mine.id, through },
  });
const turned = () => ({ [mine.id]: 'ben', [bens.id]: 'cara', [caras.id]: 'amy' });
const unturned = () => ({ [mine.id]: 'amy', [bens.id]: 'ben', [caras.id]: 'cara' });

test('is found when no swap between two is clean', async () => {
  const choices = await roster.amy.browser.call(api.listSwapChoices, { params: { id: mine.id } });
  expect(choices).toEqual([]);
  expect((await rings()).map(({ first, second }) => [first.id, second.id])).toEqual([
    [bens.id, caras.id],
  ]);
  await roster.on(16, roster.benId);
  expect(await rings()).toEqual([]);
});

test('is done when both accepted, all at once', async () => {
  const id = idOf(await ask());
  expect(await roster.kindsToldTo(roster.ben)).toEqual(['request_asked']);
  await roster.answer(id, 'accept');
  expect(await roster.stateOf(id)).toEqual(['asked', null]);
  expect(await roster.ownersOf()).toEqual(unturned());
  await roster.answer(id, 'accept', roster.cara);
  expect(await roster.stateOf(id)).toEqual(['done', null]);
  expect(await roster.ownersOf()).toEqual(turned());
  expect(await roster.kindsToldTo(roster.amy)).toEqual(['request_decided']);
  expect(await roster.kindsToldTo(roster.ben)).toEqual(['request_asked', 'request_decided']);
});

test('waits for a manager where managers decide', async () => {
  await roster.managersDecide();
  const id = idOf(await ask());
  await Promise.all([roster.answer(id, 'accept'), roster.answer(id, 'accept', roster.cara)]);
  expect(await roster.stateOf(id)).toEqual(['waiting', null]);
  const [card] = await roster.inbox();
  expect(card?.effect).toMatchObject({ clean: true, blocked: false });
  expect(card?.effect.people).toHaveLength(3);
  await roster.decide(id, 'approve');
  expect(await roster.ownersOf()).toEqual(turned());
});

test('ends when one declines, and who accepted is told', async () => {
  const id = idOf(await ask());
  await roster.answer(id, 'accept');
  await roster.answer(id, 'decline', roster.cara);
  expect(await roster.stateOf(id)).toEqual(['declined', null]);
  expect(await roster.ownersOf()).toEqual(unturned());
  expect(await roster.kindsToldTo(roster.ben)).toEqual(['request_answered', 'request_asked']);
});

test('ends when one of its shifts changes, and asks again after a small change', async () => {
  const id = idOf(await ask());
  const edit = (shift: Shift, startTime: string) =>
    roster.manager.browser.call(updateShift, { params: { id: shift.id }, body: { startTime } });
  await roster.answer(id, 'accept');
  await edit(caras, '09:10');
  const answers = async () =>
    (await roster.requestOf(id, roster.amy))?.parties.map(({ answer }) => answer);
  expect(await answers()).toEqual([null, null, null]);
  await edit(bens, '12:00');
  expect(await roster.stateOf(id)).toEqual(['void', 'The shift got other times.']);
});

test('can only be asked of two colleagues who could work so', async () => {
  expect((await ask([bens.id, bens.id])).statusCode).toBe(404);
  expect((await ask([caras.id, bens.id])).statusCode).toBe(409);
  expect((await ask([bens.id, mine.id])).statusCode).toBe(404);
});

test('keeps nobody from offering a shift that they did not put in', async () => {
  const id = idOf(await ask());
  expect((await roster.give(bens, [roster.caraId], roster.ben)).statusCode).toBe(201);
  expect((await roster.answer(id, 'accept')).statusCode).toBe(409);
});

test('shows everyone in it who gets what, and nobody else that it exists', async () => {
  const id = idOf(await ask());
  const seen = await roster.requestOf(id, roster.cara);
  expect(seen?.shifts.map((each) => [each.id, each.receiver_id])).toEqual([
    [mine.id, roster.benId],
    [bens.id, roster.caraId],
    [caras.id, roster.amyId],
  ]);
  expect(await roster.requestOf(id, roster.manager)).toBeUndefined();
});
