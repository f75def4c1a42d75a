// How many people work each cell, and what one more would be worth.
import type { Model } from '../model';
import { OFF } from '../problem';

export interface Cover {
  add(row: Uint8Array, from?: number, to?: number): void;
  remove(row: Uint8Array, from?: number, to?: number): void;
  /** What one more person costs at this cell: less than 0 where someone is missing. */
  priceOfOneMore(cell: number): number;
  /** What all the needs together cost. */
  cost(): number;
}

export function createCover({ days, width, heads, under, over }: Model): Cover {
  const count = new Int32Array(days * width);
  const change = (row: Uint8Array, by: number, from = 0, to = days) => {
    for (let day = from; day < to; day += 1) count[day * width + row[day]] += by;
  };
  return {
    add: (row, from, to) => change(row, 1, from, to),
    remove: (row, from, to) => change(row, -1, from, to),
    priceOfOneMore: (cell) => {
      if (cell % width === OFF) return 0;
      return count[cell] < heads[cell] ? -under[cell] : over[cell];
    },
    cost: () => {
      let sum = 0;
      for (let cell = 0; cell < count.length; cell += 1) {
        const missing = heads[cell] - count[cell];
        if (cell % width !== OFF)
          sum += missing > 0 ? missing * under[cell] : -missing * over[cell];
      }
      return sum;
    },
  };
}
