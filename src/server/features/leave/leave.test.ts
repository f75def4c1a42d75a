import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCalendarFeed } from '#contract/api/calendar-feeds';
import { addContract } from '#contract/api/contracts';
import { listDayStatuses } from '#contract/api/day-statuses';
import { getInbox } from '#contract/api/inbox';
import * as api from '#contract/api/leave';
import * as kinds from '#contract/api/leave-types';
import { getMyYear } from '#contract/api/my-year';
import { listNotices } from '#contract/api/notices';
import { listOfferedShifts, listOpenShifts } from '#contract/api/open-shifts';
import { createShift } from '#contract/api/shifts';
import type { BodyInput } from '#contract/endpoint';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { insertStarterRules } from '../rules/rules.queries';
import { deleteSightedFiles } from './leave-file';
import { insertStarterLeaveTypes } from './leave-types';

let testApp: TestApp;
let roster: Roster;
let types: Record<string, string>;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-01T02:00:00Z' });
});
beforeEach(async () => {
  roster = await createRoster(testApp);
  const { orgId } = roster;
  await testApp.database.transact({ orgId }, (db) => insertStarterLeaveTypes({ db, orgId }));
  const settings = await roster.amy.browser.call(kinds.listLeaveTypes);
  types = Object.fromEntries(settings.types.map(({ name, id }) => [name, id]));
});
afterAll(() => testApp.close());

/** Annual leave from 11 to 13 March 2027, Thursday to Saturday. */
function days(changes: Partial<BodyInput<typeof api.askForLeave>> = {}) {
  const typeId = types['Annual leave'] ?? '';
  return { typeId, first: '2027-03-11', last: '2027-03-13', ...changes };
}

function ask(changes: Partial<BodyInput<typeof api.askForLeave>> = {}, who = roster.amy) {
  return who.browser.call(api.askForLeave, { body: days(changes) });
}

async function addShifts() {
  const night = { startTime: '18:00', endTime: '06:00', published: true };
  return {
    wednesday: await roster.add({ ...night, date: '2027-03-10' }),
    thursday: await roster.add({ date: '2027-03-11', published: true }),
    friday: await roster.add({ date: '2027-03-12', published: true }),
    saturday: await roster.add({ ...night, date: '2027-03-13' }),
  };
}

async function leavesToDecide({ browser }: Person = roster.manager) {
  const { cards } = await browser.call(getInbox);
  return cards.flatMap((card) => (card.type === 'leave' ? [card.leave] : []));
}

async function toDecide(who: Person = roster.manager) {
  const [first] = await leavesToDecide(who);
  if (!first) throw new Error('nothing waits');
  return first;
}

async function approve(perShift: BodyInput<typeof api.decideLeave>['perShift'] = []) {
  const { id, fingerprint } = await toDecide();
  return roster.manager.browser.call(api.decideLeave, {
    params: { id },
    body: { decision: 'approve', perShift, fingerprint },
  });
}

async function statuses(who: Person = roster.manager) {
  const query = { from: '2027-03-01', to: '2027-03-31' };
  const all = await who.browser.call(listDayStatuses, { query });
  return all.map(({ date, status }) => `${date} ${status}`);
}

const refusal = async (answer: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await answer;
  return `${statusCode} ${body}`;
};

