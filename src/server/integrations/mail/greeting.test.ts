import { expect, test } from 'vitest';
import { greeting } from './greeting';

test.each([
  ['Amy Able', 'Hi Amy,'],
  ["Siobhán O'Brien", 'Hi Siobhán,'],
  ['Min-jun  Park', 'Hi Min-jun,'],
  ['Cher', 'Hi Cher,'],
  ['J. Smith', 'Hi J. Smith,'],
  ['J Smith', 'Hi J Smith,'],
  ['Able, Amy', 'Hi Able, Amy,'],
  ['Dr Amy Able', 'Hi Dr Amy Able,'],
  ['DR. Amy Able', 'Hi DR. Amy Able,'],
  [' Amy Able ', 'Hi Amy,'],
])('%s: %s', (name, expected) => {
  expect(greeting(name)).toBe(expected);
});
