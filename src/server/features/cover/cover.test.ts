import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as api from '#contract/api/cover';
import { setDayStatus } from '#contract/api/day-statuses';
import { deleteShiftGroup } from '#contract/api/shift-groups';
import type { BodyInput } from '#contract/endpoint';
import { LIMITS } from '#contract/limits';
import { coverNeed } from '../../testing/cover-need';
import { addMember } from '../../testing/people';
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

type Input = BodyInput<typeof api.createCoverNeed>;

/** Wed 10 March 2027 is a weekday. */
function need(changes: Partial<Input> = {}): Input {
  return coverNeed(roster, { target: 2, maximum: 3, ...changes });
}

const add = (changes: Partial<Input> = {}) =>
  roster.owner.browser.call(api.createCoverNeed, { body: need(changes) });
const listed = async (query: { locationId?: string } = {}) =>
  (await roster.manager.browser.call(api.listCoverNeeds, { query })).needs;
const refusal = async (changes: Partial<Input>) => {
  const response = await roster.owner.browser.request(api.createCoverNeed, {
    body: need(changes),
    headers: { accept: 'application/problem+json' },
  });
  return [response.statusCode, response.json().errors];
};

async function dayOf(date = '2027-03-10') {
  const query = { from: date, to: date };
  const { days } = await roster.manager.browser.call(api.getCover, { query });
  return days[0];
}

async function stripOf(date: string, locationId = roster.depot.id) {
  const query = { from: date, to: date, locationId, strip: 'true' as const };
  const { strip } = await roster.manager.browser.call(api.getCover, { query });
  if (!strip) throw new Error('no strip');
  return strip;
}

async function addSkill(name: string): Promise<string> {
  const rows = await testApp.sql(
    "insert into skills (org_id, name, kind, severity) values ($1, $2, 'skill', 'warn') returning id",
    [roster.orgId, name],
  );
  return String(rows[0]?.id);
}

function hold(employeeId: string, skillId: string, validTo: string | null, verified = true) {
  return testApp.sql(
    'insert into holdings (org_id, employee_id, skill_id, valid_to, verified_at) values ($1, $2, $3, $4, $5)',
    [roster.orgId, employeeId, skillId, validTo, verified ? new Date() : null],
  );
}

