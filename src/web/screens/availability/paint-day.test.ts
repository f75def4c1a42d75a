import { expect, test } from 'vitest';
import type { DayWishes } from '#contract/api/availability';
import type { WishValue } from '#engine/availability/availability';
import type { WallTime } from '#engine/time/kinds';
import { type Brush, paintDay } from './paint-day';
import { wishText } from './wish-text';

const SILENT: DayWishes = { wishes: [], extra: 'ask' };
const brush = (value: WishValue | 'can', from?: string, to?: string): Brush => ({
  paints: 'work',
  value,
  times: from && to ? { from: from as WallTime, to: to as WallTime } : null,
});
const painted = (...brushes: Brush[]) => brushes.reduce(paintDay, SILENT);

test('a whole day replaces everything, and can takes it all away', () => {
  expect(painted(brush('like', '09:00', '12:00'), brush('cannot')).wishes).toEqual([
    { value: 'cannot', times: null },
  ]);
  expect(painted(brush('cannot'), brush('can'))).toEqual(SILENT);
});

test('parts of a day stand beside each other, in order', () => {
  const day = painted(
    brush('cannot'),
    brush('like', '18:00', '23:00'),
    brush('rather-not', '06:00', '09:00'),
    brush('cannot', '18:00', '23:00'),
  );
  expect(wishText(day)).toBe("rather not 06:00–09:00, can't 18:00–23:00");
});

test('extra work leaves the wishes alone', () => {
  const day = painted(brush('cannot'), { paints: 'extra', value: 'please' });
  expect(day).toEqual({ wishes: [{ value: 'cannot', times: null }], extra: 'please' });
  expect(wishText(day)).toBe("can't, ask first for extra work");
  expect(wishText(SILENT)).toBe('can work');
});

test('a day never holds more parts than the server takes', () => {
  const hours = Array.from({ length: 12 }, (_, hour) => String(hour).padStart(2, '0'));
  const day = painted(...hours.map((hour) => brush('like', `${hour}:00`, `${hour}:30`)));
  expect(day.wishes).toHaveLength(6);
});
