// S14 and S15: the true time of an event that a device captured, and what is odd about it.
import { MINUTE_MS } from '../time/instants';
import type { Instant } from '../time/kinds';
import type { EventFlag } from './event';

export interface CapturedEvent {
  /** By the device's clock. */
  capturedAt: Instant;
  /** By the device's clock when it sent the event. */
  sentAt: Instant;
  /** Milliseconds between the two that the device measured without its clock; null when it was restarted since. */
  ageMs: number | null;
}

export interface ReceivedEvent {
  at: Instant;
  /** How far the device's clock is behind; negative when it is fast. */
  offsetMs: number;
  flags: EventFlag[];
}

const TOLERATED_MS = 2 * MINUTE_MS;
const OLDEST_MS = 7 * 24 * 60 * MINUTE_MS;

export function receiveEvent(
  { capturedAt, sentAt, ageMs }: CapturedEvent,
  receivedAt: Instant,
): ReceivedEvent {
  const offsetMs = receivedAt - sentAt;
  const jumped = ageMs !== null && Math.abs(sentAt - capturedAt - ageMs) > TOLERATED_MS;
  const at = (jumped ? receivedAt - ageMs : capturedAt + offsetMs) as Instant;
  const flags: EventFlag[] = [];
  if (Math.abs(offsetMs) > TOLERATED_MS) flags.push('skew');
  if (jumped) flags.push('jumped');
  if (at > receivedAt + TOLERATED_MS) flags.push('future');
  if (at < receivedAt - OLDEST_MS) flags.push('old');
  return { at, offsetMs, flags };
}
