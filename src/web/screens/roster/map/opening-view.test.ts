import { expect, test } from 'vitest';
import { boundsOf, openingView } from './opening-view';

const SYDNEY = { latitude: -34, longitude: 151 };
const PERTH = { latitude: -32, longitude: 116 };

test('the map opens in Australia when no site has a pin', () => {
  const { center, zoom } = openingView([]);
  expect(zoom).toBe(12);
  expect(center[0]).toBeGreaterThan(113);
  expect(center[0]).toBeLessThan(154);
  expect(center[1]).toBeGreaterThan(-44);
  expect(center[1]).toBeLessThan(-10);
});

test('the map opens near a single site', () => {
  expect(openingView([SYDNEY])).toEqual({ center: [151, -34], zoom: 14 });
});

test('the map opens between several sites, with bounds that fit them', () => {
  expect(openingView([SYDNEY, PERTH])).toEqual({ center: [133.5, -33], zoom: 10 });
  expect(boundsOf([SYDNEY, PERTH])).toEqual([
    [116, -34],
    [151, -32],
  ]);
});
