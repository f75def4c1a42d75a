import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  closePayPeriod,
  createPayPeriod,
  exportPayPeriod,
  listPayPeriods,
  listPayProfiles,
  reopenPayPeriod,
  setPayProfile,
} from '#contract/api/pay-periods';
import {
  adjustTimesheet,
  approveTimesheet,
  confirmTimesheet,
  correctTimesheet,
  disputeTimesheet,
  enterTime,
  listTimesheets,
} from '#contract/api/timesheets';
import { ERRORS } from '#contract/errors';
import type { CalendarDate } from '#engine/time/kinds';
import { addMember, addOrganization, type Person } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

const WEEK = { kind: 'weekly', anchor: '2026-10-05' as CalendarDate } as const;
const FIRST = '2026-10-05' as CalendarDate;

let testApp: TestApp;
let owner: Person;
let amy: Person;
let siteId: string;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

beforeEach(async () => {
  owner = await addOrganization(testApp, 'Acacia');
  amy = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  await rename('=Amy Able');
  const rows = await testApp.sql(
    "insert into locations (org_id, name, timezone) values ($1, 'Depot', 'Australia/Sydney') returning id",
    [owner.user.org_id],
  );
  siteId = String(rows[0]?.id);
});

test('periods follow each other, and close in order after their last day', async () => {
  const first = await addPeriod();
  const second = await addPeriod();
  expect([first.first_date, first.last_date]).toEqual(['2026-10-05', '2026-10-11']);
  expect([second.first_date, second.last_date]).toEqual(['2026-10-12', '2026-10-18']);
  expect(await codeOf(owner.browser.request(closePayPeriod, { params: { id: second.id } }))).toBe(
    'pay_period_order',
  );
  await close(first.id);
  expect(await codeOf(owner.browser.request(closePayPeriod, { params: { id: first.id } }))).toBe(
    'pay_period_closed',
  );
  await close(second.id);
  expect(
    (await owner.browser.call(listPayPeriods)).map(({ closed_at }) => closed_at !== null),
  ).toEqual([true, true]);
});

test('a period with a timesheet that nobody approved stays open', async () => {
  const { id } = await addPeriod();
  const sheet = await work('2026-10-06', 9, 17);
  const refused = await owner.browser.request(closePayPeriod, { params: { id } });
  expect(refused.body).toBe("1 timesheet up to this period isn't approved. Approve it first.");
  await approve(sheet.id);
  expect(await close(id)).toMatchObject({
    lines: 1,
    adjustments: 0,
    elapsed_seconds: 28_800,
    clock_seconds: 28_800,
  });
});

test('a disputed timesheet keeps its period open until it is decided', async () => {
  const { id } = await addPeriod();
  const sheet = await work('2026-10-06', 9, 17);
  await approve(sheet.id);
  await amy.browser.call(disputeTimesheet, {
    params: { id: sheet.id },
    body: { reason: 'I stayed until 18:00' },
  });
  const refused = await owner.browser.request(closePayPeriod, { params: { id } });
  expect(refused.body).toBe("1 timesheet up to this period isn't approved. Approve it first.");
  expect(await owner.browser.call(listPayPeriods)).toMatchObject([{ waiting: 1 }]);
  await approve(sheet.id);
  expect(await close(id)).toMatchObject({ lines: 1, waiting: 0 });
});

test.each([
  [{ kind: 'weekly', anchor: FIRST }, '2026-10-12', '2026-10-18'],
  [{ kind: 'fortnightly', anchor: FIRST }, '2026-10-05', '2026-10-18'],
  [{ kind: 'cycle', anchor: FIRST, days: 8 }, '2026-10-13', '2026-10-20'],
  [{ kind: 'monthly', day: 15 }, '2026-09-15', '2026-10-14'],
] as const)('a period by the schedule %j holds the day', async (schedule, first, last) => {
  const from = (schedule.kind === 'monthly' ? '2026-10-14' : '2026-10-13') as CalendarDate;
  const period = await owner.browser.call(createPayPeriod, { body: { schedule, from } });
  expect([period.first_date, period.last_date]).toEqual([first, last]);
});

