import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { loadOf, staysInPlace, transferTo } from './carry';
import { rowOrder } from './selection';

const rows = rowOrder(['amy', 'ben', 'cat', 'dan']);
const from = '2027-01-01' as CalendarDate;
const on = (employeeId: string, date: string) => ({ employeeId, date: date as CalendarDate });
const block = new Map([
  ['amy', new Set([4])],
  ['ben', new Set([3])],
]);

describe('a block of cells', () => {
  it('comes down with its top left corner on the target', () => {
    const load = loadOf('copy', block, from);
    expect(load?.origin).toEqual(on('amy', '2027-01-04'));
    expect(load && transferTo(load, on('cat', '2027-01-11'), rows)).toEqual({
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
    const load = loadOf('move', block, from);
    expect(load && transferTo(load, on('amy', '2027-01-03'), rows)).toMatchObject({
      days: -1,
      people: [],
    });
  });

  it('has no place where a row is missing', () => {
    const load = loadOf('copy', block, from);
    expect(load && transferTo(load, on('dan', '2027-01-11'), rows)).toBeUndefined();
  });

  it('moves by the cell that was dragged', () => {
    const load = loadOf('move', block, from, { employeeId: 'ben', day: 3 });
    const body = load && transferTo(load, on('ben', '2027-01-04'), rows);
    expect(body && staysInPlace(body)).toBe(true);
  });
});

it('nothing selected is no load', () => {
  expect(loadOf('copy', new Map(), from)).toBeUndefined();
});
