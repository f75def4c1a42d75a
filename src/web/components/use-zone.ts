import { useUser } from '../data/session';

/** The organisation's time zone; the computer's own for somebody who belongs to none. */
export function useZone(): string {
  return useUser().org_timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
