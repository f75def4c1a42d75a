// Which texts are time zones.
import { Temporal } from 'temporal-polyfill';
import type { Zone } from './kinds';

const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/**
 * Only names of the IANA database, spelt exactly: 'utc', '+10:00' and 'AET', which Intl takes, are
 * refused, because the same zone under two names would count as two.
 */
export function isZone(text: string): text is Zone {
  if (!NAME.test(text)) return false;
  try {
    // Temporal, unlike Intl, gives back an alias as itself: Asia/Kolkata stays, asia/kolkata does not.
    return new Temporal.ZonedDateTime(0n, text).timeZoneId === text;
  } catch {
    return false;
  }
}

export function parseZone(text: string): Zone | undefined {
  return isZone(text) ? text : undefined;
}
