import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import type { CellLook } from '../surface/cell-look';
import { answeredLooks } from './answered-looks';

const FROM = '2027-03-08' as CalendarDate;
const look = (className: string, text: string, showsShifts = true): CellLook => ({
  className,
  text,
  compactText: 'D',
  label: '09:00 to 17:00',
  showsShifts,
  zones: [],
});
const answered = answeredLooks(
  { from: '2027-03-10' as CalendarDate, rows: [{ employee_id: 'amy', days: 'sc x' }] },
  FROM,
);
const SHIFT = look('cell manual', '09:00 D\n17:00');

test('a sign of its own shape ends the second line, and its word the label', () => {
  const days = [1, 2, 3, 4, 5, 6].map((day) => answered(SHIFT, 'amy', day));
  expect(days.map(({ text }) => text.split('\n')[1])).toEqual([
    '17:00',
    '17:00 ◉',
    '17:00 ✓',
    '17:00',
    '17:00 ✗',
    '17:00',
  ]);
  expect(days.map(({ label }) => label.split(', ')[1])).toEqual([
    undefined,
    'Seen',
    'Confirmed',
    undefined,
    "Can't work",
    undefined,
  ]);
  expect(answered(SHIFT, 'ben', 3)).toBe(SHIFT);
});

test('the same look with the same answer is the same object, so that it is not drawn again', () => {
  expect(answered(SHIFT, 'amy', 3)).toBe(answered(SHIFT, 'amy', 3));
});

test('a status, a draft and an empty cell keep their text', () => {
  expect(answered(look('cell sick uncovered', 'S\nUncovered', false), 'amy', 3)).toMatchObject({
    text: 'S\nUncovered',
    label: '09:00 to 17:00, Confirmed',
  });
  expect(answered(look('cell both draft', '7–15\n16–22'), 'amy', 3).text).toBe('7–15\n16–22');
  const empty = look('cell', '', false);
  expect(answered(empty, 'amy', 3)).toBe(empty);
});

test('a sign leaves room for the letter of a finding', () => {
  expect(answered(look('cell auto found-warn', '09:00\n17:00'), 'amy', 3).text).toMatch(
    /17:00 ✓\u202f+$/,
  );
});
