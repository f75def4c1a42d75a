import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as api from '#contract/api/cover';
import { setDayStatus } from '#contract/api/day-statuses';
import { changeHolidays } from '#contract/api/holidays';
import { correctTimezone, deleteLocation } from '#contract/api/locations';
import { getRosterWindow } from '#contract/api/roster';
import { RosterWindow } from '#contract/api/roster-window';
import { assignToShiftGroup, createShiftGroup } from '#contract/api/shift-groups';
import { createShift, deleteShift } from '#contract/api/shifts';
import { createHolding, createSkill, verifyHolding } from '#contract/api/skills';
import { mergeWindow } from '#contract/merge-window';
import { lightsOf } from '#engine/cover/light';
import { eachDay } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { coverNeed } from '../../testing/cover-need';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createLights } from './lights';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

/** Monday to Sunday. */
const WEEK = { from: '2027-03-08', to: '2027-03-14' };
const NIGHT = { startTime: '22:00', endTime: '06:00' };

function add(changes: Parameters<typeof coverNeed>[1] = {}) {
  return roster.owner.browser.call(api.createCoverNeed, {
    body: coverNeed(roster, changes),
  });
}

async function ask(since?: number, tag?: string) {
  const query = since === undefined ? WEEK : { ...WEEK, since };
  const headers = tag ? { 'if-none-match': tag } : {};
  const response = await roster.manager.browser.request(getRosterWindow, { query, headers });
  const body = response.statusCode === 304 ? undefined : RosterWindow.parse(response.json());
  return { status: response.statusCode, tag: String(response.headers.etag), body };
}

async function read(): Promise<RosterWindow> {
  const { body } = await ask();
  if (!body) throw new Error('no window');
  return body;
}

/** The lights of the depot with published shifts, one letter a day. */
function lights({ cover }: RosterWindow): string {
  const row = cover?.sites.find(({ location_id }) => location_id === roster.depot.id);
  const LETTERS = {
    'nothing-asked': '.',
    enough: 'E',
    'too-many': 'X',
    'below-target': 'T',
    'below-minimum': 'M',
  };
  return Array.from(row?.days ?? '', (letter) => {
    const day = lightsOf(letter);
    return day ? LETTERS[day.published] : '?';
  }).join('');
}

test('a roster without needs has no lights', async () => {
  await roster.add();
  expect((await read()).cover).toBeUndefined();
});

test('each site that asks for someone has a letter a day, drafts apart', async () => {
  await addSite(roster.manager, 'Mine', 'WA');
  await add();
  await roster.add({ published: true });
  await roster.add({ date: '2027-03-11' });
  const { cover } = await read();
  expect(cover?.from).toBe(WEEK.from);
  expect(cover?.sites).toHaveLength(1);
  expect(lights(await read())).toBe('MMEMM..');
  expect(lightsOf(cover?.sites[0]?.days.charAt(3) ?? '')).toEqual({
    published: 'below-minimum',
    publishedBy: 1,
    withDrafts: 'enough',
    withDraftsBy: 0,
  });
});

test('the lights alone are those of the roster, and follow every change', async () => {
  const alone = () => roster.manager.browser.call(api.getCoverLights, { query: WEEK });
  expect(await alone()).toEqual({ from: WEEK.from, sites: [] });
  await add();
  await roster.add({ published: true });
  expect(await alone()).toEqual((await read()).cover);
  await roster.add({ date: '2027-03-09', published: true });
  expect(lights({ ...(await read()), cover: await alone() })).toBe('MEEMM..');
});

test('a change of needs changes the tag, and open rosters read the window again', async () => {
  const { id } = await add();
  const before = await ask();
  expect((await ask(before.body?.revision, before.tag)).status).toBe(304);
  const params = { id, date: '2027-03-09' };
  await roster.owner.browser.call(api.setCoverNeedDate, { params, body: { figures: null } });
  const after = await ask(before.body?.revision, before.tag);
  expect(after.body && [after.body.since, lights(after.body)]).toEqual([undefined, 'M.MMM..']);
  await roster.owner.browser.call(api.deleteCoverNeed, { params: { id } });
  expect((await read()).cover).toBeUndefined();
});

test('every kind of change is in what changed since, also a night before the window', async () => {
  await add({ ...NIGHT, weekdays: [1, 2, 3, 4, 5, 6, 7] });
  let known = await read();
  expect(lights(known)).toBe('MMMMMMM');
  const follow = async () => {
    const { body } = await ask(known.revision);
    if (body) known = mergeWindow(known, body);
    expect(lights(known)).toBe(lights(await read()));
    return lights(known);
  };
  const night = { ...NIGHT, published: true };
  for (const date of ['2027-03-09', '2027-03-10']) await roster.add({ ...night, date });
  expect(await follow()).toBe('MMEMMMM');
  await roster.add({ ...night, date: '2027-03-08' });
  expect(await follow()).toBe('MEEMMMM');
  await roster.add({ ...night, date: '2027-03-07' });
  expect(await follow()).toBe('EEEMMMM');
  await roster.manager.browser.call(setDayStatus, {
    body: { employeeId: roster.amyId, date: '2027-03-09', status: 'sick' },
  });
  expect(await follow()).toBe('EMMMMMM');
});

