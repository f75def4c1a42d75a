import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAuditLog } from '#contract/api/audit-log';
import { putAvailability } from '#contract/api/availability';
import { createCoverNeed } from '#contract/api/cover';
import { setDayStatus } from '#contract/api/day-statuses';
import * as api from '#contract/api/requests';
import { createHolding, createSkill } from '#contract/api/skills';
import type { CalendarDate } from '#engine/time/kinds';
import { coverNeed } from '../../testing/cover-need';
import { addMember } from '../../testing/people';

import { createTestApp, type TestApp } from '../../testing/test-app';
import { insertStarterRules } from '../rules/rules.queries';
import { createTrades, idOf, type Trades } from './testing';
import { expireRequests } from './withdraw-request';

const time = { now: '2027-03-08T02:00:00Z' };
let testApp: TestApp;
let roster: Trades;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  time.now = '2027-03-08T02:00:00Z';
  roster = await createTrades(testApp);
});
afterAll(() => testApp.close());

describe('giving a shift', () => {
  test('is done when a colleague accepts and nothing stands against it', async () => {
    const shift = await roster.on(10);
    const id = idOf(await roster.give(shift, [roster.benId]));
    expect(await roster.ownersOf()).toEqual({ [shift.id]: 'amy' });
    expect(await roster.kindsToldTo(roster.ben)).toEqual(['request_asked']);
    expect((await roster.answer(id, 'accept')).statusCode).toBe(200);
    expect(await roster.ownersOf()).toEqual({ [shift.id]: 'ben' });
    expect(await roster.stateOf(id)).toEqual(['done', null]);
    expect(await roster.kindsToldTo(roster.amy)).toEqual(['request_decided']);
    const { entries } = await roster.owner.browser.call(readAuditLog, { query: {} });
    expect(entries[0]?.sentence).toContain(
      'moved a shift from Amy Able to Ben Bold, 10 Mar 2027, as they agreed',
    );
  });

  test('to several goes to the first who accepts, and nobody learns who else was asked', async () => {
    const shift = await roster.on(10);
    const id = idOf(await roster.give(shift));
    const [asked] = await roster.cara.browser.call(api.listRequests);
    expect(asked?.parties.map(({ employee_id }) => employee_id).sort()).toEqual(
      [roster.amyId, roster.caraId].sort(),
    );
    const answers = await Promise.all([
      roster.answer(id, 'accept'),
      roster.answer(id, 'accept', roster.cara),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(['ben', 'cara']).toContain((await roster.ownersOf())[shift.id]);
  });

  test('ends as declined when the last colleague declines', async () => {
    const id = idOf(await roster.give(await roster.on(10), [roster.benId, roster.caraId]));
    await roster.answer(id, 'decline');
    expect(await roster.stateOf(id)).toEqual(['asked', null]);
    await roster.answer(id, 'decline', roster.cara);
    expect(await roster.stateOf(id)).toEqual(['declined', null]);
    expect(await roster.kindsToldTo(roster.amy)).toEqual(['request_answered']);
  });

  test('a shift can be offered once at a time, and again after that has ended', async () => {
    const shift = await roster.on(10);
    const id = idOf(await roster.give(shift, [roster.benId]));
    const twice = await roster.give(shift, [roster.caraId]);
    expect([twice.statusCode, twice.body]).toEqual([
      409,
      'This shift is already offered to someone. Withdraw that request first.',
    ]);
    await roster.amy.browser.call(api.withdrawRequest, { params: { id } });
    expect(await roster.stateOf(id)).toEqual(['withdrawn', null]);
    expect((await roster.answer(id, 'accept')).statusCode).toBe(409);
    expect((await roster.give(shift, [roster.caraId])).statusCode).toBe(201);
  });

  test("a sick colleague is 'not available', and nothing says why", async () => {
    const shift = await roster.on(10);
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.benId, date: shift.date, status: 'sick' },
    });
    const takers = await roster.amy.browser.call(api.listTakers, { params: { id: shift.id } });
    expect(takers.find(({ employee_id }) => employee_id === roster.benId)).toEqual({
      employee_id: roster.benId,
      name: 'Ben Bold',
      available: false,
    });
    const refused = await roster.give(shift, [roster.benId]);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toBe('Someone who is part of this is not available. Choose someone else.');
    const id = idOf(await roster.give(shift));
    expect((await roster.answer(id, 'accept')).statusCode).toBe(404);
  });

  test("whoever accepts a shift at a time when they can't gets it, unless a rule forbids that", async () => {
    const { orgId } = roster;
    await testApp.database.transact({ orgId }, (db) => insertStarterRules({ db, orgId }));
    const never = { wishes: [{ value: 'cannot' as const, times: null }], extra: 'ask' as const };
    await roster.ben.browser.call(putAvailability, {
      body: {
        usual: { anchor: '2027-03-08' as CalendarDate, days: Array(7).fill(never) },
        dates: [],
      },
    });
    const first = await roster.on(10);
    const accepted = await roster.answer(idOf(await roster.give(first, [roster.benId])), 'accept');
    expect([accepted.statusCode, JSON.parse(accepted.body).state]).toEqual([200, 'done']);
    const second = await roster.on(17);
    await testApp.sql(
      `update rules set severity = 'block' where org_id = $1 and kind = 'away' and params ->> 'reason' = 'unavailable'`,
      [orgId],
    );
    expect((await roster.give(second, [roster.benId])).statusCode).toBe(409);
  });

  test('nobody gives or swaps a shift on a day on which they are away', async () => {
    const own = await roster.on(10);
    const later = await roster.on(12, roster.benId);
    const id = idOf(await roster.swap(later, [own], roster.ben));
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.amyId, date: own.date, status: 'sick' },
    });
    const accepted = await roster.answer(id, 'accept', roster.amy);
    expect(accepted.statusCode).toBe(409);
    expect(await roster.ownersOf()).toEqual({ [own.id]: 'amy', [later.id]: 'ben' });
    const sentence =
      "You are away or off then, so you can't give or swap this shift. Your manager finds someone for it.";
    for (const refused of [
      await roster.give(own, [roster.benId]),
      await roster.give(own),
      await roster.swap(own, [later]),
      await roster.amy.browser.request(api.listTakers, { params: { id: own.id } }),
    ]) {
      expect([refused.statusCode, refused.body]).toEqual([409, sentence]);
    }
    const bens = await roster.on(14, roster.benId);
    const params = { id: bens.id };
    expect(await roster.ben.browser.call(api.listSwapChoices, { params })).toEqual([]);
    expect((await roster.swap(bens, [own], roster.ben)).statusCode).toBe(409);
  });

  test('someone who already works then cannot take it, and a day off ends with it', async () => {
    const shift = await roster.on(10);
    await roster.on(10, roster.benId);
    expect((await roster.give(shift, [roster.benId])).statusCode).toBe(409);
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.caraId, date: shift.date, status: 'off' },
    });
    const id = idOf(await roster.give(shift, [roster.caraId]));
    expect((await roster.answer(id, 'accept', roster.cara)).statusCode).toBe(200);
    const rows = await testApp.sql('select from day_statuses where org_id = $1', [roster.orgId]);
    expect(rows).toEqual([]);
  });

  test("a draft, a colleague's shift and one that began cannot be given", async () => {
    const draft = await roster.add({});
    expect((await roster.give(draft)).statusCode).toBe(404);
    const hers = await roster.on(11);
    expect((await roster.give(hers, [roster.caraId], roster.ben)).statusCode).toBe(404);
    time.now = '2027-03-11T02:00:00Z';
    expect((await roster.give(hers, [roster.benId])).statusCode).toBe(409);
  });

  test('nobody outside of it can read, answer or withdraw it', async () => {
    const id = idOf(await roster.give(await roster.on(10), [roster.benId]));
    expect(await roster.cara.browser.call(api.listRequests)).toEqual([]);
    expect((await roster.answer(id, 'accept', roster.cara)).statusCode).toBe(404);
    const withdrawn = await roster.ben.browser.request(api.withdrawRequest, { params: { id } });
    expect(withdrawn.statusCode).toBe(404);
  });

  test('expires when nobody answered before it began', async () => {
    const id = idOf(await roster.give(await roster.on(10), [roster.benId]));
    time.now = '2027-03-09T22:00:00Z';
    expect((await roster.answer(id, 'accept')).statusCode).toBe(409);
    await expireRequests(testApp.database, Date.parse(time.now) as never);
    expect(await roster.stateOf(id)).toEqual(['expired', 'Nobody answered before it began.']);
  });
});

