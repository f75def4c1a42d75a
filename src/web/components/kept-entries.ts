// Entries of a signup, kept for people who come back to it in the same tab. Never the passwords.
import { z } from 'zod';
import { keptOrganization } from '../data/onboarding';

const text = z.string().catch('');
const Entries = z.object({
  organizationName: text,
  abn: text,
  employeeCountEstimate: text,
  adminName: text,
  adminEmail: text,
  worksHere: z.boolean().catch(false),
  acceptTerms: z.boolean().catch(false),
});
type Entries = z.infer<typeof Entries>;

/** Session storage could hold anything: unreadable entries are left empty. */
export function readEntries(kept: string | null): Entries {
  try {
    return Entries.parse(JSON.parse(kept ?? '{}'));
  } catch {
    return Entries.parse({});
  }
}

export function writeEntries(values: object): string {
  return JSON.stringify(Entries.parse(values));
}

const PLACE = 'muster-signup-entries';

export function findEntries(): Entries {
  return readEntries(sessionStorage.getItem(PLACE));
}

export function keepEntries(values: object): void {
  sessionStorage.setItem(PLACE, writeEntries(values));
}

/** After a signup, the next one in this tab starts empty. */
export function forgetSignup(): void {
  keptOrganization.forget();
  sessionStorage.removeItem(PLACE);
}
