import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteLocation } from '#contract/api/locations';
import { listPeopleAtSite } from '#contract/api/roster';
import { addSite, createRoster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('lists who has a shift at a site on the days, drafts included, by the dates there', async () => {
  const { manager, amyId, benId, depot, add } = await createRoster(testApp);
  const perth = await addSite(manager, 'Perth', 'WA');
  const at = (id: string, from: string, to = from) =>
    manager.browser.call(listPeopleAtSite, { params: { id }, query: { from, to } });
  await add({ date: '2027-03-08' });
  await add({ date: '2027-03-09', published: true });
  // Still the day before in UTC.
  const early = { startTime: '06:00', endTime: '07:30' };
  await add({ date: '2027-03-10', employeeId: benId, locationId: perth.id, ...early });
  expect(await at(depot.id, '2027-03-08', '2027-03-14')).toEqual({ employee_ids: [amyId] });
  expect(await at(depot.id, '2027-03-10', '2027-03-14')).toEqual({ employee_ids: [] });
  expect(await at(perth.id, '2027-03-10')).toEqual({ employee_ids: [benId] });
  expect(await at(perth.id, '2027-03-09')).toEqual({ employee_ids: [] });
});

test('a deleted site is not found, and workers may not ask', async () => {
  const { owner, amy, manager } = await createRoster(testApp);
  const { id } = await addSite(manager, 'Wharf', 'WA');
  const question = { params: { id }, query: { from: '2027-03-08', to: '2027-03-08' } };
  expect((await amy.browser.request(listPeopleAtSite, question)).statusCode).toBe(403);
  await owner.browser.call(deleteLocation, { params: { id } });
  expect((await manager.browser.request(listPeopleAtSite, question)).statusCode).toBe(404);
});