describe('swapping shifts', () => {
  test('moves both at once', async () => {
    const [mine, theirs] = [await roster.on(10), await roster.on(12, roster.benId)];
    const choices = await roster.amy.browser.call(api.listSwapChoices, {
      params: { id: mine.id },
    });
    expect(choices.map(({ id, frees_day }) => [id, frees_day])).toEqual([[theirs.id, true]]);
    const id = idOf(await roster.swap(mine, [theirs]));
    await roster.answer(id, 'accept');
    expect(await roster.ownersOf()).toEqual({ [mine.id]: 'ben', [theirs.id]: 'amy' });
  });

  test('offers first what no manager has to approve, which worse cover is part of', async () => {
    const mine = await roster.on(10);
    const near = await roster.on(11, roster.caraId);
    const far = await roster.on(12, roster.benId);
    const night = await roster.add({
      published: true,
      employeeId: roster.benId,
      date: '2027-03-09' as CalendarDate,
      startTime: '22:00',
      endTime: '06:00',
    });
    const { id: skillId } = await roster.owner.browser.call(createSkill, {
      body: {
        name: 'Forklift',
        kind: 'licence',
        has_number: false,
        has_class: false,
        validity_months: null,
        severity: 'warn',
      },
    });
    for (const employeeId of [roster.amyId, roster.benId]) {
      await roster.owner.browser.call(createHolding, {
        params: { id: employeeId },
        body: { skill_id: skillId, verified: true },
      });
    }
    // Cara hasn't got the skill that Amy's day needs.
    await roster.owner.browser.call(createCoverNeed, {
      body: coverNeed(roster, {
        skills: [{ skillId, count: 1 }],
        validFrom: '2027-03-10',
        validTo: '2027-03-10',
      }),
    });
    const choices = await roster.amy.browser.call(api.listSwapChoices, {
      params: { id: mine.id },
    });
    expect(choices.map(({ id, clean, frees_day }) => [id, clean, frees_day])).toEqual([
      [night.id, true, false],
      [far.id, true, true],
      [near.id, false, true],
    ]);
    const id = idOf(await roster.swap(mine, [near]));
    await roster.answer(id, 'accept', roster.cara);
    expect(await roster.stateOf(id)).toEqual(['waiting', null]);
  });

  test('works for two shifts at the same time', async () => {
    const [mine, theirs] = [await roster.on(10), await roster.on(10, roster.benId)];
    const id = idOf(await roster.swap(mine, [theirs]));
    await roster.answer(id, 'accept');
    expect(await roster.ownersOf()).toEqual({ [mine.id]: 'ben', [theirs.id]: 'amy' });
  });

  test('for one of several shifts asks which', async () => {
    const mine = await roster.on(10);
    const wanted = [
      await roster.on(12, roster.benId),
      await roster.on(13, roster.benId),
      await roster.on(13, roster.caraId),
    ];
    const id = idOf(await roster.swap(mine, wanted));
    const [seen] = await roster.cara.browser.call(api.listRequests);
    expect(seen?.shifts.map((shift) => shift.id)).toEqual([mine.id, wanted[2]?.id]);
    expect((await roster.answer(id, 'accept')).statusCode).toBe(409);
    await roster.answer(id, 'accept', roster.ben, wanted[1]?.id);
    expect(await roster.ownersOf()).toEqual({
      [mine.id]: 'ben',
      [wanted[0]?.id ?? '']: 'ben',
      [wanted[1]?.id ?? '']: 'amy',
      [wanted[2]?.id ?? '']: 'cara',
    });
  });
});

