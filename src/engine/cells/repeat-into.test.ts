import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatInto, type Spot } from './repeat-into';

function block(row: number, day: number, rows: number, days: number): Spot[] {
  return Array.from({ length: rows * days }, (_, at) => ({
    row: row + Math.floor(at / days),
    day: day + (at % days),
  }));
}

const spot = fc.record({ row: fc.nat({ max: 6 }), day: fc.nat({ max: 6 }) });
const size = fc.integer({ min: 1, max: 4 });
const anyBlock = fc
  .tuple(spot, size, size)
  .map(([{ row, day }, rows, days]) => block(row, day, rows, days));
const keyOf = ({ row, day }: Spot) => `${row} ${day}`;
const spots = fc.uniqueArray(spot, { minLength: 1, selector: keyOf });

describe('a copied block', () => {
  it('E10 of one cell fills the whole selection', () => {
    const pairs = repeatInto(block(0, 0, 1, 1), block(2, 3, 2, 3));
    expect(pairs.map(({ to }) => to)).toEqual(block(2, 3, 2, 3));
    expect(new Set(pairs.map(({ from }) => keyOf(from)))).toEqual(new Set(['0 0']));
  });

  it('E10 of two days repeats over five, and is cut off', () => {
    const pairs = repeatInto(block(1, 10, 1, 2), block(4, 20, 1, 5));
    expect(pairs.map(({ from }) => from.day)).toEqual([10, 11, 10, 11, 10]);
  });

  it('E10 with gaps keeps its gaps', () => {
    const pairs = repeatInto(
      [
        { row: 0, day: 0 },
        { row: 0, day: 2 },
      ],
      block(1, 0, 1, 6),
    );
    expect(pairs.map(({ to }) => to.day)).toEqual([0, 2, 3, 5]);
  });

  it('E10 gives each cell of the area at most one source, and never itself', () => {
    fc.assert(
      fc.property(spots, spots, (pattern, area) => {
        const pairs = repeatInto(pattern, area);
        const targets = pairs.map(({ to }) => keyOf(to));
        expect(new Set(targets).size).toBe(targets.length);
        for (const { from, to } of pairs) {
          expect(pattern).toContainEqual(from);
          expect(area).toContainEqual(to);
          expect(from).not.toEqual(to);
        }
      }),
    );
  });

  it('E10 without gaps fills every cell but those that are their own copy', () => {
    fc.assert(
      fc.property(anyBlock, anyBlock, (pattern, area) => {
        const [height, width] = [
          new Set(pattern.map(({ row }) => row)).size,
          new Set(pattern.map(({ day }) => day)).size,
        ];
        const pairs = repeatInto(pattern, area);
        const [corner = { row: 0, day: 0 }] = area;
        const [first = corner] = pattern;
        expect(pairs.length).toBeGreaterThanOrEqual(area.length - pattern.length);
        for (const { from, to } of pairs) {
          expect((to.row - corner.row) % height).toBe(from.row - first.row);
          expect((to.day - corner.day) % width).toBe(from.day - first.day);
        }
      }),
    );
  });
});
