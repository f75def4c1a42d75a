import { expect, test } from 'vitest';
import type { Instant, Zone } from '#engine/time/kinds';
import { formatFigure, weekText } from './figures';

test.each([
  [0, '0'],
  [8, '8'],
  [37.5, '37.5'],
  [7.333_333, '7.3'],
  [7.96, '8'],
  [1240, '1,240'],
  [1240.25, '1,240.3'],
])('%d reads %s', (number, text) => {
  expect(formatFigure(number)).toBe(text);
});

test('the week is that of the organisation: Monday in Sydney while it is still Sunday in UTC', () => {
  const now = Date.parse('2026-11-15T14:00:00Z') as Instant;
  expect(weekText(now, 'Australia/Sydney' as Zone, 'monday')).toBe('Mon 16 Nov to Sun 22 Nov');
  expect(weekText(now, 'UTC' as Zone, 'monday')).toBe('Mon 9 Nov to Sun 15 Nov');
  expect(weekText(now, 'UTC' as Zone, 'sunday')).toBe('Sun 15 Nov to Sat 21 Nov');
});
