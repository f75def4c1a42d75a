import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putAvailability } from '#contract/api/availability';
import { setDayStatus } from '#contract/api/day-statuses';
import { askForLeave } from '#contract/api/leave';
import { listLeaveTypes } from '#contract/api/leave-types';
import { listNotices } from '#contract/api/notices';
import * as api from '#contract/api/open-shifts';
import { undoChange } from '#contract/api/roster';
import { createRule } from '#contract/api/rules';
import { answerShift } from '#contract/api/shift-answers';
import { assignToShiftGroup, createShiftGroup } from '#contract/api/shift-groups';
import { deleteShift } from '#contract/api/shifts';
import { createHolding, createSkill } from '#contract/api/skills';
import type { CalendarDate } from '#engine/time/kinds';
import { addMember, type Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { insertStarterLeaveTypes } from '../leave/leave-types';
import { tellDueWaves } from './tell-waves';
import { openShiftCalls } from './testing';

/** Monday 8 March 2027, 13:00 in Sydney. */
const NOW = '2027-03-08T02:00:00Z';
const time = { now: NOW };
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  time.now = NOW;
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const { input, offer, offered, open, claim, takeBack } = openShiftCalls(() => roster);

describe('an open shift', () => {
  test('becomes a published shift of whoever takes it first', async () => {
    const { id } = await offer({ roleLabel: 'Driver', notes: 'Bring boots' });
    expect(await offered()).toEqual([
      expect.objectContaining({ id, places_left: 1, take_back_until: null, obstacle: null }),
    ]);
    expect((await claim(id)).statusCode).toBe(200);
    expect(await roster.all()).toEqual([
      expect.objectContaining({
        employee_id: roster.amyId,
        date: '2027-03-10',
        published: true,
        role_label: 'Driver',
        notes: 'Bring boots',
      }),
    ]);
    expect(await open()).toEqual([
      expect.objectContaining({ id, takers: [{ employee_id: roster.amyId, name: 'Amy Able' }] }),
    ]);
    const late = await claim(id, roster.ben);
    expect(late.statusCode).toBe(409);
    expect(late.body).toBe('Someone was faster: this shift is taken.');
    expect(await offered(roster.ben)).toEqual([]);
    expect((await claim(id)).body).toBe('You have already taken this shift.');
  });

  test('of three places goes to three of fifty people who ask at once', async () => {
    const { id } = await offer({ places: 3 });
    const people: Person[] = [];
    for (let at = 0; at < 50; at += 1) {
      people.push(await addMember(testApp, roster.orgId, 'employee'));
    }
    const answers = await Promise.all(people.map((person) => claim(id, person)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 409)).toHaveLength(47);
    expect(await roster.all()).toHaveLength(3);
  });

  test('can be given back for 15 minutes, and goes to someone else then', async () => {
    const { id } = await offer();
    await claim(id);
    time.now = '2027-03-08T02:14:59Z';
    expect(await offered()).toEqual([
      expect.objectContaining({ id, take_back_until: '2027-03-08T02:15:00.000Z' }),
    ]);
    expect((await takeBack(id)).statusCode).toBe(204);
    expect(await roster.all()).toEqual([]);
    expect((await claim(id, roster.ben)).statusCode).toBe(200);
    time.now = '2027-03-08T02:29:59Z';
    const late = await takeBack(id, roster.ben);
    expect(late.statusCode).toBe(409);
    expect(late.body).toBe('You could give this shift back for 15 minutes. Ask your manager.');
    expect((await takeBack(id)).statusCode).toBe(404);
  });

  test('has a place again when a manager deletes the shift of who took it', async () => {
    const { id } = await offer();
    await claim(id);
    const [shift] = await roster.all();
    await roster.manager.browser.call(deleteShift, { params: { id: shift?.id ?? '' } });
    expect(await offered()).toEqual([expect.objectContaining({ id, places_left: 1 })]);
    expect((await claim(id)).statusCode).toBe(200);
  });

  test('never has fewer places than are taken, and leaves taken shifts when it is withdrawn', async () => {
    const { id, closes_at } = await offer({ places: 3 });
    await claim(id);
    await claim(id, roster.ben);
    const change = (places: number) =>
      roster.manager.browser.request(api.changeOpenShift, {
        params: { id },
        body: { places, closesAt: closes_at, notes: '' },
      });
    const refused = await change(1);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toBe("2 people have taken it already, so it can't need fewer.");
    expect((await change(2)).statusCode).toBe(200);
    await roster.manager.browser.call(api.deleteOpenShift, { params: { id } });
    expect(await open()).toEqual([]);
    expect(await roster.all()).toHaveLength(2);
  });

  test('closes at its time, and none is offered for a time that is over', async () => {
    const { id } = await offer({ closesAt: '2027-03-09T00:00:00Z' });
    time.now = '2027-03-09T00:00:00Z';
    expect(await offered()).toEqual([]);
    expect((await claim(id)).body).toBe("This shift isn't open any more.");
    const past = await roster.manager.browser.request(api.createOpenShift, {
      body: input({ date: '2027-03-08' as CalendarDate }),
    });
    expect(past.statusCode).toBe(409);
  });

  test('for a shift group is unknown to everyone else', async () => {
    const group = await roster.owner.browser.call(createShiftGroup, {
      body: { name: 'Nights', color_hex: '#112233' },
    });
    await roster.owner.browser.call(assignToShiftGroup, {
      params: { groupId: group.id },
      body: { employeeId: roster.amyId },
    });
    const { id } = await offer({ shiftGroupId: group.id });
    expect(await offered()).toHaveLength(1);
    expect(await offered(roster.ben)).toEqual([]);
    expect((await claim(id, roster.ben)).statusCode).toBe(404);
    expect((await claim(id)).statusCode).toBe(200);
  });
});

describe('a shift that is made open', () => {
  const makeOpen = (id: string) =>
    roster.manager.browser.call(api.makeShiftOpen, { params: { id } });

  test('leaves its person, says why to managers, and comes back with undo', async () => {
    const shift = await roster.add({ published: true, roleLabel: 'Driver' });
    await roster.amy.browser.call(answerShift, {
      params: { id: shift.id },
      body: {
        answer: 'cannot',
        locationId: shift.location_id,
        startAt: shift.start_at,
        endAt: shift.end_at,
      },
    });
    const { undo_id } = await makeOpen(shift.id);
    expect(await roster.all()).toEqual([]);
    expect(await open()).toEqual([
      expect.objectContaining({ source: 'declined', role_label: 'Driver', takers: [] }),
    ]);
    const told = async ({ browser }: Person) =>
      (await browser.call(listNotices, { query: {} })).notices.map(({ kind }) => kind);
    expect(await told(roster.amy)).not.toContain('open_shift');
    expect(await told(roster.ben)).toContain('open_shift');
    await roster.manager.browser.call(undoChange, { params: { id: undo_id ?? '' } });
    expect(await roster.all()).toEqual([expect.objectContaining({ id: shift.id })]);
    expect((await open())[0]?.takers).toEqual([{ employee_id: roster.amyId, name: 'Amy Able' }]);
    expect(await offered(roster.ben)).toEqual([]);
    expect((await takeBack((await open())[0]?.id ?? '')).statusCode).toBe(409);
  });

  test('because of sickness, and not once it has begun', async () => {
    const shift = await roster.add({ published: true });
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.amyId, date: '2027-03-10' as CalendarDate, status: 'sick' },
    });
    await makeOpen(shift.id);
    expect((await open())[0]?.source).toBe('sick');
    const late = await roster.add({ date: '2027-03-08' as CalendarDate, startTime: '12:00' });
    const params = { id: late.id };
    const refused = await roster.manager.browser.request(api.makeShiftOpen, { params });
    expect(refused.body).toBe('This time is over. Choose a later one.');
  });
});

