// Every way to write a roster, with a rule that blocks: less than 10 hours of rest.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { undoRun } from '#contract/api/auto-roster';
import { listDayStatuses, removeDayStatus, setDayStatus } from '#contract/api/day-statuses';
import { moveSiteShifts } from '#contract/api/locations';
import { publishRoster } from '#contract/api/publish-roster';
import * as roster from '#contract/api/roster';
import * as api from '#contract/api/rules';
import * as shifts from '#contract/api/shifts';
import type { AnyEndpoint } from '#contract/endpoint';
import { addMember, type Person } from '../../testing/people';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { generationsOf } from '../auto-roster/testing';

let testApp: TestApp;
let acacia: Roster;
let admin: Person;
const { generated } = generationsOf(() => acacia);
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-01T00:00:00Z' });
});
beforeEach(async () => {
  acacia = await createRoster(testApp);
  admin = await addMember(testApp, acacia.orgId, 'admin');
});
afterAll(() => testApp.close());

const REST = { minutes: 600, agreed: null, brokenSpan: null };

function block() {
  return admin.browser.call(api.createRule, {
    body: {
      kind: 'rest',
      params: REST,
      scope: { type: 'organisation' },
      severity: 'block',
      origin: 'policy',
    },
  });
}

const LATE = { date: '2027-03-10', startTime: '14:00', endTime: '22:00' };
const EARLY = { date: '2027-03-11', startTime: '06:00', endTime: '14:00' };
const REASON = 'Agreed with Amy by phone';
const SENTENCE =
  'Amy Able: Rest of 8 h between Wed 10 Mar and Thu 11 Mar; 10 h needed. Start the shift of Thu 11 Mar 2 h later.';

function cells(dates: string[], employeeId = acacia.amyId) {
  return [{ employeeId, dates }];
}

interface Attempt {
  endpoint: AnyEndpoint;
  input: { params?: unknown; body?: Record<string, unknown> };
  /** The manager unless given. */
  author?: Person;
}

/** Each leaves Amy's late shift in the roster, and would add or move an early one to the morning after it. */
const WAYS: Record<string, () => Promise<Attempt>> = {
  'a new shift': async () => ({
    endpoint: shifts.createShift,
    input: { body: acacia.shift(EARLY) },
  }),
  'a changed shift': async () => {
    const { id } = await acacia.add({ ...EARLY, startTime: '09:00' });
    return {
      endpoint: shifts.updateShift,
      input: { params: { id }, body: { startTime: '06:00' } },
    };
  },
  'a shift given to someone else': async () => {
    const { id } = await acacia.add({ ...EARLY, employeeId: acacia.benId });
    return {
      endpoint: shifts.updateShift,
      input: { params: { id }, body: { employeeId: acacia.amyId } },
    };
  },
  'a drag': async () => {
    await acacia.add({ ...EARLY, date: '2027-03-20' });
    return {
      endpoint: roster.transferCells,
      input: { body: { mode: 'move', cells: cells(['2027-03-20']), days: -9 } },
    };
  },
  'a copied week': async () => {
    await acacia.add({ ...EARLY, date: '2027-03-04' });
    return {
      endpoint: roster.transferCells,
      input: { body: { mode: 'copy', cells: cells(['2027-03-04']), days: 7 } },
    };
  },
  'a filled day': async () => {
    await acacia.add({ ...EARLY, date: '2027-03-20' });
    const source = { employeeId: acacia.amyId, date: '2027-03-20', cells: cells(['2027-03-11']) };
    return { endpoint: roster.fillCells, input: { body: { sources: [source] } } };
  },
  'shifts on many days': async () => ({
    endpoint: roster.addShifts,
    input: {
      body: {
        cells: cells(['2027-03-11', '2027-03-25']),
        locationId: acacia.depot.id,
        startTime: '06:00',
        endTime: '14:00',
      },
    },
  }),
  'a status taken off': async () => {
    await sickOn('2027-03-11');
    await acacia.add(EARLY);
    return {
      endpoint: removeDayStatus,
      input: { params: { employeeId: acacia.amyId, date: '2027-03-11' } },
    };
  },
  'statuses taken off many days': async () => {
    await sickOn('2027-03-11');
    await acacia.add(EARLY);
    const body = { action: 'remove-status', cells: cells(['2027-03-11', '2027-03-12']) };
    return { endpoint: roster.changeCells, input: { body } };
  },
  'days that are published': async () => {
    await acacia.add(EARLY);
    const body = { action: 'publish', cells: cells(['2027-03-10', '2027-03-11']) };
    return { endpoint: roster.changeCells, input: { body } };
  },
  'a published roster': async () => {
    await acacia.add(EARLY);
    return { endpoint: publishRoster, input: { body: { from: '2027-03-10', to: '2027-03-11' } } };
  },
  'an undo': async () => {
    const { id } = await admin.browser.call(shifts.createShift, { body: acacia.shift(EARLY) });
    const { undo_id } = await admin.browser.call(shifts.deleteShift, { params: { id } });
    return { endpoint: roster.undoChange, input: { params: { id: undo_id } }, author: admin };
  },
  'shifts moved to a site with another clock': async () => {
    const yard = await addSite(acacia.manager, 'Yard', 'WA');
    await acacia.add({ ...EARLY, locationId: yard.id });
    return {
      endpoint: moveSiteShifts,
      input: { params: { id: yard.id }, body: { to: acacia.depot.id } },
    };
  },
  'the undo of a run that replaced a shift': async () => {
    await acacia.add(EARLY);
    const { run_id } = await generated({
      employeeIds: [acacia.amyId],
      startDate: '2027-03-11',
      endDate: '2027-03-12',
      conflictStrategy: 'replace',
    });
    return { endpoint: undoRun, input: { params: { id: run_id } } };
  },
};

