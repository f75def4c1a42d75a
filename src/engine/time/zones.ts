// Decides which texts are time zones.
import { Temporal } from 'temporal-polyfill';
import type { Zone } from './kinds';

const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/**
 * Accepts only names of the IANA database, spelt exactly. Intl also takes 'utc', '+10:00' and 'AET', but the same zone
 * under two names would count as two.
 */
export function isZone(text: string): text is Zone {
  if (!NAME.test(text)) return false;
  try {
    // Temporal, unlike Intl, keeps an alias as it is: Asia/Kolkata stays the same, asia/kolkata doesn't.
    return new Temporal.ZonedDateTime(0n, text).timeZoneId === text;
  } catch {
    return false;
  }
}

export function parseZone(text: string): Zone | undefined {
  return isZone(text) ? text : undefined;
}
