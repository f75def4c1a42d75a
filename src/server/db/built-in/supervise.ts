import { setTimeout as delay } from 'node:timers/promises';
import { errorText } from './errors';
import type { Session } from './session';

interface Supervised {
  open: (stopping: AbortSignal) => Promise<Session>;
  close: (session: Session) => Promise<void>;
  revives: boolean;
  log: (sentence: string) => void;
  onExit: (sentence: string) => void;
}

const pausesMs = [0, 200, 500, 1000, 2000, 5000];
const steadyAfterMs = 30_000;

/**
 * Keeps a session open until the returned function is called: when PostgreSQL or only the
 * connection dies, a new one is opened, which starts PostgreSQL where it is down. A PostgreSQL that
 * dies again and again is started at growing intervals.
 */
export async function supervise(supervised: Supervised): Promise<() => Promise<void>> {
  const { open, close, log } = supervised;
  const stopping = new AbortController();
  const { signal } = stopping;
  let session: Session | undefined;
  let reviving: Promise<void> = Promise.resolve();
  let attempt = 0;

  async function revive(): Promise<void> {
    while (!signal.aborted) {
      const pause = pausesMs[Math.min(attempt, pausesMs.length - 1)];
      attempt += 1;
      await delay(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        watch(await open(signal));
        log('PostgreSQL is back.');
        return;
      } catch (error) {
        log(`PostgreSQL cannot be brought back yet: ${errorText(error)}`);
      }
    }
  }

  function watch(opened: Session): void {
    session = opened;
    const since = Date.now();
    opened.ended.then(() => {
      if (signal.aborted) return;
      session = undefined;
      if (Date.now() - since > steadyAfterMs) attempt = 0;
      const lost = 'PostgreSQL stopped or closed the connection unexpectedly';
      const sentence = supervised.revives ? `${lost}; bringing it back.` : `${lost}.`;
      log(sentence);
      supervised.onExit(sentence);
      if (supervised.revives) reviving = revive();
    });
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await reviving;
    if (session) await close(session);
  }

  watch(await open(signal));
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= stop();
    return stopped;
  };
}
