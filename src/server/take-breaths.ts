import { setImmediate } from 'node:timers/promises';

const WORK_MS = 5;

/** To be awaited within long work on this thread: every few milliseconds, whoever else waits for the server has a turn. */
export function takeBreaths(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
