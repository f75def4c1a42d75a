// The time by the server's clock. A browser's clock may be hours off, and 'now' decides who is at work.
import type { Instant } from '#engine/time/kinds';

/** The Date header counts whole seconds and answers take time, so a smaller difference means nothing. */
const NOTICEABLE_MS = 3_000;

let ahead = 0;
const listeners = new Set<() => void>();

export function serverNow(): Instant {
  return (Date.now() + ahead) as Instant;
}

/** Called with every answer's Date header and the time of the request. */
export function noteServerTime(dateHeader: string | null, askedAt: number): void {
  const told = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (Number.isNaN(told)) return;
  const measured = told + 500 - (askedAt + Date.now()) / 2;
  const corrected = Math.abs(measured) < NOTICEABLE_MS ? 0 : measured;
  if (Math.abs(corrected - ahead) < NOTICEABLE_MS) return;
  ahead = corrected;
  for (const listener of listeners) listener();
}

/** Calls the listener when the browser's clock turns out to be off, or has been set. */
export function subscribeServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
