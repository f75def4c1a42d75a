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

/**
 * Reads a value of an address for the router, which takes what can't be read for plain text. It asks about each text
 * in each link, and a page has a hundred links with a date: reading one must not throw.
 */
export function parseParam(text: string): unknown {
  return JSON_TEXT.test(text) ? JSON.parse(text) : text;
}

/** A text that would be read as something else stands in quotes. */
export function writeParam(value: unknown): string {
  return typeof value === 'string' && !isRead(value) ? value : JSON.stringify(value);
}

function isRead(text: string): boolean {
  if (!JSON_TEXT.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
