import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/api/holidays';
import { createLocation } from '#contract/api/locations';
import type { CalendarDate } from '#engine/time/kinds';
import type { Browser } from '../../testing/browser';
import { addMember, addOrganization } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { holidaysOfSites } from './holidays-of-sites';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const date = (text: string) => text as CalendarDate;

async function addSite(browser: Browser, state: string, changes: Record<string, unknown> = {}) {
  const { id } = await browser.call(createLocation, {
    body: {
      name: `${state} Depot`,
      street_name: 'Main Street',
      town: 'Town',
      state,
      country: 'Australia',
      ...changes,
    },
  });
  return id;
}

async function holidays(browser: Browser, from: string, to: string, locationId?: string) {
  const answer = await browser.call(api.listHolidays, { query: { from, to, locationId } });
  return answer.calendars.map(({ place, holidays: days }) => [
    place,
    ...days.map((day) => `${day.date} ${day.name}`),
  ]);
}

describe('the holidays of sites', () => {
  test('sites of one state share a calendar, and each state has its own days', async () => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    const first = await addSite(browser, 'NSW', { name: 'Airport' });
    const second = await addSite(browser, 'New South Wales', { name: 'Bay' });
    await addSite(browser, 'VIC', { name: 'Carlton' });
    const { calendars } = await browser.call(api.listHolidays, {
      query: { from: '2027-10-01', to: '2027-11-30' },
    });
    expect(calendars.map(({ place, locationIds }) => [place, locationIds.length])).toEqual([
      ['New South Wales', 2],
      ['Victoria', 1],
    ]);
    expect(calendars[0]?.locationIds).toEqual([first, second]);
    expect(calendars[0]?.holidays.map(({ name }) => name)).toEqual(['Labour Day']);
    expect(calendars[1]?.holidays.map(({ name }) => name)).toEqual(['Melbourne Cup Day']);
  });

  test('a region keeps its own day, and part days have their hours', async () => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    await addSite(browser, 'QLD', { holiday_regions: ['QLD City of Brisbane'] });
    expect(await holidays(browser, '2026-08-01', '2026-08-31')).toEqual([
      ['Queensland', '2026-08-12 Royal Queensland Show (Ekka)'],
    ]);
    const { calendars } = await browser.call(api.listHolidays, {
      query: { from: '2026-12-24', to: '2026-12-24' },
    });
    expect(calendars[0]?.holidays[0]).toMatchObject({
      name: 'Christmas Eve',
      hours: { start: 1080, end: 1440 },
      status: 'law',
    });
  });

  test('a region that nobody knows is refused', async () => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    const body = {
      name: 'Depot',
      street_name: 'Main Street',
      town: 'Town',
      state: 'QLD',
      country: 'Australia' as const,
      holiday_regions: ['Atlantis'],
    };
    const answer = await browser.request(createLocation, { body });
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      "holiday_regions: We don't know this region.",
    ]);
  });

  test.each([
    [{ country: 'New Zealand', state: 'Auckland' }, 'New Zealand, Auckland', '2027-02-01'],
    [{ country: 'United States', state: 'CA' }, 'United States, California', '2027-05-31'],
    [{ country: 'United Kingdom', state: 'Scotland' }, 'United Kingdom, Scotland', '2027-11-30'],
    [{ country: 'Canada', state: 'Québec' }, 'Canada, Quebec', '2027-06-24'],
  ])('%j keeps the days of %s', async (where, place, day) => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    await addSite(browser, where.state, where);
    const { calendars } = await browser.call(api.listHolidays, {
      query: { from: '2027-01-01', to: '2027-12-31' },
    });
    expect(calendars[0]).toMatchObject({ place, source: 'open list', unknownYears: [] });
    expect(calendars[0]?.holidays.map((holiday) => holiday.date)).toContain(day);
  });

  test('years and places that nobody knows are said, not passed off as years without holidays', async () => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    await addSite(browser, 'NSW', { name: 'Airport' });
    await addSite(browser, 'somewhere', { name: 'Bay' });
    const { calendars } = await browser.call(api.listHolidays, {
      query: { from: '2030-12-01', to: '2031-01-31' },
    });
    expect(calendars).toMatchObject([
      { place: 'New South Wales', unknownYears: [2031], source: 'table' },
      { place: null, unknownYears: [2030, 2031], source: null, holidays: [] },
    ]);
  });

  test('rules read the holidays of deleted sites too, screens only of those that are there', async () => {
    const { browser, user } = await addOrganization(testApp, 'Acacia');
    const id = await addSite(browser, 'WA');
    await testApp.sql('update locations set deleted_at = now() where id = $1', [id]);
    expect(await holidays(browser, '2027-01-01', '2027-01-31')).toEqual([]);
    const orgId = user.org_id ?? '';
    const found = await testApp.database.transact({ orgId }, (db) =>
      holidaysOfSites({ db, orgId }, { from: date('2027-01-02'), to: date('2027-01-31') }),
    );
    expect(found.get(id)?.map(({ name }) => name)).toEqual(['Australia Day']);
  });
});

