import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ClockEventsBody, postClockEvents } from '#contract/api/clock';
import * as api from '#contract/api/timesheets';
import { LIMITS } from '#contract/limits';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

const time = { now: '2027-03-10T09:00:00Z' };
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  roster = await createRoster(testApp);
  await roster.add({ published: true });
});
afterAll(() => testApp.close());

const at = (clockTime: string) => new Date(`2027-03-10T${clockTime}:00+11:00`).toISOString();
type Body = ClockEventsBody['events'][number];

/** Works 09:00 to 17:00 and answers about the break. */
async function work(changes: Partial<Body> = { breakAnswer: 'taken' }, person = roster.amy) {
  time.now = at('20:00');
  await person.browser.call(postClockEvents, {
    body: {
      sentAt: time.now,
      events: [
        {
          id: crypto.randomUUID(),
          kind: 'in',
          capturedAt: at('09:00'),
          locationId: roster.depot.id,
        },
        { id: crypto.randomUUID(), kind: 'out', capturedAt: at('17:00'), ...changes },
      ],
    },
  });
  return (await sheets())[0] as api.Timesheet;
}

const listed = async (query: { state?: 'undecided' } = {}) => {
  const { timesheets } = await roster.manager.browser.call(api.listTimesheets, {
    query: { from: '2027-03-01', to: '2027-03-31', ...query },
  });
  return timesheets;
};
const sheets = () => listed();
const reason = 'They told me';

describe('a timesheet', () => {
  test('is confirmed by its person and approved by someone else', async () => {
    const { id, version } = await work();
    const confirmed = await roster.amy.browser.call(api.confirmTimesheet, {
      params: { id },
      body: { version },
    });
    expect(confirmed.state).toBe('confirmed');
    const stale = await roster.manager.browser.request(api.approveTimesheet, {
      params: { id },
      body: { version },
    });
    expect(stale.statusCode).toBe(409);
    const approved = await roster.manager.browser.call(api.approveTimesheet, {
      params: { id },
      body: { version: confirmed.version },
    });
    expect(approved).toMatchObject({
      state: 'approved',
      approved_by_name: roster.manager.user.name,
      elapsed_seconds: 27_000,
    });
  });

  test("isn't confirmed or disputed by a colleague, nor approved by its own person", async () => {
    const { id } = await work();
    const ben = roster.ben.browser;
    const params = { id };
    expect((await ben.request(api.confirmTimesheet, { params, body: {} })).statusCode).toBe(404);
    expect((await ben.request(api.disputeTimesheet, { params, body: { reason } })).statusCode).toBe(
      404,
    );
    expect((await ben.request(api.listTimesheetEvents, { params })).statusCode).toBe(404);
    await testApp.sql('delete from timesheets where org_id = $1', [roster.orgId]);
    const own = await work({ breakAnswer: 'taken' }, roster.manager);
    const answer = await roster.manager.browser.request(api.approveTimesheet, {
      params: { id: own.id },
      body: { reason },
    });
    expect([answer.statusCode, answer.body]).toEqual([
      403,
      "You can't approve your own timesheet. Ask another manager to do it.",
    ]);
    const all = await roster.manager.browser.call(api.approveTimesheets, {
      body: { ids: [own.id] },
    });
    expect(all).toEqual({ approved: 0 });
  });

  test('waits for the answer about the break', async () => {
    const { id } = await work({});
    const answer = await roster.amy.browser.request(api.confirmTimesheet, {
      params: { id },
      body: {},
    });
    expect(answer.body).toBe('Say first whether you took your break.');
    const body = { answer: 'taken' as const };
    const foreign = await roster.ben.browser.request(api.answerBreak, { params: { id }, body });
    expect(foreign.statusCode).toBe(404);
    expect(await roster.amy.browser.call(api.answerBreak, { params: { id }, body })).toMatchObject({
      id,
      end_at: at('17:00'),
      elapsed_seconds: 27_000,
      flags: [],
    });
  });

  test('needs a reason when something is flagged, and is left out of approving all', async () => {
    const { id } = await work({ breakAnswer: 'not-offered' });
    const { browser } = roster.manager;
    expect(await browser.call(api.approveTimesheets, { body: { ids: [id] } })).toEqual({
      approved: 0,
    });
    const refused = await browser.request(api.approveTimesheet, { params: { id }, body: {} });
    expect(refused.body).toBe('Something about this timesheet is odd. Say why you approve it.');
    const approved = await browser.call(api.approveTimesheet, { params: { id }, body: { reason } });
    expect(approved).toMatchObject({ state: 'approved', approved_reason: reason });
  });

  test('is listed as undecided until it is approved', async () => {
    const { id } = await work();
    const undecided = () => listed({ state: 'undecided' });
    expect(await undecided()).toMatchObject([{ id, state: 'draft' }]);
    await roster.manager.browser.call(api.approveTimesheets, { body: { ids: [id] } });
    expect(await undecided()).toEqual([]);
  });

  test('without an end is corrected or taken out, and not approved', async () => {
    time.now = at('09:00');
    const start = {
      id: crypto.randomUUID(),
      kind: 'out' as const,
      capturedAt: time.now,
    };
    await roster.amy.browser.call(postClockEvents, { body: { sentAt: time.now, events: [start] } });
    const answer = await roster.manager.browser.request(api.approveTimesheet, {
      params: { id: start.id },
      body: { reason },
    });
    expect(answer.body).toBe(
      'This timesheet has no start or no end. Correct it, or take it out first.',
    );
  });

  test('is disputed with a reason, and reopened with one', async () => {
    const { id } = await work();
    const { browser } = roster.manager;
    await browser.call(api.approveTimesheets, { body: { ids: [id] } });
    const disputed = await roster.amy.browser.call(api.disputeTimesheet, {
      params: { id },
      body: { reason: 'I stayed until 18:00' },
    });
    expect(disputed).toMatchObject({ state: 'disputed', approved_at: null });
    const reopened = await browser.call(api.reopenTimesheet, { params: { id }, body: { reason } });
    expect(reopened).toMatchObject({ state: 'draft', disputed_at: null });
  });

  test('that changes after it was approved has to be approved again', async () => {
    const { id } = await work();
    await roster.manager.browser.call(api.approveTimesheets, { body: { ids: [id] } });
    const corrected = await roster.manager.browser.call(api.correctTimesheet, {
      params: { id },
      body: { startAt: at('08:45'), endAt: at('18:00'), breakAnswer: 'not-taken', reason },
    });
    expect(corrected).toMatchObject({
      id,
      start_at: at('08:45'),
      end_at: at('18:00'),
      elapsed_seconds: 9.25 * 3600,
      state: 'draft',
      approved_at: null,
    });
    const events = await roster.amy.browser.call(api.listTimesheetEvents, { params: { id } });
    expect(events.map(({ kind, voided, reason: why }) => [kind, voided, why])).toEqual([
      ['in', false, reason],
      ['in', true, null],
      ['out', true, null],
      ['out', false, reason],
    ]);
  });

  test('is entered by a manager once, and taken out again', async () => {
    time.now = at('20:00');
    const entry = {
      id: crypto.randomUUID(),
      employeeId: roster.benId,
      locationId: roster.depot.id,
      startAt: at('09:00'),
      endAt: at('12:00'),
      breakAnswer: null,
      reason,
    };
    const { browser } = roster.manager;
    const entered = await browser.call(api.enterTime, { body: entry });
    expect(entered).toMatchObject({ id: entry.id, elapsed_seconds: 10_800, flags: ['unrostered'] });
    await browser.call(api.enterTime, { body: entry });
    expect(await sheets()).toHaveLength(1);
    const future = await browser.request(api.enterTime, {
      body: { ...entry, id: crypto.randomUUID(), endAt: at('20:01') },
    });
    expect(future.statusCode).toBe(409);
    await browser.call(api.removeTimesheet, { params: { id: entry.id }, body: { reason } });
    expect(await sheets()).toEqual([]);
  });

  test('with a missing start gets one', async () => {
    time.now = at('17:00');
    const out = { id: crypto.randomUUID(), kind: 'out' as const, capturedAt: time.now };
    await roster.amy.browser.call(postClockEvents, { body: { sentAt: time.now, events: [out] } });
    time.now = at('18:00');
    const body = {
      startAt: at('09:00'),
      endAt: at('17:00'),
      breakAnswer: 'taken' as const,
      reason,
    };
    const params = { id: out.id };
    const { browser } = roster.manager;
    const nowhere = await browser.request(api.correctTimesheet, { params, body });
    expect(nowhere.body).toBe('Choose a job site.');
    await browser.call(api.correctTimesheet, {
      params,
      body: { ...body, locationId: roster.depot.id },
    });
    expect(await sheets()).toMatchObject([
      { start_at: at('09:00'), end_at: at('17:00'), state: 'draft', flags: [] },
    ]);
  });

  test('of a week are confirmed together', async () => {
    await work();
    const body = { from: '2027-03-08' as never, to: '2027-03-14' as never };
    expect(await roster.amy.browser.call(api.confirmTimesheets, { body })).toEqual({
      confirmed: 1,
    });
    expect(await roster.amy.browser.call(api.confirmTimesheets, { body })).toEqual({
      confirmed: 0,
    });
  });
});