test('the author of a change gets its lights with the answer', async () => {
  await add(NIGHT);
  const known = await read();
  const body = roster.shift({ ...NIGHT, date: '2027-03-09', published: true });
  const made = await roster.manager.browser.call(createShift, { body });
  expect(made.cells?.cover?.from).toBe('2027-03-09');
  const merged = made.cells ? mergeWindow(known, made.cells) : known;
  expect(lights(merged)).toBe(lights(await read()));
  const gone = await roster.manager.browser.call(deleteShift, { params: { id: made.id } });
  const again = gone.cells ? mergeWindow(merged, gone.cells) : merged;
  expect(lights(again)).toBe(lights(known));
});

test('lights follow a group, a time zone and a deleted site', async () => {
  const { browser } = roster.owner;
  const group = await browser.call(createShiftGroup, { body: { name: 'Red' } });
  await add({ groupId: group.id });
  await roster.add({ published: true });
  expect(lights(await read())).toBe('MMMMM..');
  await browser.call(assignToShiftGroup, {
    params: { groupId: group.id },
    body: { employeeId: roster.amyId },
  });
  expect(lights(await read())).toBe('MMEMM..');
  const mine = await addSite(roster.manager, 'Mine', 'WA');
  await add({ locationId: mine.id });
  const before = await read();
  await browser.call(correctTimezone, {
    params: { id: mine.id },
    body: { timezone: 'Australia/Adelaide', preview: false },
  });
  expect((await read()).revision).toBeGreaterThan(before.revision);
  await browser.call(deleteLocation, { params: { id: mine.id } });
  expect((await read()).cover?.sites).toHaveLength(1);
});

test('lights follow public holidays and verified skills', async () => {
  const { browser } = roster.owner;
  await add({ onHolidays: 'never' });
  expect(lights(await read())).toBe('MMMMM..');
  await browser.call(changeHolidays, {
    body: { kind: 'add', date: '2027-03-10', name: 'Show day' },
  });
  expect(lights(await read())).toBe('MM.MM..');
  const skill = await browser.call(createSkill, {
    body: {
      name: 'First aid',
      kind: 'skill',
      has_number: false,
      has_class: false,
      validity_months: null,
      severity: 'warn',
    },
  });
  await add({ label: 'Aid', weekdays: [4], skills: [{ skillId: skill.id, count: 1 }] });
  await roster.add({ date: '2027-03-11', published: true });
  await roster.add({ date: '2027-03-11', published: true, employeeId: roster.benId });
  expect(lights(await read())).toBe('MM.MM..');
  const held = await browser.call(createHolding, {
    params: { id: roster.benId },
    body: { skill_id: skill.id },
  });
  await browser.call(verifyHolding, {
    params: { id: held.id },
    body: { seen: { updated_at: held.updated_at } },
  });
  expect(lights(await read())).toBe('MM.EM..');
});

test('lights are right again after a change that the log does not tell', async () => {
  await add();
  expect(lights(await read())).toBe('MMMMM..');
  await roster.add({ published: true });
  await testApp.sql('delete from roster_changes where org_id = $1', [roster.orgId]);
  expect(lights(await read())).toBe('MMEMM..');
  await testApp.sql('delete from shifts where org_id = $1', [roster.orgId]);
  await testApp.sql('update roster_revisions set revision = 0 where org_id = $1', [roster.orgId]);
  expect(lights(await read())).toBe('MMMMM..');
});

test('a long window has the lights that each of its days has alone', async () => {
  await add({ ...NIGHT, weekdays: [1, 2, 3, 4, 5, 6, 7] });
  for (const date of ['2027-04-10', '2027-04-11', '2027-04-12'])
    await roster.add({ date, ...NIGHT });
  const window = { from: '2027-03-08' as CalendarDate, to: '2027-06-20' as CalendarDate };
  const { orgId } = roster;
  await testApp.database.transact({ orgId }, async (db) => {
    const read = async (from: CalendarDate, to: CalendarDate) =>
      (await createLights()({ db, orgId }, { from, to }, 1))?.sites[0]?.days;
    const alone: (string | undefined)[] = [];
    for (const date of eachDay(window.from, window.to)) alone.push(await read(date, date));
    expect(new Set(alone).size).toBe(2);
    expect(alone[35]).toBe(alone[34]);
    expect(alone[35]).not.toBe(alone[36]);
    expect(await read(window.from, window.to)).toBe(alone.join(''));
  });
});
