// Threads for work that would hold up everyone else's calls, with a brake on their memory.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { PROJECT_FOLDER } from './project-folder';

const MEMORY_MB = 256;
/** For the thread to count itself: the solver's memory lies outside the heap. */
export const MOST_BYTES = MEMORY_MB * 1024 * 1024;

/** The heap alone was too large. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/**
 * How much of a function of WebAssembly runs before Node compiles it a second time, better. With the default of 1.8
 * million, so much of the optimiser's solver is compiled at once that it takes longer than most rotations.
 */
const COMPILE_AFTER = 100_000_000;

export function startThread(name: 'fill-worker' | 'design-worker', workerData: unknown): Worker {
  compileSolverLate();
  return new Worker(workerFile(name), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
}

/** Holds for the whole process, for what is loaded from now on. */
export function compileSolverLate(): void {
  setFlagsFromString(`--wasm-tiering-budget=${COMPILE_AFTER}`);
}

/** Beside the bundle of the server. Tests and tools run the sources, and bundle the workers for themselves. */
function workerFile(name: string): string {
  const beside = join(dirname(fileURLToPath(import.meta.url)), `${name}.js`);
  return existsSync(beside) ? beside : join(PROJECT_FOLDER, '.cache/workers', `${name}.js`);
}
