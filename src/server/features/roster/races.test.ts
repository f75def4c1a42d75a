// Many at once on the same cells: one after the other, nothing overlaps, nothing answers 500, and what was answered is true.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as statuses from '#contract/api/day-statuses';
import * as api from '#contract/api/roster';
import * as shifts from '#contract/api/shifts';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const DATES = ['2027-03-09', '2027-03-10', '2027-03-11'];
const hour = fc
  .integer({ min: 0, max: 23 })
  .map((number) => `${String(number).padStart(2, '0')}:00`);
const anyAct = fc.record({
  act: fc.constantFrom(
    'create',
    'overwrite',
    'clear',
    'status',
    'move',
    'copy',
    'publish',
    'delete',
  ),
  date: fc.constantFrom(...DATES),
  forBen: fc.boolean(),
  startTime: hour,
  endTime: hour,
  days: fc.constantFrom(-1, 0, 1),
  onConflict: fc.constantFrom('refuse' as const, 'skip' as const, 'replace' as const),
});
type Act = typeof anyAct extends fc.Arbitrary<infer T> ? T : never;

async function carryOut(roster: Roster, act: Act) {
  const { browser } = roster.manager;
  const { date, startTime, endTime } = act;
  const employeeId = act.forBen ? roster.benId : roster.amyId;
  const cells = [{ employeeId, dates: [date] }];
  switch (act.act) {
    case 'create':
    case 'overwrite':
      return browser.request(shifts.createShift, {
        body: roster.shift({
          employeeId,
          date,
          startTime,
          endTime,
          overwrite: act.act === 'overwrite',
        }),
      });
    case 'clear':
      return browser.request(statuses.clearDay, { params: { employeeId, date } });
    case 'status':
      return browser.request(statuses.setDayStatus, { body: { employeeId, date, status: 'off' } });
    case 'publish':
      return browser.request(api.changeCells, { body: { action: 'publish', cells } });
    case 'delete': {
      const [shift] = await roster.all();
      return browser.request(shifts.deleteShift, {
        params: { id: shift?.id ?? crypto.randomUUID() },
      });
    }
    case 'move':
    case 'copy':
      return browser.request(api.transferCells, {
        body: {
          mode: act.act,
          cells,
          days: act.days,
          people: [{ from: employeeId, to: act.startTime < '12:00' ? roster.amyId : roster.benId }],
          onConflict: act.onConflict,
        },
      });
    default:
      throw new Error(act.act);
  }
}

async function expectNoOverlap({ orgId }: Roster) {
  const overlaps = await testApp.sql(
    `select a.id from shifts a join shifts b on a.org_id = b.org_id and a.employee_id = b.employee_id
      and a.id < b.id and a.start_at < b.end_at and b.start_at < a.end_at where a.org_id = $1`,
    [orgId],
  );
  expect(overlaps).toEqual([]);
}

const FINE = new Set([200, 201, 400, 404, 409]);

test('whatever is done in whatever order, one after the other or at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyAct, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
      async (rounds) => {
        const roster = await createRoster(testApp);
        for (const acts of rounds) {
          const answers = await Promise.all(acts.map((act) => carryOut(roster, act)));
          for (const { statusCode, body } of answers) {
            expect(FINE.has(statusCode), `${statusCode} ${body}`).toBe(true);
          }
        }
        await expectNoOverlap(roster);
      },
    ),
    { numRuns: 25 },
  );
});

test('whatever is done can be undone, step by step back to the beginning', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 1, maxLength: 8 }), async (acts) => {
      const roster = await createRoster(testApp);
      const steps: string[] = [];
      for (const act of acts) {
        const answer = await carryOut(roster, act);
        if (answer.statusCode < 300 && answer.json().undo_id) steps.unshift(answer.json().undo_id);
      }
      for (const id of steps) {
        const answer = await roster.manager.browser.request(api.undoChange, { params: { id } });
        expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
      }
      expect(await roster.all()).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
