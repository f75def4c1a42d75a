// The thread that fills one roster. It has no database and no clock but its budget: the job gives it everything.
import { parentPort, workerData } from 'node:worker_threads';
import type { FillInput } from '#optimiser/roster/fill-input';
import { fillRoster, type Proposal } from '#optimiser/roster/fill-roster';

export interface FillWork {
  input: FillInput;
  seconds: number;
  seed: number;
  /** Of the whole thread, with what the solver takes outside the heap. */
  maxBytes: number;
}

export type FillMessage = { open: number } | { proposal: Proposal } | { tooLarge: true };

const { input, seconds, seed, maxBytes } = workerData as FillWork;
const MEMORY_EVERY_MS = 100;
const begun = performance.now();
let lookedAt = -Infinity;
const say = (message: FillMessage) => parentPort?.postMessage(message);

/** The limits of a thread count its heap alone, and the solver's memory and the large arrays lie outside of it. */
function isTooLarge(now: number): boolean {
  if (now - lookedAt < MEMORY_EVERY_MS) return false;
  lookedAt = now;
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external > maxBytes;
}

function budget(): number {
  const now = performance.now();
  if (isTooLarge(now)) throw new TooLarge();
  return Math.min(1, (now - begun) / (seconds * 1000));
}

class TooLarge extends Error {}

try {
  const onBetter = (open: number) => say({ open });
  say({ proposal: await fillRoster(input, { seed, budget, onBetter }) });
} catch (error) {
  if (!(error instanceof TooLarge)) throw error;
  say({ tooLarge: true });
}
