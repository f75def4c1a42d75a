import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listNotices } from '#contract/api/notices';
import * as api from '#contract/api/open-shifts';
import { setRequestPolicies } from '#contract/api/requests';
import { assignToShiftGroup, createShiftGroup } from '#contract/api/shift-groups';
import type { CalendarDate } from '#engine/time/kinds';
import { addMember, type Person } from '../../testing/people';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { openShiftCalls } from './testing';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  // Monday 8 March 2027, 13:00 in Sydney.
  testApp = await createTestApp({ now: '2027-03-08T02:00:00Z' });
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const { offer, offered, claim } = openShiftCalls(() => roster);

describe('whom an open shift is for', () => {
  const told = async ({ browser }: Person) =>
    (await browser.call(listNotices, { query: {} })).notices.filter(
      ({ kind }) => kind === 'open_shift',
    ).length;
  /** Amy is a physiotherapist at the depot, Ben a nurse far away, Cat a nurse at the depot. */
  const professions = async () => {
    const far = await addSite(roster.manager, 'Perth', 'WA');
    const cat = await addMember(testApp, roster.orgId, 'employee');
    const before = { date: '2027-03-01' as CalendarDate, published: true };
    await roster.add({ ...before, roleLabel: 'Physiotherapist' });
    await roster.add({
      ...before,
      employeeId: roster.benId,
      locationId: far.id,
      roleLabel: 'Nurse',
    });
    await roster.add({ ...before, employeeId: cat.user.employee_id ?? '', roleLabel: 'Nurse' });
    return { cat };
  };

  test('those at its site in its role are told, and others there see for whom it is', async () => {
    const { cat } = await professions();
    const { id } = await offer({
      roleLabel: 'Physiotherapist',
      date: '2027-03-09' as CalendarDate,
    });
    expect([await told(roster.amy), await told(roster.ben), await told(cat)]).toEqual([1, 0, 0]);
    expect((await offered()).map(({ obstacle }) => obstacle)).toEqual([null]);
    expect(await offered(roster.ben)).toEqual([]);
    expect((await claim(id, roster.ben)).statusCode).toBe(404);
    const sentence = "It's for people in the role Physiotherapist";
    expect((await offered(cat)).map(({ obstacle }) => obstacle)).toEqual([sentence]);
    const refused = await claim(id, cat);
    expect([refused.statusCode, refused.body]).toEqual([409, `${sentence}.`]);
    expect((await claim(id)).statusCode).toBe(200);
  });

  test('everyone wherever they work, if a manager wants that', async () => {
    await professions();
    const { id } = await offer({ audience: 'organisation', date: '2027-03-09' as CalendarDate });
    expect([await told(roster.amy), await told(roster.ben)]).toEqual([1, 1]);
    expect((await claim(id, roster.ben)).statusCode).toBe(200);
  });

  test('drafts at its site say nothing about who works there', async () => {
    const { cat } = await professions();
    await roster.add({ employeeId: roster.benId, date: '2027-03-20' as CalendarDate });
    await offer();
    expect([(await offered(roster.ben)).length, (await offered(cat)).length]).toEqual([0, 1]);
  });

  test('one made of a shift is for its site, or for its group where shifts stay within the group', async () => {
    const { cat } = await professions();
    const makeOpen = async (date: CalendarDate) => {
      const { id } = await roster.add({ date, published: true });
      await roster.manager.browser.call(api.makeShiftOpen, { params: { id } });
    };
    await makeOpen('2027-03-11' as CalendarDate);
    expect([(await offered(roster.ben)).length, (await offered(cat)).length]).toEqual([0, 1]);
    const group = await roster.owner.browser.call(createShiftGroup, {
      body: { name: 'Nights', color_hex: '#112233' },
    });
    for (const employeeId of [roster.amyId, roster.benId]) {
      await roster.owner.browser.call(assignToShiftGroup, {
        params: { groupId: group.id },
        body: { employeeId },
      });
    }
    await roster.owner.browser.call(setRequestPolicies, {
      body: { swaps: 'automatic', among: 'group', notice_hours: 0, claims: 'first-come' },
    });
    await makeOpen('2027-03-12' as CalendarDate);
    const seen = async (person: Person) => (await offered(person)).map(({ date }) => date);
    expect(await seen(cat)).toEqual(['2027-03-11']);
    expect(await seen(roster.ben)).toContain('2027-03-12');
  });
});
