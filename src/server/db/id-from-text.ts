import { createHash } from 'node:crypto';

/** Always gives the same id for the same text, so that a repeat finds the first row. */
export function idFromText(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
