// Many at once on the same cells: one after the other, nothing overlaps, nothing answers 500, and what was answered is true.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/api/roster';
import { createRoster, type Roster } from '../../testing/roster';
import { anyAct, carryOut } from '../../testing/roster-acts';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

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
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);

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
    { numRuns: 20, endOnFailure: true },
  );
}, 120_000);
