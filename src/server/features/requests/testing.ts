// Amy, Ben and Cara, who give and swap shifts, for tests.

import { getInbox } from '#contract/api/inbox';
import { listNotices } from '#contract/api/notices';
import * as api from '#contract/api/requests';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { addMember, type Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import type { TestApp } from '../../testing/test-app';

export type Trades = Awaited<ReturnType<typeof createTrades>>;

export async function createTrades(testApp: TestApp) {
  const roster = await createRoster(testApp);
  const cara = await addMember(testApp, roster.orgId, 'employee');
  const caraId = cara.user.employee_id ?? '';
  return { ...roster, cara, caraId, ...deedsOf(roster, caraId) };
}

function deedsOf(roster: Roster, caraId: string) {
  const { amyId, benId, amy, ben, manager, owner } = roster;
  const inbox = async ({ browser } = manager) =>
    (await browser.call(getInbox)).cards.flatMap((card) => (card.type === 'request' ? [card] : []));
  const requestOf = async (id: string, { browser }: Person) =>
    (await browser.call(api.listRequests)).find((each) => each.id === id);
  return {
    inbox,
    requestOf,
    /** A published shift in March 2027. */
    on: (day: number, employeeId = amyId) =>
      roster.add({ published: true, employeeId, date: `2027-03-${day}` as CalendarDate }),
    give: (shift: Shift, to?: string[], { browser } = amy) =>
      browser.request(api.createRequest, {
        body: { kind: 'give', shiftId: shift.id, ...(to && { to }), reason: 'My sister marries' },
      }),
    swap: (shift: Shift, wanted: Shift[], { browser } = amy) =>
      browser.request(api.createRequest, {
        body: { kind: 'swap', shiftId: shift.id, for: wanted.map(({ id }) => id) },
      }),
    answer: (id: string, given: 'accept' | 'decline', { browser } = ben, shiftId?: string) =>
      browser.request(api.answerRequest, {
        params: { id },
        body: { answer: given, ...(shiftId && { shiftId }) },
      }),
    /** Its state, and why it ended. */
    async stateOf(id: string, person = amy) {
      const request = await requestOf(id, person);
      return request && [request.state, request.ended_note];
    },
    async ownersOf(): Promise<Record<string, string>> {
      const names = new Map([
        [amyId, 'amy'],
        [benId, 'ben'],
        [caraId, 'cara'],
      ]);
      const shifts = await roster.all();
      return Object.fromEntries(
        shifts.map((each) => [each.id, names.get(each.employee_id) ?? '?']),
      );
    },
    managersDecide: () =>
      owner.browser.call(api.setRequestPolicies, {
        body: { swaps: 'manager', among: 'organisation', notice_hours: 0, claims: 'first-come' },
      }),
    async decide(
      id: string,
      decision: 'approve' | 'refuse',
      person = manager,
      fingerprint?: string,
    ) {
      const card = (await inbox(person)).find(({ request }) => request.id === id);
      return person.browser.request(api.decideRequest, {
        params: { id },
        body: {
          decision,
          fingerprint: fingerprint ?? card?.effect.fingerprint ?? '',
          ...(decision === 'refuse' && { note: 'We need you that day' }),
        },
      });
    },
    /** By name: the clock of the tests stands still, so no notice is newer than another. */
    async kindsToldTo({ browser }: Person): Promise<string[]> {
      const { notices } = await browser.call(listNotices, { query: {} });
      return notices.map(({ kind }) => kind).sort();
    },
  };
}

export const idOf = (answer: { body: string }) => (JSON.parse(answer.body) as { id: string }).id;
