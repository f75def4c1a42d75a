import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import type { CellLook } from '../surface/cell-look';
import { actualLooks } from './actual-looks';

const look: CellLook = {
  className: 'cell manual',
  text: '09:00\n17:00',
  compactText: '09',
  label: '09:00 to 17:00',
  showsShifts: true,
  zones: [],
};
const drawn = actualLooks(
  {
    from: '2027-03-10' as CalendarDate,
    rows: [{ employee_id: 'amy', days: '19  3a1~1?uu5599' }],
  },
  '2027-03-08' as CalendarDate,
);

test('a bar from start to end, by the class of the cell, and its words in the label', () => {
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((day) => drawn(look, 'amy', day));
  expect(days.map(({ className }) => className.slice('cell manual '.length))).toEqual([
    '',
    'actual bar-19',
    '',
    'actual bar-3a',
    'actual s1 e9 running',
    'actual s1 e9 odd',
    'actual s0 ea odd',
    'actual bar-56',
    'actual bar-9a',
    '',
  ]);
  expect(days[3]?.label).toBe('09:00 to 17:00, clocked, came late, stayed longer');
  expect(drawn(look, 'ben', 2)).toBe(look);
});

test('the same look with the same bar is the same object, so that it is not drawn again', () => {
  expect(drawn(look, 'amy', 2)).toBe(drawn(look, 'amy', 2));
});

test('a cell that is not loaded shows nothing', () => {
  const loading = { ...look, className: 'cell loading' };
  expect(drawn(loading, 'amy', 2)).toBe(loading);
});
