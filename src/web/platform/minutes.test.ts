import { expect, test } from 'vitest';
import type { WallTime } from '#engine/time/kinds';
import { hoursOfMinutes, minutesOfHours, minutesOfTime, timeOfMinutes } from './minutes';

test('a clock reading is minutes after midnight and back', () => {
  expect(minutesOfTime('07:30' as WallTime)).toBe(450);
  expect(timeOfMinutes(450)).toBe('07:30');
  expect(timeOfMinutes(24 * 60 + 5)).toBe('00:05');
});

test('every length of whole minutes comes back from its hours', () => {
  for (let minutes = 0; minutes <= 24 * 60; minutes += 1) {
    expect(minutesOfHours(hoursOfMinutes(minutes))).toBe(minutes);
  }
  expect(hoursOfMinutes(440)).toBe(7.33);
  expect(minutesOfHours(Number.NaN)).toBeNaN();
});
