// Threads for work that would hold up everyone else's calls, with a brake on their memory.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PROJECT_FOLDER } from './project-folder';

const MEMORY_MB = 256;
/** For the thread to count itself: the solver's memory lies outside the heap. */
export const MOST_BYTES = MEMORY_MB * 1024 * 1024;

/** The heap alone was too large. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

export function startThread(name: 'fill-worker' | 'design-worker', workerData: unknown): Worker {
  return new Worker(workerFile(name), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
}

/** Beside the bundle of the server. Tests and tools run the sources, and bundle the workers for themselves. */
function workerFile(name: string): string {
  const beside = join(dirname(fileURLToPath(import.meta.url)), `${name}.js`);
  return existsSync(beside) ? beside : join(PROJECT_FOLDER, '.cache/workers', `${name}.js`);
}
