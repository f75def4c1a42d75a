// Shifts that move with their site: to another one, or to a corrected time zone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/api/locations';
import { undoChange } from '#contract/api/roster';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function times({ all }: Roster) {
  return (await all()).map(({ location_name, date, start_at, end_at }) =>
    [location_name, date, start_at.slice(0, 16), end_at.slice(0, 16)].join(' '),
  );
}

test('the future shifts of a site are counted and listed, the next first', async () => {
  const roster = await createRoster(testApp);
  await roster.add({ date: '2027-03-11' });
  await roster.add();
  const { id } = roster.depot;
  expect(await roster.manager.browser.call(api.countLocationShifts, { params: { id } })).toEqual({
    count: 2,
    first: ['2027-03-10', '2027-03-11'].map((date) => ({
      employee_name: 'Amy Able',
      date,
      startTime: '09:00',
      endTime: '17:00',
    })),
  });
});

test('moved shifts keep their clock times in the other zone, the site can go, and undo brings them back', async () => {
  const roster = await createRoster(testApp);
  await roster.add();
  const yard = await addSite(roster.manager, 'Yard', 'WA');
  const { browser } = roster.manager;
  const params = { id: roster.depot.id };
  const { shifts, undo_id } = await browser.call(api.moveSiteShifts, {
    params,
    body: { to: yard.id },
  });
  expect(shifts).toBe(1);
  expect(await times(roster)).toEqual(['Yard 2027-03-10 2027-03-10T01:00 2027-03-10T09:00']);
  await browser.call(undoChange, { params: { id: undo_id ?? '' } });
  expect(await times(roster)).toEqual(['Depot 2027-03-10 2027-03-09T22:00 2027-03-10T06:00']);
  await browser.call(api.moveSiteShifts, { params, body: { to: yard.id } });
  await browser.call(api.deleteLocation, { params });
});

test('nothing moves when one of the shifts would meet another of the same person', async () => {
  const roster = await createRoster(testApp);
  const yard = await addSite(roster.manager, 'Yard', 'WA');
  await roster.add({ employeeId: roster.benId });
  await roster.add();
  await roster.add({
    locationId: yard.id,
    date: '2027-03-10',
    startTime: '16:00',
    endTime: '18:00',
  });
  const before = await times(roster);
  const response = await roster.manager.browser.request(api.moveSiteShifts, {
    params: { id: roster.depot.id },
    body: { to: yard.id },
  });
  expect([response.statusCode, response.body]).toEqual([
    409,
    'Amy Able already works 16:00–18:00 at Yard on Wed 10 Mar.',
  ]);
  expect(await times(roster)).toEqual(before);
});

test('a corrected zone is previewed, and then moves the future shifts by the clock', async () => {
  const roster = await createRoster(testApp);
  await roster.add();
  await roster.add({
    employeeId: roster.benId,
    date: '2027-03-12',
    startTime: '22:00',
    endTime: '06:00',
  });
  await testApp.sql(
    `insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at)
     values ($1, $2, $3, '2026-03-10', '2026-03-09T13:30Z', '2026-03-09T20:30Z')`,
    [roster.orgId, roster.amyId, roster.depot.id],
  );
  const correct = (preview: boolean) =>
    roster.owner.browser.call(api.correctTimezone, {
      params: { id: roster.depot.id },
      body: { timezone: 'Australia/Perth', preview },
    });
  const before = await times(roster);
  const outcome = await correct(true);
  expect(outcome).toEqual({
    shifts: 2,
    people: 2,
    first: {
      employee_name: 'Amy Able',
      date: '2027-03-10',
      startTime: '09:00',
      endTime: '17:00',
      minutesLater: 180,
    },
    past: 1,
    conflicts: [],
    conflictCount: 0,
  });
  expect(await times(roster)).toEqual(before);
  expect(await correct(false)).toEqual(outcome);
  expect(await times(roster)).toEqual([
    'Depot 2027-03-10 2027-03-10T01:00 2027-03-10T09:00',
    'Depot 2027-03-12 2027-03-12T14:00 2027-03-12T22:00',
  ]);
  const [site] = await roster.owner.browser.call(api.listLocations);
  expect(site?.timezone).toBe('Australia/Perth');
  // At 13:30 UTC it was already the tenth in Sydney, but not in Perth.
  expect(
    await testApp.sql(
      "select local_date::text as date, start_at = '2026-03-09T13:30Z' as same from shifts where org_id = $1 and start_at < now()",
      [roster.orgId],
    ),
  ).toEqual([{ date: '2026-03-09', same: true }]);
});

test('a zone that would make shifts meet says which, and changes nothing', async () => {
  const roster = await createRoster(testApp);
  const yard = await addSite(roster.manager, 'Yard', 'NSW');
  await roster.add();
  await roster.add({ locationId: yard.id, startTime: '18:00', endTime: '19:00' });
  const correct = (preview: boolean) => ({
    params: { id: roster.depot.id },
    body: { timezone: 'Australia/Perth', preview },
  });
  const { conflicts } = await roster.owner.browser.call(api.correctTimezone, correct(true));
  expect(conflicts).toEqual(['Amy Able already works 18:00–19:00 at Yard on Wed 10 Mar.']);
  const response = await roster.owner.browser.request(api.correctTimezone, correct(false));
  expect(response.statusCode).toBe(409);
  const sites = await roster.owner.browser.call(api.listLocations);
  expect(sites.map(({ timezone }) => timezone)).toEqual(['Australia/Sydney', 'Australia/Sydney']);
});

test('a manager cannot correct a time zone', async () => {
  const roster = await createRoster(testApp);
  const response = await roster.manager.browser.request(api.correctTimezone, {
    params: { id: roster.depot.id },
    body: { timezone: 'Australia/Perth', preview: true },
  });
  expect(response.statusCode).toBe(403);
});
