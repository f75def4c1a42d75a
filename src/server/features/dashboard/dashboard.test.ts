import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCoverNeed } from '#contract/api/cover';
import { getDashboardStats, getTeamDashboard } from '#contract/api/dashboard';
import { removeDayStatus, setDayStatus } from '#contract/api/day-statuses';
import { answerShift, type ShiftAnswer } from '#contract/api/shift-answers';
import type { Shift } from '#contract/api/shifts';
import { coverNeed } from '../../testing/cover-need';
import type { Person } from '../../testing/people';
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
    anyShifts: true,
    locations: 2,
    totalHours: 8 + 9 + 0.5 + 8 + 0.5,
    // The clocks go back in the night from 3 April.
    clockHours: 8 + 8 + 0.5 + 8 + 0.5,
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

test('whether there are shifts is known in a week without any; an employee learns it of their own', async () => {
  const { manager, amy, ben, amyId, add } = await createRoster(testApp);
  const anyShifts = async ({ browser }: Person) =>
    (await browser.call(getDashboardStats)).anyShifts;
  expect(await anyShifts(manager)).toBe(false);
  await add({ date: '2027-08-02', employeeId: amyId });
  expect(await anyShifts(manager)).toBe(true);
  expect(await anyShifts(amy)).toBe(false);
  await add({ date: '2027-08-03', employeeId: amyId, published: true });
  expect(await anyShifts(amy)).toBe(true);
  expect(await anyShifts(ben)).toBe(false);
});

