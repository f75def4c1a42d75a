import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAuditLog } from '#contract/api/audit-log';
import { setDayStatus } from '#contract/api/day-statuses';
import { deleteEmployee } from '#contract/api/employees';
import { listNotices } from '#contract/api/notices';
import * as api from '#contract/api/requests';
import { undoChange } from '#contract/api/roster';
import { deleteShift, type Shift, updateShift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { addMember, type Person } from '../../testing/people';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { expireRequests } from './withdraw-request';

const time = { now: '2027-03-08T02:00:00Z' };
let testApp: TestApp;
let roster: Roster;
let cara: Person;
let caraId: string;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  time.now = '2027-03-08T02:00:00Z';
  roster = await createRoster(testApp);
  cara = await addMember(testApp, roster.orgId, 'employee');
  caraId = cara.user.employee_id ?? '';
});
afterAll(() => testApp.close());

const on = (day: number, employeeId = roster.amyId) =>
  roster.add({ published: true, employeeId, date: `2027-03-${day}` as CalendarDate });

const give = (shift: Shift, to?: string[], { browser } = roster.amy) =>
  browser.request(api.createRequest, {
    body: { kind: 'give', shiftId: shift.id, ...(to && { to }), reason: 'My sister gets married' },
  });

const swap = (shift: Shift, wanted: Shift[], { browser } = roster.amy) =>
  browser.request(api.createRequest, {
    body: { kind: 'swap', shiftId: shift.id, for: wanted.map(({ id }) => id) },
  });

const idOf = (answer: { body: string }) => (JSON.parse(answer.body) as { id: string }).id;

const answer = (
  id: string,
  given: 'accept' | 'decline',
  { browser } = roster.ben,
  shiftId?: string,
) =>
  browser.request(api.answerRequest, {
    params: { id },
    body: { answer: given, ...(shiftId && { shiftId }) },
  });

async function stateOf(id: string, { browser } = roster.amy) {
  const request = (await browser.call(api.listRequests)).find((each) => each.id === id);
  return request && [request.state, request.ended_note];
}

async function ownersOf(): Promise<Record<string, string>> {
  const names = new Map([
    [roster.amyId, 'amy'],
    [roster.benId, 'ben'],
    [caraId, 'cara'],
  ]);
  const shifts = await roster.all();
  return Object.fromEntries(shifts.map((shift) => [shift.id, names.get(shift.employee_id) ?? '?']));
}

const managersDecide = () =>
  roster.owner.browser.call(api.setRequestPolicies, {
    body: { swaps: 'manager', among: 'organisation', notice_hours: 0, claims: 'first-come' },
  });

const inbox = async ({ browser } = roster.manager) => (await browser.call(api.getInbox)).cards;

async function decide(
  id: string,
  decision: 'approve' | 'refuse',
  { browser } = roster.manager,
  fingerprint?: string,
) {
  const card = (await inbox({ browser } as Person)).find(({ request }) => request.id === id);
  return browser.request(api.decideRequest, {
    params: { id },
    body: {
      decision,
      fingerprint: fingerprint ?? card?.effect.fingerprint ?? '',
      ...(decision === 'refuse' && { note: 'We need you that day' }),
    },
  });
}

async function kindsToldTo({ browser }: Person): Promise<string[]> {
  const { notices } = await browser.call(listNotices, { query: {} });
  return notices.map(({ kind }) => kind);
}

