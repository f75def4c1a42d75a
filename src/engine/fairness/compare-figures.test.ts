import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFigures, moreThanMedian } from './compare-figures';
import { FAIRNESS_LINES, type FairnessLine, type Figure, type Figures } from './count-figures';

const NONE: Figure = { count: 0, fromPattern: 0, minutes: null, outOf: null };

function figures(
  changes: Partial<Record<FairnessLine, Partial<Figure>>> = {},
  { days = 365, hours = 1_700 } = {},
): Figures {
  const lines = FAIRNESS_LINES.map((line) => {
    const minutes = line === 'nights' || line === 'weekends' || line === 'holidays' ? 0 : null;
    return [line, { ...NONE, minutes, ...(line === 'wishes' && { outOf: 0 }), ...changes[line] }];
  });
  return { days, minutes: hours * 60, lines: Object.fromEntries(lines) };
}
const nights = (count: number, more = {}) => figures({ nights: { count } }, more);

const medianNights = (group: Figures[], fewest = 1) =>
  compareFigures(group, fewest).map(({ nights: { median } }) => median);

describe('beside the median', () => {
  it('J5 a figure per 100 rostered hours makes part-time and full-time alike', () => {
    const [full, part] = compareFigures(
      [nights(40, { hours: 1_600 }), nights(20, { hours: 800 }), nights(0, { hours: 0 })],
      1,
    );
    expect(full?.nights).toMatchObject({ per100Hours: 2.5, medianPer100Hours: 2.5 });
    expect(part?.nights).toMatchObject({ per100Hours: 2.5, medianPer100Hours: 2.5 });
    const [idle] = compareFigures([nights(0, { hours: 0 })], 1);
    expect(idle?.nights).toMatchObject({ per100Hours: null, medianPer100Hours: null });
    expect(full?.['refused-leave'].per100Hours).toBeNull();
  });

  it('J6 someone who joined later is compared for their own days', () => {
    const group = [nights(10), nights(12), nights(14), nights(4, { days: 73 })];
    expect(medianNights(group)).toEqual([13, 13, 13, 2.6]);
  });

  it('J6 someone who has been there for less than 28 days is not in the median', () => {
    const group = [nights(10), nights(10), nights(27, { days: 27 })];
    expect(medianNights(group)).toEqual([10, 10, 0.74]);
    expect(medianNights([nights(5, { days: 27 })])).toEqual([null]);
  });

  it('J6 more than the median is a price, and less is none', () => {
    expect(moreThanMedian({ count: 14, median: 11 })).toBe(3);
    expect(moreThanMedian({ count: 8, median: 11 })).toBe(0);
    expect(moreThanMedian({ count: 8, median: null })).toBe(0);
  });

  it('J7 is the one in the middle, or between the two in the middle', () => {
    expect(medianNights([nights(1), nights(9), nights(2)])).toEqual([2, 2, 2]);
    expect(medianNights([nights(1), nights(9), nights(2), nights(4)])[0]).toBe(3);
  });

  it('J7 of wishes is the percentage kept, of those who had any', () => {
    const wish = (count: number, outOf: number) => figures({ wishes: { count, outOf } });
    const [first] = compareFigures([wish(1, 2), wish(9, 10), wish(0, 0), wish(30, 40)], 1);
    expect(first?.wishes).toMatchObject({ median: 75, per100Hours: null });
  });

  it('J7 does not depend on the order, and lies between the smallest and the largest', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(80), { minLength: 1, maxLength: 30 }), (counts) => {
        const [median] = medianNights(counts.map((count) => nights(count)));
        const [turned] = medianNights(counts.toReversed().map((count) => nights(count)));
        expect(median).toBe(turned);
        expect(median).toBeGreaterThanOrEqual(Math.min(...counts));
        expect(median).toBeLessThanOrEqual(Math.max(...counts));
        const above = counts.filter((count) => count > (median ?? 0)).length;
        expect(above).toBeLessThanOrEqual(counts.length / 2);
      }),
    );
  });

  it('J8 is not told where fewer people count than asked for, line by line', () => {
    const four = [1, 2, 3, 4].map((count) => nights(count));
    expect(medianNights(four, 5)).toEqual([null, null, null, null]);
    expect(medianNights([...four, nights(9, { days: 5 })], 5)[0]).toBeNull();
    const [first] = compareFigures([...four, nights(5, { hours: 0 })], 5);
    expect(first?.nights).toMatchObject({ median: 3, medianPer100Hours: null });
    expect(first?.wishes.median).toBeNull();
  });
});
