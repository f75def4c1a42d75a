import { describe, expect, it } from 'vitest';
import type { Cell, CellShift } from '../cells/cell';
import { shift } from '../testing/rules-input';
import { date, zone } from '../testing/times';
import { shiftsAndStatusesOf } from './person-from-cells';

const cellShift: CellShift = {
  start: 19 * 60,
  end: 7 * 60,
  site: 'depot',
  published: true,
  auto: false,
  code: 'N',
};
const DAYS = { from: date('2027-05-03'), to: date('2027-05-05') };

function read(cells: Record<string, Cell>) {
  return shiftsAndStatusesOf('amy', DAYS, {
    read: (_employeeId, on) => cells[on],
    zoneOf: () => zone('Australia/Sydney'),
  });
}

describe('the days of the grid', () => {
  it('F25 give the shifts that the server stores', () => {
    const { shifts } = read({
      '2027-05-04': { status: null, shifts: [{ ...cellShift, id: 'kept' }, cellShift] },
    });
    const same = shift('2027-05-04', '19:00', '07:00', { code: 'N' });
    expect(shifts).toEqual([
      { ...same, id: 'kept' },
      { ...same, id: '2027-05-04 1' },
    ]);
  });

  it('F25 give the statuses, and nothing for days that have not been read', () => {
    const { shifts, statuses } = read({ '2027-05-03': { status: 'sick', shifts: [] } });
    expect(shifts).toEqual([]);
    expect([...statuses]).toEqual([['2027-05-03', 'sick']]);
  });
});