describe('giving a shift', () => {
  test('is done when a colleague accepts and nothing stands against it', async () => {
    const shift = await on(10);
    const id = idOf(await give(shift, [roster.benId]));
    expect(await ownersOf()).toEqual({ [shift.id]: 'amy' });
    expect(await kindsToldTo(roster.ben)).toEqual(['request_asked']);
    expect((await answer(id, 'accept')).statusCode).toBe(200);
    expect(await ownersOf()).toEqual({ [shift.id]: 'ben' });
    expect(await stateOf(id)).toEqual(['done', null]);
    expect(await kindsToldTo(roster.amy)).toEqual(['request_decided']);
    const { entries } = await roster.owner.browser.call(readAuditLog, { query: {} });
    expect(entries[0]?.sentence).toContain(
      'moved a shift from Amy Able to Ben Bold, 10 Mar 2027, as they agreed',
    );
  });

  test('to several goes to the first who accepts, and nobody learns who else was asked', async () => {
    const shift = await on(10);
    const id = idOf(await give(shift));
    const [asked] = await cara.browser.call(api.listRequests);
    expect(asked?.parties.map(({ employee_id }) => employee_id).sort()).toEqual(
      [roster.amyId, caraId].sort(),
    );
    const answers = await Promise.all([answer(id, 'accept'), answer(id, 'accept', cara)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(['ben', 'cara']).toContain((await ownersOf())[shift.id]);
  });

  test('ends as declined when the last colleague declines', async () => {
    const id = idOf(await give(await on(10), [roster.benId, caraId]));
    await answer(id, 'decline');
    expect(await stateOf(id)).toEqual(['asked', null]);
    await answer(id, 'decline', cara);
    expect(await stateOf(id)).toEqual(['declined', null]);
    expect(await kindsToldTo(roster.amy)).toEqual(['request_answered']);
  });

  test('a shift can be offered once at a time, and again after that has ended', async () => {
    const shift = await on(10);
    const id = idOf(await give(shift, [roster.benId]));
    const twice = await give(shift, [caraId]);
    expect([twice.statusCode, twice.body]).toEqual([
      409,
      'This shift is already offered to someone. Withdraw that request first.',
    ]);
    await roster.amy.browser.call(api.withdrawRequest, { params: { id } });
    expect(await stateOf(id)).toEqual(['withdrawn', null]);
    expect((await answer(id, 'accept')).statusCode).toBe(409);
    expect((await give(shift, [caraId])).statusCode).toBe(201);
  });

  test("a sick colleague is 'not available', and nothing says why", async () => {
    const shift = await on(10);
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.benId, date: shift.date, status: 'sick' },
    });
    const takers = await roster.amy.browser.call(api.listTakers, { params: { id: shift.id } });
    expect(takers.find(({ employee_id }) => employee_id === roster.benId)).toEqual({
      employee_id: roster.benId,
      name: 'Ben Bold',
      available: false,
    });
    const refused = await give(shift, [roster.benId]);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toBe('Someone who is part of this is not available. Choose someone else.');
    const id = idOf(await give(shift));
    expect((await answer(id, 'accept')).statusCode).toBe(404);
  });

  test('someone who already works then cannot take it, and a day off ends with it', async () => {
    const shift = await on(10);
    await on(10, roster.benId);
    expect((await give(shift, [roster.benId])).statusCode).toBe(409);
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: caraId, date: shift.date, status: 'off' },
    });
    const id = idOf(await give(shift, [caraId]));
    expect((await answer(id, 'accept', cara)).statusCode).toBe(200);
    const rows = await testApp.sql('select from day_statuses where org_id = $1', [roster.orgId]);
    expect(rows).toEqual([]);
  });

  test("a draft, a colleague's shift and one that began cannot be given", async () => {
    const draft = await roster.add({});
    expect((await give(draft)).statusCode).toBe(404);
    const hers = await on(11);
    expect((await give(hers, [caraId], roster.ben)).statusCode).toBe(404);
    time.now = '2027-03-11T02:00:00Z';
    expect((await give(hers, [roster.benId])).statusCode).toBe(409);
  });

  test('nobody outside of it can read, answer or withdraw it', async () => {
    const id = idOf(await give(await on(10), [roster.benId]));
    expect(await cara.browser.call(api.listRequests)).toEqual([]);
    expect((await answer(id, 'accept', cara)).statusCode).toBe(404);
    const withdrawn = await roster.ben.browser.request(api.withdrawRequest, { params: { id } });
    expect(withdrawn.statusCode).toBe(404);
  });

  test('expires when nobody answered before it began', async () => {
    const id = idOf(await give(await on(10), [roster.benId]));
    await expireRequests(testApp.database, Date.parse('2027-03-09T22:00:00Z') as never);
    expect(await stateOf(id)).toEqual(['expired', 'Nobody answered before it began.']);
  });
});