test('a night on which the clocks go back has both lengths in the file', async () => {
  const { id } = await owner.browser.call(createPayPeriod, {
    body: { schedule: WEEK, from: '2026-04-04' as CalendarDate },
  });
  const sheet = await owner.browser.call(enterTime, {
    body: {
      id: crypto.randomUUID(),
      employeeId: amy.user.employee_id ?? '',
      locationId: siteId,
      startAt: '2026-04-04T09:30:00.000Z',
      endAt: '2026-04-04T19:00:00.000Z',
      breakAnswer: 'taken',
      reason: 'Forgot to clock',
    },
  });
  await approve(sheet.id);
  await close(id);
  expect(await rowsOf(id)).toMatchObject([
    {
      date: '2026-04-04',
      start: '20:30',
      end: '05:00',
      unpaid_minutes: '30',
      hours_elapsed: '9',
      hours_by_the_clock: '8',
    },
  ]);
});

test('a locked timesheet refuses every decision and correction', async () => {
  const { id } = await addPeriod();
  const sheet = await work('2026-10-06', 9, 17);
  await approve(sheet.id);
  await close(id);
  const params = { id: sheet.id };
  const correction = {
    startAt: sheet.start_at,
    endAt: at('2026-10-06', 18),
    breakAnswer: 'not-taken' as const,
    reason: 'Stayed longer',
  };
  for (const response of [
    await owner.browser.request(correctTimesheet, { params, body: correction }),
    await owner.browser.request(approveTimesheet, { params, body: { reason: 'Again' } }),
    await amy.browser.request(confirmTimesheet, { params, body: {} }),
  ]) {
    expect(response.statusCode).toBe(409);
  }
});

test('what comes after a period was closed is a difference in the next one, and its file stays the same', async () => {
  const first = await addPeriod();
  const sheet = await work('2026-10-06', 9, 17);
  await approve(sheet.id);
  await close(first.id);
  const before = await exportOf(first.id);
  // Time that nobody had clocked, entered late; and less time than was paid.
  const late = await work('2026-10-07', 9, 12);
  await approve(late.id);
  const adjustment = await owner.browser.call(adjustTimesheet, {
    params: { id: sheet.id },
    body: {
      times: { startAt: sheet.start_at, endAt: at('2026-10-06', 16), breakAnswer: 'not-taken' },
      reason: 'Left earlier',
    },
  });
  await approve(adjustment.id);
  const second = await addPeriod();
  await close(second.id);
  expect(await exportOf(first.id)).toBe(before);
  // A difference has no start and end, or payroll would pay the day again.
  expect(
    (await rowsOf(second.id)).map((row) => [row.date, row.start, row.hours_elapsed, row.kind]),
  ).toEqual([
    ['2026-10-06', '', '-1', 'adjustment'],
    ['2026-10-07', '09:00', '3', 'adjustment'],
  ]);
  // Nothing is paid twice.
  const third = await addPeriod();
  expect(await close(third.id)).toMatchObject({ lines: 0 });
});

test('the file has the figures, totals and a fingerprint, and runs no formula', async () => {
  const { id } = await addPeriod();
  const sheet = await work('2026-10-06', 9, 17);
  await approve(sheet.id);
  const closed = await close(id);
  const text = await exportOf(id);
  expect(text).toContain(`"'=Amy Able"`);
  const rows = await rowsOf(id);
  expect(rows).toMatchObject([
    { date: '2026-10-06', start: '09:00', end: '17:00', hours_elapsed: '8', kind: 'time' },
  ]);
  // Read again, the file gives what the period says.
  const seconds = rows.reduce((sum, row) => sum + Number(row.hours_by_the_clock) * 3600, 0);
  expect(seconds).toBe(closed.clock_seconds);
  expect(text.trimEnd().split('\r\n').at(-1)).toBe(',Total,,,,0,8,8,,,,');
  const [period] = await owner.browser.call(listPayPeriods);
  expect(period?.exports).toMatchObject([
    { profile: 'generic', sha256: createHash('sha256').update(text).digest('hex') },
  ]);
  for (const profile of ['keypay', 'xero'] as const) {
    const other = await owner.browser.request(exportPayPeriod, {
      params: { id },
      query: { profile },
    });
    expect(other.body.split('\r\n')).toHaveLength(3);
  }
});

