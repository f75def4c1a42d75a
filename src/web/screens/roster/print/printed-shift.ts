// A shift on paper: the narrower its column, the less of it is printed.
import type { CellContent } from '#contract/api/roster-window';
import type { Span } from './print-span';

type CellShift = CellContent['shifts'][number];

export function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function linesOf(shift: CellShift, span: Span, siteName: string): string[] {
  const start = clockOf(shift.start);
  const end = clockOf(shift.end);
  if (span === 'week') return [`${start}–${end}`, siteName];
  if (span === 'fortnight') return [start, end];
  return shift.code ? [shift.code] : [start.slice(0, 2), end.slice(0, 2)];
}