describe('swapping shifts', () => {
  test('moves both at once', async () => {
    const [mine, theirs] = [await on(10), await on(12, roster.benId)];
    const choices = await roster.amy.browser.call(api.listSwapChoices, {
      params: { id: mine.id },
    });
    expect(choices.map(({ id, frees_day }) => [id, frees_day])).toEqual([[theirs.id, true]]);
    const id = idOf(await swap(mine, [theirs]));
    await answer(id, 'accept');
    expect(await ownersOf()).toEqual({ [mine.id]: 'ben', [theirs.id]: 'amy' });
  });

  test('works for two shifts at the same time', async () => {
    const [mine, theirs] = [await on(10), await on(10, roster.benId)];
    const id = idOf(await swap(mine, [theirs]));
    await answer(id, 'accept');
    expect(await ownersOf()).toEqual({ [mine.id]: 'ben', [theirs.id]: 'amy' });
  });

  test('for one of several shifts asks which', async () => {
    const mine = await on(10);
    const wanted = [await on(12, roster.benId), await on(13, roster.benId), await on(13, caraId)];
    const id = idOf(await swap(mine, wanted));
    const [seen] = await cara.browser.call(api.listRequests);
    expect(seen?.shifts.map((shift) => shift.id)).toEqual([mine.id, wanted[2]?.id]);
    expect((await answer(id, 'accept')).statusCode).toBe(409);
    await answer(id, 'accept', roster.ben, wanted[1]?.id);
    expect(await ownersOf()).toEqual({
      [mine.id]: 'ben',
      [wanted[0]?.id ?? '']: 'ben',
      [wanted[1]?.id ?? '']: 'amy',
      [wanted[2]?.id ?? '']: 'cara',
    });
  });
});