describe('skills that an open shift needs', () => {
  const addSkill = (name: string) =>
    roster.owner.browser.call(createSkill, {
      body: {
        name,
        kind: 'licence',
        has_number: false,
        has_class: false,
        validity_months: null,
        severity: 'warn',
      },
    });
  const hold = (skill_id: string) =>
    roster.owner.browser.call(createHolding, {
      params: { id: roster.amyId },
      body: { skill_id, valid_to: '2027-03-10' as CalendarDate, verified: true },
    });

  test('keep others from taking it, and from being told of it', async () => {
    const forklift = await addSkill('Forklift');
    await hold(forklift.id);
    const { id, skills, closes_at } = await offer({ skillIds: [forklift.id] });
    expect(skills).toEqual([{ id: forklift.id, name: 'Forklift' }]);
    expect((await offered(roster.ben))[0]?.obstacle).toBe('Forklift is missing');
    expect((await claim(id, roster.ben)).body).toBe('Forklift is missing.');
    const notices = async ({ browser }: Person) =>
      (await browser.call(listNotices, { query: {} })).notices.length;
    expect([await notices(roster.amy), await notices(roster.ben)]).toEqual([1, 0]);
    const first = await addSkill('First aid');
    const change = (skillIds?: string[]) =>
      roster.manager.browser.call(api.changeOpenShift, {
        params: { id },
        body: { places: 1, closesAt: closes_at, notes: '', ...(skillIds && { skillIds }) },
      });
    await change([forklift.id, first.id]);
    expect((await claim(id)).body).toBe('First aid is missing.');
    await change([forklift.id]);
    await change();
    expect((await claim(id)).statusCode).toBe(200);
  });
});

