import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { type CellLook, LOADING } from '../surface/cell-look';
import { wishedLooks } from './wished-looks';

const FROM = '2027-03-01' as CalendarDate;
const EMPTY: CellLook = {
  className: 'cell',
  text: '',
  compactText: '',
  label: 'no shifts',
  showsShifts: false,
  zones: [],
};
const SHIFT: CellLook = {
  ...EMPTY,
  className: 'cell manual',
  text: '09:00\n17:00',
  label: '09:00 to 17:00',
  showsShifts: true,
};
const looks = wishedLooks(
  { from: '2027-03-03' as CalendarDate, rows: [{ employee_id: 'amy', days: 'xprl' }] },
  FROM,
);

test('an empty cell shows when its person can work, from the first day that is known', () => {
  expect([1, 2, 3, 4, 5, 6].map((day) => looks(EMPTY, 'amy', day).className)).toEqual([
    'cell',
    'cell cannot',
    'cell cannot-part',
    'cell wish',
    'cell wish',
    'cell',
  ]);
  expect(looks(EMPTY, 'amy', 4)).toMatchObject({
    text: 'Rather not',
    label: 'no shifts, would rather not work',
  });
  expect(looks(EMPTY, 'amy', 5).text).toBe('Likes to');
  expect(looks(EMPTY, 'ben', 2)).toBe(EMPTY);
});

test('a shift over a wish shows both, a day off says it, and a cell that loads says nothing', () => {
  expect(looks(SHIFT, 'amy', 2)).toEqual({
    ...SHIFT,
    className: 'cell manual over-cannot',
    label: "09:00 to 17:00, can't work",
  });
  expect([3, 4, 5].map((day) => looks(SHIFT, 'amy', day).className)).toEqual([
    'cell manual over-part',
    'cell manual over-rather',
    'cell manual over-like',
  ]);
  const off = { ...EMPTY, className: 'cell off', text: 'Off', label: 'Day Off' };
  expect(looks(off, 'amy', 2)).toEqual({ ...off, label: "Day Off, can't work" });
  expect(looks(LOADING, 'amy', 2)).toBe(LOADING);
});

test('the same cell gives the same object, so that it is drawn once', () => {
  expect(looks(EMPTY, 'amy', 2)).toBe(looks(EMPTY, 'amy', 2));
});
