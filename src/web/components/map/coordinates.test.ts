import { expect, test } from 'vitest';
import { roundCoordinates } from './coordinates';

test('coordinates are rounded to about a metre', () => {
  expect(roundCoordinates({ latitude: -33.868823456, longitude: 151.209296123 })).toEqual({
    latitude: -33.86882,
    longitude: 151.2093,
  });
});

test.each([
  [190, -170],
  [-190, 170],
  [540, -180],
  [180, 180],
  [-180, -180],
])('longitude %d is %d', (given, expected) => {
  expect(roundCoordinates({ latitude: 0, longitude: given }).longitude).toBe(expected);
});
