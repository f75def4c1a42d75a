import { expect, test } from 'vitest';
import { addedDate } from './added-date';

test('the day as the organisation counts it', () => {
  const lateInLondon = '2026-11-12T22:30:00.000Z';
  expect(addedDate(lateInLondon, 'Australia/Sydney')).toBe('13 Nov 2026');
  expect(addedDate(lateInLondon, 'Europe/London')).toBe('12 Nov 2026');
});
