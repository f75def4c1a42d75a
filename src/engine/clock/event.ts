// What the clock knows: events that are only ever added, and the rules that were in force when they happened.
import type { Instant, Interval, Zone } from '../time/kinds';

/** A void takes back another event and puts nothing in its place. */
export const CLOCK_KINDS = ['in', 'out', 'break-start', 'break-end', 'void'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** What someone says of their break when they recorded none. */
export const BREAK_ANSWERS = ['taken', 'not-taken', 'not-offered'] as const;
export type BreakAnswer = (typeof BREAK_ANSWERS)[number];

/** What is odd about one event. Future and old events are held back until a manager enters them anew. */
export const EVENT_FLAGS = ['skew', 'jumped', 'future', 'old', 'outside'] as const;
export type EventFlag = (typeof EVENT_FLAGS)[number];

export interface ClockEvent {
  id: string;
  kind: ClockKind;
  /** The true time, as far as we know it. */
  at: Instant;
  siteId: string | null;
  /** The clock of the site. */
  zone: Zone;
  /** The person or a manager wrote the time down later, instead of a device at that moment. */
  stated: boolean;
  breakAnswer: BreakAnswer | null;
  flags: readonly EventFlag[];
  /** The event that this one replaces. */
  voids: string | null;
}

/** A published shift of the same person. */
export interface RosteredShift extends Interval {
  id: string;
  siteId: string;
  role: string | null;
}

/** In force from their instant until the next ones. */
export interface ClockRules {
  validFrom: Instant;
  /** A longer period has no end that anyone believes. */
  longestHours: number;
  /** Whether coming early counts from the roster's start. */
  earlyIn: 'as-clocked' | 'roster';
  /** The break is asked after so long without one. */
  askBreakAfterMinutes: number;
  /** How long a break was that someone says they took. */
  usualBreakMinutes: number;
}

export const DEFAULT_RULES: ClockRules = {
  validFrom: 0 as Instant,
  longestHours: 14,
  earlyIn: 'as-clocked',
  askBreakAfterMinutes: 300,
  usualBreakMinutes: 30,
};
