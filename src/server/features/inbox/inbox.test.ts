import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAuditLog } from '#contract/api/audit-log';
import { createCoverNeed } from '#contract/api/cover';
import { setDayStatus } from '#contract/api/day-statuses';
import { countInbox, getInbox, type InboxCard } from '#contract/api/inbox';
import * as leave from '#contract/api/leave';
import { listLeaveTypes } from '#contract/api/leave-types';
import { listOpenShifts, makeShiftOpen } from '#contract/api/open-shifts';
import { answerShift } from '#contract/api/shift-answers';
import type { CalendarDate } from '#engine/time/kinds';
import type { Person } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { insertStarterLeaveTypes } from '../leave/leave-types';
import { createTrades, idOf, type Trades } from '../requests/testing';

let testApp: TestApp;
let roster: Trades;
let typeId: string;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-08T02:00:00Z' });
});
beforeEach(async () => {
  roster = await createTrades(testApp);
  const { orgId } = roster;
  await testApp.database.transact({ orgId }, (db) => insertStarterLeaveTypes({ db, orgId }));
  const { types } = await roster.amy.browser.call(listLeaveTypes);
  typeId = types.find(({ name }) => name === 'Annual leave')?.id ?? '';
});
afterAll(() => testApp.close());

const cards = async ({ browser }: Person = roster.manager) => (await browser.call(getInbox)).cards;

const ask = ({ browser }: Person, first: string, last = first) =>
  browser.call(leave.askForLeave, { body: { typeId, first, last } });

const work = (day: number, employeeId = roster.amyId) =>
  roster.add({ published: true, employeeId, date: `2027-03-${day}` as CalendarDate });

/** The depot needs so many people on weekdays from 09:00 to 17:00. */
const need = (minimum: number) =>
  roster.owner.browser.call(createCoverNeed, {
    body: {
      locationId: roster.depot.id,
      label: 'Day',
      weekdays: [1, 2, 3, 4, 5],
      onHolidays: 'as-weekday',
      startTime: '09:00',
      endTime: '17:00',
      minimum,
      target: minimum,
      maximum: null,
      role: null,
      groupId: null,
      skills: [],
      validFrom: '2027-03-10' as CalendarDate,
      validTo: '2027-03-11' as CalendarDate,
    },
  });

function only<Type extends InboxCard['type']>(all: readonly InboxCard[], type: Type) {
  return all.filter((card): card is Extract<InboxCard, { type: Type }> => card.type === type);
}

describe('the queue', () => {
  test('holds every kind of card, the earliest shift first, and says what happens if nobody decides', async () => {
    await roster.managersDecide();
    const first = await work(11);
    const second = await work(15);
    const give = idOf(await roster.give(first, [roster.benId]));
    await roster.answer(give, 'accept');
    await ask(roster.amy, '2027-03-15');
    const { id, location_id, start_at, end_at } = await work(12, roster.benId);
    await roster.ben.browser.call(answerShift, {
      params: { id },
      body: {
        answer: 'cannot',
        note: 'My car broke down',
        locationId: location_id,
        startAt: start_at,
        endAt: end_at,
      },
    });
    await need(1);
    const all = await cards();
    expect(all.map(({ type }) => type)).toEqual(['cover', 'request', 'shift', 'leave']);
    expect(all.map((card) => card.if_nobody_decides)).toEqual([
      'If nobody acts, Depot is 1 person below its minimum.',
      'If nobody decides, Amy Able still works the shift.',
      'If nobody acts, the shift stays with Ben Bold, and nobody comes.',
      "If nobody decides, Amy Able stays rostered and doesn't know whether to come.",
    ]);
    expect(only(all, 'leave')[0]?.leave.effect.people).toMatchObject([
      { name: 'Amy Able', minutes_before: 480, minutes_after: 0 },
    ]);
    expect(second.date).toBe('2027-03-15');
    expect(await roster.manager.browser.call(countInbox)).toEqual({ count: 2 });
  });

  test('holds the shifts of people who are away, once each, with what that does to cover', async () => {
    const setStatus = (status: 'sick' | 'holiday', day: number, employeeId = roster.amyId) =>
      roster.manager.browser.call(setDayStatus, {
        body: { employeeId, date: `2027-03-${day}` as CalendarDate, status },
      });
    const { id, location_id, start_at, end_at } = await work(11);
    await roster.amy.browser.call(answerShift, {
      params: { id },
      body: { answer: 'cannot', locationId: location_id, startAt: start_at, endAt: end_at },
    });
    await setStatus('sick', 11);
    await work(16, roster.benId);
    await setStatus('holiday', 16, roster.benId);
    // Neither a draft nor what is more than two weeks ahead.
    await roster.add({ date: '2027-03-12' as CalendarDate });
    await setStatus('sick', 12);
    await work(25);
    await setStatus('sick', 25);
    await need(1);
    const all = await cards();
    expect(all.map(({ type }) => type)).toEqual(['cover', 'cover', 'uncovered', 'uncovered']);
    expect(
      only(all, 'uncovered').map((card) => [card.shift.status, card.if_nobody_decides]),
    ).toEqual([
      ['sick', 'If nobody acts, nobody works this shift, and Depot is 1 person below its minimum.'],
      ['holiday', 'If nobody acts, nobody works this shift.'],
    ]);
    expect(await roster.manager.browser.call(countInbox)).toEqual({ count: 0 });
    await roster.manager.browser.call(makeShiftOpen, { params: { id } });
    expect(only(await cards(), 'uncovered').map(({ shift }) => shift.date)).toEqual(['2027-03-16']);
  });

  test('names cards about the same shift', async () => {
    await roster.managersDecide();
    const shift = await work(11);
    await roster.answer(idOf(await roster.give(shift, [roster.benId])), 'accept');
    await ask(roster.amy, '2027-03-11');
    const all = await cards();
    expect(only(all, 'request')[0]?.clashes.map(({ text }) => text)).toEqual([
      'The leave of Amy Able is about the same shift.',
    ]);
    expect(only(all, 'leave')[0]?.clashes.map(({ text }) => text)).toEqual([
      'The offer of Amy Able is about the same shift.',
    ]);
  });
});

