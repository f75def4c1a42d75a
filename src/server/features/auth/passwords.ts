// Passwords: hashed with Argon2id, and refused when they are common.
import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from '#contract/common-passwords';
import { AppError } from '#contract/errors';
import { createTurns } from '../../turns';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const OPTIONS = { memoryCost: MEMORY_KIB, timeCost: PASSES, parallelism: 1 };
const CURRENT = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$`;
// Each hash takes 19 MiB and a core. Signing in and choosing a password take turns.
const OWN = createTurns({ perKey: 2, total: 2, waitMs: 20_000 });
// Passwords that someone else sets have their own line, and organisations take turns in it. An import of thousands
// would otherwise keep everyone from signing in.
const FOR_OTHERS = createTurns({ perKey: 1, total: 1, waitMs: 20_000 });

export function hashPassword(password: string): Promise<string> {
  return OWN.run('choose', () => hash(password, OPTIONS));
}

/** Hashes a password that an organisation gives to one of its people. */
export function hashGivenPassword(
  orgId: string,
  password: string,
  gone: AbortSignal,
): Promise<string> {
  return FOR_OTHERS.run(orgId, () => hash(password, OPTIONS), gone);
}

let hashOfNobody: Promise<string> | undefined;

/** Hashes for an unknown account too: a quicker answer would show that the account doesn't exist. */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  // Not in the line: a refusal there would be kept for good.
  hashOfNobody ??= hash(crypto.randomUUID(), OPTIONS);
  const against = stored ?? (await hashOfNobody);
  const matches = await OWN.run('sign in', () => verify(against, password));
  return matches && stored !== undefined;
}

export function needsRehash(stored: string): boolean {
  return !stored.startsWith(CURRENT);
}

/** The address is the first thing that anyone who knows the person would try. */
export function requireNotTheEmail(field: string, password: string, email: string): void {
  if (password.trim().toLowerCase() !== email.toLowerCase()) return;
  throw new AppError('invalid_input', {
    sentence: "The password can't be the email address. Choose another one.",
    fields: [{ field, message: "The password can't be the email address" }],
  });
}

export function requireUncommonPassword(field: string, password: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError('common_password', {
    fields: [{ field, message: 'This password is too common' }],
  });
}
