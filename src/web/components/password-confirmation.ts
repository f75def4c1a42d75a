// Forms ask for a new password twice, but the call takes it once:
// `PasswordChange.extend({ confirmPassword }).refine(passwordsMatch, mismatch)`.
import { z } from 'zod';

export const confirmPassword = z.string().min(1, 'Please confirm your password');

export function passwordsMatch(values: { newPassword: string; confirmPassword: string }): boolean {
  return values.newPassword === values.confirmPassword;
}

export const mismatch = { path: ['confirmPassword'], message: "Passwords don't match" };
