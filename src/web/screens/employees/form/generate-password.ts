import { PASSWORD_WORDS } from './password-words';

/** 'harbour-gecko-lantern-river': one chance in four thousand million, and still to be read out. */
export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(bytes, (byte) => PASSWORD_WORDS[byte]).join('-');
}
