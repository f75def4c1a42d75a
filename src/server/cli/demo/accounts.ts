// The accounts that the demo prints, and their password.
import type { DemoPerson } from './demo-organization';
import { ADMIN, EMPLOYEE, MANAGER, NEWCOMER, OWNER } from './wattle-staff';

export const DEMO_PASSWORD = 'golden-wattle-in-bloom';

export const SUPER_ADMIN = { name: 'Robin Fairweather', email: 'robin.fairweather@muster.example' };

export const PRINTED_EMAILS: string[] = [
  ...[OWNER, ADMIN, MANAGER, EMPLOYEE, NEWCOMER].map(({ email }) => email),
  SUPER_ADMIN.email,
];

export function hasTemporaryPassword({ email }: DemoPerson): boolean {
  return email === NEWCOMER.email;
}
