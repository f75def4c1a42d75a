// How much memory a thread may take, with what the solver has outside the heap.
const MEMORY_EVERY_MS = 100;

export class TooLarge extends Error {}

/**
 * To be called at every step: throws once the thread has more. The limits of a thread count its heap alone, and the
 * solver's memory and the large arrays lie outside of it.
 */
export function createMemoryLimit(maxBytes: number): (now: number) => void {
  let lookedAt = -Infinity;
  return (now) => {
    if (now - lookedAt < MEMORY_EVERY_MS) return;
    lookedAt = now;
    const { heapTotal, external } = process.memoryUsage();
    if (heapTotal + external > maxBytes) throw new TooLarge();
  };
}
