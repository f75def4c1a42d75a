// Repeats a block of cells into a selection, as a spreadsheet does (E10).
export interface Spot {
  row: number;
  day: number;
}

/** Which cell of the pattern each cell of the area is a copy of. Cells of the area that get none are left out. */
export function repeatInto(
  pattern: readonly Spot[],
  area: readonly Spot[],
): { from: Spot; to: Spot }[] {
  const block = boundsOf(pattern);
  const corner = boundsOf(area);
  const known = new Map(pattern.map((spot) => [keyOf(spot), spot]));
  return area.flatMap((to) => {
    const row = block.row + ((to.row - corner.row) % block.rows);
    const day = block.day + ((to.day - corner.day) % block.days);
    const from = known.get(keyOf({ row, day }));
    return from && keyOf(from) !== keyOf(to) ? [{ from, to }] : [];
  });
}

function boundsOf(spots: readonly Spot[]) {
  let [top, left, bottom, right] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { row, day } of spots) {
    top = Math.min(top, row);
    left = Math.min(left, day);
    bottom = Math.max(bottom, row);
    right = Math.max(right, day);
  }
  return { row: top, day: left, rows: bottom - top + 1, days: right - left + 1 };
}

function keyOf({ row, day }: Spot): string {
  return `${row} ${day}`;
}
