// Secrets that Muster must be able to read again, such as the key of an authenticator app: encrypted when the
// operator has set SECRET_KEY, and bound to their owner, so that a row can't be moved to another account.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface SecretBox {
  seal(secret: string, owner: string): string;
  /** Undefined when none of the keys opens it. */
  open(sealed: string, owner: string): string | undefined;
  /** Whether it should be sealed again: with the first key, or with any key at all. */
  isOutdated(sealed: string, owner: string): boolean;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PLAIN = 'plain:';
const SEALED = 'aes:';

export function createSecretBox(secretKeys: string[]): SecretBox {
  const keys = secretKeys.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, 'muster', 'authenticator apps', 32)),
  );
  const [first] = keys;
  return {
    seal(secret, owner) {
      if (!first) return PLAIN + secret;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, first, iv).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return SEALED + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed, owner) {
      if (sealed.startsWith(PLAIN)) return sealed.slice(PLAIN.length);
      for (const key of keys) {
        const secret = openWith(key, sealed, owner);
        if (secret !== undefined) return secret;
      }
      return undefined;
    },
    isOutdated(sealed, owner) {
      return first !== undefined && openWith(first, sealed, owner) === undefined;
    },
  };
}

function openWith(key: Buffer, sealed: string, owner: string): string | undefined {
  if (!sealed.startsWith(SEALED)) return undefined;
  const bytes = Buffer.from(sealed.slice(SEALED.length), 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
