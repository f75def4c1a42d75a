import { expect, test } from 'vitest';
import basemap from './basemap.json?raw';
import { decodeBasemap } from './basemap-data';

const data = decodeBasemap(JSON.parse(basemap));

function place(name: string) {
  return data.places.features.find(({ properties }) => properties.name === name);
}

/** Applies the even-odd rule to every ring of the land. */
function isLand([x, y]: [number, number]): boolean {
  let inside = false;
  for (const { geometry } of data.land.features) {
    for (const ring of geometry.coordinates) {
      for (let index = 1; index < ring.length; index += 1) {
        const [x1 = 0, y1 = 0] = ring[index - 1] ?? [];
        const [x2 = 0, y2 = 0] = ring[index] ?? [];
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
      }
    }
  }
  return inside;
}

test.each<[string, [number, number]]>([
  ['Alice Springs', [133.88, -23.7]],
  ['Ballarat', [143.85, -37.56]],
  ['Hamilton in New Zealand', [175.28, -37.79]],
  ['Birmingham', [-1.89, 52.48]],
  ['Denver', [-104.99, 39.74]],
  ['Calgary', [-114.07, 51.05]],
])('%s is on land', (_, at) => {
  expect(isLand(at)).toBe(true);
});

test.each<[string, [number, number]]>([
  ['the Tasman Sea', [160, -38]],
  ['Bass Strait', [146, -39.8]],
  ['the Great Australian Bight', [130, -34]],
  ['the North Sea', [3, 56]],
  ['Hudson Bay', [-85, 60]],
])('%s is water', (_, at) => {
  expect(isLand(at)).toBe(false);
});

test.each([
  ['Sydney', 151.21, -33.87],
  ['Canberra', 149.13, -35.28],
  ['Hobart', 147.33, -42.88],
  ['Auckland', 174.76, -36.85],
  ['London', -0.13, 51.51],
  ['Chicago', -87.65, 41.85],
  ['Vancouver', -123.12, 49.25],
  ['Parramatta', 151.0, -33.82],
])('%s is labelled where it is', (name, longitude, latitude) => {
  const [east = 0, north = 0] = place(name)?.geometry.coordinates ?? [];
  expect(Math.hypot(east - longitude, north - latitude)).toBeLessThan(0.1);
});

test('larger places are labelled first', () => {
  const rankOf = (name: string) => place(name)?.properties.rank ?? Number.NaN;
  expect(rankOf('Sydney')).toBeLessThan(rankOf('Newcastle'));
  expect(rankOf('Newcastle')).toBeLessThan(rankOf('Parramatta'));
});

test('the basemap is small enough to ship', () => {
  expect(new TextEncoder().encode(basemap).length).toBeLessThan(300_000);
});