describe('needs', () => {
  test('are added, listed by start, changed and deleted', async () => {
    const day = await add();
    const early = await add({ label: 'Early', startTime: '06:00', weekdays: [7, 6, 6] });
    expect(early.weekdays).toEqual([6, 7]);
    expect(await listed()).toEqual([early, day]);
    const changed = await roster.owner.browser.call(api.updateCoverNeed, {
      params: { id: day.id },
      body: need({ label: 'Days', maximum: null, role: 'Guard', validTo: '2027-12-31' }),
    });
    expect(changed).toEqual({
      ...need({ label: 'Days', maximum: null, role: 'Guard', validTo: '2027-12-31' }),
      id: day.id,
      exceptions: [],
    });
    await roster.owner.browser.call(api.deleteCoverNeed, { params: { id: early.id } });
    expect(await listed()).toEqual([changed]);
  });

  test('of one site can be asked for alone, and those of a deleted site are gone', async () => {
    const mine = await addSite(roster.manager, 'Mine', 'WA');
    await add();
    const there = await add({ locationId: mine.id });
    expect(await listed({ locationId: mine.id })).toEqual([there]);
    await testApp.sql('update locations set deleted_at = now() where id = $1', [mine.id]);
    expect(await listed()).toHaveLength(1);
  });

  test('come many at a time, all or none', async () => {
    const { browser } = roster.owner;
    const made = await browser.call(api.createCoverNeeds, {
      body: { needs: [need({ label: 'A' }), need({ label: 'B' })] },
    });
    expect(made.map(({ label }) => label)).toEqual(['A', 'B']);
    const lost = need({ label: 'D', groupId: crypto.randomUUID() });
    const refused = await browser.request(api.createCoverNeeds, {
      body: { needs: [need({ label: 'C' }), lost] },
    });
    expect(refused.statusCode).toBe(404);
    expect(await listed()).toHaveLength(2);
  });

  test('have other figures on a date, or none, until that is taken back', async () => {
    const { id } = await add();
    const { browser } = roster.owner;
    const params = { id, date: '2027-03-10' };
    const figures = { minimum: 5, target: 5, maximum: null };
    await browser.call(api.setCoverNeedDate, { params, body: { figures } });
    expect(await dayOf()).toMatchObject({ published: { light: 'below-minimum', by: 5 } });
    const none = await browser.call(api.setCoverNeedDate, { params, body: { figures: null } });
    expect(none.exceptions).toEqual([{ date: '2027-03-10', figures: null }]);
    expect(await dayOf()).toMatchObject({ published: { light: 'nothing-asked' } });
    expect((await browser.call(api.removeCoverNeedDate, { params })).exceptions).toEqual([]);
    expect((await browser.request(api.removeCoverNeedDate, { params })).statusCode).toBe(404);
  });

  test.each<[string, Partial<Input>, string, string]>([
    [
      'a minimum above the target',
      { minimum: 3 },
      'target',
      "The target can't be below the minimum",
    ],
    [
      'a target above the maximum',
      { target: 4 },
      'maximum',
      "The maximum can't be below the target",
    ],
    ['a negative minimum', { minimum: -1 }, 'minimum', 'Must be at least 0'],
    ['more people than we count', { maximum: 201 }, 'maximum', 'Must be at most 200'],
    ['no weekday', { weekdays: [] }, 'weekdays', 'Choose at least one weekday, or public holidays'],
    [
      'an end before the start of validity',
      { validFrom: '2027-05-02', validTo: '2027-05-01' },
      'validTo',
      "The last day can't be before the first",
    ],
    ['a time that is none', { startTime: '25:00' }, 'startTime', 'Invalid time format (use HH:mm)'],
    ['no name', { label: ' ' }, 'label', 'Required'],
    ['an empty role', { role: '' }, 'role', 'Required'],
  ])('are refused with %s', async (_case, changes, field, message) => {
    expect(await refusal(changes)).toEqual([400, [{ field, message }]]);
  });

  test('are refused with a time that the clocks of the site skip', async () => {
    const [status, errors] = await refusal({
      weekdays: [7],
      startTime: '02:30',
      endTime: '03:00',
      validFrom: '2027-09-01',
      validTo: '2028-02-01',
    });
    expect([status, errors]).toEqual([
      400,
      [
        {
          field: 'endTime',
          message:
            'Clocks at this site skip this time on Sun 3 Oct 2027, so nothing would be asked for. Choose a longer time.',
        },
      ],
    ]);
    const perth = await addSite(roster.manager, 'Perth', 'WA');
    await add({ locationId: perth.id, weekdays: [7], startTime: '02:30', endTime: '03:00' });
  });

  test('are refused with a group or a skill that is gone', async () => {
    expect(await refusal({ groupId: crypto.randomUUID() })).toEqual([
      404,
      [{ field: 'groupId', message: "This shift group doesn't exist any more" }],
    ]);
    expect(await refusal({ skills: [{ skillId: crypto.randomUUID(), count: 1 }] })).toEqual([
      404,
      [{ field: 'skills', message: "This skill doesn't exist any more" }],
    ]);
  });

  test('are limited for each site', async () => {
    const many = Array.from({ length: LIMITS.coverNeedsOfSite }, (_, at) =>
      need({ label: `${at}` }),
    );
    await roster.owner.browser.call(api.createCoverNeeds, { body: { needs: many } });
    expect(await refusal({})).toEqual([
      400,
      [
        {
          field: 'locationId',
          message: `A job site has at most ${LIMITS.coverNeedsOfSite} needs. Delete some first.`,
        },
      ],
    ]);
  });

  test('managers read them and admins change them', async () => {
    const admin = await addMember(testApp, roster.orgId, 'admin');
    const { id } = await admin.browser.call(api.createCoverNeed, { body: need() });
    const params = { id };
    const refused = await roster.manager.browser.request(api.deleteCoverNeed, { params });
    expect(refused.statusCode).toBe(403);
    const employee = await roster.amy.browser.request(api.listCoverNeeds, { query: {} });
    expect(employee.statusCode).toBe(403);
  });

  test('go with their shift group', async () => {
    const [group] = await testApp.sql(
      "insert into shift_groups (org_id, name, position) values ($1, 'Red', 0) returning id",
      [roster.orgId],
    );
    const groupId = String(group?.id);
    await add({ groupId });
    await roster.owner.browser.call(deleteShiftGroup, { params: { id: groupId } });
    expect(await listed()).toEqual([]);
  });
});

