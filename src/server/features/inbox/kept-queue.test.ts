// The queue keeps people and swept days between two calls. Whatever happens in between, its answer is the one that would be
// made with nothing kept.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putAvailability } from '#contract/api/availability';
import { addContract } from '#contract/api/contracts';
import { listCoverNeeds, setCoverNeedDate, updateCoverNeed } from '#contract/api/cover';
import { setDayStatus } from '#contract/api/day-statuses';
import { deleteEmployee } from '#contract/api/employees';
import { changeHolidays } from '#contract/api/holidays';
import { getInbox, type InboxCard } from '#contract/api/inbox';
import { decideLeave, endLeave, listLeaveOfPeople } from '#contract/api/leave';
import { publishRoster } from '#contract/api/publish-roster';
import { transferCells, undoChange } from '#contract/api/roster';
import { createRule, listRules } from '#contract/api/rules';
import { assignToShiftGroup, createShiftGroup } from '#contract/api/shift-groups';
import { createShift, deleteShift, updateShift } from '#contract/api/shifts';
import { createHolding, createRequirement, createSkill } from '#contract/api/skills';
import type { BodyInput } from '#contract/endpoint';
import { addDays } from '#engine/time/dates';
import type { Instant } from '#engine/time/kinds';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { claimKind } from '../open-shifts/claim-kind';
import { createKeptWorlds } from '../requests/kept-worlds';
import { createTrades, type Trades } from '../requests/testing';
import { tradeKind } from '../requests/trade-kind';
import { readInbox } from './read-inbox';
import { drawnQueue, fillQueue, NOW, TODAY } from './testing';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW });
});
afterAll(() => testApp.close());

type Pick = <Value>(values: readonly Value[]) => Value | undefined;
type Deed = (trades: Trades, pick: Pick) => Promise<unknown>;

const aheadOf = async (trades: Trades) =>
  (await trades.all()).filter(({ start_at }) => start_at > '2027-03-09');

/** Refused or not: the queue has to be right either way. */
const DEEDS: Record<string, Deed> = {
  async edit(trades, pick) {
    const shift = pick(await aheadOf(trades));
    const params = { id: shift?.id ?? '' };
    await trades.manager.browser.request(updateShift, {
      params,
      body: { startTime: '10:00', endTime: '16:00' },
    });
  },
  async add(trades, pick) {
    const employeeId = pick([trades.amyId, trades.benId, trades.caraId]) ?? '';
    const date = addDays(TODAY, pick([3, 6, 8, 13]) ?? 3);
    const body = trades.shift({ employeeId, date, published: pick([true, false]) === true });
    await trades.manager.browser.request(createShift, { body });
  },
  async remove(trades, pick) {
    const id = pick(await aheadOf(trades))?.id ?? '';
    await trades.manager.browser.request(deleteShift, { params: { id } });
  },
  async copy(trades, pick) {
    const employeeId = pick([trades.amyId, trades.benId, trades.caraId]) ?? '';
    const dates = [3, 4, 5, 6].map((day) => addDays(TODAY, day));
    await trades.manager.browser.request(transferCells, {
      body: { mode: 'copy', cells: [{ employeeId, dates }], days: 7 },
    });
  },
  async status(trades, pick) {
    const employeeId = pick([trades.amyId, trades.benId, trades.caraId]) ?? '';
    const date = addDays(TODAY, pick([4, 7, 9, 12]) ?? 4);
    const status = pick(['off', 'sick', 'holiday'] as const) ?? 'off';
    await trades.manager.browser.request(setDayStatus, { body: { employeeId, date, status } });
  },
  async publish(trades) {
    await trades.manager.browser.request(publishRoster, {
      body: { from: TODAY, to: addDays(TODAY, 27) } as BodyInput<typeof publishRoster>,
    });
  },
  async undo(trades) {
    const { rows } = await testApp.database.pool.query(
      'select id from undo_steps where org_id = $1 order by created_at desc limit 1',
      [trades.orgId],
    );
    const params = { id: rows[0]?.id ?? '' };
    await trades.manager.browser.request(undoChange, { params });
  },
  async rule(trades, pick) {
    const minutes = (pick([12, 14, 25]) ?? 12) * 60;
    await trades.owner.browser.call(createRule, {
      body: {
        kind: 'rest',
        params: { minutes, agreed: null, brokenSpan: null },
        scope: { type: 'organisation' },
        severity: pick(['warn', 'block'] as const) ?? 'warn',
        origin: 'policy',
      } as BodyInput<typeof createRule>,
    });
  },
  async endOfRule(trades, pick) {
    const rules = await trades.owner.browser.call(listRules);
    const id = pick(rules)?.id ?? '';
    await testApp.sql("update rules set severity = 'off' where id = $1", [id]);
  },
  async need(trades, pick) {
    const { needs } = await trades.owner.browser.call(listCoverNeeds, { query: {} });
    const { id = '', exceptions: _, ...need } = needs[0] ?? ({} as (typeof needs)[number]);
    const minimum = pick([0, 1, 2, 3]) ?? 0;
    const body = { ...need, minimum, target: minimum + 1 };
    await trades.owner.browser.call(updateCoverNeed, { params: { id }, body });
  },
  async needOnDate(trades, pick) {
    const { needs } = await trades.owner.browser.call(listCoverNeeds, { query: {} });
    const date = addDays(TODAY, pick([3, 4, 8]) ?? 3);
    const params = { id: needs[0]?.id ?? '', date };
    const body = { figures: { minimum: 3, target: 3, maximum: null } };
    await trades.owner.browser.call(setCoverNeedDate, { params, body });
  },
  async approveLeave(trades, pick) {
    const leaves = (await cardsOf(trades)).flatMap((card) =>
      card.type === 'leave' ? [card.leave] : card.type === 'leave-set' ? card.leaves : [],
    );
    const leave = pick(leaves);
    if (!leave) return;
    const { id, fingerprint } = leave;
    await trades.manager.browser.request(decideLeave, {
      params: { id },
      body: { decision: 'approve', fingerprint },
    });
  },
  async endLeave(trades, pick) {
    const approved = await trades.manager.browser.call(listLeaveOfPeople);
    const id = pick(approved)?.id ?? '';
    await trades.manager.browser.request(endLeave, { params: { id }, body: { last: null } });
  },
  async contract(trades, pick) {
    await trades.owner.browser.call(addContract, {
      params: { id: pick([trades.amyId, trades.benId]) ?? '' },
      body: { validFrom: '2027-01-01', type: 'casual' },
    });
  },
  async skill(trades, pick) {
    const { owner, manager, depot } = trades;
    const skill = await owner.browser.call(createSkill, {
      body: {
        name: 'First aid',
        kind: 'skill',
        has_number: false,
        has_class: false,
        validity_months: null,
        severity: 'warn',
      },
    });
    const wanted = { role_label: null, template_code: null, all_of: [skill.id], any_of: [] };
    await owner.browser.call(createRequirement, { body: { location_id: depot.id, ...wanted } });
    const { needs } = await owner.browser.call(listCoverNeeds, { query: {} });
    const { id = '', exceptions: _, ...need } = needs[0] ?? ({} as (typeof needs)[number]);
    const skills = [{ skillId: skill.id, count: 1 }];
    await owner.browser.call(updateCoverNeed, { params: { id }, body: { ...need, skills } });
    const params = { id: pick([trades.amyId, trades.benId, trades.caraId]) ?? '' };
    const body = { skill_id: skill.id, verified: true };
    await manager.browser.call(createHolding, { params, body });
  },
  async group(trades, pick) {
    const { owner } = trades;
    const group = await owner.browser.call(createShiftGroup, { body: { name: 'Nights' } });
    const employeeId = pick([trades.amyId, trades.benId]) ?? '';
    const params = { groupId: group.id };
    await owner.browser.call(assignToShiftGroup, { params, body: { employeeId } });
  },
  // Of someone who would get a shift: where the rules forbid it then, nothing but the wish changes what their card says.
  async wish(trades, pick) {
    const card = pick(await trades.inbox());
    const partner = card?.request.parties.find(({ part }) => part === 'partner');
    const { amy, ben, cara } = trades;
    const person = [amy, ben, cara].find(({ user }) => user.employee_id === partner?.employee_id);
    const never = { wishes: [{ value: 'cannot', times: null }], extra: 'ask' };
    const body = {
      usual: { anchor: '2027-03-08', days: Array.from({ length: 7 }, () => never) },
      dates: [],
    } as BodyInput<typeof putAvailability>;
    await person?.browser.call(putAvailability, { body });
  },
  async holiday(trades, pick) {
    const date = addDays(TODAY, pick([4, 9, 12]) ?? 4);
    const body = { kind: 'add' as const, date, name: 'Show day' };
    await trades.owner.browser.request(changeHolidays, { body });
  },
  async decideRequest(trades, pick) {
    const id = pick(await trades.inbox())?.request.id ?? '';
    await trades.decide(id, pick(['approve', 'refuse'] as const) ?? 'refuse');
  },
  async removePerson(trades) {
    await trades.owner.browser.request(deleteEmployee, { params: { id: trades.caraId } });
  },
};
const NAMES = Object.keys(DEEDS).filter((name) => name !== 'removePerson');

