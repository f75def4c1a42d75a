import { describe, expect, it } from 'vitest';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import type { RosterCell, RosterShift } from './roster-cells';
import { cellsAfter } from './roster-cells-pending';
import type { RosterChange } from './roster-changes';

const shift = (more: Partial<RosterShift> = {}): RosterShift => ({
  start: 540,
  end: 1020,
  site: 'depot',
  published: true,
  auto: false,
  code: null,
  ...more,
});
const night = shift({ start: 1140, end: 420, auto: true, code: 'N' });

type Cells = Record<string, RosterCell>;
const NOW: Cells = {
  'amy 2027-03-01': { status: null, shifts: [shift()] },
  'amy 2027-03-02': { status: 'sick', shifts: [night] },
  'ben 2027-03-01': { status: null, shifts: [] },
  'ben 2027-03-02': { status: null, shifts: [shift({ start: 600, end: 900 })] },
};

/** All cells after the changes; the second time over, as when the new state has been read. */
function outcome(...changes: RosterChange[]): Cells {
  const once = applied(NOW, changes);
  expect(applied(once, changes)).toEqual(once);
  return once;
}

function applied(cells: Cells, changes: RosterChange[]): Cells {
  const changed = cellsAfter(changes, (id, date) => cells[`${id} ${date}`]);
  const all = { ...cells };
  for (const [id, row] of changed) for (const [date, cell] of row) all[`${id} ${date}`] = cell;
  return all;
}

const day = (employeeId: string, ...dates: string[]) => ({ employeeId, dates });
const record = {
  id: 's1',
  employee_id: 'amy',
  location_id: 'depot',
  date: '2027-03-01' as CalendarDate,
  timezone: 'Australia/Sydney',
  start_at: '2027-02-28T22:00:00.000Z',
  end_at: '2027-03-01T06:00:00.000Z',
} as Shift;
const create = {
  employeeId: 'ben',
  locationId: 'depot',
  date: '2027-03-02',
  startTime: '16:00',
  endTime: '22:00',
};

describe('a single change', () => {
  it('creates a draft made by hand', () => {
    const cells = outcome({ type: 'create', body: create });
    expect(
      cells['ben 2027-03-02']?.shifts.map(({ start, published }) => [start, published]),
    ).toEqual([
      [600, true],
      [960, false],
    ]);
  });

  it('creates nothing over a shift in the way, or replaces it', () => {
    const body = { ...create, startTime: '14:00' };
    expect(outcome({ type: 'create', body })).toEqual(NOW);
    const replaced = outcome({ type: 'create', body: { ...body, overwrite: true } });
    expect(replaced['ben 2027-03-02']?.shifts.map(({ start }) => start)).toEqual([840]);
  });

  it('deletes the shift by its time and site', () => {
    expect(outcome({ type: 'delete', shift: record })['amy 2027-03-01']?.shifts).toEqual([]);
  });

  it('moves a shift to another day and person', () => {
    const cells = outcome({ type: 'update', shift: record, body: { employeeId: 'ben' } });
    expect(cells['amy 2027-03-01']?.shifts).toEqual([]);
    expect(cells['ben 2027-03-01']?.shifts).toEqual([shift()]);
  });

  it('sets, removes and clears the status of a day', () => {
    const set = outcome({
      type: 'set-status',
      employeeId: 'amy',
      date: '2027-03-01',
      status: 'off',
    });
    expect(set['amy 2027-03-01']).toEqual({ status: 'off', shifts: [shift()] });
    const removed = outcome({ type: 'remove-status', employeeId: 'amy', date: '2027-03-02' });
    expect(removed['amy 2027-03-02']).toEqual({ status: null, shifts: [night] });
    const cleared = outcome({ type: 'clear-day', employeeId: 'amy', date: '2027-03-02' });
    expect(cleared['amy 2027-03-02']).toEqual({ status: null, shifts: [] });
  });
});

describe('many cells at once', () => {
  const cells = [day('amy', '2027-03-01', '2027-03-02'), day('ben', '2027-03-02')];

  it('become drafts, and published again', () => {
    const drafts = outcome({ type: 'cells', body: { action: 'unpublish', cells } });
    expect(drafts['amy 2027-03-02']?.shifts).toEqual([{ ...night, published: false }]);
    const both = outcome(
      { type: 'cells', body: { action: 'unpublish', cells } },
      { type: 'cells', body: { action: 'publish', cells } },
    );
    expect(both).toEqual(NOW);
  });

  it('lose their shifts, not their status', () => {
    const cells2 = outcome({ type: 'cells', body: { action: 'delete-shifts', cells } });
    expect(cells2['amy 2027-03-02']).toEqual({ status: 'sick', shifts: [] });
  });

  it('say nothing of days that have not been read', () => {
    const unread = [day('amy', '2027-09-01')];
    expect(outcome({ type: 'cells', body: { action: 'off', cells: unread } })).toEqual(NOW);
  });
});

describe('a transfer', () => {
  const from = [day('amy', '2027-03-01')];
  const toBen = [{ from: 'amy', to: 'ben' }];

  it('moves shifts as they are', () => {
    const cells = applied(NOW, [
      { type: 'transfer', body: { mode: 'move', cells: from, days: 0, people: toBen } },
    ]);
    expect(cells['amy 2027-03-01']?.shifts).toEqual([]);
    expect(cells['ben 2027-03-01']?.shifts).toEqual([shift()]);
  });

  it('copies shifts as drafts made by hand', () => {
    const nights = [day('amy', '2027-03-02')];
    const cells = outcome({
      type: 'transfer',
      body: { mode: 'copy', cells: nights, days: -1, people: toBen },
    });
    expect(cells['amy 2027-03-02']).toEqual(NOW['amy 2027-03-02']);
    expect(cells['ben 2027-03-01']?.shifts).toEqual([
      { ...night, published: false, auto: false, code: null },
    ]);
  });

  it('leaves alone what is in the way', () => {
    const body = { mode: 'copy' as const, cells: from, days: 1, people: toBen };
    expect(outcome({ type: 'transfer', body })['ben 2027-03-02']).toEqual(NOW['ben 2027-03-02']);
  });

  it('moves a block a day further over its own place', () => {
    const block = [day('amy', '2027-03-01', '2027-03-02')];
    const cells = applied(NOW, [
      { type: 'transfer', body: { mode: 'move', cells: block, days: 1 } },
    ]);
    expect(cells['amy 2027-03-01']?.shifts).toEqual([]);
    expect(cells['amy 2027-03-02']).toEqual({ status: 'sick', shifts: [shift()] });
  });
});
