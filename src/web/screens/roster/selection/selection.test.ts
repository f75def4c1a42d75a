import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import {
  cellsOf,
  countSelected,
  daysByRow,
  NOTHING,
  rowOrder,
  withBlock,
  withToggled,
} from './selection';

const rows = rowOrder(['amy', 'ben', 'cat', 'dan']);
const plain = (selection: typeof NOTHING, order = rows) =>
  Array.from(daysByRow(selection, order), ([id, days]) => `${id} ${[...days].join(' ')}`);

describe('a block', () => {
  const block = withBlock(NOTHING, { employeeId: 'cat', day: 12 }, { employeeId: 'ben', day: 10 });

  it('covers every cell between its corners, in whichever order they came', () => {
    expect(plain(block)).toEqual(['ben 10 11 12', 'cat 10 11 12']);
    expect(countSelected(block, rows)).toBe(6);
  });

  it('vanishes with the person in its corner instead of selecting someone else', () => {
    const without = rowOrder(['amy', 'ben', 'dan']);
    expect(plain(block, without)).toEqual([]);
    expect(countSelected(block, without)).toBe(0);
  });

  it('keeps single cells beside it, and counts each cell once', () => {
    const single = withToggled(NOTHING, { employeeId: 'ben', day: 11 }, rows);
    const both = withBlock(
      withToggled(single, { employeeId: 'dan', day: 40 }, rows),
      { employeeId: 'ben', day: 10 },
      { employeeId: 'ben', day: 12 },
    );
    expect(plain(both)).toEqual(['ben 11 10 12', 'dan 40']);
    expect(countSelected(both, rows)).toBe(4);
  });
});

describe('a single cell', () => {
  it('is added, and removed again', () => {
    const one = withToggled(NOTHING, { employeeId: 'amy', day: 3 }, rows);
    expect(plain(one)).toEqual(['amy 3']);
    expect(plain(withToggled(one, { employeeId: 'amy', day: 3 }, rows))).toEqual([]);
  });

  it('can be removed from a block', () => {
    const block = withBlock(NOTHING, { employeeId: 'amy', day: 1 }, { employeeId: 'amy', day: 3 });
    expect(plain(withToggled(block, { employeeId: 'amy', day: 2 }, rows))).toEqual(['amy 1 3']);
  });
});

it('sends the cells to the server with their dates in order', () => {
  const days = new Map([['amy', new Set([2, 0])]]);
  expect(cellsOf(days, '2027-01-01' as CalendarDate)).toEqual([
    { employeeId: 'amy', dates: ['2027-01-01', '2027-01-03'] },
  ]);
});
