import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as api from '#contract/api/availability';
import { listNotices } from '#contract/api/notices';
import { updateOrganization } from '#contract/api/organization';
import { createRule } from '#contract/api/rules';
import { createShift, updateShift } from '#contract/api/shifts';
import type { BodyInput } from '#contract/endpoint';
import type { CalendarDate } from '#engine/time/kinds';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

/** Monday 8 March 2027, 13:00 in Sydney. */
const NOW = '2027-03-08T02:00:00Z';
const time = { now: NOW };
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  time.now = NOW;
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

type Input = BodyInput<typeof api.putAvailability>;
type Day = Input['usual']['days'][number];

const SILENT: Day = { wishes: [], extra: 'ask' };
const CANNOT: Day = { wishes: [{ value: 'cannot', times: null }], extra: 'no' };
const week = (...days: Day[]) => [...days, ...Array<Day>(7 - days.length).fill(SILENT)];
const MONDAY = '2027-03-08' as CalendarDate;
const REASON = 'Agreed with Amy by phone';

function put(changes: Partial<Input>, { browser }: Person = roster.amy) {
  const body: Input = { usual: { anchor: MONDAY, days: week() }, dates: [], ...changes };
  return browser.request(api.putAvailability, { body });
}
const usual = (...days: Day[]) => put({ usual: { anchor: MONDAY, days: week(...days) } });
const read = ({ browser }: Person = roster.amy) => browser.call(api.getAvailability);
const on = (date: string, day: Day = CANNOT) => ({ date: date as CalendarDate, ...day });

async function letters(from: string, to: string) {
  const query = { from: from as CalendarDate, to: to as CalendarDate };
  const { rows } = await roster.manager.browser.call(api.getRosterAvailability, { query });
  return Object.fromEntries(rows.map(({ employee_id, days }) => [employee_id, days]));
}

function add(changes: object, { browser }: Person = roster.manager) {
  return browser.request(createShift, { body: { ...roster.shift(), ...changes } });
}

function addRule(scope: BodyInput<typeof createRule>['scope'], severity: 'warn' | 'block') {
  const params = { reason: 'unavailable' as const };
  return roster.owner.browser.call(createRule, {
    body: { kind: 'away', params, scope, severity, origin: 'policy' },
  });
}

describe("someone's availability", () => {
  test('is silent at first, and comes back as it was saved', async () => {
    expect(await read()).toMatchObject({
      timezone: 'Australia/Sydney',
      today: MONDAY,
      open_from: MONDAY,
      usual: { anchor: MONDAY, days: week() },
      dates: [],
      receipt: null,
    });
    const days = [...week(CANNOT), ...week({ ...SILENT, extra: 'please' })];
    const part = {
      wishes: [{ value: 'like' as const, times: { from: '22:00', to: '06:00' } }],
      extra: 'ask' as const,
    };
    const saved = await put({ usual: { anchor: MONDAY, days }, dates: [on('2027-03-20', part)] });
    expect(saved.statusCode).toBe(200);
    expect(await read()).toMatchObject({
      usual: { anchor: MONDAY, days },
      dates: [{ date: '2027-03-20', ...part }],
    });
  });

  test('of the past stays as it was when the usual week changes', async () => {
    await usual(CANNOT);
    time.now = '2027-03-17T02:00:00Z';
    await usual(SILENT, CANNOT);
    expect((await letters('2027-03-08', '2027-03-28'))[roster.amyId]).toBe('x      x       x');
  });

  test('that is saved again without a change adds nothing', async () => {
    await usual(CANNOT);
    time.now = '2027-03-17T02:00:00Z';
    await usual(CANNOT);
    const rows = await testApp.sql(
      'select valid_from::text from availability_weeks where org_id = $1',
      [roster.orgId],
    );
    expect(rows).toEqual([{ valid_from: '2027-03-08' }]);
  });

  test('closes so many days ahead as the organisation says', async () => {
    await put({ dates: [on('2027-03-10'), on('2027-03-25')] });
    await roster.owner.browser.call(updateOrganization, { body: { availability_closes_days: 7 } });
    expect(await read()).toMatchObject({ open_from: '2027-03-15' });
    const refused = await put({ dates: [on('2027-03-14')] });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toBe(
      "Days before Mon 15 Mar can't be changed any more. Ask your manager.",
    );
    await put({ usual: { anchor: MONDAY, days: week(CANNOT) }, dates: [on('2027-03-16')] });
    expect((await read()).dates.map(({ date }) => date)).toEqual(['2027-03-10', '2027-03-16']);
    expect((await letters('2027-03-08', '2027-03-22'))[roster.amyId]).toBe('  x    xx     x');
  });

  test('refuses a week of eight days, a time without length, a date twice and one too far ahead', async () => {
    const none = { value: 'cannot' as const, times: { from: '09:00', to: '09:00' } };
    const refused = [
      { usual: { anchor: MONDAY, days: [...week(), SILENT] } },
      { usual: { anchor: MONDAY, days: week({ wishes: [none], extra: 'ask' }) } },
      { dates: [on('2027-03-10'), on('2027-03-10')] },
      { dates: [on('2030-03-10')] },
    ];
    for (const body of refused) expect((await put(body)).statusCode).toBe(400);
  });

  test("is nobody else's: a colleague reads their own, and someone without a record has none", async () => {
    await usual(CANNOT);
    expect((await read(roster.ben)).usual.days).toEqual(week());
    await testApp.sql('update employees set user_id = null where id = $1', [roster.benId]);
    const { statusCode } = await roster.ben.browser.request(api.getAvailability);
    expect(statusCode).toBe(409);
  });
});