describe('leave that cannot all be granted', () => {
  async function twoAsk() {
    await work(10);
    await work(10, roster.benId);
    await need(1);
    await ask(roster.amy, '2027-03-10');
    await ask(roster.ben, '2027-03-10');
    const [set] = only(await cards(), 'leave-set');
    if (!set) throw new Error('no set');
    return set;
  }
  interface Choice {
    id: string;
    fingerprint: string;
    approve: boolean;
    perShift?: leave.PerShift[];
  }
  const decide = (decisions: Choice[]) =>
    roster.manager.browser.request(leave.decideLeaveTogether, {
      body: {
        decisions: decisions.map(({ id, fingerprint, approve, perShift }) => ({
          id,
          fingerprint,
          perShift,
          decision: approve ? ('approve' as const) : ('refuse' as const),
          ...(!approve && { note: 'One of you has to stay' }),
        })),
      },
    });

  test('is one card that says how many can go, with refusals and public holidays worked', async () => {
    const set = await twoAsk();
    expect(set.short).toMatchObject([{ location_name: 'Depot', date: '2027-03-10', room: 1 }]);
    expect(set.leaves.map((each) => [each.employee_name, each.refusals]).sort()).toEqual([
      ['Amy Able', 0],
      ['Ben Bold', 0],
    ]);
    expect(set.if_nobody_decides).toContain('both stay rostered');
    expect(set.leaves.map(({ holidays_worked }) => holidays_worked)).toEqual([0, 0]);
    expect(only(await cards(), 'leave')).toEqual([]);
  });

  test('is decided in one step, with what becomes of the shifts', async () => {
    const set = await twoAsk();
    const choices = set.leaves.map((each) => ({
      ...each,
      approve: each.employee_id === roster.benId,
      perShift: each.preview.shifts.map(({ id }) => ({
        shiftId: id ?? '',
        decision: 'open' as const,
      })),
    }));
    expect((await decide(choices)).statusCode).toBe(200);
    expect(await roster.manager.browser.call(listOpenShifts)).toMatchObject([
      { date: '2027-03-10', source: 'leave' },
    ]);
    expect(await roster.amy.browser.call(leave.listOwnLeave)).toMatchObject([{ state: 'refused' }]);
    expect(await roster.ben.browser.call(leave.listOwnLeave)).toMatchObject([{ state: 'done' }]);
  });

  test('is decided all or none: one that looks different keeps the others as they are', async () => {
    const set = await twoAsk();
    const choices = set.leaves.map((each, at) => ({
      ...each,
      approve: true,
      fingerprint: at === 1 ? 'older' : each.fingerprint,
    }));
    const answer = await decide(choices);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('This leave looks different since you opened it.');
    expect(await roster.amy.browser.call(leave.listOwnLeave)).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('every card has someone who may decide', () => {
  beforeEach(() =>
    testApp.sql(
      "insert into employees (org_id, user_id, name, email) values ($1, $2, 'Olive Owner', 'olive@example.com')",
      [roster.orgId, roster.owner.user.id],
    ),
  );

  test('the owner decides what the only manager asks for, and the only owner their own', async () => {
    await ask(roster.manager, '2027-03-17');
    await ask(roster.owner, '2027-03-18');
    const may = async (who: Person) =>
      only(await cards(who), 'leave').map((card) => card.leave.may_decide);
    expect(await may(roster.manager)).toEqual([false, true]);
    expect(await may(roster.owner)).toEqual([true, true]);
    expect(await roster.manager.browser.call(countInbox)).toEqual({ count: 1 });
    const own = only(await cards(roster.owner), 'leave')[1]?.leave;
    await roster.owner.browser.call(leave.decideLeave, {
      params: { id: own?.id ?? '' },
      body: { decision: 'approve', fingerprint: own?.fingerprint ?? '' },
    });
    const { entries } = await roster.owner.browser.call(readAuditLog, { query: {} });
    expect(entries.map(({ sentence }) => sentence).join('\n')).toContain('their own leave');
  });
});
