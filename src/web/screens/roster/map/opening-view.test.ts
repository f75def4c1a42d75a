import { expect, test } from 'vitest';
import { boundsOf, openingView } from './opening-view';

const SYDNEY = { latitude: -34, longitude: 151 };
const PERTH = { latitude: -32, longitude: 116 };

test('without a located site it opens in Australia', () => {
  const { center, zoom } = openingView([]);
  expect(zoom).toBe(12);
  expect(center[0]).toBeGreaterThan(113);
  expect(center[0]).toBeLessThan(154);
  expect(center[1]).toBeGreaterThan(-44);
  expect(center[1]).toBeLessThan(-10);
});

test('one site is shown from near', () => {
  expect(openingView([SYDNEY])).toEqual({ center: [151, -34], zoom: 14 });
});

test('several are shown from the middle, and have bounds to fit', () => {
  expect(openingView([SYDNEY, PERTH])).toEqual({ center: [133.5, -33], zoom: 10 });
  expect(boundsOf([SYDNEY, PERTH])).toEqual([
    [116, -34],
    [151, -32],
  ]);
});
