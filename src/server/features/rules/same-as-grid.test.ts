// The browser checks a drag with the cells of the grid. What it finds is what the server answers about the same change.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getRosterWindow } from '#contract/api/roster';
import * as api from '#contract/api/rules';
import { createShift } from '#contract/api/shifts';
import { contentAt } from '#contract/cell-codes';
import { ruleForEngine } from '#contract/rule-for-engine';
import { applyToCells } from '#engine/cells/apply-to-cells';
import type { Cell } from '#engine/cells/cell';
import type { CellChange } from '#engine/cells/change';
import { createCellCheck, type GridFacts } from '#engine/rules/check-cells';
import { describeFinding } from '#engine/rules/describe-finding';
import { addDays, daysBetween } from '#engine/time/dates';
import type { CalendarDate, WallTime, Zone } from '#engine/time/kinds';
import { addMember } from '../../testing/people';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let acacia: Roster;
let perthId: string;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-01T00:00:00Z' });
  acacia = await createRoster(testApp);
  perthId = (await addSite(acacia.manager, 'Wharf', 'WA')).id;
  for (const [date, startTime, endTime, locationId] of SHIFTS) {
    const body = { ...acacia.shift({ date, startTime, endTime }), published: true };
    await acacia.manager.browser.call(createShift, {
      body: locationId === 'Perth' ? { ...body, locationId: perthId } : body,
    });
  }
  const admin = await addMember(testApp, acacia.orgId, 'admin');
  for (const rule of RULES) {
    await admin.browser.call(api.createRule, {
      body: { ...rule, scope: { type: 'organisation' }, origin: 'policy' },
    });
  }
});
afterAll(() => testApp.close());

const RULES = [
  {
    kind: 'rest',
    severity: 'block',
    params: { minutes: 660, agreed: null, brokenSpan: null },
  },
  { kind: 'long-shift', severity: 'warn', params: { minutes: 540, agreed: null } },
  { kind: 'nights-in-a-row', severity: 'warn', params: { nights: 1 } },
  { kind: 'days-in-a-row', severity: 'warn', params: { days: 3 } },
  {
    kind: 'hours-in-period',
    severity: 'block',
    params: { minutes: 1920, days: 7, begins: 'fixed', anchor: null },
  },
] as const;

/** Around the day on which the clocks go back in Sydney, 4 April 2027. */
const SHIFTS = [
  ['2027-03-30', '09:00', '17:00', 'Sydney'],
  ['2027-03-31', '22:00', '06:00', 'Sydney'],
  ['2027-04-02', '14:00', '22:00', 'Perth'],
  ['2027-04-03', '21:00', '07:00', 'Sydney'],
  ['2027-04-06', '09:00', '19:00', 'Sydney'],
] as const;

const WINDOW = { from: '2027-02-22' as CalendarDate, to: '2027-05-16' as CalendarDate };

async function readGrid(): Promise<GridFacts> {
  const { browser } = acacia.manager;
  const rules = await browser.call(api.listRules, {});
  const { sites, contents, rows } = await browser.call(getRosterWindow, { query: WINDOW });
  const cells = contents.map(
    ({ status, shifts }): Cell => ({
      status,
      shifts: shifts.map((shift) => ({ ...shift, site: sites[shift.site] ?? '' })),
    }),
  );
  return {
    read: (employeeId, date) => {
      const row = rows.find(({ employee_id }) => employee_id === employeeId);
      if (date < WINDOW.from || date > WINDOW.to) return undefined;
      return cells[row ? contentAt(row.cells, daysBetween(WINDOW.from, date)) : 0];
    },
    zoneOf: (site) => (site === perthId ? 'Australia/Perth' : 'Australia/Sydney') as Zone,
    rules: rules.map(ruleForEngine),
    weekStart: 'monday',
    groupIdsOf: () => [],
  };
}

const TIMES = [
  ['05:00', '13:00'],
  ['13:30', '23:30'],
  ['22:00', '06:00'],
] as [WallTime, WallTime][];

test('F25 cells give the findings of the server, over a change of the clocks', async () => {
  const grid = await readGrid();
  const inCells = createCellCheck(grid);
  let findings = 0;
  for (let day = -5; day <= 5; day += 1) {
    for (const [startTime, endTime] of TIMES) {
      const date = addDays('2027-04-04' as CalendarDate, day);
      const locationId = day % 3 === 0 ? perthId : acacia.depot.id;
      const shift = { employeeId: acacia.amyId, locationId, date, startTime, endTime };
      const change: CellChange = { type: 'create', body: shift };
      // A shift over another is refused whatever the rules say, so the cells stay as they are.
      if (applyToCells([change], grid).size === 0) continue;
      const { blocks, warnings } = inCells([change]);
      const body = { shifts: [shift] };
      const server = await acacia.manager.browser.call(api.checkChanges, { body });
      const here = [...blocks, ...warnings].map(describeFinding);
      expect(here.map(({ text, fingerprint }) => [text, fingerprint])).toEqual(
        server.findings.map(({ text, fingerprint }) => [text, fingerprint]),
      );
      findings += here.length;
    }
  }
  expect(findings).toBeGreaterThan(15);
});
