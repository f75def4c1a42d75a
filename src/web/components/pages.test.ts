import { expect, test } from 'vitest';
import { pagesOf, showingText } from './pages';

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [1204, 61],
])('%d rows fill %d pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages);
});

test.each([
  [1, 3, 'Showing 1 to 3 of 3 requests'],
  [2, 1204, 'Showing 21 to 40 of 1,204 requests'],
  [61, 1204, 'Showing 1,201 to 1,204 of 1,204 requests'],
  [1, 0, 'Showing 0 to 0 of 0 requests'],
])('page %d of %d rows: %s', (page, total, text) => {
  expect(showingText(page, total, 'requests')).toBe(text);
});
