import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as autoRoster from '#contract/api/auto-roster';
import { deleteOrganization } from '#contract/api/leaving';
import * as api from '#contract/api/shift-rules';
import * as templates from '#contract/api/shift-templates';
import { updateShift } from '#contract/api/shifts';
import type { Instant } from '#engine/time/kinds';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { SYSTEM_TEMPLATES } from '../shift-templates/system-templates';
import { extendRules } from './extend-rules';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-10T02:00:00Z' });
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const SIX_THREE = SYSTEM_TEMPLATES.find(({ name }) => name === '4-on-2-off fixed')?.id ?? '';

async function addRule(changes: object = {}) {
  await roster.manager.browser.call(autoRoster.generateRoster, {
    body: {
      templateId: SIX_THREE,
      startDate: '2027-03-01',
      endDate: '2027-03-12',
      employeeIds: [roster.amyId, roster.benId],
      parameters: { default_location_id: roster.depot.id },
      published: true,
      rule: { name: 'Depot days' },
      ...changes,
    },
  });
  const [rule] = await rules();
  if (!rule) throw new Error('no rule');
  return rule;
}

function rules() {
  return roster.manager.browser.call(api.listShiftRules);
}

async function extend(today: string) {
  const failures: unknown[] = [];
  await extendRules({
    database: testApp.database,
    now: () => Date.parse(`${today}T02:00:00Z`) as Instant,
    onFailure: (error) => failures.push(error),
  });
  expect(failures).toEqual([]);
}

function setStatus(id: string, status: autoRoster.RuleStatus) {
  return roster.manager.browser.call(api.updateShiftRule, { params: { id }, body: { status } });
}

test('a rule keeps its request, and its shifts keep the rule', async () => {
  const rule = await addRule();
  expect(rule).toMatchObject({
    name: 'Depot days',
    status: 'active',
    template_name: '4-on-2-off fixed',
    applies_to_type: 'employee',
    timezone: 'Australia/Sydney',
    filled_to: '2027-03-12',
    end_datetime: null,
  });
  expect((await roster.all()).every((shift) => shift.source_rule_id === rule.id)).toBe(true);
});

test('it fills eight weeks ahead with drafts, in step with its cycle, and stores its own runs', async () => {
  await addRule();
  await extend('2027-03-10');
  const shifts = await roster.all();
  const days = shifts.filter((shift) => shift.employee_id === roster.amyId).map(({ date }) => date);
  const expected = [];
  for (let day = 0; day <= 66; day += 1) {
    const date = new Date(Date.UTC(2027, 2, 1 + day)).toISOString().slice(0, 10);
    if (day % 6 < 4) expected.push(date);
  }
  expect(days).toEqual(expected);
  expect(
    shifts.filter(({ date }) => date > '2027-03-12').every(({ published }) => !published),
  ).toBe(true);
  const [rule] = await rules();
  expect(rule?.filled_to).toBe('2027-05-06');
  const { runs } = await roster.manager.browser.call(autoRoster.listRuns, { query: {} });
  expect(runs).toMatchObject([
    {
      created_by_user_name: 'Rule: Depot days',
      start_date: '2027-03-13',
      end_date: '2027-05-06',
      rule_id: rule?.id,
    },
    { created_by_user_name: 'A manager' },
  ]);
});

test('two extensions of the same night, or on two servers, extend it once', async () => {
  await addRule();
  await Promise.all([extend('2027-03-10'), extend('2027-03-10')]);
  await extend('2027-03-10');
  const { total } = await roster.manager.browser.call(autoRoster.listRuns, { query: {} });
  expect(total).toBe(2);
});

test('paused and archived rules stop, and a resumed rule continues from today', async () => {
  const rule = await addRule();
  await setStatus(rule.id, 'paused');
  await extend('2027-06-01');
  expect((await rules())[0]?.filled_to).toBe('2027-03-12');
  await setStatus(rule.id, 'active');
  await extend('2027-06-01');
  const late = (await roster.all()).filter(({ date }) => date > '2027-03-12');
  expect(late[0]?.date && late[0].date >= '2027-06-01').toBe(true);
  await setStatus(rule.id, 'archived');
  await extend('2027-07-01');
  expect((await rules())[0]?.filled_to).toBe('2027-07-28');
});

