import { expect, test } from 'vitest';
import { clustersOf } from './cluster';

const at = (name: string, latitude: number, longitude: number) => ({
  name,
  at: { latitude, longitude },
});
const SYDNEY = at('Sydney', -33.8688, 151.2093);
const PARRAMATTA = at('Parramatta', -33.815, 151.0011);
const PERTH = at('Perth', -31.9523, 115.8613);
const SYDNEY_TOO = at('Sydney too', -33.8688, 151.2093);

function names(zoom: number) {
  return clustersOf([SYDNEY, PARRAMATTA, PERTH, SYDNEY_TOO], zoom).map(({ items }) =>
    items.map(({ name }) => name),
  );
}

test('the sites of a city are one marker from far away', () => {
  expect(names(3)).toEqual([['Sydney', 'Parramatta', 'Sydney too'], ['Perth']]);
});

test('only sites on the same spot stay together from nearby', () => {
  expect(names(12)).toEqual([['Sydney', 'Sydney too'], ['Parramatta'], ['Perth']]);
});

test('a cluster stands in the middle of its sites', () => {
  const [both] = clustersOf([SYDNEY, PARRAMATTA], 3);
  expect(both?.at.latitude).toBeCloseTo(-33.8419, 4);
  expect(both?.at.longitude).toBeCloseTo(151.1052, 4);
});

test('sites 44 pixels apart get a marker each', () => {
  // At zoom 0 the world is 512 pixels wide: 31 degrees are just over 44, 30 just under.
  expect(clustersOf([at('a', 0, 0), at('b', 0, 31)], 0)).toHaveLength(2);
  expect(clustersOf([at('a', 0, 0), at('b', 0, 30)], 0)).toHaveLength(1);
});
