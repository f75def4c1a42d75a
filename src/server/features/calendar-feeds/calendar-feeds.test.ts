import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateRoster } from '#contract/api/auto-roster';
import * as api from '#contract/api/calendar-feeds';
import { setDayStatus } from '#contract/api/day-statuses';
import { leaveOrganization } from '#contract/api/leaving';
import { updateLocation } from '#contract/api/locations';
import { undoChange } from '#contract/api/roster';
import { deleteShift, updateShift } from '#contract/api/shifts';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { SYSTEM_TEMPLATES } from '../shift-templates/system-templates';

const time = { now: '2027-03-01T02:00:00Z' };
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  time.now = '2027-03-01T02:00:00Z';
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

async function addFeed({ browser }: Person, scope: api.FeedScope = 'shifts', label = 'My phone') {
  const feed = await browser.call(api.createCalendarFeed, { body: { label, scope } });
  return { ...feed, path: new URL(feed.url ?? '').pathname };
}

function fetchFeed(path: string, headers: Record<string, string> = {}) {
  return testApp.visitor().send('GET', path, undefined, headers);
}

async function eventsOf(path: string) {
  const { body, statusCode } = await fetchFeed(path);
  expect(statusCode).toBe(200);
  return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      location: event.location,
      description: event.description,
    };
  });
}

const edit = (id: string, body: object) =>
  roster.manager.browser.call(updateShift, { params: { id }, body });

describe('what a feed shows', () => {
  test('own published shifts, in UTC and with the clock of the site, and neither notes nor drafts', async () => {
    await roster.add({ published: true, roleLabel: 'Driver', notes: 'bring the spare key' });
    await roster.add({ date: '2027-03-11' });
    await roster.add({ date: '2027-03-12', employeeId: roster.benId, published: true });
    const { path } = await addFeed(roster.amy);
    expect(await eventsOf(path)).toEqual([
      {
        uid: expect.stringMatching(/^[\da-f]{32}@muster$/),
        sequence: expect.any(Number),
        status: 'CONFIRMED',
        start: '2027-03-09T22:00:00.000Z',
        end: '2027-03-10T06:00:00.000Z',
        summary: 'Driver at Depot',
        location: expect.stringContaining('Main Street'),
        description: 'Wed 10 Mar, 09:00 to 17:00, Sydney time',
      },
    ]);
    const { body, headers } = await fetchFeed(path);
    expect(body).not.toContain('spare key');
    expect(body).toContain('X-WR-CALNAME:My phone');
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('a feed of busy times says neither where nor what, nor whose they are', async () => {
    await roster.add({ published: true, roleLabel: 'Driver' });
    const { path } = await addFeed(roster.amy, 'busy', 'For Sam');
    const [event] = await eventsOf(path);
    expect(event).toMatchObject({ summary: 'Busy', location: null, description: null });
    const { body } = await fetchFeed(path);
    for (const secret of [
      'Depot',
      'Driver',
      'Main Street',
      'Sydney',
      'Amy',
      roster.amyId,
      'Acacia',
    ])
      expect(body).not.toContain(secret);
  });

  test('a day that someone is sick is not a day of work, and the feed does not say why', async () => {
    await roster.add({ published: true });
    const { path } = await addFeed(roster.amy);
    await eventsOf(path);
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.amyId, date: '2027-03-10', status: 'sick' },
    });
    expect(await eventsOf(path)).toMatchObject([{ status: 'CANCELLED' }]);
    expect((await fetchFeed(path)).body).not.toMatch(/sick/i);
  });

  test('with the pattern, what the rule would create comes as tentative beyond the published shifts', async () => {
    const template = SYSTEM_TEMPLATES.find(({ name }) => name === '4-on-2-off fixed')?.id ?? '';
    await roster.manager.browser.call(generateRoster, {
      body: {
        templateId: template,
        startDate: '2027-03-01',
        endDate: '2027-03-12',
        employeeIds: [roster.amyId],
        parameters: { default_location_id: roster.depot.id },
        published: true,
        rule: { name: 'Depot days' },
      },
    });
    const { path } = await addFeed(roster.amy, 'pattern');
    const events = await eventsOf(path);
    const published = events.filter(({ status }) => status === 'CONFIRMED');
    const tentative = events.filter(({ status }) => status === 'TENTATIVE');
    expect(published).toHaveLength(8);
    expect(tentative[0]).toMatchObject({
      summary: 'Pattern: Shift at Depot',
      description: expect.stringMatching(
        /^Sat 13 Mar, .*This is your pattern, not yet published\.$/,
      ),
    });
    // Four of six days, for two years from today.
    expect(tentative.length).toBeGreaterThan(470);
    const tag = String((await fetchFeed(path)).headers.etag);
    expect((await fetchFeed(path, { 'if-none-match': tag })).statusCode).toBe(304);
    const { path: plain } = await addFeed(roster.amy);
    expect(await eventsOf(plain)).toEqual(published);
  });
});

