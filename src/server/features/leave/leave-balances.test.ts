import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { createCalendarFeed } from '#contract/api/calendar-feeds';
import { addContract } from '#contract/api/contracts';
import * as api from '#contract/api/leave';
import * as kinds from '#contract/api/leave-types';
import { getMyYear } from '#contract/api/my-year';
import { listNotices } from '#contract/api/notices';
import type { Person } from '../../testing/people';
import { generationsOf } from '../auto-roster/testing';
import { deleteSightedFiles } from './leave-file';
import {
  addShifts,
  approve,
  ask,
  days,
  refusal,
  roster,
  setUpLeave,
  statuses,
  testApp,
  types,
} from './testing';

setUpLeave();

describe('ending', () => {
  async function approved() {
    await addShifts();
    const { id } = await ask();
    await approve();
    return id;
  }
  const end = (who: Person, id: string, last: string | null) =>
    who.browser.request(api.endLeave, { params: { id }, body: { last } });

  test('a manager cuts it short, and the hours come back', async () => {
    const id = await approved();
    expect((await end(roster.manager, id, '2027-03-13')).statusCode).toBe(400);
    expect((await end(roster.manager, id, '2027-03-11')).statusCode).toBe(200);
    expect(await statuses()).toEqual(['2027-03-11 holiday']);
    const query = { from: '2027-03-01', to: '2027-03-31' };
    const { leave } = await roster.amy.browser.call(getMyYear, { query });
    const kept = { first_date: '2027-03-11', last_date: '2027-03-11', type_name: 'Annual leave' };
    expect(leave).toEqual([kept]);
    expect((await roster.ben.browser.call(getMyYear, { query })).leave).toEqual([]);
    expect(await roster.amy.browser.call(api.listOwnLeave)).toMatchObject([
      { state: 'done', last_date: '2027-03-11', minutes: 8 * 60 },
    ]);
  });

  test('a calendar with leave follows it, and never says which kind it is', async () => {
    const id = await approved();
    const { url } = await roster.amy.browser.call(createCalendarFeed, {
      body: { label: 'My phone', scope: 'leave' },
    });
    const read = async () => {
      const { body } = await testApp.visitor().send('GET', new URL(url ?? '').pathname);
      expect(body).not.toMatch(/annual/i);
      const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
      const found = events.find((each) => each.getFirstPropertyValue('summary') === 'On leave');
      if (!found) throw new Error('the leave is missing');
      const { uid, sequence, startDate, endDate } = new ICAL.Event(found);
      const span = [startDate, endDate].map((each) => each.toJSDate().toISOString());
      return { uid, sequence, span, status: found.getFirstPropertyValue('status') };
    };
    const first = await read();
    expect(first).toMatchObject({
      span: ['2027-03-10T13:00:00.000Z', '2027-03-13T13:00:00.000Z'],
      status: 'CONFIRMED',
    });
    await end(roster.manager, id, '2027-03-11');
    const cut = await read();
    expect(cut).toMatchObject({
      uid: first.uid,
      span: [first.span[0], '2027-03-11T13:00:00.000Z'],
    });
    expect(cut.sequence).toBeGreaterThan(first.sequence);
    await end(roster.manager, id, null);
    expect(await read()).toMatchObject({ uid: first.uid, status: 'CANCELLED' });
  });

  test('whoever is on leave asks for it, and a manager agrees or keeps it', async () => {
    const id = await approved();
    expect((await end(roster.ben, id, null)).statusCode).toBe(404);
    expect((await end(roster.amy, id, null)).statusCode).toBe(200);
    expect((await end(roster.amy, id, null)).statusCode).toBe(409);
    const [waiting] = await roster.manager.browser.call(api.listLeaveOfPeople);
    expect(waiting).toMatchObject({ id, end_asked: { last_date: null } });
    await roster.manager.browser.call(api.keepLeave, {
      params: { id },
      body: { note: 'We hired cover' },
    });
    const [kept] = await roster.amy.browser.call(api.listOwnLeave);
    expect(kept?.end_refused?.note).toBe('We hired cover');
    expect(await statuses()).toHaveLength(3);
    await end(roster.amy, id, null);
    await end(roster.manager, id, null);
    expect(await statuses()).toEqual([]);
    expect(await roster.amy.browser.call(api.listOwnLeave)).toMatchObject([
      { state: 'cancelled', minutes: 0, end_asked: null },
    ]);
    expect(await roster.manager.browser.call(api.listLeaveOfPeople)).toEqual([]);
  });

  test('whoever asked to end it can change their mind, and nobody else for them', async () => {
    const id = await approved();
    await end(roster.amy, id, null);
    const withdraw = ({ browser }: Person) =>
      browser.request(api.withdrawLeave, { params: { id } });
    expect((await withdraw(roster.ben)).statusCode).toBe(404);
    expect((await withdraw(roster.amy)).statusCode).toBe(204);
    expect(await roster.amy.browser.call(api.listOwnLeave)).toMatchObject([
      { state: 'done', end_asked: null, end_refused: null },
    ]);
    // The leave itself isn't withdrawn by a second click.
    expect((await withdraw(roster.amy)).statusCode).toBe(409);
    expect(await statuses()).toHaveLength(3);
  });

  test('whoever comes back from sickness early needs nobody, and managers are told', async () => {
    const { id } = await ask({ typeId: types['Personal leave'] ?? '' });
    expect((await end(roster.amy, id, '2027-03-11')).statusCode).toBe(200);
    expect(await statuses()).toEqual(['2027-03-11 sick']);
    const { notices } = await roster.manager.browser.call(listNotices, { query: {} });
    const titles = notices.map(({ subject }) => subject?.title);
    expect(titles).toContain('Someone is back earlier');
  });
});

