// The thread that designs rotations for one request. It has no database and no clock but its budget.
import { parentPort, workerData } from 'node:worker_threads';
import { type Offer, offerRotations } from '#optimiser/rotation/offer-rotations';
import type { RotationProblem } from '#optimiser/rotation/rotation-problem';
import { createMemoryLimit, TooLarge } from '../../memory-limit';

export interface DesignWork {
  problem: RotationProblem;
  seconds: number;
  mostPeople: number;
  /** Of the whole thread, with what the solver takes outside the heap. */
  maxBytes: number;
}

export type DesignMessage = Offer | { outcome: 'too large' };

const { problem, seconds, mostPeople, maxBytes } = workerData as DesignWork;
const begun = performance.now();

const requireMemory = createMemoryLimit(maxBytes);
const say = (message: DesignMessage) => parentPort?.postMessage(message);

function budget(): number {
  const now = performance.now();
  requireMemory(now);
  return Math.min(1, (now - begun) / (seconds * 1000));
}

try {
  say(await offerRotations(problem, { seed: 1, seconds: seconds / 2, budget, mostPeople }));
} catch (error) {
  if (!(error instanceof TooLarge)) throw error;
  say({ outcome: 'too large' });
}