function sickOn(date: string) {
  return acacia.manager.browser.call(setDayStatus, {
    body: { employeeId: acacia.amyId, date, status: 'sick' },
  });
}

function attempt(person: Person, { endpoint, input }: Attempt, more: object = {}) {
  const body = input.body || 'override' in more ? { ...input.body, ...more } : undefined;
  return person.browser.request(endpoint, {
    params: input.params,
    body,
    headers: { accept: 'application/problem+json' },
  });
}

async function everything() {
  const query = { from: '2027-03-01', to: '2027-03-31' };
  const statuses = await acacia.manager.browser.call(listDayStatuses, { query });
  return { shifts: await acacia.all(), statuses };
}

describe.each(Object.entries(WAYS))('%s', (_name, prepare) => {
  test('that a rule blocks changes nothing, says why, and is saved with a reason of an admin', async () => {
    const way = await prepare();
    await acacia.add(LATE);
    await block();
    const before = await everything();
    const refused = await attempt(way.author ?? acacia.manager, way);
    expect(refused.json()).toMatchObject({ status: 409, code: 'rule_blocked' });
    expect(refused.json().detail).toContain(SENTENCE);
    expect(refused.json().findings[0]).toMatchObject({ kind: 'rest', severity: 'block' });
    expect(refused.json().counts).toMatchObject([{ kind: 'rest', findings: 1, people: 1 }]);
    const override = { reason: REASON };
    expect((await attempt(acacia.manager, way, { override })).statusCode).toBe(403);
    expect((await attempt(admin, way, { override: { reason: 'short' } })).statusCode).toBe(400);
    expect(await everything()).toEqual(before);
    expect((await attempt(admin, way, { override })).statusCode).toBeLessThan(300);
    expect(await everything()).not.toEqual(before);
  });
});

const addsEarly = () =>
  attempt(acacia.manager, { endpoint: shifts.createShift, input: { body: acacia.shift(EARLY) } });

test('a change that was refused is no step of its own: the revision stays', async () => {
  await acacia.add(LATE);
  await block();
  const revision = async () =>
    (
      await acacia.manager.browser.call(roster.getRosterWindow, {
        query: { from: '2027-03-01', to: '2027-03-31' },
      })
    ).revision;
  const before = await revision();
  expect((await addsEarly()).statusCode).toBe(409);
  expect(await revision()).toBe(before);
});

test('what was wrong before stops neither an unrelated change nor a better one, but a worse one', async () => {
  await acacia.add(LATE);
  const early = await acacia.add(EARLY);
  await block();
  await acacia.add({ date: '2027-03-20' });
  const move = (startTime: string) =>
    acacia.manager.browser.request(shifts.updateShift, {
      params: { id: early.id },
      body: { startTime },
    });
  expect((await move('06:30')).statusCode).toBe(200);
  expect((await move('06:00')).statusCode).toBe(409);
  expect((await move('08:00')).statusCode).toBe(200);
  expect((await move('07:59')).statusCode).toBe(409);
});

