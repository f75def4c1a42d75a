// The rule book asked by the wizard and by rules that extend their own roster.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRule } from '#contract/api/rules';
import type { Instant } from '#engine/time/kinds';
import { addMember, type Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { extendRules } from '../shift-rules/extend-rules';
import { generationsOf } from './testing';

const NOW = '2027-02-20T00:00:00Z';

let testApp: TestApp;
let roster: Roster;
let admin: Person;
const { preview, generate, generated, runs } = generationsOf(() => roster);
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW });
});
beforeEach(async () => {
  roster = await createRoster(testApp);
  admin = await addMember(testApp, roster.orgId, 'admin');
});
afterAll(() => testApp.close());

/** Amy works four days in a row of each eight; Ben the other four. */
function atMostThreeDays(severity: 'block' | 'warn') {
  return admin.browser.call(createRule, {
    body: {
      kind: 'days-in-a-row',
      params: { days: 3 },
      scope: { type: 'person', id: roster.amyId },
      severity,
      origin: 'policy',
    },
  });
}

test('warnings are counted in the preview and in the result, and stop nothing', async () => {
  await atMostThreeDays('warn');
  const { summary, found } = await preview();
  expect(summary).toMatchObject({ rule_warnings: 2, rule_blocks: 0, blocks: [] });
  expect(found.counts).toMatchObject([{ kind: 'days-in-a-row', severity: 'warn', findings: 2 }]);
  expect(found.findings[0]).toMatchObject({ employee_name: 'Amy Able' });
  expect((await generated()).summary).toEqual(summary);
});

test('a block refuses the whole run with sentences, and is saved with a reason of an admin', async () => {
  await atMostThreeDays('block');
  const { summary } = await preview();
  expect(summary).toMatchObject({ rule_blocks: 2 });
  expect(summary.blocks[0]).toContain('Amy Able: 4 days in a row');
  const refused = await generate();
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('Amy Able: 4 days in a row');
  expect(await roster.all()).toEqual([]);
  expect(await runs()).toMatchObject([{ status: 'failed' }]);
  const override = { reason: 'Amy asked for it' };
  expect((await generate({ override })).statusCode).toBe(403);
  roster.manager = admin;
  expect((await generated({ override })).summary.created).toBe(summary.created);
});

test('a run that skips conflicts goes around blocks, and names what it left out', async () => {
  await atMostThreeDays('block');
  const whole = (await preview()).summary.created;
  const { summary, explanations } = await preview({ conflictStrategy: 'skip' });
  const figures = { created: whole - 2, skipped: 2, rule_skipped: 2, rule_blocks: 0 };
  expect(summary).toMatchObject(figures);
  expect(explanations.map(({ reason, employeeName }) => [reason, employeeName])).toEqual([
    ['rule', 'Amy Able'],
    ['rule', 'Amy Able'],
  ]);
  expect(summary.warnings[0]).toMatch(/^Amy Able, .*: 4 days in a row .* A rule blocks D, so it/);
  expect((await generated({ conflictStrategy: 'skip' })).summary).toEqual(summary);
});

test('what was there before the run counts, and does not block it', async () => {
  await roster.add({ date: '2027-02-28' });
  await atMostThreeDays('block');
  const { summary } = await preview({ employeeIds: [roster.amyId], endDate: '2027-03-02' });
  expect(summary.rule_blocks).toBe(0);
  const longer = await preview({ employeeIds: [roster.amyId], endDate: '2027-03-03' });
  expect(longer.summary.rule_blocks).toBe(1);
});

test('a rule that extends its roster goes around blocks too', async () => {
  await generated({ rule: { name: 'Days', status: 'active' } });
  await atMostThreeDays('block');
  const failures: unknown[] = [];
  await extendRules({
    database: testApp.database,
    now: () => Date.parse(NOW) as Instant,
    onFailure: (error) => failures.push(error),
  });
  expect(failures).toEqual([]);
  const extended = (await roster.all()).filter(({ date }) => date > '2027-03-14');
  expect(extended.length).toBeGreaterThan(10);
  const own = extended.filter(({ employee_id }) => employee_id === roster.amyId);
  expect(own.length).toBeLessThan(extended.length - own.length);
});
