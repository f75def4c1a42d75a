import { afterAll, beforeAll, expect, test } from 'vitest';
import { setDayStatus } from '#contract/api/day-statuses';
import { getRosterList, getSiteShifts } from '#contract/api/roster-views';
import { addSite, createRoster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** From 9 March to 10 April in Sydney, which is 11 hours ahead of UTC and from 4 April 10. */
const WINDOW = { from: '2027-03-08T13:00:00.000Z', to: '2027-04-10T14:00:00.000Z' };
/** 12:00 on 10 March in Sydney. */
const NOON = { ...WINDOW, at: '2027-03-10T01:00:00.000Z' };

const names = (shifts: readonly { employee_name: string; date: string }[]) =>
  shifts.map(({ employee_name, date }) => `${employee_name} ${date}`);

test('the list has who is on by name, who is next by start, and the last five who finished', async () => {
  const { manager, benId, add } = await createRoster(testApp);
  const list = (query: object = {}) =>
    manager.browser.call(getRosterList, { query: { ...NOON, ...query } });
  const nobody = { count: 0, shifts: [] };
  expect(await list()).toEqual({
    active: nobody,
    upcoming: nobody,
    completed: [],
    changes_at: null,
    timezones: [],
    first_start_at: null,
    last_start_at: null,
  });

  await add({ employeeId: benId });
  await add({ roleLabel: 'Nurse', published: true });
  await add({ date: '2027-03-09' });
  await add({ date: '2027-03-09', employeeId: benId, endTime: '18:00' });
  for (const date of ['2027-04-07', '2027-03-12', '2027-03-11']) await add({ date });
  // Before the window, and after it.
  await add({ date: '2027-03-08' });
  await add({ date: '2027-04-11' });

  const { active, upcoming, completed, ...rest } = await list({ upcoming: 2 });
  expect(active.count).toBe(2);
  expect(names(active.shifts)).toEqual(['Amy Able 2027-03-10', 'Ben Bold 2027-03-10']);
  expect(active.shifts[0]).toEqual({
    id: expect.any(String),
    employee_id: expect.any(String),
    employee_name: 'Amy Able',
    location_name: 'Depot',
    timezone: 'Australia/Sydney',
    date: '2027-03-10',
    start_at: '2027-03-09T22:00:00.000Z',
    end_at: '2027-03-10T06:00:00.000Z',
    role_label: 'Nurse',
    published: true,
  });
  expect(upcoming.count).toBe(3);
  expect(names(upcoming.shifts)).toEqual(['Amy Able 2027-03-11', 'Amy Able 2027-03-12']);
  expect(names(completed)).toEqual(['Ben Bold 2027-03-09', 'Amy Able 2027-03-09']);
  expect(rest).toEqual({
    changes_at: '2027-03-10T06:00:00.000Z',
    timezones: ['Australia/Sydney'],
    first_start_at: '2027-03-08T22:00:00.000Z',
    last_start_at: '2027-04-06T23:00:00.000Z',
  });
  expect((await list({ active: 1 })).active).toMatchObject({ count: 2, shifts: [{}] });
});

test('a shift is under way from its first moment, and over at its last', async () => {
  const { manager, add } = await createRoster(testApp);
  await add();
  for (let day = 1; day <= 6; day += 1) await add({ date: `2027-03-2${day}` });
  const countsAt = async (at: string) => {
    const answer = await manager.browser.call(getRosterList, { query: { ...WINDOW, at } });
    const { active, upcoming, completed, changes_at } = answer;
    return [active.count, upcoming.count, completed.length, changes_at];
  };
  const [start, end] = ['2027-03-09T22:00:00.000Z', '2027-03-10T06:00:00.000Z'];
  expect(await countsAt('2027-03-09T21:59:59.999Z')).toEqual([0, 7, 0, start]);
  expect(await countsAt(start)).toEqual([1, 6, 0, end]);
  expect(await countsAt(end)).toEqual([0, 6, 1, '2027-03-20T22:00:00.000Z']);
  expect(await countsAt('2027-04-09T00:00:00.000Z')).toEqual([0, 0, 5, null]);
});

test('whoever is away that day is in neither the list nor the map', async () => {
  const { manager, amyId, benId, depot, add } = await createRoster(testApp);
  await add();
  await add({ employeeId: benId });
  await add({ date: '2027-03-11' });
  await manager.browser.call(setDayStatus, {
    body: { employeeId: amyId, date: '2027-03-10', status: 'sick' },
  });
  const list = await manager.browser.call(getRosterList, { query: NOON });
  expect(names(list.active.shifts)).toEqual(['Ben Bold 2027-03-10']);
  expect(names(list.upcoming.shifts)).toEqual(['Amy Able 2027-03-11']);
  const map = await manager.browser.call(getSiteShifts, {
    query: { ...NOON, today: '2027-03-10' },
  });
  expect(map.sites).toMatchObject([
    { location_id: depot.id, now: { count: 1 }, next: { count: 1 } },
  ]);
});

test('the map has the first five at each site now and next, and whether anyone works there today', async () => {
  const { manager, depot, add } = await createRoster(testApp);
  const perth = await addSite(manager, 'Perth', 'WA');
  await addSite(manager, 'Nobody here', 'SA');
  await add();
  for (let hour = 17; hour < 23; hour += 1) {
    await add({ startTime: `${hour}:00`, endTime: `${hour + 1}:00` });
  }
  await add({ locationId: perth.id, date: '2027-03-11' });
  const query = { ...NOON, to: '2027-03-11T13:00:00.000Z', today: '2027-03-10' };
  const { sites, changes_at } = await manager.browser.call(getSiteShifts, { query });
  const at = (id: string) => sites.find(({ location_id }) => location_id === id);
  expect(sites).toHaveLength(2);
  expect(at(depot.id)).toMatchObject({ today: true, now: { count: 1 }, next: { count: 6 } });
  expect(names(at(depot.id)?.now.shifts ?? [])).toEqual(['Amy Able 2027-03-10']);
  expect(at(depot.id)?.next.shifts.map(({ start_at }) => start_at.slice(11, 13))).toEqual([
    '06',
    '07',
    '08',
    '09',
    '10',
  ]);
  expect(at(perth.id)).toMatchObject({ today: false, now: { count: 0 }, next: { count: 1 } });
  expect(changes_at).toBe('2027-03-10T06:00:00.000Z');
});

test('a night that began yesterday is still at its site, and a site where all is over worked today', async () => {
  const { manager, benId, depot, add } = await createRoster(testApp);
  const perth = await addSite(manager, 'Perth', 'WA');
  await add({ date: '2027-03-09', startTime: '22:00', endTime: '13:00' });
  const over = { startTime: '06:00', endTime: '07:00' };
  await add({ locationId: perth.id, employeeId: benId, ...over });
  // In Perth it is 09:00.
  const { sites } = await manager.browser.call(getSiteShifts, {
    query: { ...NOON, today: '2027-03-10' },
  });
  const at = (id: string) => sites.find(({ location_id }) => location_id === id);
  const nobody = { count: 0, shifts: [] };
  expect(at(depot.id)).toMatchObject({ today: false, now: { count: 1 }, next: nobody });
  expect(at(perth.id)).toMatchObject({ today: true, now: nobody, next: nobody });
});

test('only managers read the list and the map, of a window that is not too long', async () => {
  const { manager, amy } = await createRoster(testApp);
  const today = '2027-03-10';
  expect((await amy.browser.request(getRosterList, { query: NOON })).statusCode).toBe(403);
  const map = { query: { ...NOON, today } };
  expect((await amy.browser.request(getSiteShifts, map)).statusCode).toBe(403);
  const long = { query: { ...NOON, to: '2029-01-01T00:00:00.000Z' } };
  expect((await manager.browser.request(getRosterList, long)).statusCode).toBe(400);
  const none = { query: { ...NOON, upcoming: 0 } };
  expect((await manager.browser.request(getRosterList, none)).statusCode).toBe(400);
});
