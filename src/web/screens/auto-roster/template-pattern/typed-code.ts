// Which code a key means.
import { type DraftCode, OFF } from '../template-draft/draft';

/** By the first letter; where several begin with it, the one that is only that letter. */
export function codeOfLetter(key: string, codes: readonly DraftCode[]): number | undefined {
  if (!/^[a-z]$/i.test(key)) return undefined;
  const letter = key.toUpperCase();
  const named = codes.map((code) => ({ key: code.key, name: code.code.toUpperCase() }));
  const found =
    named.find(({ name }) => name === letter) ?? named.find(({ name }) => name.startsWith(letter));
  return found?.key ?? (letter === 'O' ? OFF : undefined);
}

/** 1 is the first of the palette; 0 is off. */
export function codeOfDigit(key: string, codes: readonly DraftCode[]): number | undefined {
  if (key === '0') return OFF;
  return /^[1-9]$/.test(key) ? codes[Number(key) - 1]?.key : undefined;
}
