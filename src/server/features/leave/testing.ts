// What the tests of leave share.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { listDayStatuses } from '#contract/api/day-statuses';
import { getInbox } from '#contract/api/inbox';
import * as api from '#contract/api/leave';
import * as kinds from '#contract/api/leave-types';
import type { BodyInput } from '#contract/endpoint';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { insertStarterLeaveTypes } from './leave-types';

export let testApp: TestApp;
export let roster: Roster;
export let types: Record<string, string>;

/** An organisation with the kinds of leave that everyone starts with, anew for each test. */
export function setUpLeave(): void {
  beforeAll(async () => {
    testApp = await createTestApp({ now: '2027-03-01T02:00:00Z' });
  });
  beforeEach(async () => {
    roster = await createRoster(testApp);
    const { orgId } = roster;
    await testApp.database.transact({ orgId }, (db) => insertStarterLeaveTypes({ db, orgId }));
    const settings = await roster.amy.browser.call(kinds.listLeaveTypes);
    types = Object.fromEntries(settings.types.map(({ name, id }) => [name, id]));
  });
  afterAll(() => testApp.close());
}

/** Annual leave from 11 to 13 March 2027, Thursday to Saturday. */
export function days(changes: Partial<BodyInput<typeof api.askForLeave>> = {}) {
  const typeId = types['Annual leave'] ?? '';
  return { typeId, first: '2027-03-11', last: '2027-03-13', ...changes };
}

export function ask(changes: Partial<BodyInput<typeof api.askForLeave>> = {}, who = roster.amy) {
  return who.browser.call(api.askForLeave, { body: days(changes) });
}

export async function addShifts() {
  const night = { startTime: '18:00', endTime: '06:00', published: true };
  return {
    wednesday: await roster.add({ ...night, date: '2027-03-10' }),
    thursday: await roster.add({ date: '2027-03-11', published: true }),
    friday: await roster.add({ date: '2027-03-12', published: true }),
    saturday: await roster.add({ ...night, date: '2027-03-13' }),
  };
}

export async function leavesToDecide({ browser }: Person = roster.manager) {
  const { cards } = await browser.call(getInbox);
  return cards.flatMap((card) => (card.type === 'leave' ? [card.leave] : []));
}

export async function toDecide(who: Person = roster.manager) {
  const [first] = await leavesToDecide(who);
  if (!first) throw new Error('nothing waits');
  return first;
}

export async function approve(perShift: BodyInput<typeof api.decideLeave>['perShift'] = []) {
  const { id, fingerprint } = await toDecide();
  return roster.manager.browser.call(api.decideLeave, {
    params: { id },
    body: { decision: 'approve', perShift, fingerprint },
  });
}

export async function statuses(who: Person = roster.manager) {
  const query = { from: '2027-03-01', to: '2027-03-31' };
  const all = await who.browser.call(listDayStatuses, { query });
  return all.map(({ date, status }) => `${date} ${status}`);
}

export const refusal = async (answer: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await answer;
  return `${statusCode} ${body}`;
};
