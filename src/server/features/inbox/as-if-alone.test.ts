// The queue reads people, rules and cover once for all of its cards. Each card still says what it would say if it were
// the only one, as the decision reads it.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoverNeed } from '#contract/api/cover';
import { getInbox } from '#contract/api/inbox';
import { askForLeave } from '#contract/api/leave';
import { listLeaveTypes } from '#contract/api/leave-types';
import type { DecisionEffect } from '#contract/api/requests';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Instant, WallTime } from '#engine/time/kinds';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { effectsOfLeave } from '../leave/leave-effects';
import { insertStarterLeaveTypes } from '../leave/leave-types';
import { listWaitingLeave } from '../leave/leaves.queries';
import { sealed } from '../requests/fingerprint';
import { listWaiting } from '../requests/requests.queries';
import { createTrades, idOf, type Trades } from '../requests/testing';
import { tradeKind } from '../requests/trade-kind';
import { worldsOf } from '../requests/worlds';
import { insertStarterRules } from '../rules/rules.queries';

const NOW = '2027-03-08T02:00:00Z';
const TODAY = '2027-03-08' as CalendarDate;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW });
});
afterAll(() => testApp.close());

const who = fc.nat(2);
const roster = fc.record({
  shifts: fc.array(fc.record({ who, day: fc.integer({ min: 2, max: 16 }), night: fc.boolean() }), {
    minLength: 12,
    maxLength: 24,
    size: 'max',
  }),
  trades: fc.array(fc.record({ who, pick: fc.nat(20), swap: fc.boolean() }), {
    minLength: 4,
    maxLength: 6,
    size: 'max',
  }),
  leaves: fc.array(
    // Far ahead too: what one card asks about must not reach the others.
    fc.record({
      who,
      from: fc.constantFrom(2, 4, 7, 9, 12, 190),
      days: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 3, maxLength: 6, size: 'max' },
  ),
});
type Drawn = typeof roster extends fc.Arbitrary<infer T> ? T : never;

test('each card has the effect and the fingerprint that it would have alone', async () => {
  const seen = { request: 0, leave: 0, effects: 0 };
  await fc.assert(
    fc.asyncProperty(roster, async (drawn) => {
      const trades = await createTrades(testApp);
      await fill(trades, drawn);
      const together = await effectsInQueue(trades);
      for (const [id, effect] of await effectsAlone(trades.orgId)) {
        expect(together.get(id)).toEqual(effect);
        seen.effects += effect.findings.length + effect.cover.length;
      }
      seen.request += [...together.keys()].filter((id) => id.startsWith('request')).length;
      seen.leave += [...together.keys()].filter((id) => id.startsWith('leave')).length;
    }),
    { numRuns: 3, endOnFailure: true },
  );
  // Rosters on which nothing happens would show nothing.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
}, 240_000);

async function fill(trades: Trades, { shifts, trades: asked, leaves }: Drawn) {
  const { orgId, owner, depot, amy, ben, cara, amyId, benId, caraId } = trades;
  const people = [
    { person: amy, id: amyId },
    { person: ben, id: benId },
    { person: cara, id: caraId },
  ];
  await testApp.database.transact({ orgId }, async (db) => {
    await insertStarterRules({ db, orgId });
    await insertStarterLeaveTypes({ db, orgId });
  });
  await trades.managersDecide();
  await owner.browser.call(createCoverNeed, {
    body: {
      locationId: depot.id,
      label: 'Day',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      onHolidays: 'as-weekday',
      startTime: '07:00' as WallTime,
      endTime: '19:00' as WallTime,
      // Nearly everyone who goes makes a difference.
      minimum: 1,
      target: 2,
      maximum: null,
      role: null,
      groupId: null,
      skills: [],
      validFrom: null,
      validTo: null,
    },
  });
  const own = people.map((): Awaited<ReturnType<Trades['add']>>[] => []);
  const taken = new Set<string>();
  for (const { who: at, day, night } of shifts) {
    // A day without a shift after each night, so that no two overlap.
    if ([day - 1, day, day + 1].some((each) => taken.has(`${at} ${each}`))) continue;
    taken.add(`${at} ${day}`);
    const [startTime, endTime] = night ? ['19:00', '07:00'] : ['07:00', '19:00'];
    const added = await trades.add({
      published: true,
      employeeId: people[at]?.id ?? '',
      date: addDays(TODAY, day),
      startTime: startTime as WallTime,
      endTime: endTime as WallTime,
    });
    own[at]?.push(added);
  }
  for (const { who: at, pick, swap } of asked) {
    const [giver, taker] = [people[at], people[(at + 1) % 3]];
    const given = own[at]?.[pick % (own[at]?.length || 1)];
    const wanted = own[(at + 1) % 3]?.[0];
    if (!giver || !taker || !given || (swap && !wanted)) continue;
    const answer =
      swap && wanted
        ? await trades.swap(given, [wanted], giver.person)
        : await trades.give(given, [taker.id], giver.person);
    if (answer.statusCode < 300) {
      await trades.answer(idOf(answer), 'accept', taker.person, swap ? wanted?.id : undefined);
    }
  }
  const { types } = await amy.browser.call(listLeaveTypes);
  const typeId = types.find(({ name }) => name === 'Annual leave')?.id ?? '';
  for (const { who: at, from, days } of leaves) {
    const [first, last] = [addDays(TODAY, from), addDays(TODAY, from + days)];
    // Two leaves of one person at the same time are refused.
    await people[at]?.person.browser.request(askForLeave, { body: { typeId, first, last } });
  }
}

async function effectsInQueue({ manager }: Trades): Promise<Map<string, DecisionEffect>> {
  const { cards } = await manager.browser.call(getInbox);
  return new Map(
    cards.flatMap((card): [string, DecisionEffect][] => {
      if (card.type === 'request') return [[`request ${card.id}`, card.effect]];
      const leaves =
        card.type === 'leave' ? [card.leave] : card.type === 'leave-set' ? card.leaves : [];
      return leaves.map(({ id, effect, fingerprint }) => [
        `leave ${id}`,
        { ...effect, fingerprint },
      ]);
    }),
  );
}

function effectsAlone(orgId: string): Promise<Map<string, DecisionEffect>> {
  return testApp.database.transact({ orgId }, async (db) => {
    const scope = { db, orgId };
    const now = Date.parse(NOW) as Instant;
    const effects = new Map<string, DecisionEffect>();
    for (const request of await listWaiting(scope, ['give', 'swap', 'ring'])) {
      const [effect] = await tradeKind.effectsOf(scope, [request], worldsOf(scope, now));
      if (effect) effects.set(`request ${request.id}`, sealed(effect, request.version));
    }
    for (const row of await listWaitingLeave(scope)) {
      const { effects: found } = await effectsOfLeave(scope, [row], TODAY, worldsOf(scope, now));
      if (found[0]) effects.set(`leave ${row.id}`, found[0].effect);
    }
    return effects;
  });
}