describe('balances', () => {
  test('grow by the contract from the opening figure, and shrink by what is taken', async () => {
    await roster.owner.browser.call(addContract, {
      params: { id: roster.amyId },
      body: { type: 'full-time', validFrom: '2027-01-01', hours: 38, period: 7 },
    });
    await addShifts();
    const typeId = types['Annual leave'] ?? '';
    await roster.owner.browser.call(api.openLeaveBalance, {
      body: { employeeId: roster.amyId, typeId, date: '2027-02-16', hours: 100 },
    });
    await ask();
    await approve();
    const [annual] = await roster.amy.browser.call(api.listLeaveBalances, { query: {} });
    // 14 days of 38 hours a week, a thirteenth of them.
    expect(annual).toMatchObject({
      minutes: 100 * 60 + Math.round((2 * 38 * 60) / 13),
      booked: 28 * 60,
    });
    expect(annual?.entries.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
      'taken 2027-03-13',
      'taken 2027-03-12',
      'taken 2027-03-11',
      'opening 2027-02-16',
    ]);
  });

  test("a colleague's balances are answered like those of nobody", async () => {
    const query = { employeeId: roster.amyId };
    const { browser } = roster.ben;
    expect((await browser.request(api.listLeaveBalances, { query })).statusCode).toBe(404);
    expect(await roster.manager.browser.call(api.listLeaveBalances, { query })).toHaveLength(3);
  });
});

describe('limited days', () => {
  async function limit(severity: 'warn' | 'block') {
    const settings = await roster.owner.browser.call(kinds.listLeaveTypes);
    const day = { name: 'Stocktake', first_date: '2027-03-12', last_date: '2027-03-12', severity };
    const body = { types: settings.types, blackouts: [day] };
    return roster.owner.browser.call(kinds.saveLeaveTypes, { body });
  }

  test('warn whoever asks, or refuse them; sickness is never refused', async () => {
    await limit('warn');
    const preview = await roster.amy.browser.call(api.previewLeave, { body: days() });
    expect(preview.blackouts).toMatchObject([{ name: 'Stocktake', severity: 'warn' }]);
    await limit('block');
    const answer = await refusal(roster.amy.browser.request(api.askForLeave, { body: days() }));
    expect(answer).toMatch(/^409 .*Stocktake/);
    expect(await ask({ typeId: types['Personal leave'] ?? '' })).toMatchObject({ state: 'done' });
  });
});

describe('kinds of leave', () => {
  test('are renamed, added and deleted together, and never over a newer change', async () => {
    const { types: known, blackouts, tag } = await roster.owner.browser.call(kinds.listLeaveTypes);
    const [annual, personal, ...rest] = known;
    if (!annual || !personal) throw new Error('no kinds to begin with');
    const { id: _, ...fresh } = { ...annual, name: 'Study leave' };
    // Two names change places.
    const swapped = [
      { ...annual, name: personal.name },
      { ...personal, name: annual.name },
    ];
    const body = { types: [...swapped, ...rest.slice(1), fresh], blackouts, seen: { tag } };
    const saved = await roster.owner.browser.call(kinds.saveLeaveTypes, { body });
    expect(saved.types.map(({ name }) => name)).toEqual([
      'Personal leave',
      'Annual leave',
      'Long service leave',
      'Unpaid leave',
      'Other leave',
      'Study leave',
    ]);
    const again = await refusal(roster.owner.browser.request(kinds.saveLeaveTypes, { body }));
    expect(again).toMatch(/^409/);
  });

  test('one that someone asked for stays', async () => {
    await ask();
    const { types: known, blackouts, tag } = await roster.owner.browser.call(kinds.listLeaveTypes);
    const body = { types: known.slice(1), blackouts, seen: { tag } };
    const answer = await refusal(roster.owner.browser.request(kinds.saveLeaveTypes, { body }));
    expect(answer).toMatch(/^409 .*Take it out of use instead/);
  });
});

