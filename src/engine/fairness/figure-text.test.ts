import { expect, it } from 'vitest';
import type { Compared } from './compare-figures';
import { figureText } from './figure-text';

const figure = (changes: Partial<Compared>): Compared => ({
  count: 0,
  fromPattern: 0,
  minutes: null,
  outOf: null,
  per100Hours: null,
  median: null,
  medianPer100Hours: null,
  ...changes,
});

it('J9 says the figure with its hours, the median of the group, and the share of all hours', () => {
  const nights = { count: 14, minutes: 168 * 60, per100Hours: 8.24, median: 11 };
  expect(figureText('nights', figure({ ...nights, medianPer100Hours: 7.5 }), 'ICU')).toEqual({
    figure: '14 nights, 168 h',
    median: 'The median of ICU is 11.',
    share: '8.2 per 100 rostered hours, the median is 7.5.',
  });
  expect(figureText('nights', figure({ ...nights, median: null }), 'ICU')).toEqual({
    figure: '14 nights, 168 h',
    median: null,
    share: '8.2 per 100 rostered hours.',
  });
});

it.each([
  ['weekends', { count: 1, minutes: 480 }, '1 weekend, 8 h'],
  ['holidays', { count: 0, minutes: 0 }, '0 public holidays'],
  ['short-notice', { count: 1 }, '1 change at short notice'],
  ['refused-leave', { count: 2 }, '2 leave requests declined'],
  ['wishes', { count: 3, outOf: 4 }, '3 of 4 wishes kept, 75 %'],
  ['wishes', { count: 0, outOf: 1 }, '0 of 1 wish kept, 0 %'],
  ['wishes', { outOf: 0 }, 'No wishes'],
  [
    'nights',
    { count: 9, fromPattern: 4, minutes: 6480 },
    '9 nights, 108 h (4 by the pattern, not yet published)',
  ],
] as const)('J9 says %s in words', (line, changes, expected) => {
  expect(figureText(line, figure(changes), 'your group').figure).toBe(expected);
});

it('J9 says the median of wishes as a percentage', () => {
  expect(
    figureText('wishes', figure({ count: 3, outOf: 4, median: 66.66 }), 'your group').median,
  ).toBe('The median of your group is 66.7 %.');
});
