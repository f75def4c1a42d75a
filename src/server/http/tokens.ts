// Tokens that a browser or a link holds: random, and stored only as a hash.
import { hash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Null when the text can't be a token. */
export function tokenHashOf(text: string | undefined): Buffer | null {
  return text && TOKEN.test(text) ? hashToken(text) : null;
}

/** On https, the __Host- prefix binds the cookie to this host. */
export function cookieFor(name: string, publicUrl: URL) {
  const secure = publicUrl.protocol === 'https:';
  return {
    cookieName: secure ? `__Host-${name}` : name,
    cookieOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  } as const;
}