test("managers read a letter for each day: can't, can't for a part, rather not, like to", async () => {
  const times = { from: '09:00', to: '12:00' };
  await usual(
    CANNOT,
    { wishes: [{ value: 'cannot', times }], extra: 'ask' },
    { wishes: [{ value: 'rather-not', times: null }], extra: 'ask' },
    { wishes: [{ value: 'like', times }], extra: 'ask' },
  );
  expect(await letters('2027-03-07', '2027-03-14')).toEqual({ [roster.amyId]: ' xprl' });
});

describe("a shift when someone can't work", () => {
  beforeEach(async () => {
    await addRule({ type: 'organisation' }, 'warn');
    await put({ dates: [on('2027-03-10')] });
  });

  test('asks a manager for a reason, which stays with the finding', async () => {
    const refused = await add({});
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toBe(
      'Amy Able: Unavailable on Wed 10 Mar. Take off the shift of Wed 10 Mar.',
    );
    expect(await roster.all()).toEqual([]);
    const saved = await add({ override: { reason: REASON, onlyWishes: true } });
    expect(saved.statusCode).toBe(201);
    const rows = await testApp.sql('select reason from rule_overrides where org_id = $1', [
      roster.orgId,
    ]);
    expect(rows).toEqual([{ reason: REASON }]);
  });

  test('is told to its person with the reason, once it is published', async () => {
    const titles = async () =>
      (await roster.amy.browser.call(listNotices, { query: {} })).notices.flatMap(
        ({ subject }) => subject ?? [],
      );
    const saved = await add({ override: { reason: REASON, onlyWishes: true } });
    expect(await titles()).toEqual([]);
    const { id } = saved.json<{ id: string }>();
    const edit = (body: object) =>
      roster.manager.browser.call(updateShift, { params: { id }, body });
    await edit({ published: true });
    await edit({ notes: 'Bring boots' });
    expect(await titles()).toMatchObject([
      {
        title: "You are rostered at a time when you can't work",
        lines: [
          { who: null, text: 'Wed 10 Mar, 09:00–17:00' },
          { who: roster.manager.user.name, text: REASON },
        ],
      },
    ]);
  });

  test('is asked about once: a note may change afterwards, another time asks again', async () => {
    const saved = await add({ override: { reason: REASON, onlyWishes: true } });
    const { id } = saved.json<{ id: string }>();
    const edit = (body: object) =>
      roster.manager.browser.request(updateShift, { params: { id }, body });
    expect((await edit({ notes: 'Bring boots' })).statusCode).toBe(200);
    expect((await edit({ published: true })).statusCode).toBe(200);
    expect((await edit({ endTime: '18:00' })).statusCode).toBe(409);
    expect((await edit({ date: '2027-03-11' })).statusCode).toBe(200);
  });

  test("needs an admin where the organisation's rule blocks it", async () => {
    await addRule({ type: 'person', id: roster.amyId }, 'block');
    const override = { reason: REASON, onlyWishes: true };
    expect((await add({ override })).statusCode).toBe(409);
    expect((await add({ override: { reason: REASON } })).statusCode).toBe(403);
    expect((await add({ override: { reason: REASON } }, roster.owner)).statusCode).toBe(201);
  });

  test('is on the receipt with the reason and who gave it, once it is published', async () => {
    await put({
      usual: { anchor: MONDAY, days: week(SILENT, SILENT, SILENT, CANNOT) },
      dates: [on('2027-03-10')],
    });
    await add({ override: { reason: REASON, onlyWishes: true } });
    expect((await read()).receipt).toBeNull();
    await add({ date: '2027-03-12', published: true });
    expect((await read()).receipt).toEqual({ to: '2027-03-12', kept: 2, broken: [] });
    const [draft] = await roster.all();
    await roster.manager.browser.call(updateShift, {
      params: { id: draft?.id ?? '' },
      body: { published: true },
    });
    expect((await read()).receipt).toEqual({
      to: '2027-03-12',
      kept: 1,
      broken: [
        {
          date: '2027-03-10',
          wish: { value: 'cannot', times: null },
          reason: { text: REASON, by: roster.manager.user.name },
        },
      ],
    });
  });
});

test("a shift stands when its person says later that they can't work, and both sides are told", async () => {
  await roster.add({ published: true });
  await roster.add({ date: '2027-03-11' });
  await put({ dates: [on('2027-03-10'), on('2027-03-11')] });
  await put({ dates: [on('2027-03-10'), on('2027-03-11'), on('2027-03-12')] });
  const told = async ({ browser }: Person) =>
    (await browser.call(listNotices, { query: {} })).notices.flatMap(
      ({ subject }) => subject ?? [],
    );
  expect(await told(roster.manager)).toMatchObject([
    {
      title: "Someone can't work a shift that they have",
      lines: [{ who: 'Amy Able', text: 'Wed 10 Mar, 09:00–17:00 at Depot' }],
    },
  ]);
  const [stands, ...others] = await told(roster.amy);
  expect(stands?.title).toBe('Your shifts stay as they are');
  expect(others).toEqual([]);
  expect(await told(roster.ben)).toEqual([]);
  expect(await roster.all()).toHaveLength(2);
});
