// What is kept of the findings is what would be found anew, whatever was changed before.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putAvailability } from '#contract/api/availability';
import { addContract } from '#contract/api/contracts';
import { removeDayStatus, setDayStatus } from '#contract/api/day-statuses';
import { deleteEmployee } from '#contract/api/employees';
import { changeHolidays } from '#contract/api/holidays';
import { correctTimezone } from '#contract/api/locations';
import { transferCells } from '#contract/api/roster';
import * as api from '#contract/api/rules';
import { assignToShiftGroup, createShiftGroup } from '#contract/api/shift-groups';
import { deleteShift, updateShift } from '#contract/api/shifts';
import { createHolding, createRequirement, createSkill } from '#contract/api/skills';
import type { BodyInput } from '#contract/endpoint';
import type { CalendarDate } from '#engine/time/kinds';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createFindings } from './list-findings';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-01T00:00:00Z' });
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const WINDOW = { from: '2027-03-08' as CalendarDate, to: '2027-04-04' as CalendarDate };

const kept = (groups?: string) =>
  roster.manager.browser.call(api.listFindings, { query: { ...WINDOW, groups } });

function anew(groups?: string) {
  const { orgId } = roster;
  const userId = roster.manager.user.id;
  return testApp.database.transact({ orgId, userId }, (db) =>
    createFindings()({ db, orgId }, { ...WINDOW, groups }),
  );
}

/** The sentences before and after a deed, both read where findings are kept; the later ones as they are found anew. */
async function after(deed: () => Promise<unknown>) {
  const before = await kept();
  await deed();
  // Of some people before everyone: what is kept of them is used, and is not taken for everyone's.
  expect(await kept('none')).toEqual(await anew('none'));
  const now = await kept();
  expect(now).toEqual(await anew());
  return { before, now };
}

async function expectChanged(deed: () => Promise<unknown>): Promise<void> {
  const { before, now } = await after(deed);
  expect(now).not.toEqual(before);
}

type Rule = BodyInput<typeof api.createRule>;
const rule = (kind: string, params: object, more: object = {}): Rule =>
  ({
    kind,
    params,
    scope: { type: 'organisation' },
    severity: 'warn',
    origin: 'policy',
    ...more,
  }) as Rule;
const rest = (hours: number, more: object = {}) =>
  rule('rest', { minutes: hours * 60, agreed: null, brokenSpan: null }, more);

test('nothing that is kept is older than what it depends on', async () => {
  const { owner, manager, amy, amyId, benId, depot } = roster;
  const create = (body: Rule) => owner.browser.call(api.createRule, { body });
  await roster.add({ date: '2027-03-09', startTime: '14:00', endTime: '23:00' });
  const early = await roster.add({ startTime: '07:00', endTime: '15:00' });
  await roster.add({ date: '2027-03-20', employeeId: benId });
  await roster.add({ date: '2027-03-27', employeeId: benId });

  // The roster.
  await expectChanged(() => create(rest(11)));
  const params = { id: early.id };
  const body = { startTime: '09:00', endTime: '17:00' };
  await expectChanged(() => manager.browser.call(updateShift, { params, body }));
  const status = { employeeId: amyId, date: '2027-03-10' };
  const off = { ...status, status: 'off' as const };
  await expectChanged(() => manager.browser.call(setDayStatus, { body: off }));
  await expectChanged(() => manager.browser.call(removeDayStatus, { params: status, body: {} }));
  const cells = [{ employeeId: amyId, dates: ['2027-03-09', '2027-03-10'] }];
  await expectChanged(() =>
    manager.browser.call(transferCells, { body: { mode: 'copy', cells, days: 7 } }),
  );
  await expectChanged(() => manager.browser.call(deleteShift, { params }));
  await expectChanged(() => roster.add({ startTime: '06:00' }));

  // The book.
  const { before } = await after(() => create(rule('long-shift', { minutes: 60, agreed: null })));
  const [found] = before.findings;
  const override = { employeeId: amyId, date: found?.from ?? '', reason: 'Agreed with Amy' };
  const fingerprint = found?.fingerprint ?? '';
  await expectChanged(() =>
    owner.browser.call(api.overrideFinding, { body: { ...override, fingerprint } }),
  );
  const strict = await create(rest(15, { scope: { type: 'person', id: benId } }));
  await expectChanged(() =>
    roster.add({ date: '2027-03-21', startTime: '06:00', employeeId: benId }),
  );
  await expectChanged(() =>
    owner.browser.call(api.changeRule, { params: { id: strict.id }, body: rest(9) }),
  );
  await expectChanged(() => create(rule('public-holidays', { count: 0 })));
  await roster.add({ date: '2027-03-24', employeeId: benId });
  const showDay = { kind: 'add' as const, date: '2027-03-24', name: 'Show day' };
  await expectChanged(() => owner.browser.call(changeHolidays, { body: showDay }));

  // People.
  await expectChanged(() =>
    testApp.sql("update employees set name = 'Ben Brave' where id = $1", [benId]),
  );
  const nights = await owner.browser.call(createShiftGroup, { body: { name: 'Nights' } });
  await create(rest(20, { scope: { type: 'group', id: nights.id } }));
  await expectChanged(() =>
    owner.browser.call(assignToShiftGroup, {
      params: { groupId: nights.id },
      body: { employeeId: benId },
    }),
  );
  await create(rest(23, { scope: { type: 'contract', contract: 'casual' } }));
  await expectChanged(() =>
    owner.browser.call(addContract, {
      params: { id: amyId },
      body: { validFrom: '2027-01-01', type: 'casual' },
    }),
  );
  const skill = await owner.browser.call(createSkill, {
    body: {
      name: 'First aid',
      kind: 'skill',
      has_number: false,
      has_class: false,
      validity_months: null,
      severity: 'warn',
    },
  });
  await create(rule('skill', {}));
  const needed = { role_label: null, template_code: null, all_of: [skill.id], any_of: [] };
  await expectChanged(() =>
    owner.browser.call(createRequirement, { body: { location_id: depot.id, ...needed } }),
  );
  const holder = { params: { id: amyId }, body: { skill_id: skill.id, verified: true } };
  await expectChanged(() => manager.browser.call(createHolding, holder));
  await create(rule('away', { reason: 'unavailable' }));
  const free = { wishes: [], extra: 'ask' as const };
  const never = { value: 'cannot' as const, times: null };
  await expectChanged(() =>
    amy.browser.call(putAvailability, {
      body: {
        usual: { anchor: '2027-03-01', days: Array.from({ length: 7 }, () => free) },
        dates: [{ ...free, date: '2027-03-17', wishes: [never] }],
      },
    }),
  );
  await expectChanged(() =>
    owner.browser.call(correctTimezone, {
      params: { id: depot.id },
      body: { timezone: 'Australia/Perth', preview: false },
    }),
  );
  await expectChanged(() => owner.browser.call(deleteEmployee, { params: { id: benId } }));
});

test('a change of one person finds the others as they were', async () => {
  const before = await kept();
  const { now } = await after(() => roster.add({ date: '2027-03-18', startTime: '06:00' }));
  const others = ({ findings }: typeof before) =>
    findings.filter(({ employee_id }) => employee_id !== roster.amyId);
  expect(others(now)).toEqual(others(before));
});
