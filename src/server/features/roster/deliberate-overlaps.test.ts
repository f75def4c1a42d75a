// Shifts generated with 'Create anyway' may overlap others. That leave is for one place, not for life.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as generation from '#contract/api/auto-roster';
import * as locations from '#contract/api/locations';
import * as api from '#contract/api/roster';
import * as shifts from '#contract/api/shifts';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { generationsOf } from '../auto-roster/testing';
import { overlapText } from './deliberate-overlaps';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  roster = await createRoster(testApp);
});

const { generate } = generationsOf(() => roster);
const WINDOW = { startDate: '2027-03-01', endDate: '2027-03-03' };
const createAnyway = () => generate({ ...WINDOW, conflictStrategy: 'create' });

/** Amy works 09:00 to 17:00 on 1 March, and a generated shift overlaps it. */
async function createOverlap() {
  const standing = await roster.add({ date: '2027-03-01' });
  const answer = await createAnyway();
  expect(answer.statusCode, answer.body).toBe(201);
  const all = await roster.all();
  const generated = all.find(
    ({ id, employee_id, date }) =>
      id !== standing.id && employee_id === roster.amyId && date === standing.date,
  );
  expect(generated).toBeDefined();
  return { standing, generated: generated as shifts.Shift };
}

function update(id: string, body: object) {
  return roster.manager.browser.request(shifts.updateShift, { params: { id }, body });
}

test('a shift that may overlap one shift may not be moved onto another', async () => {
  const { generated } = await createOverlap();
  await roster.add({ employeeId: roster.benId, date: '2027-03-20' });
  const moved = await update(generated.id, { employeeId: roster.benId, date: '2027-03-20' });
  expect([moved.statusCode, moved.body]).toEqual([
    409,
    'Ben Bold already works 09:00–17:00 at Depot on Sat 20 Mar.',
  ]);
});

test('once it has gone elsewhere, it may not come back', async () => {
  const { generated } = await createOverlap();
  expect((await update(generated.id, { date: '2027-03-20' })).statusCode).toBe(200);
  expect((await update(generated.id, { date: generated.date })).statusCode).toBe(409);
});

test('its notes can change, and those of the shift it overlaps', async () => {
  const { standing, generated } = await createOverlap();
  for (const { id } of [standing, generated]) {
    expect((await update(id, { notes: 'Bring keys', published: true })).statusCode).toBe(200);
    expect((await update(id, { endTime: '16:45' })).statusCode).toBe(409);
  }
});

test('moved together, only the earlier of the two goes', async () => {
  const { standing } = await createOverlap();
  const moved = await roster.manager.browser.call(api.transferCells, {
    body: {
      mode: 'move',
      cells: [{ employeeId: roster.amyId, dates: [standing.date] }],
      days: 20,
    },
  });
  expect(moved).toMatchObject({ shifts: 1, skipped: 1 });
});

test("a site's clock is not corrected while that would move an overlap", async () => {
  await createOverlap();
  const body = { timezone: 'Australia/Perth' };
  const params = { id: roster.depot.id };
  const { browser } = roster.manager;
  const preview = await roster.owner.browser.call(locations.correctTimezone, {
    params,
    body: { ...body, preview: true },
  });
  expect(preview).toMatchObject({
    conflictCount: 1,
    conflicts: [expect.stringMatching(/^Amy Able already works .* at Depot on Mon 1 Mar\.$/)],
  });
  const refused = await roster.owner.browser.request(locations.correctTimezone, {
    params,
    body: { ...body, preview: false },
  });
  expect(refused.statusCode).toBe(409);
  const perth = await addSite(roster.manager, 'Perth', 'WA');
  const elsewhere = await browser.request(locations.moveSiteShifts, {
    params,
    body: { to: perth.id },
  });
  expect(elsewhere.statusCode).toBe(409);
});

test('at another site with the same clock, both stay as they are', async () => {
  await createOverlap();
  const yard = await addSite(roster.manager, 'Yard', 'NSW');
  const moved = await roster.manager.browser.request(locations.moveSiteShifts, {
    params: { id: roster.depot.id },
    body: { to: yard.id },
  });
  expect(moved.statusCode, moved.body).toBe(200);
});

test('undo brings back a chosen overlap, but makes no new one', async () => {
  const { standing, generated } = await createOverlap();
  const remove = async ({ id }: { id: string }) => {
    const answer = await roster.manager.browser.call(shifts.deleteShift, { params: { id } });
    return answer.undo_id ?? '';
  };
  const undo = (id: string) => roster.manager.browser.request(api.undoChange, { params: { id } });
  const steps = [await remove(standing), await remove(generated)] as const;
  expect((await undo(steps[1])).statusCode).toBe(200);
  expect((await undo(steps[0])).statusCode).toBe(200);
  expect(await countOverlaps()).toBe(1);
  const again = [await remove(standing), await remove(generated)] as const;
  await roster.add({ date: generated.date, startTime: '12:00', endTime: '13:00' });
  expect((await undo(again[1])).statusCode).toBe(409);
});

