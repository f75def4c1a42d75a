import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setDayStatus } from '#contract/api/day-statuses';
import * as api from '#contract/api/shifts';
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

const MARCH = { from: '2027-03-01T00:00:00Z', to: '2027-04-01T00:00:00Z' };

describe('create', () => {
  test('a shift is in the zone of its site and belongs to the day it starts there', async () => {
    const shift = await roster.add({ roleLabel: ' Nurse ', notes: '' });
    expect(shift).toMatchObject({
      employee_name: 'Amy Able',
      location_name: 'Depot',
      timezone: 'Australia/Sydney',
      date: '2027-03-10',
      start_at: '2027-03-09T22:00:00.000Z',
      end_at: '2027-03-10T06:00:00.000Z',
      role_label: 'Nurse',
      notes: null,
      published: false,
      template_code: null,
      source_rule_id: null,
      updated_by_name: 'A manager',
    });
    expect(await roster.all()).toEqual([expect.objectContaining({ id: shift.id })]);
  });

  test.each([
    ['2027-04-03', '2027-04-03T11:00:00.000Z', '2027-04-03T20:00:00.000Z'],
    ['2027-10-02', '2027-10-02T12:00:00.000Z', '2027-10-02T19:00:00.000Z'],
  ])('a night shift when the clocks change on %s', async (date, start_at, end_at) => {
    const night = await roster.add({ date, startTime: '22:00', endTime: '06:00' });
    expect(night).toMatchObject({ date, start_at, end_at });
  });

  test('a site in another zone has its own clock', async () => {
    const perth = await addSite(roster.manager, 'Perth', 'WA');
    expect(await roster.add({ locationId: perth.id })).toMatchObject({
      timezone: 'Australia/Perth',
      start_at: '2027-03-10T01:00:00.000Z',
    });
  });

  test.each([
    [{ startTime: '09:00', endTime: '09:00' }, 400, 'The start and end times must differ.'],
    [{ date: '2027-02-29' }, 400, 'Invalid date format'],
    [{ startTime: '24:00' }, 400, 'Invalid time format'],
    [{ date: '2027-10-03', startTime: '02:30', endTime: '03:00' }, 400, 'clocks go forward'],
  ])('refuses %j', async (changes, status, text) => {
    const answer = await roster.manager.browser.request(api.createShift, {
      body: roster.shift(changes),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(text);
    expect(await roster.all()).toEqual([]);
  });

  test('shifts that meet end to end do not overlap, and an overlap names the other shift and changes nothing', async () => {
    await roster.add();
    await roster.add({ startTime: '17:00', endTime: '20:00' });
    const answer = await roster.manager.browser.request(api.createShift, {
      body: roster.shift({ startTime: '16:00', endTime: '17:30' }),
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toBe(
      'Amy Able already works 09:00–17:00 at Depot on Wed 10 Mar. 1 more shift overlaps too.',
    );
    expect(await roster.all()).toHaveLength(2);
  });

  test('overwrite replaces the overlapping shifts and nothing else', async () => {
    await roster.add();
    const evening = await roster.add({ startTime: '18:00', endTime: '20:00' });
    const bens = await roster.add({ employeeId: roster.benId });
    const next = await roster.add({ startTime: '08:00', endTime: '12:00', overwrite: true });
    const ids = (await roster.all()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([evening.id, bens.id, next.id].toSorted());
  });

  test('a shift overlaps the night shift of the day before', async () => {
    await roster.add({ date: '2027-03-09', startTime: '22:00', endTime: '06:00' });
    const answer = await roster.manager.browser.request(api.createShift, {
      body: roster.shift({ startTime: '05:00', endTime: '09:00' }),
    });
    expect(answer.body).toBe('Amy Able already works 22:00–06:00 at Depot on Tue 9 Mar.');
  });

  test('a deleted employee or a deleted site gets no shift', async () => {
    await testApp.sql('update locations set deleted_at = now() where id = $1', [roster.depot.id]);
    const answer = await roster.manager.browser.request(api.createShift, { body: roster.shift() });
    expect(answer.statusCode).toBe(404);
  });
});

describe('update', () => {
  function update(id: string, body: Parameters<typeof roster.shift>[0] & { version?: number }) {
    return roster.manager.browser.call(api.updateShift, { params: { id }, body });
  }

  test('fields that are left out stay, and null or empty clears them', async () => {
    const shift = await roster.add({ roleLabel: 'Nurse', notes: 'Bring the keys' });
    const published = await update(shift.id, { published: true });
    expect(published).toMatchObject({ ...shift, published: true, ...later(published) });
    const cleared = await update(shift.id, { roleLabel: '', startTime: '10:00' });
    expect(cleared).toMatchObject({
      role_label: null,
      notes: 'Bring the keys',
      start_at: '2027-03-09T23:00:00.000Z',
      end_at: shift.end_at,
    });
  });

  function later(shift: api.Shift) {
    const { version, updated_at } = shift;
    return { version, updated_at, undo_id: expect.any(String), cells: expect.any(Object) };
  }

  test('moving to another day keeps the clock times', async () => {
    const night = await roster.add({ startTime: '22:00', endTime: '06:00' });
    const moved = await update(night.id, { date: '2027-04-03' });
    expect(moved).toMatchObject({
      id: night.id,
      date: '2027-04-03',
      start_at: '2027-04-03T11:00:00.000Z',
      end_at: '2027-04-03T20:00:00.000Z',
    });
  });

  test('moving to a site in another zone keeps the clock times there', async () => {
    const perth = await addSite(roster.manager, 'Perth', 'WA');
    const shift = await roster.add();
    expect(await update(shift.id, { locationId: perth.id })).toMatchObject({
      start_at: '2027-03-10T01:00:00.000Z',
      end_at: '2027-03-10T09:00:00.000Z',
    });
  });

  test('moving to another person is refused when they already work then', async () => {
    const shift = await roster.add();
    await roster.add({ employeeId: roster.benId, startTime: '16:00', endTime: '18:00' });
    const refused = await roster.manager.browser.request(api.updateShift, {
      params: { id: shift.id },
      body: { employeeId: roster.benId },
    });
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      'Ben Bold already works 16:00–18:00 at Depot on Wed 10 Mar.',
    ]);
    const moved = await update(shift.id, { employeeId: roster.benId, endTime: '16:00' });
    expect(moved.employee_name).toBe('Ben Bold');
  });

  test('a change to an old version is refused, and names who changed it', async () => {
    const shift = await roster.add();
    await update(shift.id, { published: true, version: shift.version });
    const stale = await roster.manager.browser.request(api.updateShift, {
      params: { id: shift.id },
      body: { notes: 'mine', version: shift.version },
    });
    expect(stale.statusCode).toBe(409);
    expect(stale.body).toContain('A manager has changed this shift since you opened it.');
  });
});

describe('read', () => {
  test('lists every shift that intersects the window and no other', async () => {
    await roster.add({ date: '2027-02-28', startTime: '22:00', endTime: '23:00' });
    const night = await roster.add({ date: '2027-02-28', startTime: '23:30', endTime: '11:30' });
    const bens = await roster.add({ employeeId: roster.benId });
    const { browser } = roster.manager;
    const ids = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).map(({ id }) => id);
    const list = (query: { from: string; to: string; employeeId?: string; date?: string }) =>
      browser.call(api.listShifts, { query });
    expect(await ids(MARCH)).toEqual([night.id, bens.id]);
    expect(await ids({ ...MARCH, employeeId: roster.benId })).toEqual([bens.id]);
    expect(await ids({ ...MARCH, date: '2027-02-28' })).toEqual([night.id]);
    expect(await ids({ ...MARCH, date: '2027-03-10' })).toEqual([bens.id]);
    expect(await ids({ from: night.end_at, to: bens.start_at })).toEqual([]);
  });

  test('employees see published shifts, their own and their colleagues’, but not who changed them', async () => {
    await roster.add({ notes: 'draft' });
    const shown = await roster.add({ employeeId: roster.benId, published: true });
    const seen = await roster.amy.browser.call(api.listShifts, { query: MARCH });
    expect(seen.map(({ id }) => id)).toEqual([shown.id]);
    expect(seen[0]?.updated_by_name).toBeNull();
  });

  test('a year is streamed and compressed for callers who accept it', async () => {
    const { id } = await roster.add();
    const answer = await roster.manager.browser.request(api.listShifts, {
      query: { from: '2027-01-01T00:00:00Z', to: '2027-12-31T00:00:00Z' },
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject([{ id }]);
  });

  test.each([
    [{ from: MARCH.to, to: MARCH.from }, 'from must be before to'],
    [{ from: '2027-01-01T00:00:00Z', to: '2029-01-01T00:00:00Z' }, 'cannot exceed 400 days'],
    [{ from: 'yesterday', to: MARCH.to }, 'Invalid timestamp'],
  ])('refuses the window %j', async (query, text) => {
    const answer = await roster.manager.browser.request(api.listShifts, { query });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(text)]);
  });
});

test('shifts to come of people who are off, sick or on holiday are uncovered until someone else has them', async () => {
  const { browser } = roster.manager;
  const away = (date: string, status: 'off' | 'sick') =>
    browser.call(setDayStatus, { body: { employeeId: roster.amyId, date, status } });
  const uncovered = () => browser.call(api.listUncoveredShifts);
  await roster.add({ date: '2026-01-05' });
  await away('2026-01-05', 'sick');
  const late = await roster.add({ date: '2027-03-12', published: true });
  const early = await roster.add({ date: '2027-03-11', startTime: '22:00', endTime: '06:00' });
  await away('2027-03-11', 'off');
  await roster.add({ date: '2027-03-11', employeeId: roster.benId });
  expect(await uncovered()).toMatchObject({
    count: 1,
    shifts: [{ id: early.id, employee_name: 'Amy Able', status: 'off' }],
  });
  await away('2027-03-12', 'sick');
  expect(await uncovered()).toMatchObject({
    count: 2,
    shifts: [{ id: early.id }, { id: late.id }],
  });
  await browser.call(api.updateShift, {
    params: { id: late.id },
    body: { employeeId: roster.benId },
  });
  expect(await uncovered()).toMatchObject({ count: 1, shifts: [{ id: early.id }] });
});

test('the audit log holds who changed which shift', async () => {
  const { id } = await roster.add();
  await roster.manager.browser.call(api.deleteShift, { params: { id } });
  const rows = await testApp.sql(
    'select action, actor_user_id, metadata from audit_log where target_id = $1 order by created_at',
    [id],
  );
  expect(rows).toMatchObject([
    { action: 'shift.created', actor_user_id: roster.manager.user.id },
    { action: 'shift.deleted', metadata: { employee: 'Amy Able', date: '2027-03-10' } },
  ]);
});

test('ten equal requests at the same time create one shift', async () => {
  const { browser } = roster.manager;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.request(api.createShift, { body: roster.shift() })),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  expect(await roster.all()).toHaveLength(1);
});
