// Queues drawn at random, for tests.
import fc from 'fast-check';
import { createCoverNeed } from '#contract/api/cover';
import { askForLeave } from '#contract/api/leave';
import { listLeaveTypes } from '#contract/api/leave-types';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, WallTime } from '#engine/time/kinds';
import { coverNeed } from '../../testing/cover-need';
import type { TestApp } from '../../testing/test-app';
import { insertStarterLeaveTypes } from '../leave/leave-types';
import { idOf, type Trades } from '../requests/testing';
import { insertStarterRules } from '../rules/rules.queries';

export const NOW = '2027-03-08T02:00:00Z';
export const TODAY = '2027-03-08' as CalendarDate;

const who = fc.nat(2);
/** What is in an organisation's queue, drawn at random. */
export const drawnQueue = fc.record({
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
type Drawn = typeof drawnQueue extends fc.Arbitrary<infer T> ? T : never;

export async function fillQueue(
  testApp: TestApp,
  trades: Trades,
  { shifts, trades: asked, leaves }: Drawn,
) {
  const { orgId, owner, amy, ben, cara, amyId, benId, caraId } = trades;
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
    body: coverNeed(trades, {
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      startTime: '07:00',
      endTime: '19:00',
      // Nearly everyone who goes makes a difference.
      target: 2,
    }),
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
