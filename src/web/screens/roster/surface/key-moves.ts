// The cell that an arrow key, Home, End or Page key leads to.
export interface Place {
  row: number;
  day: number;
}

interface Bounds {
  rows: number;
  days: number;
  /** The days of the year that the cell is in. */
  year: { first: number; end: number };
  /** The rows of a screen. */
  page: number;
}

type Key = { key: string; ctrl: boolean };

export function placeAfter({ key, ctrl }: Key, from: Place, bounds: Bounds): Place | undefined {
  const { row, day } = from;
  const lastRow = bounds.rows - 1;
  const lastDay = bounds.days - 1;
  switch (key) {
    case 'ArrowLeft':
      return { row, day: Math.max(0, day - 1) };
    case 'ArrowRight':
      return { row, day: Math.min(lastDay, day + 1) };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), day };
    case 'ArrowDown':
      return { row: Math.min(lastRow, row + 1), day };
    case 'PageUp':
      return { row: Math.max(0, row - bounds.page), day };
    case 'PageDown':
      return { row: Math.min(lastRow, row + bounds.page), day };
    case 'Home':
      return { row: ctrl ? 0 : row, day: bounds.year.first };
    case 'End':
      return { row: ctrl ? lastRow : row, day: bounds.year.end - 1 };
    default:
      return undefined;
  }
}
