import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDashboardStats } from '#contract/api/dashboard';
import { removeDayStatus, setDayStatus } from '#contract/api/day-statuses';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  // Sunday evening in Sydney, which is Sunday in UTC too. The clocks went back the night before.
  testApp = await createTestApp({ now: '2027-04-04T11:00:00Z' });
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

test('counts the shifts of the organisation’s week, by their date at the site, with their real hours', async () => {
  await roster.add({ date: '2027-03-28', startTime: '22:00', endTime: '00:00' });
  await roster.add({ date: '2027-03-29', startTime: '00:00', endTime: '08:00', published: true });
  await roster.add({ date: '2027-04-03', startTime: '22:00', endTime: '06:00' });
  await roster.add({ date: '2027-04-04', startTime: '23:30', endTime: '00:00' });
  await roster.add({ date: '2027-04-05', startTime: '00:00', endTime: '08:00' });
  await roster.add({ date: '2027-04-01', employeeId: roster.benId, published: true });
  // Sunday evening in Perth, when Monday has begun in Sydney.
  const perth = await addSite(roster.manager, 'Perth', 'WA');
  const late = { startTime: '23:00', endTime: '23:30', locationId: perth.id };
  await roster.add({ date: '2027-03-28', employeeId: roster.benId, ...late });
  await roster.add({ date: '2027-04-04', employeeId: roster.benId, ...late });
  expect(await roster.manager.browser.call(getDashboardStats)).toEqual({
    totalEmployees: 3,
    weeklyShifts: 5,
    locations: 2,
    totalHours: 8 + 9 + 0.5 + 8 + 0.5,
  });
});

test('shifts on days with a status do not count', async () => {
  const { browser } = roster.manager;
  const day = { employeeId: roster.amyId, date: '2027-04-03' };
  await browser.call(setDayStatus, { body: { ...day, status: 'sick' } });
  expect(await browser.call(getDashboardStats)).toMatchObject({
    weeklyShifts: 4,
    totalHours: 8 + 0.5 + 8 + 0.5,
  });
  await browser.call(removeDayStatus, { params: day });
});

test('employees get the figures of their own published shifts', async () => {
  expect(await roster.amy.browser.call(getDashboardStats)).toMatchObject({
    weeklyShifts: 1,
    totalHours: 8,
  });
});
