import { expect, test } from 'vitest';
import { countWords, formatCount } from './count-words';

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

test('one of a thing, and many', () => {
  expect(countWords(1, 'shift')).toBe('1 shift');
  expect(countWords(1280, 'shift')).toBe('1,280 shifts');
  expect(countWords(2, 'person', 'people')).toBe('2 people');
});
