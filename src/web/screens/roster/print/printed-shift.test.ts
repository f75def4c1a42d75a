import { expect, test } from 'vitest';
import { linesOf } from './printed-shift';

const shift = { start: 1320, end: 365, site: 0, published: true, auto: false, code: null };

test('a week has room for times and site, a fortnight for times, a month for the code or the hours', () => {
  expect(linesOf(shift, 'week', 'Depot')).toEqual(['22:00–06:05', 'Depot']);
  expect(linesOf(shift, 'fortnight', 'Depot')).toEqual(['22:00', '06:05']);
  expect(linesOf(shift, 'month', 'Depot')).toEqual(['22', '06']);
  expect(linesOf({ ...shift, code: 'N' }, 'month', 'Depot')).toEqual(['N']);
});
