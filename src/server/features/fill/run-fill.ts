// One fill as a job: a thread of its own looks, while this tells the asker every second how far it is. It ends early
// when it is cancelled, when its asker signs out or its organisation is deleted, when it grows too large, and when the
// server stops.
import type { FastifyBaseLogger } from 'fastify';
import { LIMITS } from '#contract/limits';
import type { Instant } from '#engine/time/kinds';
import type { Growing, Proposal } from '#optimiser/roster/fill-roster';
import type { Database, TenantScope } from '../../db/database';
import { isOutOfMemory, MOST_BYTES, startThread } from '../../worker-thread';
import type { FillMessage, FillWork } from './fill-worker';
import { findFill, moveFill } from './fills.queries';
import { type LoadedFill, loadFill } from './load-fill';

interface FillParts {
  database: Database;
  clock: () => Instant;
  log: FastifyBaseLogger;
}

const BEAT_MS = 1_000;

export async function runFill(
  { database, clock, log }: FillParts,
  { orgId, fillId }: { orgId: string; fillId: string },
  stopped: AbortSignal,
  maxBytes = MOST_BYTES,
): Promise<void> {
  const within = <T>(work: (scope: TenantScope) => Promise<T>) =>
    database.transact({ orgId }, (db) => work({ db, orgId }));
  const begun = await within(async (scope) => {
    const isOurs = await moveFill(scope, fillId, { from: ['waiting'], status: 'running' });
    return isOurs ? findFill(scope, fillId) : undefined;
  });
  if (!begun) {
    // Nobody waits for it: its organisation is being deleted, or its asker signed out.
    const step = { from: ['waiting' as const], status: 'cancelled' as const };
    await within((scope) => moveFill(scope, fillId, step));
    return;
  }
  try {
    const { request } = begun;
    const loaded = await within((scope) => loadFill(scope, request, clock()));
    const { seconds, seed = 1 } = request;
    const mostShown = LIMITS.growingShifts;
    const work = { input: loaded.input, seconds, seed, maxBytes, mostShown };
    const startedAt = performance.now();
    const found = await fillInWorker(work, stopped, (open, growing) => {
      const elapsed = Math.round((performance.now() - startedAt) / 1000);
      const progress = { open, elapsed };
      const step = { from: ['running' as const], status: 'running' as const, progress, growing };
      return within((scope) => moveFill(scope, fillId, step));
    });
    await within((scope) => moveFill(scope, fillId, outcomeOf(found, loaded)));
  } catch (error) {
    log.warn({ err: error, orgId }, "a roster couldn't be filled");
    await within((scope) => moveFill(scope, fillId, { from: ['running'], status: 'failed' }));
  }
}

type Found = { proposal: Proposal } | 'too large' | 'cancelled' | 'interrupted';

function outcomeOf(found: Found, { fingerprint }: LoadedFill) {
  const from = ['running' as const];
  if (typeof found === 'object') return { from, status: 'done' as const, fingerprint, ...found };
  if (found !== 'too large') return { from, status: found };
  const progress = { open: null, elapsed: 0, problem: 'memory' as const };
  return { from, status: 'failed' as const, progress };
}

/** `beat` is false once nobody waits for an answer. It is told what has grown since the last one. */
function fillInWorker(
  work: FillWork,
  stopped: AbortSignal,
  beat: (open: number | null, growing: Growing | undefined) => Promise<boolean>,
): Promise<Found> {
  const worker = startThread('fill-worker', work);
  let open: number | null = null;
  let growing: Growing | undefined;
  return new Promise<Found>((resolve, reject) => {
    let isBeating = false;
    const heart = setInterval(async () => {
      if (isBeating) return;
      isBeating = true;
      // A beat that fails is no reason to throw the work away: the next one may reach the database.
      const shown = growing;
      growing = undefined;
      const isWanted = await beat(open, shown).catch(() => {
        growing ??= shown;
        return true;
      });
      if (!isWanted) end('cancelled');
      isBeating = false;
    }, BEAT_MS);
    const end = (found: Found) => {
      clearInterval(heart);
      stopped.removeEventListener('abort', stop);
      void worker.terminate();
      resolve(found);
    };
    const stop = () => end('interrupted');
    stopped.addEventListener('abort', stop);
    worker.on('message', (message: FillMessage) => {
      if ('proposal' in message) end(message);
      else if ('tooLarge' in message) end('too large');
      else if ('growing' in message) growing = message.growing;
      else open = message.open;
    });
    worker.on('error', (error) => {
      if (isOutOfMemory(error)) return end('too large');
      reject(error);
      return end('interrupted');
    });
    worker.on('exit', () => end('interrupted'));
    if (stopped.aborted) stop();
  });
}
