// An open roster asks for what changed since its last read. It must end up with what a whole read brings.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateRoster } from '#contract/api/auto-roster';
import * as statuses from '#contract/api/day-statuses';
import { deleteEmployee } from '#contract/api/employees';
import * as api from '#contract/api/roster';
import { RosterWindow } from '#contract/api/roster-window';
import * as groups from '#contract/api/shift-groups';
import * as shifts from '#contract/api/shifts';
import { contentAt, UNCHANGED } from '#contract/cell-codes';
import { mergeWindow } from '#contract/merge-window';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { addMember, type Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { anyAct, carryOut } from '../../testing/roster-acts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { SYSTEM_TEMPLATES } from '../shift-templates/system-templates';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const WEEK = { from: '2027-03-08', to: '2027-03-14' };

async function read(since?: number, { browser }: Person = roster.manager, groups?: string) {
  const part = groups === undefined ? WEEK : { ...WEEK, groups };
  const query = since === undefined ? part : { ...part, since };
  return RosterWindow.parse(await browser.call(api.getRosterWindow, { query }));
}

/** What each cell holds, by employee and day, with the ids of the sites. */
function cellsOf({ rows, contents, sites }: RosterWindow) {
  const cells: Record<string, unknown> = {};
  for (const row of rows) {
    for (let day = 0; day < row.cells.length; day += 1) {
      const number = contentAt(row.cells, day);
      if (number === UNCHANGED) continue;
      const content = contents[number];
      cells[`${row.employee_id} ${day}`] = {
        status: content?.status,
        shifts: content?.shifts.map((shift) => ({ ...shift, site: sites[shift.site] })),
      };
    }
  }
  return cells;
}

/** Everything that a window says, whether it was read whole or merged from changes. */
function tellingOf(window: RosterWindow) {
  const { from, to, revision, since, rows } = window;
  const people = rows.map(({ employee_id }) => employee_id);
  return { from, to, revision, since, people, cells: cellsOf(window) };
}

/** An open roster: it reads its window once, then only changes. */
async function open(person: Person, groups?: string) {
  let window = await read(undefined, person, groups);
  return {
    take(answer: RosterWindow | null) {
      if (answer) window = mergeWindow(window, answer);
    },
    async keepUp() {
      window = mergeWindow(window, await read(window.revision, person, groups));
    },
    telling: () => tellingOf(window),
  };
}

const NOTHING = { status: null, shifts: [] };

/** A group with one person in it. */
async function groupOf(employeeId: string): Promise<string> {
  const body = { name: 'Ward' };
  const { id } = await roster.owner.browser.call(groups.createShiftGroup, { body });
  await roster.owner.browser.call(groups.moveEmployees, {
    body: { moves: [{ employeeId, groupId: id }] },
  });
  return id;
}

const browser = () => roster.manager.browser;
const amyOn = (date: string) => ({ employeeId: roster.amyId, date });

describe('the answer lists only cells that changed', () => {
  test('a new shift is listed in its cell', async () => {
    await roster.add({ date: '2027-03-08' });
    const { revision } = await read();
    await roster.add({ date: '2027-03-10' });
    const answer = await read(revision);
    expect(answer).toMatchObject({ since: revision, revision: revision + 1 });
    expect(answer.sites).toEqual([roster.depot.id]);
    expect(cellsOf(answer)).toEqual({
      [`${roster.amyId} 2`]: { status: null, shifts: [expect.objectContaining({ start: 540 })] },
    });
  });

  test('a deleted shift leaves an empty cell', async () => {
    const shift = await roster.add();
    const { revision } = await read();
    await browser().call(shifts.deleteShift, { params: { id: shift.id } });
    const answer = await read(revision);
    expect(cellsOf(answer)).toEqual({ [`${roster.amyId} 2`]: { status: null, shifts: [] } });
    expect(answer.sites).toEqual([]);
  });

  test('a shift moved to another person and day changes both cells', async () => {
    const shift = await roster.add();
    const { revision } = await read();
    await browser().call(shifts.updateShift, {
      params: { id: shift.id },
      body: { employeeId: roster.benId, date: '2027-03-12' },
    });
    const cells = cellsOf(await read(revision));
    expect(Object.keys(cells).sort()).toEqual([`${roster.amyId} 2`, `${roster.benId} 4`].sort());
  });

  test('an undone change is listed, although its rows have their old version', async () => {
    const shift = await roster.add();
    const before = await read();
    const { undo_id } = await browser().call(shifts.deleteShift, { params: { id: shift.id } });
    const { revision } = await read();
    await browser().call(api.undoChange, { params: { id: undo_id ?? '' } });
    const cell = `${roster.amyId} 2`;
    expect(cellsOf(await read(revision))).toEqual({ [cell]: cellsOf(before)[cell] });
  });

  test('a deleted employee leaves empty cells', async () => {
    await roster.add({ employeeId: roster.benId, date: '2027-03-09' });
    await browser().call(statuses.setDayStatus, {
      body: { employeeId: roster.benId, date: '2027-03-11', status: 'off' },
    });
    const { revision } = await read();
    await browser().call(deleteEmployee, { params: { id: roster.benId } });
    const empty = { status: null, shifts: [] };
    expect(cellsOf(await read(revision))).toEqual({
      [`${roster.benId} 1`]: empty,
      [`${roster.benId} 3`]: empty,
    });
  });

  test('a change on other dates lists nothing', async () => {
    const { revision } = await read();
    await roster.add({ date: '2027-05-10' });
    const answer = await read(revision);
    expect(answer).toMatchObject({ revision: revision + 1, since: revision, rows: [] });
  });

  test('without a change, nothing is listed', async () => {
    const { revision } = await read();
    expect(await read(revision)).toMatchObject({ revision, since: revision, rows: [] });
  });

  test('a small generation is listed', async () => {
    const mine = await open(roster.manager);
    const { revision } = await read();
    await generate('2027-03-01', '2027-03-14');
    expect((await read(revision)).since).toBe(revision);
    await mine.keepUp();
    expect(mine.telling()).toEqual(tellingOf(await read()));
  });
});

function generate(startDate: string, endDate: string) {
  return browser().call(generateRoster, {
    body: {
      templateId: SYSTEM_TEMPLATES.find(({ name }) => name === '4-on-4-off fixed')?.id ?? '',
      startDate,
      endDate,
      employeeIds: [roster.amyId, roster.benId],
      parameters: { default_location_id: roster.depot.id },
    },
  });
}

describe('the answer is the whole window', () => {
  async function expectWhole(since: number) {
    const whole = await read();
    expect(await read(since)).toEqual(whole);
    expect(whole.since).toBeUndefined();
  }

  test('when the log does not go back that far', async () => {
    await roster.add();
    await testApp.sql('delete from roster_changes where org_id = $1', [roster.orgId]);
    await roster.add({ date: '2027-03-11' });
    await expectWhole(0);
    expect((await read(1)).since).toBe(1);
  });

  test('when the revision is from the future, as after a restored backup', async () => {
    await roster.add();
    await expectWhole(7);
  });

  const year = { from: '2027-03-01', to: '2027-12-25' };
  const days = Array.from({ length: 300 }, (_, day) => addDays('2027-03-01' as CalendarDate, day));

  function setOff(...people: string[]) {
    const cells = people.map((employeeId) => ({ employeeId, dates: days }));
    return browser().call(api.changeCells, { body: { action: 'off', cells } });
  }

  test('when one change touched too many cells, except on dates it left alone', async () => {
    expect((await setOff(roster.amyId, roster.benId)).cells).toBeNull();
    await expectWhole(0);
    const query = { from: '2028-03-01', to: '2028-03-31', since: 0 };
    const elsewhere = await browser().call(api.getRosterWindow, { query });
    expect(elsewhere).toMatchObject({ since: 0, rows: [] });
  });

  test('when several changes together touched too many cells', async () => {
    const one = await setOff(roster.amyId);
    expect(one.cells?.rows).toHaveLength(1);
    await setOff(roster.benId);
    const readYear = (since: number) =>
      browser().call(api.getRosterWindow, { query: { ...year, since } });
    expect((await readYear(0)).since).toBeUndefined();
    expect((await readYear(1)).since).toBe(1);
  });
});

test('the log keeps the last 500 changes', async () => {
  await roster.add();
  await testApp.sql('update roster_revisions set revision = revision + 600 where org_id = $1', [
    roster.orgId,
  ]);
  await roster.add({ date: '2027-03-11' });
  const kept = await testApp.sql('select revision from roster_changes where org_id = $1', [
    roster.orgId,
  ]);
  expect(kept).toEqual([{ revision: 602 }]);
});

test('an employee cannot read what changed on the roster', async () => {
  for (const query of [WEEK, { ...WEEK, since: 0 }]) {
    const answer = await roster.amy.browser.request(api.getRosterWindow, { query });
    expect([answer.statusCode, answer.body]).toEqual([403, expect.any(String)]);
  }
});

test('a change that changes nothing leaves the revision as it was', async () => {
  await roster.add();
  const { revision } = await read();
  const on = (...dates: string[]) => [{ employeeId: roster.amyId, dates }];
  const answer = await browser().call(api.changeCells, {
    body: { action: 'publish', cells: on('2027-03-12') },
  });
  expect(answer).toMatchObject({ shifts: 0, statuses: 0, undo_id: null, cells: null });
  await browser().call(api.transferCells, {
    body: { mode: 'move', cells: on('2027-03-10'), days: 1, preview: true },
  });
  expect((await read()).revision).toBe(revision);
});

test('the answer to a change brings its author up to date', async () => {
  const mine = await open(roster.manager);
  const answer = await browser().call(shifts.createShift, { body: roster.shift() });
  mine.take(answer.cells);
  expect(mine.telling()).toEqual(tellingOf(await read()));
});

test('the answer to a change does not hide what a colleague did just before', async () => {
  const mine = await open(roster.manager);
  const kim = await addMember(testApp, roster.orgId, 'admin');
  await kim.browser.call(statuses.setDayStatus, {
    body: { ...amyOn('2027-03-12'), status: 'off' },
  });
  const answer = await browser().call(shifts.createShift, { body: roster.shift() });
  mine.take(answer.cells);
  expect(mine.telling().revision).toBe(0);
  await mine.keepUp();
  expect(mine.telling()).toEqual(tellingOf(await read()));
});

test('whatever two people do, both end up with what a whole read brings', async () => {
  const anyTurn = fc.record({
    act: fc.oneof(
      { weight: 5, arbitrary: anyAct },
      { weight: 1, arbitrary: fc.constant('undo' as const) },
    ),
    byKim: fc.boolean(),
    /** If an event comes late, the next answer brings two changes. */
    late: fc.boolean(),
  });
  const people = [roster.manager, await addMember(testApp, roster.orgId, 'admin')] as const;
  const amysGroup = await groupOf(roster.amyId);
  await fc.assert(
    fc.asyncProperty(fc.array(anyTurn, { minLength: 1, maxLength: 8 }), async (turns) => {
      const views = [await open(people[0]), await open(people[1])] as const;
      const parts = new Map([
        [amysGroup, await open(people[0], amysGroup)],
        ['none', await open(people[0], 'none')],
      ]);
      const undoable: string[][] = [[], []];
      for (const { act, byKim, late } of turns) {
        const author = byKim ? 1 : 0;
        const person = people[author];
        const answer =
          act === 'undo'
            ? await person.browser.request(api.undoChange, {
                params: { id: undoable[author]?.pop() ?? crypto.randomUUID() },
              })
            : await carryOut(roster, act, person);
        if (answer.statusCode < 300) {
          const { undo_id, cells } = answer.json();
          if (undo_id) undoable[author]?.push(undo_id);
          views[author].take(cells);
        }
        if (late) continue;
        for (const view of views) await view.keepUp();
        const whole = tellingOf(await read(undefined, person));
        for (const view of views) expect(view.telling()).toEqual(whole);
      }
      for (const view of views) await view.keepUp();
      const whole = tellingOf(await read(undefined, people[0]));
      for (const view of views) expect(view.telling()).toEqual(whole);
      for (const [groups, view] of parts) {
        await view.keepUp();
        const part = tellingOf(await read(undefined, people[0], groups));
        expect(view.telling()).toEqual(part);
        for (const [cell, content] of Object.entries(part.cells)) {
          expect(whole.cells[cell] ?? NOTHING).toEqual(content);
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('no change is missed while many people change the roster at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 10, maxLength: 16 }), async (acts) => {
      const view = await open(roster.manager);
      let busy = true;
      const revisions: number[] = [];
      const reader = (async () => {
        while (busy) {
          await view.keepUp();
          revisions.push(view.telling().revision);
        }
      })();
      await Promise.all(acts.map((act) => carryOut(roster, act)));
      busy = false;
      await reader;
      await view.keepUp();
      expect(view.telling()).toEqual(tellingOf(await read()));
      expect(revisions).toEqual(revisions.toSorted((one, other) => one - other));
    }),
    { numRuns: 10 },
  );
});
