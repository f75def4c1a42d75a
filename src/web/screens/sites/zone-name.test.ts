import { expect, test } from 'vitest';
import { zoneName } from './zone-name';

test.each([
  ['Australia/Sydney', 'Sydney time'],
  ['Australia/Broken_Hill', 'Broken Hill time'],
  ['America/Indiana/Indianapolis', 'Indianapolis time'],
  ['UTC', 'UTC'],
])('%s is %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
