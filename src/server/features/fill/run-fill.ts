// One fill as a job: a thread of its own looks, while this tells the asker every second how far it is. It ends early
// when it is cancelled, when its organisation is deleted, and when the server stops.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { Instant } from '#engine/time/kinds';
import type { Proposal } from '#optimiser/roster/fill-roster';
import type { Database, TenantScope } from '../../db/database';
import { PROJECT_FOLDER } from '../../project-folder';
import type { FillMessage, FillWork } from './fill-worker';
import { findFill, moveFill } from './fills.queries';
import { type LoadedFill, loadFill } from './load-fill';

interface FillParts {
  database: Database;
  clock: () => Instant;
  log: FastifyBaseLogger;
}

const BEAT_MS = 1_000;
const MEMORY_MB = 256;

export async function runFill(
  { database, clock, log }: FillParts,
  { orgId, fillId }: { orgId: string; fillId: string },
  stopped: AbortSignal,
): Promise<void> {
  const within = <T>(work: (scope: TenantScope) => Promise<T>) =>
    database.transact({ orgId }, (db) => work({ db, orgId }));
  const begun = await within(async (scope) => {
    const isOurs = await moveFill(scope, fillId, { from: ['waiting'], status: 'running' });
    return isOurs ? findFill(scope, fillId) : undefined;
  });
  if (!begun) return;
  try {
    const { request } = begun;
    const loaded = await within((scope) => loadFill(scope, request, clock()));
    const work = { input: loaded.input, seconds: request.seconds, seed: request.seed ?? 1 };
    const startedAt = performance.now();
    const proposal = await fillInWorker(work, stopped, (open) => {
      const elapsed = Math.round((performance.now() - startedAt) / 1000);
      const progress = { open, elapsed };
      const step = { from: ['running' as const], status: 'running' as const, progress };
      return within((scope) => moveFill(scope, fillId, step));
    });
    await within((scope) => moveFill(scope, fillId, outcomeOf(proposal, loaded)));
  } catch (error) {
    log.warn({ err: error, orgId }, "a roster couldn't be filled");
    await within((scope) => moveFill(scope, fillId, { from: ['running'], status: 'failed' }));
  }
}

function outcomeOf(proposal: Proposal | null, { fingerprint }: LoadedFill) {
  const from = ['running' as const];
  if (!proposal) return { from, status: 'interrupted' as const };
  return { from, status: 'done' as const, proposal, fingerprint };
}

/** Null when it ended before it had an answer. `beat` is false once nobody waits for one. */
function fillInWorker(
  work: FillWork,
  stopped: AbortSignal,
  beat: (open: number | null) => Promise<boolean>,
): Promise<Proposal | null> {
  const worker = new Worker(workerFile(), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let open: number | null = null;
  return new Promise<Proposal | null>((resolve, reject) => {
    let isBeating = false;
    const heart = setInterval(async () => {
      if (isBeating) return;
      isBeating = true;
      // A beat that fails is no reason to throw the work away: the next one may reach the database.
      if (!(await beat(open).catch(() => true))) end(null);
      isBeating = false;
    }, BEAT_MS);
    const end = (proposal: Proposal | null) => {
      clearInterval(heart);
      stopped.removeEventListener('abort', stop);
      void worker.terminate();
      resolve(proposal);
    };
    const stop = () => end(null);
    stopped.addEventListener('abort', stop);
    worker.on('message', (message: FillMessage) => {
      if ('proposal' in message) end(message.proposal);
      else open = message.open;
    });
    worker.on('error', (error) => {
      reject(error);
      end(null);
    });
    worker.on('exit', () => end(null));
    if (stopped.aborted) stop();
  });
}

/** Beside the bundle of the server. Tests and tools run the sources, and bundle the worker for themselves. */
function workerFile(): string {
  const beside = join(dirname(fileURLToPath(import.meta.url)), 'fill-worker.js');
  return existsSync(beside) ? beside : join(PROJECT_FOLDER, '.cache/fill-worker/fill-worker.js');
}