describe('a manager decides', () => {
  async function waiting() {
    await managersDecide();
    const shift = await on(10);
    const id = idOf(await give(shift, [roster.benId]));
    await answer(id, 'accept');
    return { shift, id };
  }

  test('and sees what approving would do', async () => {
    const { shift, id } = await waiting();
    expect(await ownersOf()).toEqual({ [shift.id]: 'amy' });
    expect(await kindsToldTo(roster.manager)).toEqual(['request_asked']);
    const [card] = await inbox();
    expect(card?.effect).toMatchObject({ clean: true, blocked: false, findings: [], cover: [] });
    expect(card?.effect.people).toEqual([
      { employee_id: roster.amyId, name: 'Amy Able', minutes_before: 480, minutes_after: 0 },
      { employee_id: roster.benId, name: 'Ben Bold', minutes_before: 0, minutes_after: 480 },
    ]);
    expect((await decide(id, 'approve')).statusCode).toBe(200);
    expect(await ownersOf()).toEqual({ [shift.id]: 'ben' });
    expect(await inbox()).toEqual([]);
  });

  test('refuses only with a reason, which both read', async () => {
    const { id, shift } = await waiting();
    const bare = await roster.manager.browser.request(api.decideRequest, {
      params: { id },
      body: { decision: 'refuse' },
    });
    expect(bare.statusCode).toBe(400);
    await decide(id, 'refuse');
    expect(await stateOf(id)).toEqual(['refused', 'We need you that day']);
    expect(await stateOf(id, roster.ben)).toEqual(['refused', 'We need you that day']);
    expect(await ownersOf()).toEqual({ [shift.id]: 'amy' });
  });

  test('of two managers one decides, the other learns that', async () => {
    const { id } = await waiting();
    const other = await addMember(testApp, roster.orgId, 'manager');
    const [card] = await inbox();
    const print = card?.effect.fingerprint;
    const answers = await Promise.all([
      decide(id, 'approve', roster.manager, print),
      decide(id, 'approve', other, print),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('on an older picture is told what stands against it now', async () => {
    const { id, shift } = await waiting();
    const [card] = await inbox();
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.benId, date: shift.date, status: 'sick' },
    });
    const refused = await decide(id, 'approve', roster.manager, card?.effect.fingerprint);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toBe(
      'The roster has changed since you opened this request. Now: Ben Bold is sick on Wed 10 Mar. Check it and decide again.',
    );
    expect((await decide(id, 'approve')).statusCode).toBe(409);
    expect(await ownersOf()).toEqual({ [shift.id]: 'amy' });
  });

  test('never their own request, except the only owner, which the log marks', async () => {
    await managersDecide();
    const managerId = roster.manager.user.employee_id ?? '';
    const [{ id: ownerId } = { id: '' }] = (await testApp.sql(
      "insert into employees (org_id, user_id, name, email) values ($1, $2, 'Olive Oak', 'olive@example.com') returning id",
      [roster.orgId, roster.owner.user.id],
    )) as { id: string }[];
    const first = await on(10, managerId);
    const own = idOf(await give(first, [roster.benId], roster.manager));
    await answer(own, 'accept');
    expect((await inbox())[0]?.may_decide).toBe(false);
    expect((await decide(own, 'approve')).statusCode).toBe(403);
    const second = await on(11, ownerId);
    const hers = idOf(await give(second, [roster.benId], roster.owner));
    await answer(hers, 'accept');
    expect((await decide(hers, 'approve', roster.owner)).statusCode).toBe(200);
    const { entries } = await roster.owner.browser.call(readAuditLog, { query: {} });
    expect(entries.map(({ sentence }) => sentence).join()).toContain('approved their own request');
  });
});

describe('a change of the roster meanwhile', () => {
  async function asked(accepted: boolean) {
    await managersDecide();
    const shift = await on(10);
    const id = idOf(await give(shift, [roster.benId]));
    if (accepted) await answer(id, 'accept');
    return { shift, id };
  }
  const edit = (id: string, body: object) =>
    roster.manager.browser.call(updateShift, { params: { id }, body });

  test.each([false, true])('of note and label keeps it (accepted: %s)', async (accepted) => {
    const { shift, id } = await asked(accepted);
    await edit(shift.id, { notes: 'Bring gloves', roleLabel: 'Driver' });
    expect(await stateOf(id)).toEqual([accepted ? 'waiting' : 'asked', null]);
  });

  test('of 15 minutes keeps it while asked, and asks the partner again once accepted', async () => {
    const first = await asked(false);
    await edit(first.shift.id, { startTime: '09:15' });
    expect(await stateOf(first.id)).toEqual(['asked', null]);
    await answer(first.id, 'accept');
    await edit(first.shift.id, { startTime: '09:30' });
    expect(await stateOf(first.id)).toEqual(['asked', null]);
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
      expect(await stateOf(id)).toEqual(['void', why]);
      await roster.manager.browser.call(undoChange, { params: { id: undo_id ?? '' } });
      expect(await stateOf(id)).toEqual(['void', why]);
      await roster.manager.browser.call(deleteShift, { params: { id: shift.id } });
    }
  });

  test('to another person or site, or its deletion, makes it void', async () => {
    const mill = await addSite(roster.manager, 'Mill', 'NSW');
    const one = await asked(false);
    await edit(one.shift.id, { locationId: mill.id });
    expect(await stateOf(one.id)).toEqual(['void', 'The shift moved to another job site.']);
    const two = idOf(await give(one.shift, [roster.benId]));
    await edit(one.shift.id, { employeeId: caraId });
    expect(await stateOf(two)).toEqual(['void', 'The shift went to someone else.']);
    const three = await asked(true);
    await roster.manager.browser.call(deleteShift, { params: { id: three.shift.id } });
    expect(await stateOf(three.id)).toEqual(['void', 'The shift was deleted.']);
    expect(await kindsToldTo(roster.ben)).toContain('request_decided');
  });

  test('that removes a candidate leaves the others, and of the last one ends it', async () => {
    const id = idOf(await give(await on(10), [roster.benId, caraId]));
    const remove = (employee: string) =>
      roster.manager.browser.call(deleteEmployee, { params: { id: employee } });
    await remove(roster.benId);
    expect(await stateOf(id)).toEqual(['asked', null]);
    await remove(caraId);
    expect(await stateOf(id)).toEqual(['void', 'Nobody is left to ask.']);
  });

  test('between acceptance and approval, one of both happens', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { shift, id } = await asked(true);
      const [card] = await inbox();
      const [decided] = await Promise.all([
        decide(id, 'approve', roster.manager, card?.effect.fingerprint),
        roster.manager.browser.request(deleteShift, { params: { id: shift.id } }),
      ]);
      expect([200, 409]).toContain(decided.statusCode);
      const [state] = (await stateOf(id)) ?? [];
      expect(state).toBe(decided.statusCode === 200 ? 'done' : 'void');
      expect(await ownersOf()).toEqual({});
    }
  });
});

describe('the choices of an organisation', () => {
  test('can forbid swaps, keep them in the group, or ask for notice', async () => {
    const shift = await on(10);
    const set = (body: Partial<api.RequestPolicies>) =>
      roster.owner.browser.call(api.setRequestPolicies, {
        body: {
          swaps: 'automatic',
          among: 'organisation',
          notice_hours: 0,
          claims: 'first-come',
          ...body,
        },
      });
    expect(await roster.amy.browser.call(api.getRequestPolicies)).toMatchObject({
      swaps: 'automatic',
    });
    await set({ swaps: 'never' });
    expect((await give(shift)).body).toBe(
      "Your organisation doesn't allow giving or swapping shifts.",
    );
    await set({ among: 'group' });
    expect((await give(shift, [roster.benId])).statusCode).toBe(404);
    await set({ notice_hours: 48 });
    expect((await give(shift)).statusCode).toBe(409);
    await set({ notice_hours: 24 });
    expect((await give(shift)).statusCode).toBe(201);
  });
});
