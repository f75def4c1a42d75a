// The time zones on offer. T28 says where any other real zone is accepted.
import type { Zone } from './kinds';
import { isZone } from './zones';

function zones(...names: string[]): readonly Zone[] {
  return names as Zone[];
}

/** UTC and 28 named zones. */
export const SERVER_ZONES = zones(
  'UTC',
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Hobart',
  'Australia/Broken_Hill',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Toronto',
  'America/Vancouver',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Rome',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Kolkata',
  'Asia/Dubai',
);

/**
 * The wizard's sixteen zones. The specification says sixteen but lists seventeen, with five North American zones
 * beside Toronto and Vancouver. We keep the number and every city it names, and so four zones of the United States.
 * Phoenix is on the server's list, which the wizard offers too.
 */
export const WIZARD_ZONES = zones(
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Vancouver',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Rome',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Australia/Sydney',
  'Australia/Melbourne',
);

/** Accepts the server's list and real zones of the form Area/City; 'EST' and 'Foo/Bar' are neither. */
export function isListedOrAreaCity(text: string): text is Zone {
  return SERVER_ZONES.includes(text as Zone) || (text.includes('/') && isZone(text));
}
