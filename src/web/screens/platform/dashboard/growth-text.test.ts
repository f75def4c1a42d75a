import { expect, test } from 'vitest';
import { growthText, revenueText } from './growth-text';

test.each([
  [null, 'New', 'none'],
  [0, 'No change in 30 days', 'none'],
  [0.04, 'No change in 30 days', 'none'],
  [-0.04, 'No change in 30 days', 'none'],
  [12, '+12% in 30 days', 'up'],
  [12.34, '+12.3% in 30 days', 'up'],
  [1250, '+1,250% in 30 days', 'up'],
  [-8.3333, '-8.3% in 30 days', 'down'],
  [-100, '-100% in 30 days', 'down'],
])('%s reads %s', (perCent, text, direction) => {
  expect(growthText(perCent)).toEqual({ text, direction });
});

test('revenue has no cents and names its currency', () => {
  expect(revenueText(0, 'AUD')).toBe('$0 AUD');
  expect(revenueText(1247.4, 'NZD')).toBe('$1,247 NZD');
  expect(revenueText(null, null)).toBe('Not known');
});
