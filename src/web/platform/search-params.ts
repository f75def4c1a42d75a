// What the address of a page may hold. A check returns every key even when it refuses the value: the router keeps the
// old value of a key that a check leaves out.

/** The router reads ?search=0400 as a number. */
export function textParam(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The first page is left out of the address. */
export function pageParam(value: unknown): number | undefined {
  return Number.isInteger(value) && Number(value) > 1 ? Number(value) : undefined;
}

const JSON_TEXT = /^\s*(?:["[{]|(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)\s*$)/;
const NO_JSON = new SyntaxError('Plain text');

/**
 * Reads a value of an address for the router, which takes what can't be read for plain text. It asks about each text
 * in each link, and JSON.parse would make an error with its stack for every date.
 */
export function parseParam(text: string): unknown {
  if (!JSON_TEXT.test(text)) throw NO_JSON;
  return JSON.parse(text);
}
