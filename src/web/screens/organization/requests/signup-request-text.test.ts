import { expect, test } from 'vitest';
import { REQUEST_STATUS_FILTERS } from '../organization-search';
import { decisionText, emptyText } from './signup-request-text';

test('a decision says when and by whom', () => {
  const decided_at = '2026-11-12T20:00:00Z';
  const robin = { decided_at, decided_by_name: 'Robin Fairweather' };
  expect(decisionText(robin, 'Australia/Sydney')).toBe('13 Nov 2026 by Robin Fairweather');
  expect(decisionText(robin, 'UTC')).toBe('12 Nov 2026 by Robin Fairweather');
  expect(decisionText({ ...robin, decided_by_name: null }, 'UTC')).toBe('12 Nov 2026');
  expect(decisionText({ decided_at: null, decided_by_name: null }, 'UTC')).toBeUndefined();
});

test('each empty list has a text of its own', () => {
  const titles = REQUEST_STATUS_FILTERS.map((status) => emptyText(status).title);
  expect(new Set(titles).size).toBe(titles.length);
});
