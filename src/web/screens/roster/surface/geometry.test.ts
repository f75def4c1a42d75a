import { describe, expect, it } from 'vitest';
import { firstWhole, mostVisible, offsetToShow, pooledItems, visibleItems } from './geometry';

describe('visibleItems', () => {
  it.each([
    { offset: 0, seen: { first: 0, end: 3 } },
    { offset: 1, seen: { first: 0, end: 4 } },
    { offset: 45, seen: { first: 1, end: 4 } },
    { offset: 270, seen: { first: 6, end: 9 } },
    { offset: 400, seen: { first: 8, end: 10 } },
    { offset: 900, seen: { first: 10, end: 10 } },
    { offset: -20, seen: { first: 0, end: 3 } },
  ])('shows $seen at $offset', ({ offset, seen }) => {
    expect(visibleItems(offset, 135, 45, 10)).toEqual(seen);
  });

  it.each([3, 14, 20])('is covered by the pool at every offset, with %i items', (count) => {
    const pool = mostVisible(545, 45);
    for (let offset = 0; offset <= Math.max(0, count * 45 - 545); offset += 1) {
      const seen = visibleItems(offset, 545, 45, count);
      const held = pooledItems(offset, 45, count, pool);
      expect(held.first).toBeLessThanOrEqual(seen.first);
      expect(held.end).toBeGreaterThanOrEqual(seen.end);
      expect(held.end - held.first).toBe(Math.min(pool, count));
    }
  });
});

describe('offsetToShow', () => {
  it('stays when the item is seen whole', () => {
    expect(offsetToShow(90, 180, 45, 3)).toBe(90);
  });
  it('goes back to an earlier item, even one that is partly seen', () => {
    expect(offsetToShow(100, 180, 45, 2)).toBe(90);
  });
  it('goes forward until the item ends at the edge', () => {
    expect(offsetToShow(0, 180, 45, 4)).toBe(45);
  });
  it('shows the start of an item that is larger than the view', () => {
    expect(offsetToShow(0, 30, 45, 2)).toBe(90);
  });
});

describe('firstWhole', () => {
  it.each([
    [0, 0],
    [79, 1],
    [80, 1],
    [81, 1],
    [85, 2],
    [99_999, 364],
  ])('at %i it is %i', (offset, day) => {
    expect(firstWhole(offset, 80, 365)).toBe(day);
  });
});