describe('asking', () => {
  test('names every shift that the leave touches, and the hours that it uses', async () => {
    await addShifts();
    await roster.add({ date: '2027-03-12', startTime: '18:00', endTime: '22:00' });
    const preview = await roster.amy.browser.call(api.previewLeave, { body: days() });
    expect(preview).toMatchObject({
      text: 'uses 28 h: Thu 09:00–17:00, Fri 09:00–17:00, Sat 18:00–06:00',
      minutes: 28 * 60,
      othersAway: null,
      blackouts: [],
      balance: { before: 0, after: -28 * 60 },
      needsEvidence: false,
    });
    expect(preview.shifts.map(({ date, touch }) => [date, touch])).toEqual([
      ['2027-03-10', 'reaches-in'],
      ['2027-03-11', 'whole'],
      ['2027-03-12', 'whole'],
      ['2027-03-13', 'whole'],
    ]);
  });

  test('counts only the hours after the time at which the leave begins', async () => {
    await addShifts();
    const body = days({ last: '2027-03-11', startTime: '14:00' });
    const preview = await roster.amy.browser.call(api.previewLeave, { body });
    expect(preview).toMatchObject({ minutes: 180, shifts: [{ touch: 'part' }] });
  });

  test('waits for a manager, who is told without the kind of leave', async () => {
    expect(await ask({ reason: 'Wedding' })).toMatchObject({
      state: 'waiting',
      type_name: 'Annual leave',
      reason: 'Wedding',
      minutes: null,
    });
    expect(await statuses()).toEqual([]);
    const { notices } = await roster.manager.browser.call(listNotices, { query: {} });
    expect(notices[0]?.subject).toMatchObject({
      title: 'A leave request waits for you',
      lines: [{ who: 'Amy Able', text: 'Thu 11 Mar to Sat 13 Mar' }],
    });
    expect(JSON.stringify(notices)).not.toMatch(/Annual|Wedding/);
  });

  test('is refused for days that are leave already, too far away, or the wrong way round', async () => {
    await ask();
    const asked = (changes: object) =>
      refusal(roster.amy.browser.request(api.askForLeave, { body: days(changes) }));
    expect(await asked({ first: '2027-03-13', last: '2027-03-14' })).toMatch(
      /^409 .*already have leave/,
    );
    expect(await asked({ first: '2026-01-01', last: '2026-01-01' })).toMatch(/^409 .*90 days back/);
    expect(await asked({ first: '2030-01-01', last: '2030-01-01' })).toMatch(
      /^409 .*730 days ahead/,
    );
    expect(await asked({ first: '2027-03-20', last: '2027-03-19' })).toMatch(/^400/);
    const backwards = {
      first: '2027-03-20',
      last: '2027-03-20',
      startTime: '12:00',
      endTime: '10:00',
    };
    expect(await asked(backwards)).toMatch(/^400 .*end of the leave must be after its start/);
  });

  test('can be withdrawn by whoever asked, and by nobody else', async () => {
    const { id } = await ask();
    const withdraw = (who: Person) => who.browser.request(api.withdrawLeave, { params: { id } });
    expect((await withdraw(roster.ben)).statusCode).toBe(404);
    expect((await withdraw(roster.amy)).statusCode).toBe(204);
    expect((await withdraw(roster.amy)).statusCode).toBe(409);
    expect(await roster.amy.browser.call(api.listOwnLeave)).toMatchObject([{ state: 'withdrawn' }]);
    expect(await leavesToDecide()).toEqual([]);
  });

  test('sickness needs no decision: the days are marked straight away, and evidence may follow', async () => {
    await addShifts();
    const typeId = types['Personal leave'] ?? '';
    const leave = await ask({ typeId });
    expect(leave).toMatchObject({ state: 'done', needs_evidence: true, evidence: null });
    expect(await statuses()).toEqual(['2027-03-11 sick', '2027-03-12 sick', '2027-03-13 sick']);
    expect(await roster.all()).toHaveLength(4);
    const { notices } = await roster.manager.browser.call(listNotices, { query: {} });
    expect(notices[0]).toMatchObject({ urgent: true, subject: { title: 'Someone is away' } });
  });
});

