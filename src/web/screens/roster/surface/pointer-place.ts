// What is under the pointer in the grid, where that is, and how fast it scrolls at an edge.
import { DAY_WIDTH, headerHeight, NAME_WIDTH, rowHeight } from './geometry';
import type { GridModel } from './grid-model';
import type { Place } from './key-moves';

const EDGE = 36;
const FASTEST = 20;

/** What of a grid tells where its cells are. */
interface Shown {
  host: HTMLElement;
  model(): GridModel;
}

/** The press that ends a motion met the picture of the grid. Its elements are there again by now. */
export function pressedBy({ target, clientX, clientY }: MouseEvent): EventTarget | null {
  const holdsCells = target instanceof Element && target.querySelector('.cell, .check') !== null;
  return holdsCells ? document.elementFromPoint(clientX, clientY) : target;
}

/** Undefined beside the cells. */
export function placeAt(surface: Shown, x: number, y: number): Place | undefined {
  const { host } = surface;
  const { left, top } = host.getBoundingClientRect();
  const insideX = x - left - host.clientLeft - NAME_WIDTH;
  const insideY = y - top - host.clientTop - headerHeight();
  if (insideX < 0 || insideY < 0) return undefined;
  if (insideX > host.clientWidth - NAME_WIDTH || insideY > host.clientHeight - headerHeight()) {
    return undefined;
  }
  const { zoom, days, rows } = surface.model();
  const day = Math.floor((insideX + host.scrollLeft) / DAY_WIDTH[zoom]);
  const row = Math.floor((insideY + host.scrollTop) / rowHeight());
  return day < days.length && row < rows.length ? { row, day } : undefined;
}

/** The cell under the pointer, or the nearest one in view. */
export function nearestPlace(surface: Shown, x: number, y: number): Place | undefined {
  const { host } = surface;
  const { left, top } = host.getBoundingClientRect();
  const [startX, startY] = [left + host.clientLeft, top + host.clientTop];
  const { zoom, days, rows } = surface.model();
  const right = Math.min(
    startX + host.clientWidth,
    startX + NAME_WIDTH + days.length * DAY_WIDTH[zoom] - host.scrollLeft,
  );
  const bottom = Math.min(
    startY + host.clientHeight,
    startY + headerHeight() + rows.length * rowHeight() - host.scrollTop,
  );
  return placeAt(
    surface,
    Math.max(startX + NAME_WIDTH, Math.min(x, right - 1)),
    Math.max(startY + headerHeight(), Math.min(y, bottom - 1)),
  );
}

/** Scrolls while the pointer is at an edge, faster the nearer it is. Returns whether it scrolled. */
export function scrollAtEdge(
  surface: Shown & { scrollBy(x: number, y: number): void },
  x: number,
  y: number,
): boolean {
  const { left, top, right, bottom } = surface.host.getBoundingClientRect();
  const byX = pull(x, left + NAME_WIDTH, right);
  const byY = pull(y, top + headerHeight(), bottom);
  if (byX === 0 && byY === 0) return false;
  surface.scrollBy(byX, byY);
  return true;
}

function pull(at: number, start: number, end: number): number {
  if (at < start + EDGE) return -Math.min(FASTEST, Math.ceil((start + EDGE - at) / 3));
  if (at > end - EDGE) return Math.min(FASTEST, Math.ceil((at - end + EDGE) / 3));
  return 0;
}