test('the finder names the longest break for so many hours', async () => {
  for (const date of ['2027-03-05', '2027-03-10', '2027-03-11', '2027-03-25']) {
    await roster.add({ date, published: true });
  }
  await roster.add({ date: '2027-03-18' });
  const body = { hours: 8, from: '2027-03-02', to: '2027-03-24' };
  const [best] = await roster.amy.browser.call(api.findLeave, { body });
  expect(best).toMatchObject({
    first: '2027-03-11',
    last: '2027-03-11',
    minutes: 480,
    free_from: '2027-03-10T06:00:00.000Z',
    free_to: '2027-03-24T22:00:00.000Z',
  });
});

test('the finder counts no days between what is published and a pattern that begins later', async () => {
  for (const date of ['2027-03-05', '2027-03-10']) await roster.add({ date, published: true });
  const { generated } = generationsOf(() => roster);
  await generated({ startDate: '2027-04-01', endDate: '2027-04-14', rule: { name: 'Depot' } });
  const body = { hours: 8, from: '2027-03-02', to: '2027-04-20' };
  const found = await roster.amy.browser.call(api.findLeave, { body });
  expect(found.map(({ first, free_to }) => [first, free_to])).toEqual([
    ['2027-03-05', '2027-03-09T22:00:00.000Z'],
    ['2027-03-10', '2027-03-10T13:00:00.000Z'],
  ]);
});

describe('evidence', () => {
  const PDF = Buffer.from('%PDF-1.4 certificate').toString('base64');

  test('is kept by whoever is on leave, and read only by those who decide, each reading recorded', async () => {
    const { id } = await ask({ typeId: types['Personal leave'] ?? '' });
    const params = { id };
    const body = { name: 'certificate.pdf', content: PDF };
    const put = (who: Person) => who.browser.request(api.putLeaveFile, { params, body });
    expect((await put(roster.ben)).statusCode).toBe(404);
    expect((await put(roster.amy)).statusCode).toBe(204);
    expect((await roster.amy.browser.request(api.getLeaveFile, { params })).statusCode).toBe(403);
    const read = await roster.manager.browser.request(api.getLeaveFile, { params });
    expect(read.headers['content-disposition']).toContain('certificate.pdf');
    const rows = await testApp.sql(
      "select count(*)::int as count from audit_log where action = 'leave.file_read' and target_id = $1",
      [id],
    );
    expect(rows[0]?.count).toBe(1);
    const remove = (who: Person) => who.browser.request(api.deleteLeaveFile, { params });
    expect((await remove(roster.ben)).statusCode).toBe(404);
    expect((await remove(roster.manager)).statusCode).toBe(204);
    expect((await remove(roster.manager)).statusCode).toBe(404);
  });

  test('that someone has sighted is deleted a week later, and who sighted it stays', async () => {
    const { id } = await ask({ typeId: types['Personal leave'] ?? '' });
    const params = { id };
    const heic = Buffer.from('\0\0\0\x18ftypheic').toString('base64');
    await roster.amy.browser.call(api.putLeaveFile, {
      params,
      body: { name: 'photo.heic', content: heic },
    });
    const sight = ({ browser }: Person) => browser.request(api.sightLeaveFile, { params });
    expect((await sight(roster.amy)).statusCode).toBe(403);
    expect((await sight(roster.manager)).statusCode).toBe(204);
    const evidence = async () => (await roster.amy.browser.call(api.listOwnLeave))[0]?.evidence;
    const later = async (days: number) =>
      deleteSightedFiles(
        testApp.database,
        (Date.parse('2027-03-01T02:00:00Z') + days * 86_400_000) as never,
      );
    await later(6.9);
    expect(await evidence()).toMatchObject({ name: 'photo.heic', bytes: 12 });
    await later(7);
    const { user } = roster.manager;
    expect(await evidence()).toEqual({
      name: 'photo.heic',
      bytes: null,
      sighted_by_name: user.name,
    });
    const read = await roster.manager.browser.request(api.getLeaveFile, { params });
    expect(read.statusCode).toBe(404);
  });
});