describe('cover', () => {
  test('counts drafts apart, and tells the worst half-hour', async () => {
    await add();
    await roster.add({ published: true, endTime: '12:30' });
    await roster.add({ employeeId: roster.benId });
    expect(await dayOf()).toEqual({
      locationId: roster.depot.id,
      date: '2027-03-10',
      published: {
        light: 'below-minimum',
        by: 1,
        heads: 0,
        minimum: 1,
        target: 2,
        startTime: '12:30',
      },
      withDrafts: {
        light: 'below-target',
        by: 1,
        heads: 1,
        minimum: 1,
        target: 2,
        startTime: '12:30',
      },
    });
    expect((await dayOf('2027-03-13'))?.published.light).toBe('nothing-asked');
  });

  test('leaves out someone who is away that day, and a night is counted to its morning', async () => {
    await add({ weekdays: [3], startTime: '22:00', endTime: '06:00', target: 1 });
    await roster.add({ startTime: '22:00', endTime: '06:00', published: true });
    const lights = async () => [
      (await dayOf('2027-03-10'))?.published.light,
      (await dayOf('2027-03-11'))?.published.light,
    ];
    expect(await lights()).toEqual(['enough', 'enough']);
    const morning = await stripOf('2027-03-11');
    expect(morning.published.slice(10, 13).map(({ light }) => light)).toEqual([
      'enough',
      'enough',
      'nothing-asked',
    ]);
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.amyId, date: '2027-03-10', status: 'sick' },
    });
    expect(await lights()).toEqual(['below-minimum', 'below-minimum']);
    const { people } = await stripOf('2027-03-11');
    expect(people).toMatchObject([{ name: 'Amy Able', away: true, from: 0, to: 12 }]);
  });

  test('counts only verified skills that hold until the shift ends, and each person once', async () => {
    const [aid, warden] = [await addSkill('First aid'), await addSkill('Fire warden')];
    const skills = [
      { skillId: aid, count: 1 },
      { skillId: warden, count: 1 },
    ];
    const { id } = await add({ skills, target: 1, startTime: '22:00', endTime: '06:00' });
    const night = { startTime: '22:00', endTime: '06:00', published: true };
    await roster.add(night);
    await roster.add({ ...night, employeeId: roster.benId });
    await hold(roster.amyId, aid, null);
    await hold(roster.amyId, warden, null);
    const missing = async () =>
      (await stripOf('2027-03-10')).published.at(-1)?.lines.flatMap((line) => line.missingSkills);
    expect(await missing()).toHaveLength(1);
    await hold(roster.benId, warden, '2027-03-10');
    expect(await missing()).toHaveLength(1);
    await hold(roster.benId, aid, null, false);
    expect(await missing()).toHaveLength(1);
    await hold(roster.benId, warden, '2027-03-11');
    expect(await missing()).toEqual([]);
    await testApp.sql('delete from skills where id = $1', [aid]);
    const [stored] = await listed();
    expect(stored).toMatchObject({ id, skills: [{ skillId: warden, count: 1 }] });
  });

  test('counts roles and shift groups', async () => {
    const [group] = await testApp.sql(
      "insert into shift_groups (org_id, name, position) values ($1, 'Red', 0) returning id",
      [roster.orgId],
    );
    const groupId = String(group?.id);
    await add({ role: 'Guard', groupId, target: 1 });
    await roster.add({ roleLabel: 'Guard', published: true });
    expect((await dayOf())?.published.light).toBe('below-minimum');
    await testApp.sql('update employees set shift_group_id = $2 where id = $1', [
      roster.amyId,
      groupId,
    ]);
    expect((await dayOf())?.published.light).toBe('enough');
  });

  test.each([
    ['2027-03-10', 48],
    ['2027-10-03', 46],
    ['2027-04-04', 50],
  ])('shows %s in %i half-hours', async (date, count) => {
    await add({ weekdays: [1, 2, 3, 4, 5, 6, 7] });
    const { times, published } = await stripOf(date);
    expect([times.length, published.length]).toEqual([count, count]);
    expect(times.slice(4, 7)).toEqual(
      count === 46
        ? ['03:00', '03:30', '04:00']
        : ['02:00', '02:30', count === 50 ? '02:00' : '03:00'],
    );
  });

  test('asks for one site and day when it shows half-hours, and for a window that is not too long', async () => {
    const ask = async (query: object) => {
      const response = await roster.manager.browser.request(api.getCover, { query });
      return [response.statusCode, response.body];
    };
    expect(await ask({ from: '2027-03-10', to: '2027-03-10', strip: 'true' })).toEqual([
      400,
      'Name one job site and one day for its half-hours.',
    ]);
    expect((await ask({ from: '2026-01-01', to: '2027-03-10' }))[0]).toBe(400);
  });
});
