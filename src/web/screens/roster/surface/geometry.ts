// The geometry of the grid, in pixels. The sizes are those of the specification.
export const ROW_HEIGHT = 45;
export const HEADER_HEIGHT = 55;
export const NAME_WIDTH = 160;
export const DAY_WIDTH = { normal: 80, compact: 28 } as const;
export const OUT_OF_SIGHT = 'translateX(-9999px)';
export type Zoom = keyof typeof DAY_WIDTH;

/** From `first` up to, not including, `end`. */
export interface Range {
  first: number;
  end: number;
}

/** The items of a line that are in view, in part or whole. */
export function visibleItems(offset: number, view: number, size: number, count: number): Range {
  const first = Math.max(0, Math.min(count, Math.floor(offset / size)));
  return { first, end: Math.max(first, Math.min(count, Math.ceil((offset + view) / size))) };
}

/** The items that are seen whole; nobody notices a missing pixel or two. */
export function wholeItems(offset: number, view: number, size: number, count: number): Range {
  const first = firstWhole(offset, size, count);
  const end = Math.min(count, Math.floor((offset + view) / size + 0.02));
  return { first, end: Math.max(first, end) };
}

/** The items that a pool shows. The pool is always full, or a spare element would show old content. */
export function pooledItems(offset: number, size: number, count: number, pool: number): Range {
  const first = Math.max(0, Math.min(Math.floor(offset / size), count - pool));
  return { first, end: Math.min(count, first + pool) };
}

/** The most items that a view can show, wherever it is scrolled. */
export function mostVisible(view: number, size: number): number {
  return Math.ceil(view / size) + 1;
}

/** The nearest offset at which the item is seen whole. */
export function offsetToShow(offset: number, view: number, size: number, index: number): number {
  const start = index * size;
  if (start < offset) return start;
  return Math.max(offset, Math.min(start, start + size - view));
}

/** The first item that is seen whole. */
export function firstWhole(offset: number, size: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.ceil(offset / size - 0.02)));
}
