// The thread that fills one roster. It has no database and no clock but its budget: the job gives it everything.
import { parentPort, workerData } from 'node:worker_threads';
import type { FillInput } from '#optimiser/roster/fill-input';
import { fillRoster, type Growing, type Proposal } from '#optimiser/roster/fill-roster';
import { createMemoryLimit, TooLarge } from '../../memory-limit';

export interface FillWork {
  input: FillInput;
  seconds: number;
  seed: number;
  /** Of the whole thread, with what the solver takes outside the heap. */
  maxBytes: number;
  /** Of a roster that is shown while it grows. */
  mostShown: number;
}

export type FillMessage =
  | { open: number }
  | { growing: Growing }
  | { proposal: Proposal }
  | { tooLarge: true };

const { input, seconds, seed, maxBytes, mostShown } = workerData as FillWork;
const begun = performance.now();
const requireMemory = createMemoryLimit(maxBytes);
/** Looking at the best roster asks the rules about everyone, so it may take a tenth of the time at most. */
const GROWS_EVERY_MS = 1_500;
const SHARE = 10;
let look: (() => Growing) | undefined;
let showsAt = -Infinity;
const say = (message: FillMessage) => parentPort?.postMessage(message);

function budget(): number {
  const now = performance.now();
  requireMemory(now);
  if (look && now >= showsAt) show(look, now);
  return Math.min(1, (now - begun) / (seconds * 1000));
}

function show(grown: () => Growing, now: number): void {
  look = undefined;
  const { added, removed } = grown();
  say({ growing: { added: added.slice(0, mostShown), removed: removed.slice(0, mostShown) } });
  const took = performance.now() - now;
  showsAt = now + Math.max(GROWS_EVERY_MS, took * SHARE);
}

try {
  const onBetter = (open: number, grown: () => Growing) => {
    say({ open });
    look = grown;
  };
  say({ proposal: await fillRoster(input, { seed, budget, onBetter }) });
} catch (error) {
  if (!(error instanceof TooLarge)) throw error;
  say({ tooLarge: true });
}