describe('deciding', () => {
  test('decides each shift, marks the days and notes the hours in one step', async () => {
    const shifts = await addShifts();
    await ask();
    await approve([
      { shiftId: shifts.thursday.id, decision: 'give', employeeId: roster.benId },
      { shiftId: shifts.friday.id, decision: 'remove' },
    ]);
    const left = await roster.all();
    expect(left.map(({ id, employee_id }) => [id, employee_id])).toEqual([
      [shifts.wednesday.id, roster.amyId],
      [shifts.thursday.id, roster.benId],
      [shifts.saturday.id, roster.amyId],
    ]);
    expect(await statuses()).toEqual([
      '2027-03-11 holiday',
      '2027-03-12 holiday',
      '2027-03-13 holiday',
    ]);
    expect(await roster.amy.browser.call(api.listOwnLeave)).toMatchObject([
      { state: 'done', minutes: 28 * 60 },
    ]);
    const { notices } = await roster.amy.browser.call(listNotices, { query: {} });
    expect(notices[0]?.subject?.title).toBe('Your leave was approved');
  });

  test('is ended, not undone: the roster and the leave never differ by an undo', async () => {
    await addShifts();
    await ask();
    const steps = async () =>
      (await testApp.sql('select id from undo_steps where org_id = $1', [roster.orgId])).length;
    const before = await steps();
    await approve();
    expect(await statuses()).toHaveLength(3);
    expect(await steps()).toBe(before);
  });

  test('makes a shift open in the same step, without a word about why', async () => {
    const { friday } = await addShifts();
    await ask();
    await approve([{ shiftId: friday.id, decision: 'open' }]);
    expect((await roster.all()).map(({ id }) => id)).not.toContain(friday.id);
    const open = () => roster.manager.browser.call(listOpenShifts);
    expect(await open()).toEqual([
      expect.objectContaining({ date: '2027-03-12', source: 'leave', places: 1, takers: [] }),
    ]);
    const [mine] = await roster.ben.browser.call(listOfferedShifts);
    expect(JSON.stringify(mine)).not.toMatch(/leave|Amy/);
  });

  test('a shift that is kept is worked: its day gets no status, and it uses nothing', async () => {
    const { friday } = await addShifts();
    await ask();
    await approve([{ shiftId: friday.id, decision: 'keep' }]);
    expect(await statuses()).toEqual(['2027-03-11 holiday', '2027-03-13 holiday']);
    expect(await roster.amy.browser.call(api.listOwnLeave)).toMatchObject([{ minutes: 20 * 60 }]);
  });

  test('a shift in part is shortened to what is outside the leave', async () => {
    await addShifts();
    await ask({ last: '2027-03-11', startTime: '11:00', endTime: '13:00' });
    await approve();
    const thursday = (await roster.all()).filter(({ date }) => date === '2027-03-11');
    expect(thursday.map(({ start_at, end_at }) => [start_at, end_at])).toEqual([
      ['2027-03-10T22:00:00.000Z', '2027-03-11T00:00:00.000Z'],
      ['2027-03-11T02:00:00.000Z', '2027-03-11T06:00:00.000Z'],
    ]);
    expect(await statuses()).toEqual([]);
    expect(await roster.amy.browser.call(api.listOwnLeave)).toMatchObject([{ minutes: 120 }]);
  });

  test('drafts are decided too, although whoever asked never saw them', async () => {
    const draft = await roster.add({ date: '2027-03-12' });
    await ask();
    expect((await toDecide()).preview.shifts).toMatchObject([{ id: draft.id, published: false }]);
    await approve([{ shiftId: draft.id, decision: 'remove' }]);
    expect(await roster.all()).toEqual([]);
  });

  test('a decision about shifts that have changed since is refused and changes nothing', async () => {
    await addShifts();
    await ask();
    const { id, fingerprint } = await toDecide();
    await roster.add({ date: '2027-03-12', startTime: '18:00', endTime: '22:00' });
    const answer = await refusal(
      roster.manager.browser.request(api.decideLeave, {
        params: { id },
        body: { decision: 'approve', fingerprint },
      }),
    );
    expect(answer).toMatch(
      /^409 .*different since you opened it\. Now: Amy Able: 44 h that week now, 12 h after/,
    );
    expect(await statuses()).toEqual([]);
    expect((await toDecide()).state).toBe('waiting');
  });

  test('is refused with a reason, which whoever asked reads', async () => {
    await ask();
    const { id, fingerprint } = await toDecide();
    const refuse = (note?: string) =>
      roster.manager.browser.request(api.decideLeave, {
        params: { id },
        body: { decision: 'refuse', note, fingerprint },
      });
    expect((await refuse()).statusCode).toBe(400);
    expect((await refuse('Too many are away')).statusCode).toBe(200);
    expect((await refuse('Too many are away')).statusCode).toBe(409);
    expect(await roster.amy.browser.call(api.listOwnLeave)).toMatchObject([
      { state: 'refused', ended_note: 'Too many are away' },
    ]);
  });

  test('nobody decides their own leave, except the only owner', async () => {
    const asOwn = async (who: Person) => {
      await ask({}, who);
      const { id, fingerprint, may_decide } = await toDecide(who);
      const { statusCode } = await who.browser.request(api.decideLeave, {
        params: { id },
        body: { decision: 'approve', fingerprint },
      });
      return [may_decide, statusCode];
    };
    expect(await asOwn(roster.manager)).toEqual([false, 403]);
  });

  test('shows others of the group with leave on the same days, and how often each was refused', async () => {
    await ask();
    await ask({ first: '2027-03-13', last: '2027-03-20' }, roster.ben);
    const [amys, bens] = await leavesToDecide();
    expect(amys?.clashes).toEqual([
      {
        name: 'Ben Bold',
        first_date: '2027-03-13',
        last_date: '2027-03-20',
        waiting: true,
        refusals: 0,
      },
    ]);
    expect(bens?.clashes).toMatchObject([{ name: 'Amy Able' }]);
  });

  test('a roster over approved leave is refused by the rules', async () => {
    const { orgId } = roster;
    await testApp.database.transact({ orgId }, (db) => insertStarterRules({ db, orgId }));
    await ask({ last: '2027-03-11', startTime: '11:00', endTime: '13:00' });
    await approve();
    const body = roster.shift({ date: '2027-03-11', startTime: '12:00', endTime: '20:00' });
    const answer = await refusal(roster.manager.browser.request(createShift, { body }));
    expect(answer).toMatch(/^409 .*leave/i);
  });
});

test('a night that ends in the leave can still be rostered, and one that begins in it cannot', async () => {
  const { orgId } = roster;
  await testApp.database.transact({ orgId }, (db) => insertStarterRules({ db, orgId }));
  await ask();
  await approve();
  const add = async (date: string) => {
    const body = roster.shift({ date, startTime: '20:00', endTime: '06:00' });
    return (await roster.manager.browser.request(createShift, { body })).statusCode;
  };
  expect(await add('2027-03-10')).toBe(201);
  expect(await add('2027-03-13')).toBe(409);
});

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
    expect(await statuses()).toHaveLength(3);
    await end(roster.amy, id, null);
    await end(roster.manager, id, null);
    expect(await statuses()).toEqual([]);
    expect(await roster.amy.browser.call(api.listOwnLeave)).toMatchObject([
      { state: 'cancelled', minutes: 0, end_asked: null },
    ]);
    expect(await roster.manager.browser.call(api.listLeaveOfPeople)).toEqual([]);
  });

  test('whoever comes back from sickness early needs nobody', async () => {
    const { id } = await ask({ typeId: types['Personal leave'] ?? '' });
    expect((await end(roster.amy, id, '2027-03-11')).statusCode).toBe(200);
    expect(await statuses()).toEqual(['2027-03-11 sick']);
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
