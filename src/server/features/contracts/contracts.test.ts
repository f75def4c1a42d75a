import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/api/contracts';
import { setDayStatus } from '#contract/api/day-statuses';
import { addMember } from '../../testing/people';
import { createRoster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-01T00:00:00Z' });
});
afterAll(() => testApp.close());

const FULL_TIME = {
  validFrom: '2027-01-04',
  type: 'full-time',
  hours: 38,
  period: 7,
  averagingWeeks: 4,
  anchor: '2027-03-01',
} as const;

describe('contracts', () => {
  test('a new contract supersedes the earlier one from its first day', async () => {
    const { owner, amyId } = await createRoster(testApp);
    const params = { id: amyId };
    await owner.browser.call(api.addContract, {
      params,
      body: { ...FULL_TIME, employeeNumber: '4711', birthDate: '1990-05-03' },
    });
    const answer = await owner.browser.call(api.addContract, {
      params,
      body: { validFrom: '2027-06-01', type: 'casual' },
    });
    expect(answer).toMatchObject({
      birthDate: '1990-05-03',
      contracts: [
        { validFrom: '2027-06-01', type: 'casual', hours: null, employeeNumber: null },
        { ...FULL_TIME, employeeNumber: '4711', addedBy: owner.user.name },
      ],
    });
    expect(await owner.browser.call(api.listContracts, { params })).toEqual(answer);
  });

  test('a mistake is replaced within a day, and refused later', async () => {
    const { owner, amyId } = await createRoster(testApp);
    const params = { id: amyId };
    await owner.browser.call(api.addContract, { params, body: { ...FULL_TIME, hours: 83 } });
    const { contracts } = await owner.browser.call(api.addContract, { params, body: FULL_TIME });
    expect(contracts.map(({ hours }) => hours)).toEqual([38]);
    await testApp.sql(
      "update contracts set created_at = now() - interval '25 hours' where employee_id = $1",
      [amyId],
    );
    const answer = await owner.browser.request(api.addContract, { params, body: FULL_TIME });
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      'validFrom: A contract already begins on this day. Choose another day.',
    ]);
  });

  test.each([
    [{ ...FULL_TIME, hours: -1 }, 'hours: Must be at least 0.25 hours.'],
    [{ ...FULL_TIME, hours: 169 }, "hours: A period can't have more hours than its days have."],
    [{ ...FULL_TIME, hours: null, period: null }, 'hours: Only casual contracts can be without'],
    [{ ...FULL_TIME, period: null }, 'period: Hours need a period, and a period needs hours.'],
    [{ ...FULL_TIME, validFrom: '31/12/2026' }, 'validFrom: Invalid date format (use YYYY-MM-DD).'],
    [{ ...FULL_TIME, birthDate: '2027-03-01' }, 'birthDate: A birth date must be in the past.'],
    [
      { validFrom: '2027-01-01', type: 'casual', averagingWeeks: 4 },
      'averagingWeeks: Without ordinary hours there is nothing to average.',
    ],
  ] as const)('%j is refused', async (body, sentence) => {
    const { owner, amyId } = await createRoster(testApp);
    const answer = await owner.browser.request(api.addContract, { params: { id: amyId }, body });
    expect([answer.statusCode, answer.body.slice(0, sentence.length)]).toEqual([400, sentence]);
  });

  test('managers read contracts, and cannot add one', async () => {
    const { owner, manager, amyId } = await createRoster(testApp);
    const params = { id: amyId };
    await owner.browser.call(api.addContract, { params, body: FULL_TIME });
    const seen = await manager.browser.call(api.listContracts, { params });
    expect(seen.contracts).toHaveLength(1);
    const answer = await manager.browser.request(api.addContract, { params, body: FULL_TIME });
    expect(answer.statusCode).toBe(403);
  });

  test('an employee reads their own contract, and never that of a colleague', async () => {
    const { owner, amy, ben, amyId } = await createRoster(testApp);
    const params = { id: amyId };
    await owner.browser.call(api.addContract, { params, body: FULL_TIME });
    const query = { date: '2027-03-10' };
    const own = await amy.browser.call(api.getOwnContract, { query });
    expect(own.contracts).toMatchObject([FULL_TIME]);
    expect((await ben.browser.call(api.getOwnContract, { query })).contracts).toEqual([]);
    expect((await ben.browser.request(api.listContracts, { params })).statusCode).toBe(403);
    expect((await amy.browser.request(api.listHours, { query })).statusCode).toBe(403);
    expect((await amy.browser.request(api.getHours, { params, query })).statusCode).toBe(403);
    expect((await amy.browser.request(api.exportContracts)).statusCode).toBe(403);
  });
});

