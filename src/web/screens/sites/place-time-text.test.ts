import { expect, test } from 'vitest';
import { placeTimeText } from './place-time-text';

test.each([
  ['Australia/Sydney', 'Sydney time'],
  ['Australia/Broken_Hill', 'Broken Hill time'],
  ['America/Indiana/Indianapolis', 'Indianapolis time'],
  ['UTC', 'UTC'],
])('%s reads %s', (zone, name) => {
  expect(placeTimeText(zone)).toBe(name);
});
