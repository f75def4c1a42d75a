import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateRoster, listRuns } from '#contract/api/auto-roster';
import { setDayStatus } from '#contract/api/day-statuses';
import { getMyYear } from '#contract/api/my-year';
import { changeCells } from '#contract/api/roster';
import { listShiftRules, updateShiftRule } from '#contract/api/shift-rules';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { extendRules } from '../shift-rules/extend-rules';
import { SYSTEM_TEMPLATES } from '../shift-templates/system-templates';

const TEMPLATE = SYSTEM_TEMPLATES.find(({ name }) => name === '2 days 2 nights 4 off (Fast 12)');

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-10T02:00:00Z' });
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const year = (
  { browser }: Person,
  from = '2027-03-01' as CalendarDate,
  to = '2027-06-30' as CalendarDate,
) => browser.call(getMyYear, { query: { from, to } });

async function addRule(changes: object = {}) {
  await roster.manager.browser.call(generateRoster, {
    body: {
      templateId: TEMPLATE?.id ?? '',
      startDate: '2027-03-01',
      endDate: '2027-03-31',
      employeeIds: [roster.amyId],
      teams: [{ teamId: 'A', teamName: 'A', employeeIds: [roster.amyId] }],
      parameters: { default_location_id: roster.depot.id },
      published: true,
      rule: { name: 'Depot' },
      ...changes,
    },
  });
}

function deleteShiftsOn(date = '' as CalendarDate) {
  return roster.manager.browser.call(changeCells, {
    body: {
      cells: [{ employeeId: roster.amyId, dates: [date] }],
      action: 'delete-shifts',
    },
  });
}

test('own published shifts with their nights, and never drafts or those of colleagues', async () => {
  await roster.add({ published: true, startTime: '19:00', endTime: '07:00' });
  await roster.add({ date: '2027-03-12', published: true });
  await roster.add({ date: '2027-03-13' });
  await roster.add({ date: '2027-03-14', employeeId: roster.benId, published: true });
  expect(await year(roster.amy)).toEqual({
    shifts: [
      {
        date: '2027-03-10',
        start_at: '2027-03-10T08:00:00.000Z',
        end_at: '2027-03-10T20:00:00.000Z',
        location_id: roster.depot.id,
        location_name: 'Depot',
        timezone: 'Australia/Sydney',
        night: true,
      },
      expect.objectContaining({ date: '2027-03-12', night: false }),
    ],
    pattern: [],
    statuses: [],
    leave: [],
  });
  expect(await year(roster.owner)).toEqual({ shifts: [], pattern: [], statuses: [], leave: [] });
});

test('a day with a status is no work, and it is told to the person alone', async () => {
  await roster.add({ published: true });
  await roster.manager.browser.call(setDayStatus, {
    body: { employeeId: roster.amyId, date: '2027-03-10', status: 'sick' },
  });
  expect(await year(roster.amy)).toMatchObject({
    shifts: [],
    statuses: [{ date: '2027-03-10', status: 'sick' }],
    leave: [],
  });
  expect((await year(roster.ben)).statuses).toEqual([]);
});

describe('the pattern', () => {
  test('is what the rule creates later, to the shift', async () => {
    await addRule();
    const { shifts, pattern } = await year(roster.amy);
    expect(shifts.at(-1)?.date.slice(0, 7)).toBe('2027-03');
    expect(pattern[0]?.date.slice(0, 7)).toBe('2027-04');
    // Sydney's clocks go back on 4 April.
    for (const today of ['2027-03-10', '2027-04-20', '2027-05-20']) {
      await extendRules({
        database: testApp.database,
        now: () => Date.parse(`${today}T02:00:00Z`) as Instant,
        onFailure: (error) => {
          throw error;
        },
      });
    }
    const { total } = await roster.manager.browser.call(listRuns, { query: {} });
    expect(total).toBeGreaterThan(2);
    const drafts = (await roster.all()).filter(({ published }) => !published);
    const times = (list: { date: string; start_at: string; end_at: string }[]) =>
      list
        .filter(({ date }) => date <= '2027-06-30')
        .map(({ date, start_at, end_at }) => [date, start_at, end_at]);
    expect(times(pattern)).toEqual(times(drafts));
    // What was created is a draft: the pattern stays as it was.
    expect((await year(roster.amy)).pattern).toEqual(pattern);
  });

  test('does not bring back a published shift that someone was relieved of', async () => {
    const both = [roster.amyId, roster.benId];
    await addRule({
      employeeIds: both,
      teams: [{ teamId: 'A', teamName: 'A', employeeIds: both }],
    });
    const before = await year(roster.amy);
    await deleteShiftsOn(before.shifts.at(-1)?.date);
    const after = await year(roster.amy);
    expect(after.shifts).toEqual(before.shifts.slice(0, -1));
    expect(after.pattern).toEqual(before.pattern);
  });

  test('tells nothing of a draft, of a paused rule, or of a rule for others', async () => {
    await addRule({ published: false });
    const { pattern } = await year(roster.amy);
    const [draft] = await roster.all();
    await deleteShiftsOn(draft?.date);
    expect((await year(roster.amy)).pattern).toEqual(pattern);
    expect((await year(roster.ben)).pattern).toEqual([]);
    const [rule] = await roster.manager.browser.call(listShiftRules);
    await roster.manager.browser.call(updateShiftRule, {
      params: { id: rule?.id ?? '' },
      body: { status: 'paused' },
    });
    expect((await year(roster.amy)).pattern).toEqual([]);
  });

  test('goes around the days of a status and around other published shifts', async () => {
    await addRule();
    const { pattern } = await year(roster.amy);
    const [first, second, ...rest] = pattern;
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.amyId, date: first?.date ?? '', status: 'holiday' },
    });
    await roster.add({ date: second?.date ?? '', published: true });
    const after = await year(roster.amy);
    const dates = after.pattern.map(({ date }) => date);
    expect(dates).not.toContain(first?.date);
    expect(dates).not.toContain(second?.date);
    expect(dates.at(-1)).toBe(rest.at(-1)?.date);
  });

  test('reaches two years ahead, and a window is 400 days at most', async () => {
    await addRule();
    const later = await year(
      roster.amy,
      '2028-03-11' as CalendarDate,
      '2029-03-10' as CalendarDate,
    );
    expect(later.pattern.length).toBeGreaterThan(150);
    const refused = await roster.amy.browser.request(getMyYear, {
      query: { from: '2027-03-01', to: '2029-03-01' },
    });
    expect(refused.statusCode).toBe(400);
  });
});
