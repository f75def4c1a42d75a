import { expect, test } from 'vitest';
import { growthText, wholeDollars } from './growth-text';

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

test('dollars have no cents', () => {
  expect(wholeDollars(0)).toBe('$0');
  expect(wholeDollars(1247)).toBe('$1,247');
});
