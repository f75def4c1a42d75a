import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getInbox } from '#contract/api/inbox';
import { listNotices } from '#contract/api/notices';
import * as api from '#contract/api/open-shifts';
import {
  decideRequest,
  getRequestPolicies,
  listRequests,
  setRequestPolicies,
} from '#contract/api/requests';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { expireRequests } from '../requests/withdraw-request';
import { openShiftCalls } from './testing';

/** Monday 8 March 2027, 13:00 in Sydney. */
const NOW = '2027-03-08T02:00:00Z';
const time = { now: NOW };
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  time.now = NOW;
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const { offer, offered, open, claim, takeBack } = openShiftCalls(() => roster);

describe('an open shift of which a manager picks who gets it', () => {
  const asked = { claims: 'manager' } as const;
  const cards = async (id: string) =>
    roster.manager.browser.call(api.listClaims, { params: { id } });
  const decide = async (
    id: string,
    decision: 'approve' | 'refuse',
    { browser }: Person = roster.manager,
  ) => {
    const { cards } = await browser.call(getInbox);
    const all = cards.flatMap((card) => (card.type === 'request' ? [card] : []));
    const { request, effect } = all.find((card) => card.request.employee_id === id) ?? {};
    return browser.request(decideRequest, {
      params: { id: request?.id ?? '' },
      body: { decision, note: 'We chose someone else', fingerprint: effect?.fingerprint },
    });
  };
  const titles = async ({ browser }: Person) =>
    (await browser.call(listNotices, { query: {} })).notices.map(({ subject }) => subject?.title);

  test('lists the names, goes to the one who is picked, and tells the others', async () => {
    const { id } = await offer(asked);
    expect((await claim(id)).json()).toMatchObject({ asked: true, places_left: 1 });
    time.now = '2027-03-08T02:01:00Z';
    expect((await claim(id, roster.ben)).statusCode).toBe(200);
    expect(await roster.all()).toEqual([]);
    expect((await claim(id)).body).toBe('You have already put your name down for this shift.');
    expect((await open())[0]?.asked.map(({ name }) => name)).toEqual(['Amy Able', 'Ben Bold']);
    expect(await titles(roster.manager)).toContain('Someone wants an open shift');
    expect((await cards(id)).map(({ request, effect }) => [request.kind, effect.clean])).toEqual([
      ['claim', true],
      ['claim', true],
    ]);
    expect((await decide(roster.benId, 'approve')).statusCode).toBe(200);
    expect(await roster.all()).toEqual([
      expect.objectContaining({ employee_id: roster.benId, published: true }),
    ]);
    expect(await cards(id)).toEqual([]);
    expect(await titles(roster.ben)).toContain('You got the open shift');
    expect(await titles(roster.amy)).toContain("You didn't get the open shift");
    expect(await offered()).toEqual([]);
    const [mine] = await roster.amy.browser.call(listRequests);
    expect(mine).toMatchObject({ state: 'void', ended_note: 'Someone else got it.' });
  });

  test('lets someone take their name back, and a manager refuse with a reason', async () => {
    const { id } = await offer(asked);
    await claim(id);
    expect((await takeBack(id)).statusCode).toBe(204);
    expect(await cards(id)).toEqual([]);
    expect(await offered()).toEqual([expect.objectContaining({ id, asked: false })]);
    await claim(id);
    expect((await decide(roster.amyId, 'refuse')).statusCode).toBe(200);
    expect(await titles(roster.amy)).toContain("You didn't get the open shift");
    expect(await roster.all()).toEqual([]);
  });

  test('shows what picking would bring, and forbids what a rule forbids', async () => {
    const { id } = await offer(asked);
    await claim(id);
    await roster.add({ startTime: '08:00', endTime: '12:00' });
    const [card] = await cards(id);
    expect(card?.effect).toMatchObject({
      clean: false,
      blocked: true,
      findings: ['Amy Able already works at that time on Wed 10 Mar.'],
    });
    expect((await decide(roster.amyId, 'approve')).statusCode).toBe(409);
    expect(await roster.all()).toHaveLength(1);
  });

  test('ends what waits when it is withdrawn, and when nobody decided before it starts', async () => {
    const { id } = await offer(asked);
    await claim(id);
    await roster.manager.browser.call(api.deleteOpenShift, { params: { id } });
    const second = await offer(asked);
    await claim(second.id, roster.ben);
    time.now = '2027-03-10T00:00:00Z';
    await expireRequests(testApp.database, Date.parse(time.now) as never);
    const ended = async ({ browser }: Person) =>
      (await browser.call(listRequests)).map(({ state, ended_note }) => [state, ended_note]);
    expect(await ended(roster.amy)).toEqual([['void', 'A manager withdrew the open shift.']]);
    expect(await ended(roster.ben)).toEqual([['expired', 'No manager decided before it began.']]);
  });

  test('is what the organisation chose, unless the manager says otherwise', async () => {
    const { browser } = roster.owner;
    const policies = await browser.call(getRequestPolicies);
    await browser.call(setRequestPolicies, { body: { ...policies, claims: 'manager' } });
    expect((await offer()).claims).toBe('manager');
    expect((await offer({ claims: 'first-come' })).claims).toBe('first-come');
  });

  test('is not shown to colleagues: an employee learns neither names nor how many', async () => {
    const { id } = await offer(asked);
    await claim(id);
    const [mine] = await offered(roster.ben);
    expect(mine).toMatchObject({ asked: false });
    expect(JSON.stringify(mine)).not.toContain('Amy');
    const refused = await roster.ben.browser.request(api.listClaims, { params: { id } });
    expect(refused.statusCode).toBe(403);
  });
});