describe('what needs a manager', () => {
  /** Wednesday 10 March 2027, 18:00 in Sydney and 15:00 in Perth. */
  const NOW = '2027-03-10T07:00:00Z';
  const DAY = { startTime: '09:00', endTime: '19:00', published: true };
  let later: TestApp;
  let team: Roster;
  beforeAll(async () => {
    later = await createTestApp({ now: NOW });
  });
  beforeEach(async () => {
    team = await createRoster(later);
  });
  afterAll(() => later.close());

  const read = () => team.manager.browser.call(getTeamDashboard);
  const need = (changes: Parameters<typeof coverNeed>[1] = {}) =>
    team.owner.browser.call(createCoverNeed, {
      body: coverNeed(team, {
        label: 'Evening',
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        startTime: '17:00',
        endTime: '23:00',
        minimum: 2,
        target: 2,
        ...changes,
      }),
    });
  async function hold(employeeId: string, name: string, validTo: string | null, verified = true) {
    const [skill] = await later.sql(
      `insert into skills (org_id, name, kind, severity) values ($1, $2, 'licence', 'warn')
       on conflict (org_id, lower(name)) do update set name = excluded.name returning id`,
      [team.orgId, name],
    );
    await later.sql(
      'insert into holdings (org_id, employee_id, skill_id, valid_to, verified_at, number) values ($1, $2, $3, $4, $5, $6)',
      [team.orgId, employeeId, skill?.id, validTo, verified ? new Date(NOW) : null, 'SECRET-1'],
    );
  }

  test('a new organisation has nothing to see', async () => {
    expect(await read()).toEqual({
      today: '2027-03-10',
      sites: [],
      moreSites: 0,
      drafts: [],
      licences: [],
      moreLicences: 0,
      unconfirmed: [],
      moreUnconfirmed: 0,
    });
  });

  test('tells who is on now and who is next at each site, on its own clock', async () => {
    const perth = await addSite(team.manager, 'Perth', 'WA');
    await team.add(DAY);
    await team.add({ ...DAY, employeeId: team.benId, startTime: '07:00', endTime: '18:00' });
    await team.add({ ...DAY, date: '2027-03-11' });
    await team.add({ ...DAY, date: '2027-03-11', employeeId: team.benId, published: false });
    await team.add({
      employeeId: team.benId,
      locationId: perth.id,
      startTime: '22:00',
      endTime: '02:00',
    });
    const { sites } = await read();
    expect(sites).toEqual([
      {
        location_id: team.depot.id,
        location_name: 'Depot',
        timezone: 'Australia/Sydney',
        date: '2027-03-10',
        // Ben's shift has just ended.
        now: { count: 1, drafts: 0, names: ['Amy Able'] },
        next: {
          count: 2,
          drafts: 1,
          names: ['Amy Able', 'Ben Bold'],
          start_at: '2027-03-10T22:00:00.000Z',
        },
        cover: null,
      },
      {
        location_id: perth.id,
        location_name: 'Perth',
        timezone: 'Australia/Perth',
        date: '2027-03-10',
        now: null,
        next: {
          count: 1,
          drafts: 1,
          names: ['Ben Bold'],
          start_at: '2027-03-10T14:00:00.000Z',
        },
        cover: null,
      },
    ]);
  });

  test('someone who is sick is not on, and the site is short from now to midnight', async () => {
    await need();
    await team.add({ ...DAY, endTime: '23:00' });
    await team.add({ ...DAY, employeeId: team.benId, endTime: '23:00' });
    expect((await read()).sites[0]).toMatchObject({
      now: { count: 2 },
      cover: { published: 'enough', withDrafts: 'enough' },
    });
    await team.manager.browser.call(setDayStatus, {
      body: { employeeId: team.benId, date: '2027-03-10', status: 'sick' },
    });
    expect((await read()).sites[0]).toMatchObject({
      now: { count: 1, names: ['Amy Able'] },
      cover: {
        published: 'below-minimum',
        publishedBy: 1,
        withDrafts: 'below-minimum',
        withDraftsBy: 1,
        startTime: '18:00',
        endTime: '23:00',
      },
    });
  });

  test('a site that is short comes first, even before one with people', async () => {
    const yard = await addSite(team.manager, 'Yard', 'NSW');
    await team.add(DAY);
    await need({ locationId: yard.id, startTime: '20:00', endTime: '04:00' });
    const { sites } = await read();
    expect(sites.map(({ location_name }) => location_name)).toEqual(['Yard', 'Depot']);
    expect(sites[0]?.cover).toMatchObject({ startTime: '20:00', endTime: '00:00' });
  });

  test("lists what can't be worked in 7 days first, then what isn't confirmed within 24 hours", async () => {
    const answer = (shift: Shift, given: ShiftAnswer, who = team.amy) =>
      who.browser.call(answerShift, {
        params: { id: shift.id },
        body: {
          answer: given,
          locationId: shift.location_id,
          startAt: shift.start_at,
          endAt: shift.end_at,
          ...(given === 'cannot' && { note: 'Dentist' }),
        },
      });
    const listed = async () =>
      (await read()).unconfirmed.map((shift) => [shift.id, shift.answer, shift.answer_note]);
    const soon = await team.add({ ...DAY, date: '2027-03-11' });
    const later = await team.add({ ...DAY, date: '2027-03-15' });
    await team.add({ ...DAY, date: '2027-03-16' });
    const others = await team.add({ ...DAY, date: '2027-03-12', employeeId: team.benId });
    await answer(later, 'cannot');
    // Where nobody ever confirms, a missing answer says nothing.
    expect(await listed()).toEqual([[later.id, 'cannot', 'Dentist']]);
    await answer(others, 'confirmed', team.ben);
    expect(await listed()).toEqual([
      [later.id, 'cannot', 'Dentist'],
      [soon.id, null, null],
    ]);
    await answer(soon, 'confirmed');
    await answer(later, 'seen');
    expect(await read()).toMatchObject({ unconfirmed: [], moreUnconfirmed: 0 });
  });

  test('counts the drafts that start within two weeks, by day and site', async () => {
    const draft = { startTime: '20:00', endTime: '22:00' };
    await team.add({ startTime: '10:00', endTime: '12:00' });
    await team.add(draft);
    await team.add({ ...draft, employeeId: team.benId });
    await team.add({ ...draft, date: '2027-03-11', published: true });
    await team.add({ ...draft, date: '2027-03-23' });
    await team.add({ ...draft, date: '2027-03-24' });
    const at = { location_id: team.depot.id, location_name: 'Depot' };
    expect((await read()).drafts).toEqual([
      { ...at, date: '2027-03-10', count: 2 },
      { ...at, date: '2027-03-23', count: 1 },
    ]);
  });

  test('lists licences that expire within 90 days, or have expired although their holder is rostered', async () => {
    await hold(team.amyId, 'First aid', '2027-06-08');
    await hold(team.amyId, 'CPR', '2027-06-09');
    await hold(team.amyId, 'RSA', '2027-03-10');
    await hold(team.benId, 'RSA', '2027-03-09');
    await hold(team.benId, 'First aid', '2027-04-01');
    await hold(team.benId, 'First aid', '2030-04-01');
    await hold(team.benId, 'CPR', null);
    await hold(team.benId, 'White card', '2027-04-01', false);
    const amy = { employee_id: team.amyId, employee_name: 'Amy Able', next_shift: null };
    const expiring = [
      { ...amy, skill_name: 'RSA', valid_to: '2027-03-10' },
      { ...amy, skill_name: 'First aid', valid_to: '2027-06-08' },
    ];
    expect((await read()).licences).toEqual(expiring);
    await team.add({ employeeId: team.benId, date: '2027-03-12' });
    expect((await read()).licences).toEqual([
      {
        employee_id: team.benId,
        employee_name: 'Ben Bold',
        skill_name: 'RSA',
        valid_to: '2027-03-09',
        next_shift: '2027-03-12',
      },
      ...expiring,
    ]);
  });

  test('an employee may not read it', async () => {
    const { statusCode } = await team.amy.browser.request(getTeamDashboard);
    expect(statusCode).toBe(403);
  });
});
