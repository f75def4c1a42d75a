import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setDayStatus } from '#contract/api/day-statuses';
import { deleteEmployee } from '#contract/api/employees';
import * as api from '#contract/api/roster';
import { RosterWindow } from '#contract/api/roster-window';
import { createShiftGroup, moveEmployees } from '#contract/api/shift-groups';
import { cellCode, contentAt, MOST_CONTENTS } from '#contract/cell-codes';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const WEEK = { from: '2027-03-08', to: '2027-03-14' };

function request(headers: Record<string, string> = {}, query = WEEK) {
  return roster.manager.browser.request(api.getRosterWindow, { query, headers });
}

async function read() {
  const window = RosterWindow.parse((await request()).json());
  const days = (employeeId: string) => {
    const row = window.rows.find(({ employee_id }) => employee_id === employeeId);
    return row && Array.from(row.cells, (_, day) => window.contents[contentAt(row.cells, day)]);
  };
  return { ...window, days };
}

test('each day of a person says what is in it, in the clock of the site', async () => {
  const perth = await addSite(roster.manager, 'Perth', 'WA');
  await roster.add({ date: '2027-03-08', startTime: '22:00', endTime: '06:00', published: true });
  await roster.add({ date: '2027-03-10', locationId: perth.id });
  await roster.add({ date: '2027-03-10', startTime: '06:00', endTime: '08:00' });
  await roster.add({ date: '2027-03-15' });
  await roster.manager.browser.call(setDayStatus, {
    body: { employeeId: roster.amyId, date: '2027-03-14', status: 'sick' },
  });
  const window = await read();
  const site = (id: string) => window.sites.indexOf(id);
  const hand = { auto: false, code: null };
  const empty = { status: null, shifts: [] };
  expect(window.days(roster.amyId)).toEqual([
    {
      status: null,
      shifts: [{ start: 1320, end: 360, site: site(roster.depot.id), published: true, ...hand }],
    },
    empty,
    {
      status: null,
      shifts: [
        { start: 360, end: 480, site: site(roster.depot.id), published: false, ...hand },
        { start: 540, end: 1020, site: site(perth.id), published: false, ...hand },
      ],
    },
    empty,
    empty,
    empty,
    { status: 'sick', shifts: [] },
  ]);
  expect(window.days(roster.benId)).toBeUndefined();
});

describe('the rows of some groups', () => {
  const ask = (groups: string) =>
    roster.manager.browser.request(api.getRosterWindow, { query: { ...WEEK, groups } });

  test('hold everyone of them, also those without a shift, and nobody else', async () => {
    const body = { name: 'Ward' };
    const ward = await roster.owner.browser.call(createShiftGroup, { body });
    await roster.owner.browser.call(moveEmployees, {
      body: { moves: [{ employeeId: roster.benId, groupId: ward.id }] },
    });
    await roster.add();
    const [inWard, inNone] = [await ask(ward.id), await ask('none')].map((answer) =>
      RosterWindow.parse(answer.json()),
    );
    const people = (window?: RosterWindow) => window?.rows.map(({ employee_id }) => employee_id);
    expect([inWard?.groups, people(inWard)]).toEqual([ward.id, [roster.benId]]);
    expect(people(inNone)).toContain(roster.amyId);
    expect(people(inNone)).not.toContain(roster.benId);
    const both = RosterWindow.parse((await ask(`${ward.id},none`)).json());
    expect(people(both)?.toSorted()).toEqual(
      [...(people(inWard) ?? []), ...(people(inNone) ?? [])].toSorted(),
    );
    const gone = await ask(crypto.randomUUID());
    expect([gone.statusCode, people(gone.json())]).toEqual([200, []]);
  });

  test.each(['', 'ward', 'none,', `none${',none'.repeat(400)}`])('refuses %j', async (groups) => {
    expect((await ask(groups)).statusCode).toBe(400);
  });
});

test('generated shifts are told from those made by hand, with their code', async () => {
  const { id } = await roster.add();
  await testApp.sql("update shifts set template_code = 'N' where id = $1", [id]);
  expect((await read()).days(roster.amyId)?.[2]?.shifts).toMatchObject([{ auto: true, code: 'N' }]);
});

test('equal cells are listed once', async () => {
  for (const date of ['2027-03-08', '2027-03-09', '2027-03-10']) await roster.add({ date });
  await roster.add({ employeeId: roster.benId });
  expect((await read()).contents).toHaveLength(2);
});

test('while nothing has changed the answer is 304, and after each change it is not', async () => {
  await roster.add();
  const first = await request();
  const etag = String(first.headers.etag);
  const unchanged = await request({ 'if-none-match': etag });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect((await request({ 'if-none-match': `W/${etag}` })).statusCode).toBe(304);
  await roster.manager.browser.call(deleteEmployee, { params: { id: roster.benId } });
  expect((await request({ 'if-none-match': etag })).statusCode).toBe(200);
});

test('the ETag of one window is not that of another, nor of another organisation', async () => {
  await roster.add();
  const etag = String((await request()).headers.etag);
  const ask = (of: Roster, query: object) =>
    of.manager.browser.request(api.getRosterWindow, { query, headers: { 'if-none-match': etag } });
  const { from, to } = WEEK;
  expect((await ask(roster, { from, to })).statusCode).toBe(304);
  expect((await ask(roster, { from, to: '2027-03-15' })).statusCode).toBe(200);
  const other = await createRoster(testApp);
  await other.add();
  expect((await ask(other, { from, to })).statusCode).toBe(200);
});

test.each([
  [{ from: '2027-03-14', to: '2027-03-08' }, 'from must not be after to'],
  [{ from: '2027-01-01', to: '2028-12-31' }, 'cannot exceed 400 days'],
])('refuses %j', async (query, text) => {
  const answer = await request({}, query);
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(text)]);
});

test('every number of a cell survives its way as a character', () => {
  const text = Array.from({ length: MOST_CONTENTS }, (_, content) =>
    String.fromCharCode(cellCode(content)),
  ).join('');
  expect(text).not.toMatch(/\p{Surrogate}/u);
  const read = JSON.parse(JSON.stringify(text)) as string;
  for (let content = 0; content < MOST_CONTENTS; content += 1) {
    if (contentAt(read, content) !== content) throw new Error(`${content} came back changed`);
  }
});