describe('what stands in the way', () => {
  test('is said, without a word about leave or health', async () => {
    const { id } = await offer();
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.amyId, date: '2027-03-10' as CalendarDate, status: 'sick' },
    });
    expect((await offered())[0]?.obstacle).toBe("You aren't available then");
    expect((await claim(id)).body).toBe("You aren't available then.");
    await roster.add({ employeeId: roster.benId, startTime: '16:00', endTime: '20:00' });
    expect((await offered(roster.ben))[0]?.obstacle).toBe('You already work then');
    expect((await claim(id, roster.ben)).statusCode).toBe(409);
  });

  test('leave for a part of the day counts', async () => {
    const { orgId } = roster;
    await testApp.database.transact({ orgId }, (db) => insertStarterLeaveTypes({ db, orgId }));
    const { types } = await roster.amy.browser.call(listLeaveTypes);
    const { id } = await offer();
    const day = '2027-03-10' as CalendarDate;
    await roster.amy.browser.call(askForLeave, {
      body: {
        typeId: types.find(({ needs_approval }) => !needs_approval)?.id ?? '',
        first: day,
        last: day,
        startTime: '14:00',
        endTime: '15:00',
      },
    });
    expect((await offered())[0]?.obstacle).toBe("You aren't available then");
    expect((await claim(id)).body).toBe("You aren't available then.");
  });

  test('a rule that blocks is told in its own words', async () => {
    await roster.owner.browser.call(createRule, {
      body: {
        kind: 'rest',
        params: { minutes: 600, agreed: null, brokenSpan: null },
        scope: { type: 'organisation' },
        severity: 'block',
        origin: 'policy',
      },
    });
    await roster.add({ date: '2027-03-09' as CalendarDate, startTime: '20:00', endTime: '23:59' });
    const { id } = await offer();
    expect((await offered())[0]?.obstacle).toMatch(/^Rest of 9 h 1 min between .*; 10 h needed$/);
    expect((await claim(id)).statusCode).toBe(409);
    expect(await roster.all()).toHaveLength(1);
  });
});

describe('people are told of an open shift in waves', () => {
  const say = (person: Person, extra: 'no' | 'please', cannot = false) =>
    person.browser.call(putAvailability, {
      body: {
        usual: {
          anchor: '2027-03-08' as CalendarDate,
          days: Array(7).fill({
            wishes: cannot ? [{ value: 'cannot', times: null }] : [],
            extra,
          }),
        },
        dates: [],
      },
    });
  const told = async (person: Person) =>
    (await person.browser.call(listNotices, { query: {} })).notices.filter(
      ({ kind }) => kind === 'open_shift',
    ).length;
  const waves = () =>
    testApp.database.transact({ orgId: roster.orgId }, (db) =>
      tellDueWaves({ db, orgId: roster.orgId }, Date.parse(time.now) as never),
    );

  test('whoever wants to be asked first, then the others half an hour later, and no one who said no', async () => {
    const cat = await addMember(testApp, roster.orgId, 'employee');
    await say(roster.amy, 'please');
    await say(cat, 'no');
    await offer({ date: '2027-03-12' as CalendarDate });
    expect([await told(roster.amy), await told(roster.ben), await told(cat)]).toEqual([1, 0, 0]);
    time.now = '2027-03-08T02:29:00Z';
    await waves();
    expect(await told(roster.ben)).toBe(0);
    time.now = '2027-03-08T02:30:00Z';
    await waves();
    await waves();
    expect([await told(roster.amy), await told(roster.ben), await told(cat)]).toEqual([1, 1, 0]);
    expect(await told(roster.manager)).toBe(0);
  });

  test("everyone at once when it starts within a day, but no one who can't work then", async () => {
    await say(roster.amy, 'please', true);
    await offer({ date: '2027-03-09' as CalendarDate });
    expect([await told(roster.amy), await told(roster.ben)]).toEqual([0, 1]);
  });

  test('no one any more once it is taken', async () => {
    await say(roster.amy, 'please');
    const { id } = await offer({ date: '2027-03-12' as CalendarDate });
    await claim(id);
    time.now = '2027-03-08T02:30:00Z';
    await waves();
    expect(await told(roster.ben)).toBe(0);
  });
});
