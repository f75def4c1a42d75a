// What time it is by the server's clock: a browser's clock may be hours off, and 'now' decides who is at work.
import type { Instant } from '#engine/time/kinds';

/** The Date header counts whole seconds and the answer takes its time: less than this says nothing. */
const NOTICEABLE_MS = 3_000;

let ahead = 0;
const listeners = new Set<() => void>();

export function serverNow(): Instant {
  return (Date.now() + ahead) as Instant;
}

/** Fed with every answer of the server: its Date header, and when it was asked. */
export function noteServerTime(dateHeader: string | null, askedAt: number): void {
  const told = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (Number.isNaN(told)) return;
  const measured = told + 500 - (askedAt + Date.now()) / 2;
  const corrected = Math.abs(measured) < NOTICEABLE_MS ? 0 : measured;
  if (Math.abs(corrected - ahead) < NOTICEABLE_MS) return;
  ahead = corrected;
  for (const listener of listeners) listener();
}

/** Told when the clock of the browser turns out to be off, or to have been set. */
export function subscribeServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
