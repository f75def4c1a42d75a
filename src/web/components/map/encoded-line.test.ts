import { expect, test } from 'vitest';
import { decodeLine } from './encoded-line';

test('the example from the description of the format is read', () => {
  expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5)).toEqual([
    [-120.2, 38.5],
    [-120.95, 40.7],
    [-126.453, 43.252],
  ]);
});

test('an empty text is an empty line', () => {
  expect(decodeLine('', 3)).toEqual([]);
});
