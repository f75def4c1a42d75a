// The kinds of time, so that nobody mistakes a date, a clock reading and an instant for each other.

/** 'yyyy-MM-dd', a date in a calendar, in no zone. */
export type CalendarDate = string & { readonly kind: 'calendar-date' };
/** 'HH:mm', what a clock on the wall shows. */
export type WallTime = string & { readonly kind: 'wall-time' };
/** Milliseconds since 1970 UTC. */
export type Instant = number & { readonly kind: 'instant' };
/** A name of the IANA time zone database, spelt exactly as there. */
export type Zone = string & { readonly kind: 'zone' };
/** A duration. */
export type Minutes = number & { readonly kind: 'minutes' };

/** From the start up to the end, which is not included. */
export interface Interval {
  start: Instant;
  end: Instant;
}