test('an answer from what is kept is the one that would be made anew, after every deed', async () => {
  const seen = { cards: 0, changes: 0 };
  const order = fc.shuffledSubarray([...NAMES, ...NAMES.slice(0, 7)], {
    minLength: NAMES.length + 7,
  });
  await fc.assert(
    fc.asyncProperty(drawnQueue, order, fc.infiniteStream(fc.nat()), async (drawn, deeds, dice) => {
      const trades = await createTrades(testApp);
      await fillQueue(testApp, trades, drawn);
      await testApp.sql(
        "update rules set severity = 'block' where org_id = $1 and params ->> 'reason' = 'unavailable'",
        [trades.orgId],
      );
      const pick: Pick = (values) => values[dice.next().value % (values.length || 1)];
      let before = await cardsOf(trades);
      for (const name of [...deeds, 'removePerson']) {
        await DEEDS[name]?.(trades, pick);
        const kept = await cardsOf(trades);
        expect(kept, name).toEqual(await anew(trades));
        if (JSON.stringify(kept) !== JSON.stringify(before)) seen.changes += 1;
        seen.cards += kept.length;
        before = kept;
      }
    }),
    { numRuns: 2, endOnFailure: true },
  );
  // Deeds that change nothing would show nothing.
  expect(seen.cards).toBeGreaterThan(50);
  expect(seen.changes).toBeGreaterThan(15);
}, 240_000);

async function cardsOf({ manager }: Trades): Promise<InboxCard[]> {
  return (await manager.browser.call(getInbox)).cards;
}

async function anew({ orgId, manager }: Trades): Promise<unknown> {
  const kinds = { give: tradeKind, swap: tradeKind, ring: tradeKind, claim: claimKind };
  const answer = await testApp.database.transact({ orgId, userId: manager.user.id }, (db) =>
    readInbox({ db, orgId }, kinds, manager.user, Date.parse(NOW) as Instant, createKeptWorlds()),
  );
  return getInbox.response.parse(JSON.parse(JSON.stringify(answer))).cards;
}
