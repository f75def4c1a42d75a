// The codes of an authenticator app: six digits that change every 30 seconds (RFC 6238).
import { Secret, TOTP } from 'otpauth';
import type { Instant } from '#engine/time/kinds';

const STEP_MS = 30_000;
const KEY_BYTES = 20;

export function newKey(): string {
  return new Secret({ size: KEY_BYTES }).base32;
}

/** The address that an authenticator app reads from the QR code. */
export function uriOf(key: string, email: string): string {
  return new TOTP({ issuer: 'Muster', label: email, secret: key }).toString();
}

/** The step that a code belongs to; undefined for a wrong code. Clocks may be one step apart. */
export function stepOf(key: string, code: string, now: Instant): number | undefined {
  const delta = new TOTP({ secret: key }).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / STEP_MS) + delta;
}