describe('what has changed', () => {
  test('a changed shift keeps its event and gets a higher number, also when the change is undone', async () => {
    const shift = await roster.add({ published: true });
    const { path } = await addFeed(roster.amy);
    const [first] = await eventsOf(path);
    const changed = await edit(shift.id, { startTime: '10:00' });
    const [second] = await eventsOf(path);
    expect(second).toMatchObject({ uid: first?.uid, start: '2027-03-09T23:00:00.000Z' });
    await roster.manager.browser.call(undoChange, { params: { id: changed.undo_id ?? '' } });
    const [third] = await eventsOf(path);
    expect(third).toMatchObject({ uid: first?.uid, start: '2027-03-09T22:00:00.000Z' });
    const numbers = [first, second, third].map((event) => event?.sequence ?? 0);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  });

  test('what is not in the calendar changes no number', async () => {
    const shift = await roster.add({ published: true });
    const { path } = await addFeed(roster.amy);
    const before = await eventsOf(path);
    await edit(shift.id, { notes: 'something else' });
    await roster.add({ employeeId: roster.benId, published: true });
    expect(await eventsOf(path)).toEqual(before);
  });

  test('a new name of the site reaches the calendar', async () => {
    await roster.add({ published: true });
    const { path } = await addFeed(roster.amy);
    const tag = String((await fetchFeed(path)).headers.etag);
    await roster.manager.browser.call(updateLocation, {
      params: { id: roster.depot.id },
      body: { name: 'Old depot' },
    });
    const { statusCode, body } = await fetchFeed(path, { 'if-none-match': tag });
    expect(statusCode).toBe(200);
    expect(body).toContain('SUMMARY:Shift at Old depot');
  });

  test.each([
    ['deleted', (id: string) => roster.manager.browser.call(deleteShift, { params: { id } })],
    ['unpublished', (id: string) => edit(id, { published: false })],
    ['given to someone else', (id: string) => edit(id, { employeeId: roster.benId })],
  ])('a shift that was %s is cancelled for 14 days, then gone', async (_how, remove) => {
    const shift = await roster.add({ date: '2027-06-10', published: true });
    const { path } = await addFeed(roster.amy);
    const [before] = await eventsOf(path);
    await remove(shift.id);
    const [after] = await eventsOf(path);
    expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    time.now = '2027-03-15T02:00:00Z';
    expect(await eventsOf(path)).toHaveLength(1);
    time.now = '2027-03-16T02:00:00Z';
    expect(await eventsOf(path)).toEqual([]);
  });

  test('a shift that comes back goes on with higher numbers', async () => {
    const shift = await roster.add({ published: true });
    const { path } = await addFeed(roster.amy);
    await eventsOf(path);
    await edit(shift.id, { published: false });
    const [cancelled] = await eventsOf(path);
    await edit(shift.id, { published: true });
    const [back] = await eventsOf(path);
    expect(back).toMatchObject({ uid: cancelled?.uid, status: 'CONFIRMED' });
    expect(back?.sequence).toBeGreaterThan(cancelled?.sequence ?? 0);
  });

  test('two calendars that ask at once tell the same', async () => {
    const shift = await roster.add({ published: true });
    const one = await addFeed(roster.amy);
    const other = await addFeed(roster.amy, 'shifts', 'My laptop');
    await eventsOf(one.path);
    await edit(shift.id, { startTime: '10:00' });
    const [a, b] = await Promise.all([eventsOf(one.path), eventsOf(other.path)]);
    expect(a).toEqual(b);
  });

  test('an unchanged calendar answers 304, also after changes that do not concern it', async () => {
    await roster.add({ published: true });
    const { path } = await addFeed(roster.amy);
    const { headers } = await fetchFeed(path);
    const tag = String(headers.etag);
    const again = await fetchFeed(path, { 'if-none-match': tag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    await roster.add({ employeeId: roster.benId, published: true });
    expect((await fetchFeed(path, { 'if-none-match': `W/${tag}` })).statusCode).toBe(304);
    await roster.add({ date: '2027-03-11', published: true });
    expect((await fetchFeed(path, { 'if-none-match': tag })).statusCode).toBe(200);
  });
});

describe('who can read it', () => {
  test('the address is told once, and neither the database nor the log knows it', async () => {
    const { browser } = roster.amy;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { label: 'My phone', scope: 'shifts' };
    const made = (await browser.request(api.createCalendarFeed, { body, headers })).json();
    const repeated = (await browser.request(api.createCalendarFeed, { body, headers })).json();
    expect(repeated).toEqual({ ...made, url: null });
    const token = /\/calendar\/([\w-]{43})\.ics$/.exec(made.url)?.[1] ?? '';
    expect(token).not.toBe('');
    await fetchFeed(`/calendar/${token}.ics`);
    await fetchFeed(`/calendar/${token}.ics/x`);
    expect(JSON.stringify(await browser.call(api.listCalendarFeeds))).not.toContain(token);
    expect(testApp.log()).not.toContain(token);
    expect(testApp.log()).toContain('/calendar/:token.ics');
    for (const table of ['calendar_feeds', 'idempotency_keys', 'rate_limits', 'audit_log']) {
      const rows = await testApp.sql(`select t::text as row from ${table} t`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  test('the list says when a calendar last asked, and which', async () => {
    const { path } = await addFeed(roster.amy);
    const [before] = await roster.amy.browser.call(api.listCalendarFeeds);
    expect(before).toMatchObject({ last_fetched_at: null, last_fetched_by: null });
    await fetchFeed(path, { 'user-agent': 'Google-Calendar-Importer' });
    const [after] = await roster.amy.browser.call(api.listCalendarFeeds);
    expect(after).toMatchObject({
      last_fetched_at: '2027-03-01T02:00:00.000Z',
      last_fetched_by: 'Google-Calendar-Importer',
    });
    expect(await roster.ben.browser.call(api.listCalendarFeeds)).toEqual([]);
  });

  test('a removed feed answers as one that never was, and nobody removes that of a colleague', async () => {
    const { id, path } = await addFeed(roster.amy);
    const foreign = await roster.ben.browser.request(api.deleteCalendarFeed, { params: { id } });
    expect(foreign.statusCode).toBe(404);
    expect((await fetchFeed(path)).statusCode).toBe(200);
    await roster.amy.browser.call(api.deleteCalendarFeed, { params: { id } });
    const unknown = await fetchFeed(`/calendar/${'x'.repeat(43)}.ics`);
    const removed = await fetchFeed(path);
    expect([removed.statusCode, removed.body]).toEqual([404, unknown.body]);
    expect(unknown.statusCode).toBe(404);
  });

  test('it ends with the membership', async () => {
    const { path } = await addFeed(roster.amy);
    await fetchFeed(path);
    await roster.amy.browser.call(leaveOrganization);
    expect((await fetchFeed(path)).statusCode).toBe(404);
    expect(
      await testApp.sql('select 1 from calendar_events where user_id = $1', [roster.amy.user.id]),
    ).toEqual([]);
  });

  test('who is not on the roster cannot make one, and nobody makes more than ten', async () => {
    const body = { label: 'My phone', scope: 'shifts' };
    expect((await roster.owner.browser.request(api.createCalendarFeed, { body })).statusCode).toBe(
      409,
    );
    for (let count = 0; count < 10; count += 1) await addFeed(roster.ben);
    const eleventh = await roster.ben.browser.request(api.createCalendarFeed, { body });
    expect([eleventh.statusCode, eleventh.body]).toEqual([
      409,
      'You have 10 calendar feeds. Remove one first.',
    ]);
  });

  test('one who asks for it all the time has to wait, and so has one who guesses', async () => {
    const { path } = await addFeed(roster.amy);
    const reader = testApp.visitor();
    const guesser = testApp.visitor();
    const codes = new Set<number>();
    for (let count = 0; count < 61; count += 1) {
      codes.add((await reader.send('GET', path)).statusCode);
      codes.add((await guesser.send('GET', `/calendar/${count}.ics`)).statusCode);
    }
    expect([...codes].sort()).toEqual([200, 404, 429]);
    expect((await fetchFeed(path)).statusCode).toBe(200);
  });
});
