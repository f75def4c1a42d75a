import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateRoster } from '#contract/api/auto-roster';
import { setDayStatus } from '#contract/api/day-statuses';
import * as api from '#contract/api/fairness';
import { assignToShiftGroup, createShiftGroup } from '#contract/api/shift-groups';
import { deleteShift } from '#contract/api/shifts';
import type { FairnessLine } from '#engine/fairness/count-figures';
import type { CalendarDate } from '#engine/time/kinds';
import { addMember, type Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { emailsAt } from '../notices/testing';
import { SYSTEM_TEMPLATES } from '../shift-templates/system-templates';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-10T02:00:00Z' });
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const LAST = { from: '2026-03-10' as CalendarDate, to: '2027-03-09' as CalendarDate };
const COMING = { from: '2027-03-10' as CalendarDate, to: '2028-03-08' as CalendarDate };

async function people(who: { employeeId?: string; groupId?: string } = {}, days = LAST) {
  const { browser } = roster.manager;
  return (await browser.call(api.getFairness, { query: { ...days, ...who } })).people;
}
const own = ({ browser }: Person) => browser.call(api.getOwnFairness);

async function figuresOf(employeeId: string, days = LAST) {
  const [person] = await people({ employeeId }, days);
  return figures(person);
}
function figures(fairness: api.Fairness | null | undefined) {
  return Object.fromEntries(
    (fairness?.figures ?? []).map(({ line, ...figure }) => [line, figure]),
  ) as Record<FairnessLine, Omit<api.FairnessFigure, 'line'>>;
}

/** Published, in 2027 unless said otherwise. */
const work = (date: string, employeeId = roster.amyId, times: object = {}) =>
  roster.add({ date: date as CalendarDate, employeeId, published: true, ...times });
const NIGHT = { startTime: '19:00', endTime: '07:00' };

/** Amy, Ben and others in one shift group, as many as asked for. */
async function groupOf(size: number) {
  const { browser } = roster.owner;
  const group = await browser.call(createShiftGroup, {
    body: { name: 'ICU', color_hex: '#3B82F6' },
  });
  const ids = [roster.amyId, roster.benId];
  while (ids.length < size) {
    const member = await addMember(testApp, roster.orgId, 'employee');
    ids.push(member.user.employee_id ?? '');
  }
  for (const employeeId of ids) {
    await browser.call(assignToShiftGroup, {
      params: { groupId: group.id },
      body: { employeeId },
    });
  }
  return { id: group.id, ids };
}

describe('the figures', () => {
  test('count published shifts that were worked: nights, weekends, public holidays and hours', async () => {
    await work('2027-01-26', roster.amyId, NIGHT);
    await work('2027-02-06');
    await work('2027-02-07', roster.amyId, NIGHT);
    await work('2027-02-10');
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.amyId, date: '2027-02-10', status: 'sick' },
    });
    await roster.add({ date: '2027-02-13' });
    await work('2027-03-13', roster.amyId, NIGHT);
    const [amy] = await people({ employeeId: roster.amyId });
    expect(amy).toMatchObject({ employee_name: 'Amy Able', minutes: 32 * 60, group_id: null });
    expect(figures(amy)).toMatchObject({
      nights: { count: 2, minutes: 24 * 60, per100Hours: 6.25, fromPattern: 0 },
      weekends: { count: 1, minutes: 20 * 60 },
      holidays: { count: 1, minutes: 12 * 60 },
      'short-notice': { count: 0, minutes: null, per100Hours: null },
      'refused-leave': { count: 0 },
      wishes: { count: 0, outOf: 0, median: null },
    });
    const [coming] = await people({ employeeId: roster.amyId }, COMING);
    expect(figures(coming).nights).toMatchObject({ count: 1, minutes: 12 * 60 });
  });

  test('begin with the day someone joined, or with a contract or a shift before that', async () => {
    await testApp.sql("update employees set created_at = '2027-02-01' where id = $1", [
      roster.amyId,
    ]);
    expect((await people({ employeeId: roster.amyId }))[0]?.since).toBe('2027-02-01');
    await work('2027-01-20');
    expect((await people({ employeeId: roster.amyId }))[0]?.since).toBe('2027-01-20');
    await testApp.sql(
      `insert into contracts (org_id, employee_id, valid_from, type) values ($1, $2, '2026-12-01', 'casual')`,
      [roster.orgId, roster.amyId],
    );
    expect((await people({ employeeId: roster.amyId }))[0]?.since).toBe('2026-12-01');
  });

  test('of days to come include the pattern, told apart, and never a draft', async () => {
    const template = SYSTEM_TEMPLATES.find(
      ({ name }) => name === '2 days 2 nights 4 off (Fast 12)',
    );
    await roster.manager.browser.call(generateRoster, {
      body: {
        templateId: template?.id ?? '',
        startDate: '2027-03-15',
        endDate: '2027-03-30',
        employeeIds: [roster.amyId],
        teams: [{ teamId: 'A', teamName: 'A', employeeIds: [roster.amyId] }],
        parameters: { default_location_id: roster.depot.id },
        published: true,
        rule: { name: 'Depot' },
      },
    });
    const april = { from: '2027-03-10' as CalendarDate, to: '2027-04-15' as CalendarDate };
    const { nights } = await figuresOf(roster.amyId, april);
    expect(nights).toMatchObject({ count: 8, fromPattern: 4 });
    await roster.add({ date: '2027-04-16', ...NIGHT });
    const later = { ...april, to: '2027-04-16' as CalendarDate };
    expect((await figuresOf(roster.benId, later)).nights.count).toBe(0);
  });

  test('count leave that was declined', async () => {
    await testApp.sql(
      `insert into requests (org_id, kind, state, employee_id, starts_at, created_at, ended_at)
       select $1, 'leave', v.state, $2, now(), now(), v.ended::timestamptz
       from (values ('refused', '2027-02-01'), ('done', '2027-02-01'), ('refused', '2026-01-01')) as v (state, ended)`,
      [roster.orgId, roster.amyId],
    );
    expect((await figuresOf(roster.amyId))['refused-leave'].count).toBe(1);
    expect((await figuresOf(roster.benId))['refused-leave'].count).toBe(0);
  });

  test('count wishes that the roster kept and broke', async () => {
    await testApp.sql(
      `insert into availability_dates (org_id, employee_id, date, timezone, wishes, extra)
       select $1, $2, d::date, 'Australia/Sydney', '[{"value":"rather-not","times":null}]', 'ask'
       from unnest(array['2027-03-01', '2027-03-02']) as d`,
      [roster.orgId, roster.amyId],
    );
    await work('2027-03-02');
    await work('2027-03-12');
    expect((await figuresOf(roster.amyId)).wishes).toMatchObject({ count: 1, outOf: 2 });
  });

  test('count days that changed at short notice, once people are told', async () => {
    await work('2027-03-08');
    const { id } = await work('2027-03-20');
    await emailsAt(testApp, '2027-03-05T02:00:00Z');
    expect((await figuresOf(roster.amyId))['short-notice'].count).toBe(1);
    expect((await figuresOf(roster.amyId, COMING))['short-notice'].count).toBe(0);
    await roster.manager.browser.call(deleteShift, { params: { id } });
    await emailsAt(testApp, '2027-03-18T02:00:00Z');
    expect((await figuresOf(roster.amyId, COMING))['short-notice'].count).toBe(1);
    expect((await figuresOf(roster.benId))['short-notice'].count).toBe(0);
  });
});

