// The thread that fills one roster. It has no database and no clock but its budget: the job gives it everything.
import { parentPort, workerData } from 'node:worker_threads';
import type { FillInput } from '#optimiser/roster/fill-input';
import { fillRoster, type Proposal } from '#optimiser/roster/fill-roster';

export interface FillWork {
  input: FillInput;
  seconds: number;
  seed: number;
}

export type FillMessage = { open: number } | { proposal: Proposal };

const { input, seconds, seed } = workerData as FillWork;
const begun = performance.now();
const say = (message: FillMessage) => parentPort?.postMessage(message);

const proposal = await fillRoster(input, {
  seed,
  budget: () => Math.min(1, (performance.now() - begun) / (seconds * 1000)),
  onBetter: (open) => say({ open }),
});
say({ proposal });
