// The thread that designs rotations for one request. It has no database and no clock but its budget.
import { parentPort, workerData } from 'node:worker_threads';
import { type Offer, offerRotations } from '#optimiser/rotation/offer-rotations';
import type { RotationProblem } from '#optimiser/rotation/rotation-problem';

export interface DesignWork {
  problem: RotationProblem;
  seconds: number;
  mostPeople: number;
}

const { problem, seconds, mostPeople } = workerData as DesignWork;
const begun = performance.now();

const offer: Offer = await offerRotations(problem, {
  seed: 1,
  seconds: seconds / 2,
  budget: () => Math.min(1, (performance.now() - begun) / (seconds * 1000)),
  mostPeople,
});
parentPort?.postMessage(offer);