test('a rule adds nothing to an organisation that is being deleted', async () => {
  await addRule();
  await roster.owner.browser.call(deleteOrganization, { body: { name: 'Acacia' } });
  await extend('2027-06-01');
  expect((await rules())[0]?.filled_to).toBe('2027-03-12');
});

test('it skips conflicts, and continues without people who have left', async () => {
  await addRule();
  await roster.add({ date: '2027-03-13' });
  await testApp.sql(
    'update employees set deleted_at = now(), user_id = null, shift_group_id = null where id = $1',
    [roster.benId],
  );
  await extend('2027-03-10');
  const { runs } = await roster.manager.browser.call(autoRoster.listRuns, { query: {} });
  expect(JSON.parse(runs[0]?.summary ?? '{}')).toMatchObject({
    employees_processed: 1,
    skipped: 1,
    conflicts: 1,
  });
});

test('undo by rule and dates removes unedited shifts and counts edited ones', async () => {
  const rule = await addRule();
  const [first] = await roster.all();
  await roster.manager.browser.call(updateShift, {
    params: { id: first?.id ?? '' },
    body: { notes: 'mine' },
  });
  const undone = await roster.manager.browser.call(autoRoster.undoRule, {
    body: { ruleId: rule.id, startDate: '2027-03-01', endDate: '2027-03-06' },
  });
  expect(undone).toMatchObject({ removed: 7, kept: 1 });
  expect(await roster.all()).toHaveLength(9);
});

test('undoing the run of a rule says what the rule fills next, and pauses it when asked to', async () => {
  await addRule();
  const { browser } = roster.manager;
  const { runs } = await browser.call(autoRoster.listRuns, { query: {} });
  const params = { id: runs[0]?.id ?? '' };
  expect((await browser.call(autoRoster.getRun, { params })).rule).toEqual({
    name: 'Depot days',
    status: 'active',
    filled_to: '2027-03-12',
    next: { from: '2027-03-13', to: '2027-05-06' },
  });
  const undone = await browser.call(autoRoster.undoRun, { params, body: { pauseRule: true } });
  expect(undone).toMatchObject({ removed: 16, rule_paused: true });
  await extend('2027-03-10');
  expect(await roster.all()).toEqual([]);
  expect((await browser.call(autoRoster.getRun, { params })).rule).toMatchObject({
    status: 'paused',
    next: null,
  });
});

test('a rule that is kept goes on after its run is undone', async () => {
  await addRule();
  const { browser } = roster.manager;
  const { runs } = await browser.call(autoRoster.listRuns, { query: {} });
  const params = { id: runs[0]?.id ?? '' };
  const undone = await browser.call(autoRoster.undoRun, { params, body: {} });
  expect(undone).toMatchObject({ removed: 16, rule_paused: false });
  await extend('2027-03-10');
  expect((await roster.all())[0]?.date).toBe('2027-03-13');
});

test('a template with an active rule cannot be deleted', async () => {
  const { browser } = roster.manager;
  const own = await browser.call(templates.createShiftTemplate, {
    body: {
      name: 'Own',
      type: 'fixed',
      cycle_days: 2,
      pattern_json: '{"A":["D","OFF"]}',
      start_times_json: '{"D":"07:00"}',
      duration_hours: 8,
      teams_json: '["A"]',
      legend_json: '{}',
    },
  });
  const rule = await addRule({ templateId: own.id });
  const params = { id: own.id };
  expect((await browser.request(templates.deleteShiftTemplate, { params })).statusCode).toBe(409);
  await setStatus(rule.id, 'archived');
  expect((await browser.request(templates.deleteShiftTemplate, { params })).statusCode).toBe(204);
});

test.each([
  [{ ruleId: undefined }, 'Rule ID is required'],
  [{ startDate: '1 March' }, 'Invalid date format (use YYYY-MM-DD)'],
  [{ endDate: '2027-03-01' }, 'Start date must be before end date'],
  [{ endDate: '2027-05-30' }, 'Undo window cannot exceed 90 days'],
])('undo with %j is refused with a sentence', async (changes, sentence) => {
  const answer = await roster.manager.browser.request(autoRoster.undoRule, {
    body: {
      ruleId: crypto.randomUUID(),
      startDate: '2027-03-01',
      endDate: '2027-03-14',
      ...changes,
    },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(sentence);
});
