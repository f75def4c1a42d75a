// Hashing of passwords with Argon2id, at most two at a time: each takes 19 MiB and a core.
import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from '../../in-turn';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const OPTIONS = { memoryCost: MEMORY_KIB, timeCost: PASSES, parallelism: 1 };
const CURRENT = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$`;
const inTurn = takeTurns(2);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

let someHash: Promise<string> | undefined;

/** For an unknown account, does the same work against a hash that nobody has the password of. */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  someHash ??= hashPassword(crypto.randomUUID());
  const against = stored ?? (await someHash);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== undefined;
}

export function needsRehash(stored: string): boolean {
  return !stored.startsWith(CURRENT);
}
