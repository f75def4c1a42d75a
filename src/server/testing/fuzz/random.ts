// Random choices that repeat with the same seed.
export interface Random {
  /** From 0 up to, but not including, the limit. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
  uuid(): string;
}

export function createRandom(...seeds: number[]): Random {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) + 0x7f4a7c15, 1);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick(list) {
      if (list.length === 0) throw new Error('There is nothing to pick from.');
      return list[below(list.length)] as (typeof list)[number];
    },
    uuid() {
      const digits = Array.from({ length: 32 }, () => below(16).toString(16));
      digits[12] = '4';
      digits[16] = '8';
      return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
