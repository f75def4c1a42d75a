import { expect, test } from 'vitest';
import { decodeLine } from './encoded-line';

test('reads the example of the format’s own description', () => {
  expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5)).toEqual([
    [-120.2, 38.5],
    [-120.95, 40.7],
    [-126.453, 43.252],
  ]);
});

test('nothing is no line', () => {
  expect(decodeLine('', 3)).toEqual([]);
});