describe('the median', () => {
  test('is that of the shift group, and of people without one', async () => {
    const { ids, id } = await groupOf(3);
    for (const [at, employeeId] of ids.entries()) {
      for (let day = 1; day <= at * 2; day += 1) await work(`2027-02-0${day}`, employeeId, NIGHT);
    }
    const group = await people({ groupId: id });
    expect(group.map((person) => figures(person).nights.count).sort()).toEqual([0, 2, 4]);
    expect(group.map((person) => figures(person).nights.median)).toEqual([2, 2, 2]);
    expect(group[0]).toMatchObject({ group_name: 'ICU' });
    const all = await people();
    expect(all).toHaveLength(4);
    expect(all.find(({ group_id }) => group_id === null)?.figures[0]?.median).toBeNull();
  });

  test('lines that the organisation does not count are not told to anyone', async () => {
    const { browser } = roster.owner;
    const answer = await browser.call(api.setFairnessLines, {
      body: { lines: ['wishes', 'nights', 'nights'] },
    });
    expect(answer.lines).toEqual(['nights', 'wishes']);
    expect(Object.keys(await figuresOf(roster.amyId))).toEqual(['nights', 'wishes']);
    expect((await own(roster.amy)).last?.figures.map(({ line }) => line)).toEqual([
      'nights',
      'wishes',
    ]);
    const refused = await roster.manager.browser.request(api.setFairnessLines, {
      body: { lines: [] },
    });
    expect(refused.statusCode).toBe(403);
  });
});

describe('privacy', () => {
  test('an employee reads their own figures alone, and no figures of others', async () => {
    await groupOf(5);
    await work('2027-02-01', roster.benId, NIGHT);
    const answer = await own(roster.amy);
    expect(JSON.stringify(answer)).not.toMatch(/Ben|employee|group/);
    expect(figures(answer.last).nights).toMatchObject({ count: 0, median: 0 });
    for (const query of [LAST, { ...LAST, employeeId: roster.benId }]) {
      const { statusCode } = await roster.amy.browser.request(api.getFairness, { query });
      expect(statusCode).toBe(403);
    }
  });

  test('an employee of a group of fewer than 5 people gets no median at all', async () => {
    await groupOf(4);
    await work('2027-02-01', roster.benId, NIGHT);
    const { last, coming } = await own(roster.amy);
    const told = [last, coming].flatMap((each) => each?.figures ?? []);
    expect(told).toHaveLength(12);
    expect(
      told.every(({ median, medianPer100Hours }) => median === null && medianPer100Hours === null),
    ).toBe(true);
    // Managers know everyone's figures anyway.
    expect((await figuresOf(roster.amyId)).nights.median).toBe(0);
  });

  test('drafts change nothing that an employee reads, in their own figures or in the median', async () => {
    const { ids } = await groupOf(5);
    const before = await own(roster.amy);
    for (const employeeId of ids) await roster.add({ employeeId, date: '2027-03-20', ...NIGHT });
    expect(await own(roster.amy)).toEqual(before);
  });

  test('someone without a record of their own has no figures', async () => {
    await testApp.sql('update employees set user_id = null where id = $1', [roster.amyId]);
    expect(await own(roster.amy)).toEqual({ last: null, coming: null });
  });
});
