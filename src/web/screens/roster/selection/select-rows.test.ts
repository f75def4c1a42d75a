import { describe, expect, it } from 'vitest';
import { allChecked, rowChecked, withAllToggled, withRowToggled } from './select-rows';
import { countSelected, daysByRow, NOTHING, rowOrder, withBlock, withToggled } from './selection';

const rows = rowOrder(['amy', 'ben', 'cat']);
const days = { first: 10, end: 13 };
const plain = (selection: typeof NOTHING) =>
  Array.from(daysByRow(selection, rows), ([id, set]) => `${id} ${[...set].join(' ')}`);
const checks = (selection: typeof NOTHING, range = days) => [
  ...rows.ids.map((id) => rowChecked(selection, id, range, rows)),
  allChecked(selection, range, rows),
];

describe('one row', () => {
  const ben = withRowToggled(NOTHING, 'ben', days, rows);

  it('is selected with the days in view, and unselected again', () => {
    expect(plain(ben)).toEqual(['ben 10 11 12']);
    expect(checks(ben)).toEqual(['false', 'true', 'false', 'mixed']);
    expect(countSelected(withRowToggled(ben, 'ben', days, rows), rows)).toBe(0);
  });

  it('is completed first when a part of it is selected', () => {
    const part = withToggled(NOTHING, { employeeId: 'ben', day: 11 }, rows);
    expect(checks(part)).toEqual(['false', 'mixed', 'false', 'mixed']);
    expect(plain(withRowToggled(part, 'ben', days, rows))).toEqual(['ben 11 10 12']);
  });

  it('is mixed when other days come into view, and keeps the days that left it', () => {
    const later = { first: 12, end: 15 };
    expect(checks(ben, later)).toEqual(['false', 'mixed', 'false', 'mixed']);
    expect(plain(withRowToggled(ben, 'ben', later, rows))).toEqual(['ben 10 11 12 13 14']);
  });

  it('leaves the other rows of a block', () => {
    const corner = (employeeId: string, day: number) => ({ employeeId, day });
    const block = withBlock(NOTHING, corner('amy', 10), corner('ben', 12));
    expect(plain(withRowToggled(block, 'amy', days, rows))).toEqual(['ben 10 11 12']);
  });
});

describe('everyone', () => {
  const all = withAllToggled(NOTHING, days, rows);

  it('is selected and unselected', () => {
    expect(countSelected(all, rows)).toBe(9);
    expect(checks(all)).toEqual(['true', 'true', 'true', 'true']);
    expect(withAllToggled(all, days, rows)).toBe(NOTHING);
  });

  it('is checked when the rows were selected one by one', () => {
    let one = NOTHING;
    for (const id of rows.ids) one = withRowToggled(one, id, days, rows);
    expect(checks(one).at(-1)).toBe('true');
    expect(checks(withRowToggled(one, 'cat', days, rows))).toEqual([
      'true',
      'true',
      'false',
      'mixed',
    ]);
  });

  it('selects nothing when nobody is shown', () => {
    expect(withAllToggled(NOTHING, days, rowOrder([]))).toBe(NOTHING);
  });
});