test('an organisation names and orders its columns, and a file that was made keeps those it was made with', async () => {
  const { id } = await addPeriod();
  const sheet = await work('2026-10-06', 9, 17);
  await approve(sheet.id);
  await close(id);
  const file = async (profile: 'generic' | 'xero') =>
    (await owner.browser.request(exportPayPeriod, { params: { id }, query: { profile } })).body;
  const before = await file('xero');
  const columns = [
    { heading: '=Rate', field: 'text' as const, text: 'Ordinary Hours' },
    { heading: 'Hours', field: 'hours_two_decimals' as const },
    { heading: 'Who', field: 'employee' as const },
  ];
  for (const profile of ['xero', 'generic'] as const) {
    const body = { columns };
    expect(await owner.browser.call(setPayProfile, { params: { profile }, body })).toEqual({
      profile,
      columns,
      standard: false,
    });
  }
  expect(await file('xero')).toBe(before);
  expect(await file('generic')).toBe(
    `"'=Rate",Hours,Who\r\nOrdinary Hours,8,"'=Amy Able"\r\n,8,Total\r\n`,
  );
  await owner.browser.call(setPayProfile, {
    params: { profile: 'generic' },
    body: { columns: null },
  });
  const profiles = await owner.browser.call(listPayProfiles);
  expect(profiles.map(({ standard }) => standard)).toEqual([true, true, false]);
});

test('hours with two decimals add up to what each person worked', async () => {
  const { id } = await addPeriod();
  // 10 minutes are 0.1666... hours.
  for (const day of [5, 6, 7]) {
    const date = `2026-10-0${day}`;
    const sheet = await work(date, 9, 9 + 1 / 6);
    await approve(sheet.id);
  }
  await close(id);
  const { body } = await owner.browser.request(exportPayPeriod, {
    params: { id },
    query: { profile: 'xero' },
  });
  const hours = body
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[2]));
  expect(hours).toEqual([0.17, 0.16, 0.17]);
});

test('the last period can be reopened with a reason, until it was exported', async () => {
  const { id } = await addPeriod();
  const sheet = await work('2026-10-06', 9, 17);
  await approve(sheet.id);
  await close(id);
  const params = { id };
  const reopened = await owner.browser.call(reopenPayPeriod, {
    params,
    body: { reason: 'Forgot Ben' },
  });
  expect(reopened).toMatchObject({ closed_at: null, lines: 0 });
  const back = await owner.browser.call(listTimesheets, {
    query: { from: FIRST, to: FIRST_END },
  });
  expect(back.timesheets[0]?.state).toBe('approved');
  await close(id);
  await exportOf(id);
  const refused = owner.browser.request(reopenPayPeriod, { params, body: { reason: 'Again' } });
  expect(await codeOf(refused)).toBe('pay_period_exported');
});

const FIRST_END = '2026-10-11' as CalendarDate;

const addPeriod = () =>
  owner.browser.call(createPayPeriod, { body: { schedule: WEEK, from: FIRST } });
const close = (id: string) => owner.browser.call(closePayPeriod, { params: { id } });

/** Sydney is 11 hours ahead in October. */
const at = (date: string, hour: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + (hour - 11) * 3_600_000).toISOString();

function work(date: string, from: number, to: number) {
  return owner.browser.call(enterTime, {
    body: {
      id: crypto.randomUUID(),
      employeeId: amy.user.employee_id ?? '',
      locationId: siteId,
      startAt: at(date, from),
      endAt: at(date, to),
      breakAnswer: 'not-taken',
      reason: 'Forgot to clock',
    },
  });
}

const approve = (id: string) =>
  owner.browser.call(approveTimesheet, { params: { id }, body: { reason: 'I was there' } });

async function exportOf(id: string): Promise<string> {
  const response = await owner.browser.request(exportPayPeriod, { params: { id } });
  expect(response.statusCode).toBe(200);
  return response.body;
}

/** Without the totals. */
async function rowsOf(id: string): Promise<Record<string, string>[]> {
  const [head = '', ...lines] = (await exportOf(id)).trimEnd().split('\r\n');
  const names = head.split(',');
  return lines
    .slice(0, -1)
    .map((line) =>
      Object.fromEntries(line.split(',').map((cell, place) => [names[place] ?? '', cell])),
    );
}

async function codeOf(response: ReturnType<Person['browser']['request']>): Promise<string> {
  const { statusCode, body } = await response;
  expect(statusCode).toBe(409);
  return Object.entries(ERRORS).find(([, [, sentence]]) => sentence === body)?.[0] ?? body;
}

async function rename(name: string): Promise<void> {
  await testApp.sql('update employees set name = $1 where id = $2', [name, amy.user.employee_id]);
}