test('an override lapses when the shifts change, and holds while they stay', async () => {
  await acacia.add(LATE);
  await block();
  const early = await admin.browser.call(shifts.createShift, {
    body: acacia.shift({ ...EARLY, override: { reason: REASON } }),
  });
  const findings = async () =>
    (
      await acacia.manager.browser.call(api.listFindings, {
        query: { from: '2027-03-01', to: '2027-03-31' },
      })
    ).findings;
  expect(await findings()).toMatchObject([
    { text: expect.stringContaining('Rest of 8 h'), override: { reason: REASON, by: 'A admin' } },
  ]);
  const change = (body: object) =>
    acacia.manager.browser.request(shifts.updateShift, { params: { id: early.id }, body });
  expect((await change({ notes: 'Bring the keys' })).statusCode).toBe(200);
  expect(await findings()).toMatchObject([{ override: { reason: REASON } }]);
  // Worse: the leave was for 8 hours.
  expect((await change({ startTime: '05:00' })).statusCode).toBe(409);
  // Better, so it is saved, and nobody has allowed this one.
  expect((await change({ startTime: '07:00' })).statusCode).toBe(200);
  expect(await findings()).toMatchObject([{ override: null }]);
});

test('a person is sick whatever the roster says, but gets no new shift on that day', async () => {
  await admin.browser.call(api.createRule, {
    body: {
      kind: 'away',
      params: { reason: 'sick' },
      scope: { type: 'organisation' },
      severity: 'block',
      origin: 'policy',
    },
  });
  const shift = await acacia.add();
  await sickOn('2027-03-10');
  const change = (body: object) =>
    acacia.manager.browser.request(shifts.updateShift, { params: { id: shift.id }, body });
  expect((await change({ notes: 'Called in at 7' })).statusCode).toBe(200);
  const refused = await acacia.manager.browser.request(shifts.createShift, {
    body: acacia.shift({ startTime: '18:00', endTime: '20:00' }),
  });
  expect(refused.body).toBe('Amy Able: Sick on Wed 10 Mar. Take off the shift of Wed 10 Mar.');
  const { counts } = await acacia.manager.browser.call(api.listFindings, {
    query: { from: '2027-03-01', to: '2027-03-31' },
  });
  expect(counts).toMatchObject([{ kind: 'away', away: 'sick', findings: 1 }]);
});

test('a warning is saved, and the answer tells it once', async () => {
  const { id } = await block();
  await admin.browser.call(api.changeRule, {
    params: { id },
    body: {
      kind: 'rest',
      params: REST,
      scope: { type: 'organisation' },
      severity: 'warn',
      origin: 'policy',
    },
  });
  await acacia.add(LATE);
  const early = await acacia.manager.browser.call(shifts.createShift, {
    body: acacia.shift(EARLY),
  });
  expect(early).toMatchObject({ warnings: [SENTENCE], warningCount: 1 });
  const noted = await acacia.manager.browser.call(shifts.updateShift, {
    params: { id: early.id },
    body: { notes: 'Bring the keys' },
  });
  expect(noted).toMatchObject({ warnings: [], warningCount: 0 });
});

test('a refusal counts by rule, and names the first three of each', async () => {
  const late = ['08', '10', '12', '14'].map((day) => ({ ...LATE, date: `2027-03-${day}` }));
  for (const shift of late) await acacia.add(shift);
  await block();
  const refused = await attempt(acacia.manager, {
    endpoint: roster.addShifts,
    input: {
      body: {
        cells: cells(['2027-03-09', '2027-03-11', '2027-03-13', '2027-03-15']),
        locationId: acacia.depot.id,
        startTime: '06:00',
        endTime: '14:00',
      },
    },
  });
  expect(refused.json().counts).toMatchObject([{ kind: 'rest', findings: 4, people: 1 }]);
  expect(refused.json().findings).toHaveLength(3);
  expect(refused.json().detail).toContain('1 more rule is broken.');
});

test('the preview of a copy names what the rules would find, and changes nothing', async () => {
  await acacia.add(LATE);
  await acacia.add({ ...EARLY, date: '2027-03-04' });
  await block();
  const body = { mode: 'copy', cells: cells(['2027-03-04']), days: 7 } as const;
  const before = await everything();
  const { found } = await acacia.manager.browser.call(roster.transferCells, {
    body: { ...body, preview: true },
  });
  expect(found.counts).toMatchObject([{ kind: 'rest', severity: 'block', findings: 1, people: 1 }]);
  expect(found.findings[0]?.text).toContain('Rest of 8 h');
  expect(await everything()).toEqual(before);
});

test('of two writes at the same time that block each other, one is saved', async () => {
  await block();
  const answers = await Promise.all(
    [LATE, EARLY].map((shift) =>
      acacia.manager.browser.request(shifts.createShift, { body: acacia.shift(shift) }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await acacia.all()).toHaveLength(1);
});
