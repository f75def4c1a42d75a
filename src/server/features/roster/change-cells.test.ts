import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listDayStatuses, setDayStatus } from '#contract/api/day-statuses';
import * as api from '#contract/api/roster';
import type { CellAction } from '#engine/cells/change';
import { createRoster, type Roster } from '../../testing/roster';
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

const DATES = ['2027-03-08', '2027-03-09', '2027-03-10'];

function cells(employeeId = roster.amyId, dates = DATES) {
  return [{ employeeId, dates }];
}

function change(action: CellAction, which = cells()) {
  return roster.manager.browser.call(api.changeCells, { body: { action, cells: which } });
}

function statuses() {
  return roster.manager.browser.call(listDayStatuses, {
    query: { from: '2027-03-01', to: '2027-03-31' },
  });
}

test('publishes the drafts of all the days in one request, and counts those it changed', async () => {
  await roster.add({ date: '2027-03-08', published: true });
  await roster.add({ date: '2027-03-09' });
  await roster.add({ date: '2027-03-09', startTime: '18:00', endTime: '20:00' });
  const outside = await roster.add({ date: '2027-03-11' });
  expect(await change('publish')).toMatchObject({ shifts: 2, statuses: 0 });
  const drafts = (await roster.all()).filter(({ published }) => !published);
  expect(drafts.map(({ id }) => id)).toEqual([outside.id]);
  expect(await change('unpublish')).toMatchObject({ shifts: 3 });
});

test('deletes, clears, sets and removes', async () => {
  for (const date of DATES) await roster.add({ date });
  expect(await change('holiday')).toMatchObject({ shifts: 0, statuses: 3 });
  expect(await roster.all()).toHaveLength(3);
  expect(await change('delete-shifts', cells(roster.amyId, ['2027-03-08']))).toMatchObject({
    shifts: 1,
  });
  expect(await change('remove-status', cells(roster.amyId, ['2027-03-08']))).toMatchObject({
    statuses: 1,
  });
  expect(await change('clear')).toMatchObject({ shifts: 2, statuses: 2 });
  expect(await roster.all()).toEqual([]);
  expect(await statuses()).toEqual([]);
});

test('a cell that is named twice is one', async () => {
  const twice = [...cells(), ...cells()];
  expect(await change('off', twice)).toMatchObject({ statuses: 3 });
});

test('one stranger among the people, and nothing is changed', async () => {
  await roster.add({ date: '2027-03-08' });
  const answer = await roster.manager.browser.request(api.changeCells, {
    body: { action: 'clear', cells: [...cells(), ...cells(crypto.randomUUID())] },
  });
  expect(answer.statusCode).toBe(404);
  expect(await roster.all()).toHaveLength(1);
});

test('where nothing was to be done there is nothing to undo', async () => {
  const nothing = {
    shifts: 0,
    statuses: 0,
    undo_id: null,
    cells: null,
    warnings: [],
    warningCount: 0,
  };
  expect(await change('publish')).toEqual(nothing);
});

