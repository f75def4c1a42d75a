import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { carriedCells, staysInPlace, transferTo } from './carried-cells';
import { rowOrder } from './selection';

const rows = rowOrder(['amy', 'ben', 'cat', 'dan']);
const from = '2027-01-01' as CalendarDate;
const on = (employeeId: string, date: string) => ({ employeeId, date: date as CalendarDate });
const block = new Map([
  ['amy', new Set([4])],
  ['ben', new Set([3])],
]);

describe('a block of cells', () => {
  it('lands with its top left corner on the target', () => {
    const carried = carriedCells('copy', block, from);
    expect(carried?.origin).toEqual(on('amy', '2027-01-04'));
    expect(carried && transferTo(carried, on('cat', '2027-01-11'), rows)).toEqual({
      mode: 'copy',
      cells: [
        { employeeId: 'amy', dates: ['2027-01-05'] },
        { employeeId: 'ben', dates: ['2027-01-04'] },
      ],
      days: 7,
      people: [
        { from: 'amy', to: 'cat' },
        { from: 'ben', to: 'dan' },
      ],
    });
  });

  it('stays with its people when only the day differs', () => {
    const carried = carriedCells('move', block, from);
    expect(carried && transferTo(carried, on('amy', '2027-01-03'), rows)).toMatchObject({
      days: -1,
      people: [],
    });
  });

  it('does not land where a row is missing', () => {
    const carried = carriedCells('copy', block, from);
    expect(carried && transferTo(carried, on('dan', '2027-01-11'), rows)).toBeUndefined();
  });

  it('moves relative to the cell that was dragged', () => {
    const carried = carriedCells('move', block, from, { employeeId: 'ben', day: 3 });
    const body = carried && transferTo(carried, on('ben', '2027-01-04'), rows);
    expect(body && staysInPlace(body)).toBe(true);
  });
});

it('nothing is carried when nothing is selected', () => {
  expect(carriedCells('copy', new Map(), from)).toBeUndefined();
});