test('more timesheets than one answer holds come page by page, each once, and are approved in parts', async () => {
  const { id } = await work();
  await testApp.sql(
    `insert into timesheets (org_id, id, employee_id, location_id, timezone, date, start_at, end_at, counted_start, counted_end,
       breaks, break_seconds, elapsed_seconds, clock_seconds, flags, state)
     select org_id, gen_random_uuid(), employee_id, location_id, timezone, date, start_at, end_at, counted_start, counted_end,
       breaks, break_seconds, elapsed_seconds, clock_seconds, flags, state
     from timesheets, generate_series(1, $2::int) where org_id = $1 and id = $3`,
    [roster.orgId, LIMITS.timesheets, id],
  );
  const { browser } = roster.manager;
  const query = { from: '2027-03-01', to: '2027-03-31', state: 'undecided' } as const;
  const first = await browser.call(api.listTimesheets, { query });
  expect(first.timesheets).toHaveLength(LIMITS.timesheets);
  const after = first.next ?? undefined;
  const rest = await browser.call(api.listTimesheets, { query: { ...query, after } });
  const ids = [...first.timesheets, ...rest.timesheets].map((sheet) => sheet.id);
  expect([rest.timesheets.length, rest.next, new Set(ids).size]).toEqual([1, null, ids.length]);
  const approve = (some: string[]) => browser.call(api.approveTimesheets, { body: { ids: some } });
  expect(await approve(ids.slice(0, LIMITS.timesheets))).toEqual({ approved: LIMITS.timesheets });
  expect(await approve(ids.slice(LIMITS.timesheets))).toEqual({ approved: 1 });
  expect(await browser.call(api.listTimesheets, { query })).toEqual({ timesheets: [], next: null });
  const bad = await browser.request(api.listTimesheets, {
    query: { ...query, after: `0000-01-01T00:00:00Z_${id}` },
  });
  expect(bad.statusCode).toBe(400);
});
