// The queue reads people, rules and cover once for all of its cards. Each card still says what it would say if it were
// the only one, as the decision reads it.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInbox } from '#contract/api/inbox';
import type { DecisionEffect } from '#contract/api/requests';
import type { Instant } from '#engine/time/kinds';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { effectsOfLeave } from '../leave/leave-effects';
import { listWaitingLeave } from '../leave/leaves.queries';
import { sealed } from '../requests/fingerprint';
import { listWaiting } from '../requests/requests.queries';
import { createTrades, type Trades } from '../requests/testing';
import { tradeKind } from '../requests/trade-kind';
import { worldsOf } from '../requests/worlds';
import { drawnQueue, fillQueue, NOW, TODAY } from './testing';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW });
});
afterAll(() => testApp.close());

test('each card has the effect and the fingerprint that it would have alone', async () => {
  const seen = { request: 0, leave: 0, effects: 0 };
  await fc.assert(
    fc.asyncProperty(drawnQueue, async (drawn) => {
      const trades = await createTrades(testApp);
      await fillQueue(testApp, trades, drawn);
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
