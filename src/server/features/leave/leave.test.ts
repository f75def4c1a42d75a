import { describe, expect, test } from 'vitest';
import * as api from '#contract/api/leave';
import { listNotices } from '#contract/api/notices';
import { claimOpenShift, listOfferedShifts, listOpenShifts } from '#contract/api/open-shifts';
import { listShiftAnswers } from '#contract/api/shift-answers';
import { createShift } from '#contract/api/shifts';
import type { Person } from '../../testing/people';
import { insertStarterRules } from '../rules/rules.queries';
import {
  addShifts,
  approve,
  ask,
  days,
  leavesToDecide,
  refusal,
  roster,
  setUpLeave,
  statuses,
  testApp,
  toDecide,
  types,
} from './testing';

setUpLeave();

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

  test('an open shift comes back when the leave ends, unless someone has taken it', async () => {
    const { thursday, friday } = await addShifts();
    const { id } = await ask();
    await approve([
      { shiftId: thursday.id, decision: 'open' },
      { shiftId: friday.id, decision: 'open' },
    ]);
    const { browser } = roster.manager;
    const [first] = await roster.ben.browser.call(listOfferedShifts);
    await roster.ben.browser.call(claimOpenShift, { params: { id: first?.id ?? '' } });
    expect(await statuses()).toHaveLength(3);
    // Cut short first: the taken one is before the new end.
    await browser.call(api.endLeave, { params: { id }, body: { last: '2027-03-11' } });
    const own = async () =>
      (await roster.all())
        .filter(({ employee_id }) => employee_id === roster.amyId)
        .map((shift) => [shift.id, shift.published]);
    expect(await own()).toContainEqual([friday.id, true]);
    await browser.call(api.endLeave, { params: { id }, body: { last: null } });
    expect((await own()).map(([shiftId]) => shiftId)).not.toContain(thursday.id);
    expect(await statuses()).toEqual([]);
    const open = await browser.call(listOpenShifts);
    expect(open.map(({ places, takers }) => [places, takers.map(({ name }) => name)])).toEqual([
      [1, ['Ben Bold']],
      [1, ['Amy Able']],
    ]);
  });

  test('nobody is asked to confirm a shift of a day on which they are on leave', async () => {
    const { friday, wednesday } = await addShifts();
    const asked = async () => (await roster.amy.browser.call(listShiftAnswers)).map(({ id }) => id);
    const { id } = await ask({ last: '2027-03-12' });
    expect(await asked()).toContain(friday.id);
    await approve();
    expect(await asked()).not.toContain(friday.id);
    expect(await asked()).toContain(wednesday.id);
    await roster.manager.browser.call(api.endLeave, { params: { id }, body: { last: null } });
    expect(await asked()).toContain(friday.id);
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
    expect(await refusal(refuse('Too many are away'))).toBe(
      `409 ${roster.manager.user.name} was faster: this request has already ended.`,
    );
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
