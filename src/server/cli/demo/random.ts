// Random choices that are the same on every run, so that the demo can be tested and described.
export interface Random {
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  oneIn(count: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** The generator known as mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;

  function below(count: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  }

  return {
    below,
    oneIn: (count) => below(count) === 0,
    pick<T>(items: readonly T[]) {
      if (items.length === 0) throw new RangeError('Nothing to pick from');
      return items[below(items.length)] as T;
    },
    shuffle<T>(items: readonly T[]) {
      const left = [...items];
      return items.map(() => left.splice(below(left.length), 1)[0] as T);
    },
  };
}