test('rules read the days of a site that the organisation changed, and those of its neighbours as they were', async () => {
  const { browser, user } = await addOrganization(testApp, 'Acacia');
  const [airport, bay, carlton] = [
    await addSite(browser, 'NSW', { name: 'Airport' }),
    await addSite(browser, 'NSW', { name: 'Bay' }),
    await addSite(browser, 'VIC', { name: 'Carlton' }),
  ];
  await browser.call(api.changeHolidays, {
    body: { kind: 'remove', date: '2027-10-04', name: 'Labour Day', locationId: airport },
  });
  const orgId = user.org_id ?? '';
  const found = await testApp.database.transact({ orgId }, (db) =>
    holidaysOfSites({ db, orgId }, { from: date('2027-10-01'), to: date('2027-11-30') }),
  );
  const names = [airport, bay, carlton].map((id) => found.get(id)?.map(({ name }) => name));
  expect(names).toEqual([[], ['Labour Day'], ['Melbourne Cup Day']]);
});

describe('the changes of an organisation', () => {
  test('a day is added for one site, moved for all, removed, and each is undone', async () => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    const airport = await addSite(browser, 'NSW', { name: 'Airport' });
    const bay = await addSite(browser, 'NSW', { name: 'Bay' });
    const added = await browser.call(api.changeHolidays, {
      body: { kind: 'add', date: '2027-01-15', name: 'Founders Day', locationId: airport },
    });
    const moved = await browser.call(api.changeHolidays, {
      body: { kind: 'move', date: '2027-01-26', name: 'Australia Day', to: '2027-01-25' },
    });
    const removed = await browser.call(api.changeHolidays, {
      body: { kind: 'remove', date: '2027-01-25', name: 'Australia Day', locationId: bay },
    });
    const january = (id: string) => holidays(browser, '2027-01-02', '2027-01-31', id);
    expect(await january(airport)).toEqual([
      ['New South Wales', '2027-01-15 Founders Day', '2027-01-25 Australia Day'],
    ]);
    expect(await january(bay)).toEqual([['New South Wales']]);
    for (const { id } of [removed, moved, added]) {
      await browser.call(api.undoHolidayChange, { params: { id } });
    }
    expect(await january(airport)).toEqual([['New South Wales', '2027-01-26 Australia Day']]);
    const { changes } = await browser.call(api.listHolidays, {
      query: { from: '2027-01-01', to: '2027-01-31' },
    });
    expect(changes).toEqual([]);
  });

  test('an added part day keeps its hours', async () => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    const change = await browser.call(api.changeHolidays, {
      body: {
        kind: 'add',
        date: '2027-06-30',
        name: 'Stocktake',
        hours: { start: 720, end: 1440 },
      },
    });
    expect(change).toMatchObject({ hours: { start: 720, end: 1440 }, locationId: null });
  });

  test.each([
    [
      { kind: 'add', date: '2031-01-15', name: 'Founders Day' },
      400,
      'date: Muster knows public holidays from 2026 to 2030. Choose a date in these years.',
    ],
    [{ kind: 'add', date: '15/01/2027', name: 'Founders Day' }, 400, 'date: Invalid date format'],
    [{ kind: 'add', date: '2027-01-15', name: ' ' }, 400, 'name: Required.'],
    [
      { kind: 'add', date: '2027-01-15', name: 'Half day', hours: { start: 720, end: 720 } },
      400,
      'hours.end: The end must be after the start.',
    ],
    [{ kind: 'move', date: '2027-01-26', name: 'Australia Day' }, 400, 'to: Required.'],
    [
      { kind: 'move', date: '2027-01-26', name: 'Australia Day', to: '2027-01-26' },
      400,
      'to: Choose another day.',
    ],
    [
      { kind: 'remove', date: '2027-01-27', name: 'Australia Day' },
      404,
      'There is no public holiday of this name on that day.',
    ],
  ] as const)('%j is refused', async (body, status, sentence) => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    await addSite(browser, 'NSW');
    const answer = await browser.request(api.changeHolidays, { body });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(sentence);
  });

  test('the same day cannot be changed twice', async () => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    await addSite(browser, 'NSW');
    const body = { kind: 'remove', date: '2027-01-26', name: 'Australia Day' } as const;
    await browser.call(api.changeHolidays, { body });
    const answer = await browser.request(api.changeHolidays, { body });
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      'This day was already changed. Undo that change first.',
    ]);
  });

  test('every member reads holidays, and only admins change them', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    await addSite(owner.browser, 'NSW');
    const employee = await addMember(testApp, owner.user.org_id ?? '', 'employee');
    const manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
    expect(await holidays(employee.browser, '2027-01-26', '2027-01-26')).toEqual([
      ['New South Wales', '2027-01-26 Australia Day'],
    ]);
    const body = { kind: 'add', date: '2027-01-15', name: 'Founders Day' } as const;
    const answer = await manager.browser.request(api.changeHolidays, { body });
    expect(answer.statusCode).toBe(403);
  });
});
