import { expect, test } from 'vitest';
import { agree, counted, formatCount } from './counted';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-21_500, '-21,500'],
  [1_234_567, '1,234,567'],
])('%d reads %s, as Intl would write it', (count, text) => {
  expect(formatCount(count)).toBe(text);
  expect(new Intl.NumberFormat('en-AU').format(count)).toBe(text);
});

test('a thing agrees with its count', () => {
  expect(counted(0, 'shift')).toBe('0 shifts');
  expect(counted(1, 'shift')).toBe('1 shift');
  expect(counted(1280, 'shift')).toBe('1,280 shifts');
  expect(counted(2, 'person', 'people')).toBe('2 people');
});

test('the rest of the sentence agrees with the count too', () => {
  expect([0, 1, 2].map((count) => agree(count, 'it', 'them'))).toEqual(['them', 'it', 'them']);
});
