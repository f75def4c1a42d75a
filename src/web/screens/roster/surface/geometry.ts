// The geometry of the grid, in pixels. The sizes are those of the specification.
export const NAME_WIDTH = 160;
export const DAY_WIDTH = { normal: 80, compact: 28 } as const;
export const OUT_OF_SIGHT = 'translateX(-9999px)';
export type Zoom = keyof typeof DAY_WIDTH;

/** As whole pixels of the screen: text between two of them is blurred, and jumps when the grid comes to rest. */
export function inWholePixels(size: number): number {
  return Math.round(inPixels(size)) / devicePixelRatio;
}

/** The browser counts in parts of 64, and what it tells is less exact: half a pixel could be less than half. */
export function inPixels(size: number): number {
  return Math.round(size * devicePixelRatio * 64) / 64;
}

export const rowHeight = () => inWholePixels(45);
export const headerHeight = () => inWholePixels(55);
export const monthsHeight = () => inWholePixels(22);
/** As thin as the browser makes a border of one pixel. */
export const lineWidth = () => Math.max(1, Math.floor(devicePixelRatio)) / devicePixelRatio;

/** To the style sheet. */
export function tellSizes({ style }: HTMLElement): void {
  style.setProperty('--row-height', `${rowHeight()}px`);
  style.setProperty('--header-height', `${headerHeight()}px`);
  style.setProperty('--months-height', `${monthsHeight()}px`);
  style.setProperty('--line-width', `${lineWidth()}px`);
}

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