describe('hours against contract', () => {
  test('managers see drafts counted, and employees only what is published', async () => {
    const { owner, manager, amy, amyId, benId, add } = await createRoster(testApp);
    await owner.browser.call(api.addContract, { params: { id: amyId }, body: FULL_TIME });
    await add({ date: '2027-03-02', published: true });
    await add({ date: '2027-03-03' });
    await add({ date: '2027-03-29', published: true });
    const query = { date: '2027-03-10' };
    const hours = {
      from: '2027-03-01',
      to: '2027-03-28',
      ordinary: 152 * 60,
      worked: 16 * 60,
      workedByClock: 16 * 60,
      leave: 0,
      // Good Friday, 26 March.
      holidays: 456,
      counted: 16 * 60 + 456,
    };
    expect(await manager.browser.call(api.listHours, { query })).toEqual([
      { employeeId: amyId, ...hours },
    ]);
    const hoursOf = (id: string) => manager.browser.call(api.getHours, { params: { id }, query });
    expect(await hoursOf(amyId)).toEqual({ hours });
    expect(await hoursOf(benId)).toEqual({ hours: null });
    const own = await amy.browser.call(api.getOwnContract, { query });
    expect(own.hours).toMatchObject({ worked: 8 * 60 });
  });

  test('leave counts as the contract says', async () => {
    const { owner, manager, amyId, add } = await createRoster(testApp);
    const body = { ...FULL_TIME, leaveCounts: false, holidaysCount: false };
    await owner.browser.call(api.addContract, { params: { id: amyId }, body });
    await add({ date: '2027-03-02' });
    await manager.browser.call(setDayStatus, {
      body: { employeeId: amyId, date: '2027-03-02', status: 'sick' },
    });
    const [hours] = await manager.browser.call(api.listHours, { query: { date: '2027-03-10' } });
    expect(hours).toMatchObject({ worked: 0, leave: 0, counted: 0 });
  });

  test('nobody without ordinary hours is listed', async () => {
    const { owner, manager, amyId } = await createRoster(testApp);
    await owner.browser.call(api.addContract, {
      params: { id: amyId },
      body: { validFrom: '2027-01-01', type: 'casual' },
    });
    expect(await manager.browser.call(api.listHours, { query: { date: '2027-03-10' } })).toEqual(
      [],
    );
  });
});

describe('the file of contracts', () => {
  test('an import saves all rows or none', async () => {
    const { owner, amy, orgId } = await createRoster(testApp);
    const carla = await addMember(testApp, orgId, 'employee');
    const row = (email: string) => ({ email, contract: FULL_TIME });
    const strangers = await owner.browser.call(api.importContracts, {
      body: { dryRun: false, rows: [row(amy.user.email), row('stranger@example.com')] },
    });
    expect(strangers).toEqual({
      created: 0,
      problems: [{ row: 1, field: 'email', message: 'Nobody here has this email.' }],
    });
    const twice = await owner.browser.call(api.importContracts, {
      body: { dryRun: false, rows: [row(amy.user.email), row(amy.user.email.toUpperCase())] },
    });
    expect(twice.problems).toMatchObject([{ row: 1, field: 'validFrom' }]);
    const rows = [row(amy.user.email), row(carla.user.email)];
    const tried = await owner.browser.call(api.importContracts, { body: { rows } });
    expect(tried).toEqual({ created: 0, problems: [] });
    const saved = await owner.browser.call(api.importContracts, { body: { dryRun: false, rows } });
    expect(saved.created).toBe(2);
    const file = (await owner.browser.request(api.exportContracts)).body.split('\r\n');
    expect(file[0]).toBe(
      'name,email,valid_from,type,hours,period_days,averaging_weeks,anchor,long_shifts,short_rest,leave_counts,holidays_count,employee_number,birth_date',
    );
    expect(file.slice(1, 3).join()).toContain(
      `${amy.user.email},2027-01-04,full-time,38,7,4,2027-03-01,no,no,yes,yes,,`,
    );
  });
});