describe('a manager decides', () => {
  async function waiting() {
    await roster.managersDecide();
    const shift = await roster.on(10);
    const id = idOf(await roster.give(shift, [roster.benId]));
    await roster.answer(id, 'accept');
    return { shift, id };
  }

  test('and sees what approving would do', async () => {
    const { shift, id } = await waiting();
    expect(await roster.ownersOf()).toEqual({ [shift.id]: 'amy' });
    expect(await roster.kindsToldTo(roster.manager)).toEqual(['request_asked']);
    const [card] = await roster.inbox();
    expect(card?.effect).toMatchObject({ clean: true, blocked: false, findings: [], cover: [] });
    expect(card?.effect.people).toMatchObject([
      { employee_id: roster.amyId, name: 'Amy Able', minutes_before: 480, minutes_after: 0 },
      { employee_id: roster.benId, name: 'Ben Bold', minutes_before: 0, minutes_after: 480 },
    ]);
    expect((await roster.decide(id, 'approve')).statusCode).toBe(200);
    expect(await roster.ownersOf()).toEqual({ [shift.id]: 'ben' });
    expect(await roster.inbox()).toEqual([]);
  });

  test('refuses only with a reason, which both read', async () => {
    const { id, shift } = await waiting();
    const bare = await roster.manager.browser.request(api.decideRequest, {
      params: { id },
      body: { decision: 'refuse' },
    });
    expect(bare.statusCode).toBe(400);
    await roster.decide(id, 'refuse');
    expect(await roster.stateOf(id)).toEqual(['refused', 'We need you that day']);
    expect(await roster.stateOf(id, roster.ben)).toEqual(['refused', 'We need you that day']);
    expect(await roster.ownersOf()).toEqual({ [shift.id]: 'amy' });
  });

  test('of two managers one decides, the other learns that', async () => {
    const { id } = await waiting();
    const other = await addMember(testApp, roster.orgId, 'manager');
    const [card] = await roster.inbox();
    const print = card?.effect.fingerprint;
    const answers = await Promise.all([
      roster.decide(id, 'approve', roster.manager, print),
      roster.decide(id, 'approve', other, print),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('on an older picture is told what stands against it now', async () => {
    const { id, shift } = await waiting();
    const [card] = await roster.inbox();
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.benId, date: shift.date, status: 'sick' },
    });
    const refused = await roster.decide(id, 'approve', roster.manager, card?.effect.fingerprint);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toBe(
      'The roster has changed since you opened this request. Now: Ben Bold is sick on Wed 10 Mar. Check it and decide again.',
    );
    expect((await roster.decide(id, 'approve')).statusCode).toBe(409);
    expect(await roster.ownersOf()).toEqual({ [shift.id]: 'amy' });
  });

  test('expires when no manager decided before it began', async () => {
    const { id } = await waiting();
    const [card] = await roster.inbox();
    time.now = '2027-03-09T22:00:00Z';
    const late = await roster.decide(id, 'approve', roster.manager, card?.effect.fingerprint);
    expect(late.statusCode).toBe(409);
    await expireRequests(testApp.database, Date.parse(time.now) as never);
    expect(await roster.stateOf(id)).toEqual(['expired', 'No manager decided before it began.']);
  });

  test('never their own request, except the only owner, which the log marks', async () => {
    await roster.managersDecide();
    const managerId = roster.manager.user.employee_id ?? '';
    const [{ id: ownerId } = { id: '' }] = (await testApp.sql(
      "insert into employees (org_id, user_id, name, email) values ($1, $2, 'Olive Oak', 'olive@example.com') returning id",
      [roster.orgId, roster.owner.user.id],
    )) as { id: string }[];
    const first = await roster.on(10, managerId);
    const own = idOf(await roster.give(first, [roster.benId], roster.manager));
    await roster.answer(own, 'accept');
    expect((await roster.inbox())[0]?.may_decide).toBe(false);
    expect((await roster.decide(own, 'approve')).statusCode).toBe(403);
    const second = await roster.on(11, ownerId);
    const hers = idOf(await roster.give(second, [roster.benId], roster.owner));
    await roster.answer(hers, 'accept');
    expect((await roster.decide(hers, 'approve', roster.owner)).statusCode).toBe(200);
    const { entries } = await roster.owner.browser.call(readAuditLog, { query: {} });
    expect(entries.map(({ sentence }) => sentence).join()).toContain('approved their own request');
  });
});

describe('the choices of an organisation', () => {
  test('can forbid swaps, keep them in the group, or ask for notice', async () => {
    const shift = await roster.on(10);
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
    expect((await roster.give(shift)).body).toBe(
      "Your organisation doesn't allow giving or swapping shifts.",
    );
    await set({ among: 'group' });
    expect((await roster.give(shift, [roster.benId])).statusCode).toBe(404);
    await set({ notice_hours: 48 });
    expect((await roster.give(shift)).statusCode).toBe(409);
    await set({ notice_hours: 24 });
    expect((await roster.give(shift)).statusCode).toBe(201);
  });
});