async function countOverlaps() {
  return (await overlaps()).length;
}

async function overlaps(): Promise<string[]> {
  const rows = await testApp.sql(
    `select to_jsonb(a) as one, to_jsonb(b) as other from shifts a join shifts b
      on a.org_id = b.org_id and a.employee_id = b.employee_id and a.id < b.id
      and a.start_at < b.end_at and b.start_at < a.end_at where a.org_id = $1`,
    [roster.orgId],
  );
  return rows.map(({ one, other }) => overlapText(one as never, other as never));
}

const option = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const date = fc.constantFrom('2027-03-01', '2027-03-02', '2027-03-03');
const hour = fc.integer({ min: 0, max: 23 }).map((at) => `${String(at).padStart(2, '0')}:00`);
const anyAct = fc.record({
  act: fc.constantFrom(
    'generate',
    'create',
    'update',
    'delete',
    'move',
    'copy',
    'fill',
    'publish',
    'undo',
    'undo run',
    'site',
    'clock',
  ),
  at: fc.nat(),
  forBen: fc.boolean(),
  toBen: fc.boolean(),
  date,
  to: option(date),
  startTime: option(hour),
  endTime: option(hour),
  days: fc.constantFrom(-1, 0, 1),
  onConflict: fc.constantFrom('refuse' as const, 'skip' as const),
});
type Act = typeof anyAct extends fc.Arbitrary<infer T> ? T : never;

async function carryOut(act: Act, steps: string[], sites: string[]) {
  const { browser } = roster.manager;
  const employeeId = act.forBen ? roster.benId : roster.amyId;
  const other = act.toBen ? roster.benId : roster.amyId;
  const cells = [{ employeeId, dates: [act.date] }];
  const all = await roster.all();
  const id = all[act.at % Math.max(1, all.length)]?.id ?? crypto.randomUUID();
  const [site = '', next = ''] = act.forBen ? sites : sites.toReversed();
  switch (act.act) {
    case 'generate':
      return createAnyway();
    case 'create':
      return browser.request(shifts.createShift, {
        body: roster.shift({
          employeeId,
          date: act.date,
          ...(act.startTime && { startTime: act.startTime }),
          ...(act.endTime && { endTime: act.endTime }),
        }),
      });
    case 'update':
      return update(id, {
        ...(act.toBen && { employeeId: other }),
        ...(act.to && { date: act.to }),
        ...(act.startTime && { startTime: act.startTime }),
        ...(act.endTime && { endTime: act.endTime }),
        notes: 'Changed',
      });
    case 'delete':
      return browser.request(shifts.deleteShift, { params: { id } });
    case 'move':
    case 'copy':
      return browser.request(api.transferCells, {
        body: {
          mode: act.act,
          cells: [...cells, { employeeId: other, dates: [act.to ?? act.date] }],
          days: act.days,
          people: [{ from: employeeId, to: other }],
          onConflict: act.onConflict,
        },
      });
    case 'fill':
      return browser.request(api.fillCells, {
        body: {
          sources: [
            {
              employeeId,
              date: act.date,
              cells: [{ employeeId: other, dates: [act.to ?? act.date] }],
            },
          ],
        },
      });
    case 'publish':
      return browser.request(api.changeCells, { body: { action: 'publish', cells } });
    case 'undo': {
      const step = steps[act.at % Math.max(1, steps.length)] ?? crypto.randomUUID();
      return browser.request(api.undoChange, { params: { id: step } });
    }
    case 'undo run': {
      const { runs } = await browser.call(generation.listRuns, { query: {} });
      const run = runs[act.at % Math.max(1, runs.length)]?.id ?? crypto.randomUUID();
      return browser.request(generation.undoRun, { params: { id: run }, body: {} });
    }
    case 'site':
      return browser.request(locations.moveSiteShifts, {
        params: { id: site },
        body: { to: next },
      });
    case 'clock':
      return roster.owner.browser.request(locations.correctTimezone, {
        params: { id: site },
        body: { timezone: act.toBen ? 'Australia/Perth' : 'Australia/Sydney', preview: false },
      });
  }
}

const FINE = new Set([200, 201, 400, 404, 409]);

test('whatever is done, shifts overlap only where someone chose it, and while both stay as they were', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 4, maxLength: 14 }), async (acts) => {
      roster = await createRoster(testApp);
      const yard = await addSite(roster.manager, 'Yard', 'WA');
      await createOverlap();
      const chosen = new Set(await overlaps());
      const steps: string[] = [];
      for (const act of acts) {
        const answer = await carryOut(act, steps, [roster.depot.id, yard.id]);
        expect(FINE.has(answer.statusCode), `${answer.statusCode} ${answer.body}`).toBe(true);
        if (answer.statusCode < 300 && answer.json().undo_id) steps.unshift(answer.json().undo_id);
        const now = await overlaps();
        if (act.act === 'generate') for (const overlap of now) chosen.add(overlap);
        const unchosen = now.filter((overlap) => !chosen.has(overlap));
        expect(unchosen, JSON.stringify({ act, answer: answer.body })).toEqual([]);
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