describe('transfer', () => {
  function transfer(body: Partial<Parameters<typeof api.transferCells.body.parse>[0] & object>) {
    return roster.manager.browser.request(api.transferCells, {
      body: { mode: 'move', cells: cells(), days: 1, ...body },
    });
  }

  test('moving a run of days by one keeps every shift and its id', async () => {
    const before = [];
    for (const date of DATES) before.push(await roster.add({ date, published: true }));
    expect((await transfer({})).json()).toMatchObject({ shifts: 3, conflictCount: 0, skipped: 0 });
    const after = await roster.all();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ date }) => date)).toEqual(['2027-03-09', '2027-03-10', '2027-03-11']);
    expect(after.every(({ published }) => published)).toBe(true);
  });

  test('copies are drafts made by hand, at the same time of the clock, also over its change', async () => {
    await roster.add({ date: '2027-03-28', published: true, startTime: '22:00', endTime: '06:00' });
    await transfer({ mode: 'copy', cells: cells(roster.amyId, ['2027-03-28']), days: 6 });
    expect((await roster.all())[1]).toMatchObject({
      date: '2027-04-03',
      start_at: '2027-04-03T11:00:00.000Z',
      end_at: '2027-04-03T20:00:00.000Z',
      published: false,
    });
  });

  test('to another person', async () => {
    await roster.add({ date: '2027-03-08' });
    const people = [{ from: roster.amyId, to: roster.benId }];
    await transfer({ days: 0, people });
    expect(await roster.all()).toMatchObject([{ employee_name: 'Ben Bold', date: '2027-03-08' }]);
  });

  test('what is in the way: told before, refused, left alone or replaced', async () => {
    await roster.add({ date: '2027-03-08' });
    await roster.add({ date: '2027-03-09' });
    const obstacle = await roster.add({ date: '2027-03-16', startTime: '16:00', endTime: '20:00' });
    const copy = { mode: 'copy', days: 7 } as const;
    const sentence = 'Amy Able already works 16:00–20:00 at Depot on Tue 16 Mar.';

    expect((await transfer({ ...copy, preview: true })).json()).toMatchObject({
      shifts: 1,
      skipped: 1,
      conflictCount: 1,
      conflicts: [sentence],
      undo_id: null,
    });
    expect(await roster.all()).toHaveLength(3);

    const refused = await transfer(copy);
    expect([refused.statusCode, refused.body]).toEqual([409, sentence]);
    expect(await roster.all()).toHaveLength(3);

    const skipped = await transfer({ ...copy, onConflict: 'skip' });
    expect(skipped.json()).toMatchObject({ shifts: 1, skipped: 1, replaced: 0 });
    expect(await roster.all()).toHaveLength(4);

    const again = await transfer({ ...copy, onConflict: 'replace' });
    expect(again.json()).toMatchObject({ shifts: 2, skipped: 0, replaced: 2 });
    const ids = (await roster.all()).map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect(ids).not.toContain(obstacle.id);
  });

  test('a copy names who is away on the new days and who gets little rest, and hides no shift behind a status', async () => {
    await roster.add({ date: '2027-03-08' });
    await roster.add({ date: '2027-03-09' });
    await roster.add({ date: '2027-03-10' });
    await roster.add({ date: '2027-03-16', startTime: '22:00', endTime: '03:00' });
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.amyId, date: '2027-03-15', status: 'holiday' },
    });
    const copy = { mode: 'copy', days: 7, onStatus: 'skip' } as const;
    expect((await transfer({ ...copy, preview: true })).json()).toMatchObject({
      shifts: 2,
      skipped: 1,
      awayCount: 1,
      away: ['Amy Able is on holiday on Mon 15 Mar.'],
      shortRestCount: 2,
      shortRest: [
        'Amy Able has 5 h of rest before 22:00 on Tue 16 Mar.',
        'Amy Able has 6 h of rest before 09:00 on Wed 17 Mar.',
      ],
    });
    expect((await transfer(copy)).json()).toMatchObject({ shifts: 2, skipped: 1 });
    const dates = (await roster.all()).map(({ date }) => date);
    expect(dates).not.toContain('2027-03-15');
    expect(dates).toContain('2027-03-17');
  });

  test('of two people whose shifts become one person’s, the later of two at the same time stays', async () => {
    await roster.add({ date: '2027-03-08' });
    await roster.add({ date: '2027-03-08', employeeId: roster.benId, startTime: '10:00' });
    const both = [...cells(), ...cells(roster.benId)];
    const people = [{ from: roster.benId, to: roster.amyId }];
    const answer = await transfer({ cells: both, days: 1, people, onConflict: 'skip' });
    expect(answer.json()).toMatchObject({ shifts: 1, skipped: 1 });
    expect(await roster.all()).toMatchObject([
      { employee_name: 'Ben Bold', date: '2027-03-08' },
      { employee_name: 'Amy Able', date: '2027-03-09' },
    ]);
  });

  test('what stays behind is in the way of what follows', async () => {
    await roster.add({ date: '2027-03-08' });
    await roster.add({ date: '2027-03-09' });
    await roster.add({ date: '2027-03-10' });
    const answer = await transfer({
      cells: cells(roster.amyId, ['2027-03-08', '2027-03-09']),
      onConflict: 'skip',
    });
    expect(answer.json()).toMatchObject({ shifts: 0, skipped: 2 });
    expect(await roster.all()).toHaveLength(3);
  });
});
