// Whatever kind of leave a colleague has, whoever wants to give or swap a shift reads the same, to the letter.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInbox } from '#contract/api/inbox';
import * as leave from '#contract/api/leave';
import { listLeaveTypes } from '#contract/api/leave-types';
import { listNotices } from '#contract/api/notices';
import * as api from '#contract/api/requests';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { insertStarterLeaveTypes } from '../leave/leave-types';
import { createTrades, idOf, type Trades } from './testing';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-08T02:00:00Z' });
});
afterAll(() => testApp.close());

/** Ben goes on leave of a kind on 10 March, when Amy wants to give her shift away. */
async function goOnLeave(roster: Trades, kind: string): Promise<void> {
  const { types } = await roster.ben.browser.call(listLeaveTypes);
  const typeId = types.find(({ name }) => name === kind)?.id ?? '';
  const body = { typeId, first: '2027-03-10', last: '2027-03-10', reason: `A secret of ${kind}` };
  const { id, state } = await roster.ben.browser.call(leave.askForLeave, { body });
  if (state !== 'waiting') return;
  const [first] = (await roster.manager.browser.call(getInbox)).cards.flatMap((card) =>
    card.type === 'leave' ? [card.leave] : [],
  );
  await roster.manager.browser.call(leave.decideLeave, {
    params: { id },
    body: { decision: 'approve', fingerprint: first?.fingerprint ?? '', perShift: [] },
  });
}

/** All that Amy reads, with the ids and times of this organisation taken out. */
async function readAll(kind: string): Promise<string> {
  const roster = await createTrades(testApp);
  const { orgId, amy } = roster;
  await testApp.database.transact({ orgId }, (db) => insertStarterLeaveTypes({ db, orgId }));
  await roster.managersDecide();
  const [asked, accepted] = [await roster.on(10), await roster.on(12)];
  const theirs = await roster.on(11, roster.benId);
  const first = idOf(await roster.give(asked, [roster.benId, roster.caraId]));
  await roster.answer(idOf(await roster.give(accepted, [roster.benId])), 'accept');
  await goOnLeave(roster, kind);
  const params = { id: asked.id };
  const read = [
    await amy.browser.request(api.listRequests),
    await amy.browser.request(api.listTakers, { params }),
    await amy.browser.request(api.listSwapChoices, { params }),
    await amy.browser.request(api.listRings, { params }),
    await amy.browser.request(listNotices, { query: {} }),
    await amy.browser.request(api.withdrawRequest, { params: { id: first } }),
    await roster.give(asked, [roster.benId]),
    await roster.swap(asked, [theirs]),
  ];
  const seen = read.map(({ statusCode, body }) => `${statusCode} ${body}`).join('\n');
  const ids = new Map<string, string>();
  return seen
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
      if (!ids.has(id)) ids.set(id, `id ${ids.size}`);
      return ids.get(id) ?? '';
    })
    .replaceAll(/"(created_at|due_at|at)":"[^"]+"/g, '"$1":"then"');
}

test('the kind of leave of a colleague changes nothing of what others read', async () => {
  const annual = await readAll('Annual leave');
  expect(annual).toContain('not available');
  expect(annual).not.toMatch(/secret|annual|sick|on leave/i);
  for (const kind of ['Personal leave', 'Long service leave', 'Unpaid leave']) {
    expect(await readAll(kind)).toBe(annual);
  }
}, 60_000);
