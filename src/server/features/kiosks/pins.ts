// PINs at a kiosk: salted and hashed, and cheaper than passwords. Six digits are guessed in no time by whoever holds the
// database, at any price; what protects a PIN is that a kiosk takes five tries.
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../../turns';

const OPTIONS = { memoryCost: 4_096, timeCost: 1, parallelism: 1 };
const LINE = createTurns({ perKey: 2, total: 2, waitMs: 20_000 });

let hashOfNobody: Promise<string> | undefined;

export function hashPin(pin: string): Promise<string> {
  return LINE.run('pin', () => hash(pin, OPTIONS));
}

/** Hashes for an unknown person too: a quicker answer would show that nobody has that number. */
export async function pinMatches(stored: string | undefined, pin: string): Promise<boolean> {
  hashOfNobody ??= hash(crypto.randomUUID(), OPTIONS);
  const against = stored ?? (await hashOfNobody);
  const matches = await LINE.run('pin', () => verify(against, pin));
  return matches && stored !== undefined;
}
